import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { READING_NAME } from '../../database/reading-connection.js';

/** A connection of the API that was asked within this time serves somebody who is waiting now. */
const RECENTLY = '250 ms';
/** The relay asks for each queue of the outbox by a connection of its own; nobody waits for it. */
const RELAY = '%FROM outbox%';
/** Many people share the connection of short reads: they are at work when it is hardly ever idle, … */
const HARDLY_IDLE = '25 ms';
/** … now and so much later: a page that asks how the import is getting on is not many people, … */
const LATER_MS = 30;
/** … and is not looked at twice for so long. */
const REFUTED_MS = 1_000;
/** One person at a time is served well during an import. */
const MANY = 3;
/** How long an import rests, by how long it has worked since it last did. */
const REST_SHARE = 3;
const LONGEST_REST_MS = 2_000;
/** Batches are then so much smaller: nobody's answer waits for a whole one. */
const SMALLER = 4;

/** Lets people go first: while several of them are being answered, an import writes smaller batches and rests between them. */
export class Pace {
  private since = performance.now();
  private isShared = false;
  private refutedUntil = 0;

  constructor(private readonly db: pg.Client) {}

  /** The rows of the next batch, of which so many are written together when few people are at work. */
  rowsOf(most: number): number {
    return this.isShared ? most / SMALLER : most;
  }

  /** Resolves at once while few people are at work. @returns for how many milliseconds it rested */
  async giveWay(): Promise<number> {
    const worked = performance.now() - this.since;
    this.isShared = await this.areManyAtWork();
    const rest = this.isShared ? Math.min(worked * REST_SHARE, LONGEST_REST_MS) : 0;
    if (rest > 0) await sleep(rest);
    this.since = performance.now();
    return rest;
  }

  private async areManyAtWork(): Promise<boolean> {
    const { many, reading } = await this.atWork();
    if (many || !reading || performance.now() < this.refutedUntil) return many;
    await sleep(LATER_MS);
    const later = await this.atWork();
    if (later.many || later.reading) return true;
    this.refutedUntil = performance.now() + REFUTED_MS;
    return false;
  }

  private async atWork(): Promise<{ many: boolean; reading: boolean }> {
    const askedWithin = (time: string) =>
      `(state = 'active' OR query_start > clock_timestamp() - interval '${time}')`;
    const { rows } = await this.db.query<{ many: boolean; reading: boolean }>(
      `SELECT count(*) FILTER (WHERE application_name = 'prorata-api' AND query NOT LIKE '${RELAY}' AND ${askedWithin(RECENTLY)}) >= ${MANY} AS many,
              count(*) FILTER (WHERE application_name = '${READING_NAME}' AND ${askedWithin(HARDLY_IDLE)}) > 0 AS reading
       FROM pg_stat_activity WHERE datname = current_database()`,
    );
    return rows[0]!;
  }
}
