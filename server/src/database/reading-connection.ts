import type pg from 'pg';
import { type Patience, PoolClient } from './pool-client.js';

/** How long a statement may take. */
const STATEMENT_LIMIT_MS = 1_000;
/** A read that waits from one look to the next after that ends the connection: the pool is asked, with its own limits. */
const LOOK_MS = 500;
/** Something slow is in front: nobody else gets in line behind it. */
const BEHIND_MS = 50;
/** Until a connection that was lost, or could not be made, is tried again. */
const PAUSE_MS = 1_000;
/** By which the database knows it. */
export const READING_NAME = 'prorata-reading';

/**
 * A connection that many callers share for reads that are short and frequent: they are sent without waiting for the answers
 * of those before (pipelining), which spares a third of the database's work and a sixth of the process's (docs/performance.md).
 *
 * It is help, never a need: while it is not there, is behind or fails, the pool is asked, and what the pool says counts. A
 * read changes nothing, so it may be asked twice.
 */
export class ReadingConnection {
  private client: PoolClient | undefined;
  private isOpening = false;
  private isClosed = false;
  private nextTry = 0;
  private sent = 0;
  private answered = 0;
  private lastHeard = 0;
  private watching: NodeJS.Timeout | undefined;

  /** @param config of the data source's own connections */
  constructor(private readonly config: pg.ClientConfig & Patience) {}

  /** The answer to a read; undefined when the pool must be asked. */
  async query<Row extends object>(read: pg.QueryConfig): Promise<pg.QueryResult<Row> | undefined> {
    if (!this.client) this.open();
    const now = performance.now();
    const isIdle = this.sent === this.answered;
    if (!this.client || (!isIdle && now - this.lastHeard > BEHIND_MS)) return undefined;
    if (isIdle) this.lastHeard = now;
    this.sent += 1;
    this.watching ??= this.watch();
    try {
      return await this.client.query<Row>(read);
    } catch {
      return undefined;
    } finally {
      this.answered += 1;
      this.lastHeard = performance.now();
    }
  }

  /** Ends the connection once its reads are answered; none is made any more. */
  async close(): Promise<void> {
    this.isClosed = true;
    await this.client?.end();
  }

  /** Answers come in the order of the reads, so one count tells of all. A timer for each read would cost a tenth of a call. */
  private watch(): NodeJS.Timeout {
    const sentBefore = this.sent;
    return setTimeout(() => {
      if (this.answered < sentBefore) this.client?.breakOff();
      this.watching = this.answered < this.sent ? this.watch() : undefined;
    }, LOOK_MS);
  }

  /** Nobody waits for it. */
  private open(): void {
    if (this.isClosed || this.isOpening || performance.now() < this.nextTry) return;
    this.isOpening = true;
    const client = new PoolClient({
      ...this.config,
      pipeline: true,
      application_name: READING_NAME,
      statement_timeout: STATEMENT_LIMIT_MS,
      silenceLimitMillis: undefined,
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
