import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { FaultProxy } from '../../drills/lib/fault-proxy.mjs';
import { dataSourceOptions } from '../src/persistence.js';
import { watchConnections } from '../src/database/held-connections.js';
import { Prepared } from '../src/database/prepared.js';
import { READING_NAME, ReadingConnection } from '../src/database/reading-connection.js';
import { RetryingDataSource } from '../src/database/retrying-data-source.js';
import { createScratchDatabase, type ScratchDatabase } from './harness/scratch-database.js';

const READERS = `FROM pg_stat_activity WHERE datname = current_database() AND application_name = '${READING_NAME}'`;
const TENTH = new Prepared<{ tenth: number }>('SELECT $1::int / 10 AS tenth');
const CELL = new Prepared<{ cell: number }>('SELECT cell FROM cells');

let database: ScratchDatabase;
let source: RetryingDataSource;
beforeAll(async () => {
  database = await createScratchDatabase();
  await database.db.query('CREATE TABLE cells AS SELECT 7 AS cell; GRANT SELECT ON cells TO PUBLIC');
});
afterAll(() => database.drop());
beforeEach(async () => {
  source = await new RetryingDataSource(dataSourceOptions(database.appUrl)).initialize();
  await untilReading();
});
afterEach(() => source.destroy());

const readers = async () => (await database.db.query<{ pid: number }[]>(`SELECT pid ${READERS}`)).length;

/** Waits until short reads have their connection: it is opened while the pool answers the first of them. */
async function untilReading(): Promise<void> {
  for (let tries = 0; (await readers()) === 0 && tries < 200; tries++) {
    await TENTH.read(source, [0]);
    await sleep(20);
  }
  expect(await readers()).toBe(1);
}

/** Runs this many reads at once, and returns their results. */
const readMany = (count: number) =>
  Promise.all(Array.from({ length: count }, (_, i) => TENTH.read(source, [i * 10])));

const eachItsOwn = (count: number) => Array.from({ length: count }, (_, i) => [{ tenth: i }]);

it('the reading connection returns to each of many short reads its own rows, on at most one connection', async () => {
  expect(await readMany(1_000)).toEqual(eachItsOwn(1_000));
  // None if the machine paused for half a second: the pool has answered then.
  expect(await readers()).toBeLessThanOrEqual(1);
});

it('the reading connection answers the reads around one that fails, and reports the error of that one', async () => {
  const [before, wrong, after] = await Promise.allSettled([
    TENTH.read(source, [10]),
    TENTH.read(source, ['ten']),
    TENTH.read(source, [20]),
  ]);
  expect([before, after]).toEqual([
    { status: 'fulfilled', value: [{ tenth: 1 }] },
    { status: 'fulfilled', value: [{ tenth: 2 }] },
  ]);
  expect(wrong).toMatchObject({
    status: 'rejected',
    reason: { message: expect.stringContaining('invalid input') as string },
  });
});

it('the reading connection answers all reads although it is ended again and again, and is reopened', async () => {
  for (let times = 0; times < 5; times++) {
    const answers = readMany(200);
    await database.db.query(`SELECT pg_terminate_backend(pid) ${READERS}`);
    expect(await answers).toEqual(eachItsOwn(200));
  }
  await untilReading();
});

it('the reading connection lets nobody wait long behind one that waits for a lock', async () => {
  const locker = database.db.createQueryRunner();
  await locker.query('BEGIN; LOCK TABLE cells IN ACCESS EXCLUSIVE MODE');
  try {
    const began = performance.now();
    const locked = CELL.read(source).catch((error: unknown) => (error as Error).message);
    expect(await readMany(20)).toEqual(eachItsOwn(20));
    await sleep(100);
    const queued = performance.now();
    expect(await readMany(20)).toEqual(eachItsOwn(20));
    expect(performance.now() - queued).toBeLessThan(500);
    expect(await locked).toMatch(/lock timeout/);
    expect(performance.now() - began).toBeLessThan(6_000);
  } finally {
    await locker.query('ROLLBACK');
    await locker.release();
  }
});

it('the reading connection is given up when it does not respond for a second, or cannot be opened', async () => {
  const { hostname, port } = new URL(database.appUrl);
  const proxy = await FaultProxy.inFrontOf(hostname, Number(port));
  const { extra } = dataSourceOptions(database.appUrl) as { extra: pg.ClientConfig };
  const reading = new ReadingConnection({ ...extra, connectionString: proxy.urlOf(database.appUrl) });
  const read = { text: 'SELECT 1 AS one' };
  const untilAnswered = async () => {
    for (let tries = 0; tries < 200; tries++) {
      const answer = await reading.query(read);
      if (answer) return answer.rows;
      await sleep(20);
    }
    return [];
  };
  try {
    expect(await untilAnswered()).toEqual([{ one: 1 }]);
    proxy.freeze();
    const began = performance.now();
    expect(await Promise.all([reading.query(read), reading.query(read)])).toEqual([undefined, undefined]);
    expect(performance.now() - began).toBeLessThan(2_000);
    expect(await reading.query(read)).toBeUndefined();
    proxy.thaw();
    expect(await untilAnswered()).toEqual([{ one: 1 }]);
  } finally {
    await reading.close();
    await proxy.close();
  }
  expect(await reading.query(read)).toBeUndefined();
});

it('the reading connection leaves no connection behind', async () => {
  const answers = readMany(50);
  await source.destroy();
  await expect(answers).resolves.toEqual(eachItsOwn(50));
  for (let tries = 0; (await readers()) > 0 && tries < 100; tries++) await sleep(20);
  expect(await readers()).toBe(0);
  await source.initialize();
});

it('the reading connection refuses callers that already hold a connection of the pool', async () => {
  watchConnections();
  await expect(source.transaction(() => TENTH.read(source, [1]))).rejects.toThrow(/asks for another one/);
});
