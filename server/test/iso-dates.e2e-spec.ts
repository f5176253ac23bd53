import { DataSource } from 'typeorm';
import { dataSourceOptions } from '../src/persistence.js';
import { connectThread } from '../src/database/thread-connection.js';
import { createScratchDatabase, type ScratchDatabase } from './harness/scratch-database.js';

const DAY = `SELECT DATE '2018-05-03'::text AS day`;

let database: ScratchDatabase;
beforeAll(async () => {
  database = await createScratchDatabase();
  const [{ name }] = await database.db.query<[{ name: string }]>('SELECT current_database() AS name');
  await database.db.query(`ALTER DATABASE ${name} SET DateStyle = 'SQL, DMY'`);
});
afterAll(() => database.drop());

it.each(['api', 'worker'] as const)('a date is written in ISO 8601 for the %s (TRADE-4)', async (use) => {
  const db = await new DataSource(dataSourceOptions(database.appUrl, use)).initialize();
  expect(await db.query(DAY)).toEqual([{ day: '2018-05-03' }]);
  await db.destroy();
});

it('a date is written in ISO 8601 for an import (TRADE-4)', async () => {
  const client = await connectThread(database.appUrl, 'import-reader');
  expect((await client.query(DAY)).rows).toEqual([{ day: '2018-05-03' }]);
  await client.end();
});
