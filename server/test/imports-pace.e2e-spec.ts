import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { READING_NAME } from '../src/database/reading-connection.js';
import { connectThread } from '../src/database/thread-connection.js';
import { Pace } from '../src/imports/engine/pace.js';
import { createScratchDatabase, type ScratchDatabase } from './harness/scratch-database.js';

let database: ScratchDatabase;
let importer: pg.Client;
let others: pg.Client[];
beforeAll(async () => {
  database = await createScratchDatabase();
  importer = await connectThread(database.appUrl, 'import-writer');
  const connectionString = database.appUrl;
  others = Array.from(
    { length: 3 },
    () => new pg.Client({ connectionString, application_name: 'prorata-api' }),
  );
  await Promise.all(others.map((other) => other.connect()));
});
afterAll(async () => {
  await Promise.all([importer, ...others].map((client) => client.end()));
  await database.drop();
});

// Waits so that activity of the previous test is not counted.
beforeEach(() => sleep(300));

/**
 * How long an import pauses while this many other connections wait for an answer, and how many of 1,000 rows it then
 * writes in one batch.
 */
async function paceWith(people: number): Promise<{ rested: number; rows: number }> {
  const canceller = new pg.Client({ connectionString: database.appUrl });
  await canceller.connect();
  const waiting = others
    .slice(0, people)
    .map((other) => other.query('SELECT pg_sleep(60)').catch(() => undefined));
  for (;;) {
    const { rows } = await canceller.query(
      `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND query LIKE '%pg_sleep(60)' AND state = 'active'`,
    );
    if (rows.length === people) break;
    await sleep(20);
  }
  const pace = new Pace(importer);
  await importer.query('SELECT pg_sleep(0.02)');
  const rested = await pace.giveWay();
  await canceller.query(
    `SELECT pg_cancel_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND query LIKE '%pg_sleep(60)'`,
  );
  await Promise.all(waiting);
  await canceller.end();
  return { rested, rows: pace.rowsOf(1_000) };
}

describe('an import', () => {
  it('continues without a pause while one or two other connections are active', async () => {
    expect(await paceWith(0)).toEqual({ rested: 0, rows: 1_000 });
    expect(await paceWith(2)).toEqual({ rested: 0, rows: 1_000 });
  });

  it('pauses while more than two others are active, longer than it worked, and writes smaller batches', async () => {
    const { rested, rows } = await paceWith(3);
    expect(rested).toBeGreaterThan(20);
    expect(rows).toBe(250);
  });

  it('pauses while the connection of short reads is active, which many people share', async () => {
    await others[0]!.query(`SET application_name = '${READING_NAME}'`);
    expect(await paceWith(1)).toEqual({ rested: expect.any(Number), rows: 250 });
    await others[0]!.query(`SET application_name = 'prorata-api'`);
    expect(await paceWith(1)).toEqual({ rested: 0, rows: 1_000 });
  });

  it('continues while only a page that polls the import’s progress uses that connection', async () => {
    await others[0]!.query(`SET application_name = '${READING_NAME}'`);
    const pace = new Pace(importer);
    await others[0]!.query('SELECT 1');
    expect(await pace.giveWay()).toBe(0);
    expect(pace.rowsOf(1_000)).toBe(1_000);
    await others[0]!.query(`SET application_name = 'prorata-api'`);
  });
});
