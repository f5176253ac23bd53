import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { READING_NAME } from '../../database/reading-connection.js';

/** An API connection that ran a query within this time counts as serving a request. */
const RECENTLY = '250 ms';
/** The relay polls the outbox for each queue on a connection of its own; no request waits for it. */
const RELAY = '%FROM outbox%';
/** The API's short reads share one connection. The server is busy when that connection is hardly ever idle, … */
const HARDLY_IDLE = '25 ms';
/** … now and this much later: a page that polls the import's progress does not count as busy, … */
const LATER_MS = 30;
/** … and is not checked again for this long. */
const IDLE_MS = 1_000;
/** From this many concurrent requests on, an import slows down; a single request is fast enough during one. */
const BUSY_CONNECTIONS = 3;
/** An import pauses for this multiple of the time it worked since its last pause. */
const PAUSE_FACTOR = 3;
const LONGEST_PAUSE_MS = 2_000;
/** The divisor of the batch size while the server is busy, so that no request waits for a whole batch. */
const BATCH_DIVISOR = 4;

/** Gives requests priority: while the server is busy, an import writes smaller batches and pauses between them. */
export class Pace {
  private since = performance.now();
  private isBusy = false;
  private idleUntil = 0;

  constructor(private readonly db: pg.Client) {}

  /** The rows of the next batch. @param most the rows of a batch while the server is not busy */
  rowsOf(most: number): number {
    return this.isBusy ? most / BATCH_DIVISOR : most;
  }

  /** Resolves at once while the server is not busy. @returns the pause in milliseconds */
  async giveWay(): Promise<number> {
    const worked = performance.now() - this.since;
    this.isBusy = await this.isServerBusy();
    const pause = this.isBusy ? Math.min(worked * PAUSE_FACTOR, LONGEST_PAUSE_MS) : 0;
    if (pause > 0) await sleep(pause);
    this.since = performance.now();
    return pause;
  }

  private async isServerBusy(): Promise<boolean> {
    const { busy, reads } = await this.apiActivity();
    if (busy || !reads || performance.now() < this.idleUntil) return busy;
    await sleep(LATER_MS);
    const later = await this.apiActivity();
    if (later.busy || later.reads) return true;
    this.idleUntil = performance.now() + IDLE_MS;
    return false;
  }

  private async apiActivity(): Promise<{ busy: boolean; reads: boolean }> {
    const ranWithin = (time: string) =>
      `(state = 'active' OR query_start > clock_timestamp() - interval '${time}')`;
    const { rows } = await this.db.query<{ busy: boolean; reads: boolean }>(
      `SELECT count(*) FILTER (WHERE application_name = 'prorata-api' AND query NOT LIKE '${RELAY}' AND ${ranWithin(RECENTLY)}) >= ${BUSY_CONNECTIONS} AS busy,
              count(*) FILTER (WHERE application_name = '${READING_NAME}' AND ${ranWithin(HARDLY_IDLE)}) > 0 AS reads
       FROM pg_stat_activity WHERE datname = current_database()`,
    );
    return rows[0]!;
  }
}
