import { createHash } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import { type DataSource, EntityManager, QueryFailedError } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { refuseWhileHolding } from './held-connections.js';
import { RetryingDataSource } from './retrying-data-source.js';

/**
 * A statement that PostgreSQL parses once on each connection, for those that nearly every request runs. It goes around
 * TypeORM, whose queries have no names. A plan is kept as well where it does not depend on the values: a LIMIT is best
 * written into the text.
 */
export class Prepared<Row extends object> {
  private readonly name: string;

  /** @param text with $1, $2, …; one of few, since each connection keeps them all */
  constructor(private readonly text: string) {
    this.name = createHash('sha256').update(text).digest('base64url').slice(0, 32);
  }

  /**
   * The rows, in the transaction of the manager where one is given.
   * @throws QueryFailedError as TypeORM does
   */
  async rows(db: DataSource | EntityManager, values: unknown[] = []): Promise<Row[]> {
    const client = await clientOf(db);
    try {
      return (await client.query<Row>({ name: this.name, text: this.text, values })).rows;
    } catch (error) {
      throw new QueryFailedError(this.text, values, error as Error);
    }
  }

  /**
   * The rows by the connection that short reads share, for what changes nothing and takes a moment however large the portal
   * is. Each answer must tell what it answers where a mistake of the connection would show one person what is another's.
   * @throws QueryFailedError as `rows`
   */
  async read(db: DataSource, values: unknown[] = []): Promise<Row[]> {
    refuseWhileHolding('a short read');
    const asked = { name: this.name, text: this.text, values };
    const answer = db instanceof RetryingDataSource ? await db.reading.query<Row>(asked) : undefined;
    return answer?.rows ?? this.rows(db, values);
  }
}

async function clientOf(db: DataSource | EntityManager): Promise<Pool | PoolClient> {
  if (db instanceof EntityManager && db.queryRunner) return (await db.queryRunner.connect()) as PoolClient;
  const source = db instanceof EntityManager ? db.connection : db;
  return (source.driver as PostgresDriver).master as Pool;
}

const known = new Map<string, Prepared<object>>();

/** The prepared statement of a text that is put together anew for each call, out of few. */
export function prepared<Row extends object>(text: string): Prepared<Row> {
  let statement = known.get(text);
  if (!statement) known.set(text, (statement = new Prepared(text)));
  return statement as Prepared<Row>;
}
