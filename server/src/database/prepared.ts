import { createHash } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import { type DataSource, EntityManager, QueryFailedError } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { refuseWhileHolding } from './held-connections.js';
import { RetryingDataSource } from './retrying-data-source.js';

/**
 * A statement that PostgreSQL parses once per connection, for queries that nearly every request runs. It bypasses
 * TypeORM, which does not name its queries. PostgreSQL also caches the plan when it does not depend on the values, so a
 * LIMIT is best written into the text.
 */
export class Prepared<Row extends object> {
  private readonly name: string;

  /** @param text with $1, $2, …; from a small fixed set, since each connection keeps all of them */
  constructor(private readonly text: string) {
    this.name = createHash('sha256').update(text).digest('base64url').slice(0, 32);
  }

  /**
   * The rows, within the manager's transaction if one is given.
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
   * The rows, by the connection shared for short reads. Only for queries that change nothing and are fast however large
   * the portal is. Where mixed-up answers could show one person's data to another, the row must contain what identifies
   * it, and the caller must check that.
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

/** The prepared statement for a text that is built on each call, with few variants. */
export function prepared<Row extends object>(text: string): Prepared<Row> {
  let statement = known.get(text);
  if (!statement) known.set(text, (statement = new Prepared(text)));
  return statement as Prepared<Row>;
}
