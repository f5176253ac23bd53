import { setImmediate as tick } from 'node:timers/promises';
import pg from 'pg';
import { copyText } from '../src/exports/copy-text.js';
import { createScratchDatabase, type ScratchDatabase } from './harness/scratch-database.js';

/** The size that Node reads from a connection at a time. */
const READ_BYTES = 65_536;
/** Room for PostgreSQL's messages around the rows, and some more. */
const AROUND = 120;

let database: ScratchDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await createScratchDatabase();
  client = new pg.Client({ connectionString: database.appUrl });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

it('copied rows are counted wherever the response is split, also between the last byte and the count', async () => {
  const wrong: number[] = [];
  for (let length = 2 * READ_BYTES - AROUND; length < 2 * READ_BYTES; length += 1) {
    const copying = copyText(client, `SELECT repeat('x', ${length})`);
    await tick();
    // The whole response is ready before it is read, so that it is read in full chunks.
    const ready = performance.now() + 10;
    while (performance.now() < ready);
    if ((await copying).rows !== 1) wrong.push(length);
  }
  expect(wrong).toEqual([]);
});
