import type pg from 'pg';
import { PoolClient } from './pool-client.js';

/** How long a read waits here; its server gives it up then as well. The pool is asked after that, with its own limits. */
const READ_LIMIT_MS = 1_000;
/** Something slow is in front: nobody else gets in line behind it. */
const BEHIND_MS = 50;
/** Until a connection that was lost, or could not be made, is tried again. */
const PAUSE_MS = 1_000;
/** By which the database knows it. */
export const READING_NAME = 'prorata-reading';

/**
 * A connection that many callers share for reads that are short and frequent: they are sent without waiting for the answers
 * of those before (pipelining), which costs the process and the database half of what a connection for each does.
 *
 * It is help, never a need: while it is not there, is behind or fails, the pool is asked, and what the pool says counts. A
 * read changes nothing, so it may be asked twice.
 */
export class ReadingConnection {
  private client: PoolClient | undefined;
  private isOpening = false;
  private isClosed = false;
  private nextTry = 0;
  private waiting = 0;
  private lastHeard = 0;

  /** @param config of the data source's own connections */
  constructor(private readonly config: pg.ClientConfig) {}

  /** The answer to a read; undefined when the pool must be asked. */
  async query<Row extends object>(read: pg.QueryConfig): Promise<pg.QueryResult<Row> | undefined> {
    if (!this.client) this.open();
    const now = performance.now();
    if (!this.client || (this.waiting > 0 && now - this.lastHeard > BEHIND_MS)) return undefined;
    if (this.waiting === 0) this.lastHeard = now;
    this.waiting += 1;
    try {
      return await this.client.query<Row>(read);
    } catch {
      return undefined;
    } finally {
      this.waiting -= 1;
      this.lastHeard = performance.now();
    }
  }

  /** Ends the connection once its reads are answered; none is made any more. */
  async close(): Promise<void> {
    this.isClosed = true;
    await this.client?.end();
  }

  /** Nobody waits for it. */
  private open(): void {
    if (this.isClosed || this.isOpening || performance.now() < this.nextTry) return;
    this.isOpening = true;
    const client = new PoolClient({
      ...this.config,
      pipeline: true,
      application_name: READING_NAME,
      query_timeout: READ_LIMIT_MS,
      statement_timeout: READ_LIMIT_MS,
    });
    const lost = () => {
      if (this.client === client) this.client = undefined;
      this.nextTry = performance.now() + PAUSE_MS;
    };
    client.once('end', lost).once('error', lost);
    client
      .connect()
      .then(
        () => (this.isClosed ? client.end() : void (this.client = client)),
        () => lost(),
      )
      .catch(() => undefined)
      .finally(() => (this.isOpening = false));
  }
}
