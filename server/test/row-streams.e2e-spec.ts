import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { DataSource } from 'typeorm';
import { RowStreams } from '../src/downloads/row-streams.js';
import { dataSourceOptions } from '../src/persistence.js';
import { createScratchDatabase, type ScratchDatabase } from './harness/scratch-database.js';

const IDLE_LIMIT_MS = 100;
/** A stream reads one piece ahead. */
const PIECES = 3;
const PIECE = 'x'.repeat(1_000_000);

let database: ScratchDatabase;
let db: DataSource;
beforeAll(async () => {
  database = await createScratchDatabase();
  const options = dataSourceOptions(database.appUrl);
  const extra = { ...options.extra, idle_in_transaction_session_timeout: IDLE_LIMIT_MS };
  db = await new DataSource({ ...options, extra }).initialize();
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

/** Pieces that are read in one transaction, and a last line. */
async function* inTransaction(client: pg.Client): AsyncGenerator<string> {
  await client.query('BEGIN');
  for (let pieces = 0; pieces < PIECES; pieces += 1) yield PIECE;
  const { rows } = await client.query<{ last: string }>(`SELECT 'the last line' AS last`);
  yield rows[0]!.last;
}

it('a file that is read in one transaction reaches a reader whole who pauses longer than transactions may be idle (RUN-15, LIMIT-2)', async () => {
  const stream = await new RowStreams(db).open(inTransaction);
  let text = '';
  for await (const piece of stream) {
    if (text === '') await sleep(5 * IDLE_LIMIT_MS);
    text += String(piece);
  }
  expect(text.length).toBe(PIECES * PIECE.length + 'the last line'.length);
  expect(text.endsWith('the last line')).toBe(true);
});
