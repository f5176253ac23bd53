import type pg from 'pg';
import { type SilenceLimit, PoolClient } from './pool-client.js';

/** Statement timeout of these reads. */
const STATEMENT_LIMIT_MS = 1_000;
/**
 * How often the connection is checked. A read still unanswered at the next check closes it, and the pool is asked
 * instead, with its own timeouts.
 */
const LOOK_MS = 500;
/** When nothing was received for this long, a slow read is ahead and further ones go to the pool. */
const BEHIND_MS = 50;
/** Time until a lost or failed connection is opened again. */
const PAUSE_MS = 1_000;
/** The connection's application_name in the database. */
export const READING_NAME = 'prorata-reading';

/**
 * A connection that many callers share for short, frequent reads. They are pipelined, which saves a third of the
 * database's work and a sixth of the process's (docs/decisions/0006-pipelined-reading-connection.md).
 *
 * It is an optimisation only: while it is unavailable, busy or failing, the pool is asked instead. Reads change nothing,
 * so asking twice is harmless.
 */
export class ReadingConnection {
  private client: PoolClient | undefined;
  private isOpening = false;
  private isClosed = false;
  private nextTry = 0;
  private sent = 0;
  private answered = 0;
  private lastResponse = 0;
  private watching: NodeJS.Timeout | undefined;

  /** @param config of the data source's own connections */
  constructor(private readonly config: pg.ClientConfig & SilenceLimit) {}

  /** The result of a read; undefined when the pool must be asked. */
  async query<Row extends object>(read: pg.QueryConfig): Promise<pg.QueryResult<Row> | undefined> {
    if (!this.client) this.open();
    const now = performance.now();
    const isIdle = this.sent === this.answered;
    if (!this.client || (!isIdle && now - this.lastResponse > BEHIND_MS)) return undefined;
    if (isIdle) this.lastResponse = now;
    this.sent += 1;
    this.watching ??= this.watch();
    try {
      return await this.client.query<Row>(read);
    } catch {
      return undefined;
    } finally {
      this.answered += 1;
      this.lastResponse = performance.now();
    }
  }

  /** Ends the connection once its reads are answered, and opens no other. */
  async close(): Promise<void> {
    this.isClosed = true;
    await this.client?.end();
  }

  /**
   * Results arrive in the order of the reads, so one counter covers all of them. A timer for each read would cost a tenth
   * of a call.
   */
  private watch(): NodeJS.Timeout {
    const sentBefore = this.sent;
    return setTimeout(() => {
      if (this.answered < sentBefore) this.client?.breakOff();
      this.watching = this.answered < this.sent ? this.watch() : undefined;
    }, LOOK_MS);
  }

  /** Opens the connection in the background; nobody waits for it. */
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
