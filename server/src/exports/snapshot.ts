import type pg from 'pg';
import type { DataSource } from 'typeorm';
import { ownConnection } from '../database/own-connection.js';

/**
 * Reads in one snapshot on a separate connection, so that a report never mixes two states. The transaction is exempt from
 * the limit on idle transactions, since a slow reader holds it; each statement keeps its own limit (EXPORT-9, LIMIT-2).
 */
export async function* inSnapshot<T>(
  db: DataSource,
  read: (client: pg.ClientBase) => AsyncIterable<T>,
): AsyncGenerator<T> {
  const client = await ownConnection(db);
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    await client.query('SET LOCAL idle_in_transaction_session_timeout = 0');
    yield* read(client);
  } finally {
    // The transaction wrote nothing, so there is nothing to commit.
    await client.end();
  }
}
