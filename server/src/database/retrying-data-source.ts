import { Logger } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { DataSource, type DataSourceOptions, EntityManager, type QueryRunner } from 'typeorm';
import type { IsolationLevel } from 'typeorm/driver/types/IsolationLevel.js';
import { ReadingConnection } from './reading-connection.js';
import { untilReached } from './until-reached.js';

/** PostgreSQL rolled the transaction back because of a concurrent one: serialisation failure, deadlock. */
const UNDONE = new Set(['40001', '40P01']);
const TRIES = 3;
/**
 * The longest pause before the second try, twice that before the third. It is random, so that two transactions do not
 * collide again.
 */
const PAUSE_MS = 100;

/** A connection that died in the pool fails at once. */
const AT_ONCE_MS = 500;

type Work<T> = (tx: EntityManager) => Promise<T>;

/**
 * Retries a transaction that PostgreSQL rolled back because of a concurrent one, or whose connection was lost before its
 * first statement: nothing of it has happened (DURABLE-9). State that the work changes must be created inside it.
 */
class RetryingEntityManager extends EntityManager {
  override transaction<T>(work: Work<T>): Promise<T>;
  override transaction<T>(isolation: IsolationLevel, work: Work<T>): Promise<T>;
  override async transaction<T>(first: IsolationLevel | Work<T>, second?: Work<T>): Promise<T> {
    const work = typeof first === 'function' ? first : second!;
    let begun = 0;
    const noting: Work<T> = (tx) => {
      begun += 1;
      return work(tx);
    };
    const once = () =>
      typeof first === 'function' ? super.transaction(noting) : super.transaction(first, noting);
    // A nested transaction is retried as part of the outer one.
    if (this.queryRunner?.isTransactionActive) return once();
    for (let tried = 1; ; tried++) {
      begun = 0;
      const asked = Date.now();
      try {
        return await once();
      } catch (error) {
        // A connection that was silent before it failed has used up time, so that is reported instead.
        const lost = begun === 0 && !this.queryRunner && isConnectionLost(error);
        const again = isUndone(error) || (lost && Date.now() - asked < AT_ONCE_MS);
        if (!again || tried === TRIES) throw error;
        await sleep(Math.random() * PAUSE_MS * tried);
      }
    }
  }
}

/**
 * The product's data source: retries every transaction that a service opens where that is safe, and has a separate
 * connection for short reads.
 */
export class RetryingDataSource extends DataSource {
  readonly reading: ReadingConnection;

  constructor(options: DataSourceOptions) {
    super(options);
    const { url, extra } = options as { url: string; extra: pg.ClientConfig };
    this.reading = new ReadingConnection({ ...extra, connectionString: url });
  }

  override async destroy(): Promise<void> {
    await this.reading.close();
    await super.destroy();
  }

  override createEntityManager(queryRunner?: QueryRunner): EntityManager {
    return new RetryingEntityManager(this, queryRunner);
  }
}

/** The connected data source. @throws Error when the database stays unavailable for longer than a start waits */
export function connectWithRetries(options: DataSourceOptions): Promise<DataSource> {
  const logger = new Logger('Database');
  return untilReached(
    () => new RetryingDataSource(options).initialize(),
    (line) => logger.warn(line),
  );
}

const codeOf = (error: unknown) => (error as { code?: unknown } | undefined)?.code;

const isUndone = (error: unknown) => UNDONE.has(codeOf(error) as string);

/**
 * Whether an idle connection of the pool turned out to be closed. Timeouts while waiting for a connection, and a database
 * that is down, are not retried: others wait too.
 */
function isConnectionLost(error: unknown): boolean {
  const { message } = (error ?? {}) as { message?: unknown };
  return (
    ['57P01', '57P02', 'ECONNRESET', 'EPIPE'].includes(codeOf(error) as string) ||
    (typeof message === 'string' && /^Connection terminated( unexpectedly)?$|not queryable/.test(message))
  );
}
