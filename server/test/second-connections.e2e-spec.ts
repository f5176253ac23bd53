import { setTimeout as sleep } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { dataSourceOptions } from '../src/persistence.js';
import { SECOND_CONNECTION, watchConnections, watchedPg } from '../src/database/held-connections.js';
import { onOneConnection } from '../src/database/one-connection.js';
import { Prepared } from '../src/database/prepared.js';
import { createScratchDatabase, type ScratchDatabase } from './harness/scratch-database.js';
import { TestServer } from './harness/test-server.js';

const ONE = 'SELECT 1 AS one';

describe('a pool whose connections are monitored', () => {
  let database: ScratchDatabase;
  let db: DataSource;
  beforeAll(async () => {
    watchConnections();
    database = await createScratchDatabase();
    db = await new DataSource({ ...dataSourceOptions(database.appUrl), driver: watchedPg }).initialize();
  });
  afterAll(async () => {
    await db.destroy();
    await database.drop();
  });

  const ways: [string, () => Promise<unknown>][] = [
    ['a query', () => db.query(ONE)],
    ['a prepared statement', () => new Prepared(ONE).rows(db)],
    ['a second transaction', () => db.transaction((tx) => tx.query(ONE))],
    ['a connection for several things', () => onOneConnection(db, (manager) => manager.query(ONE))],
    ['a query behind an await', () => Promise.resolve().then(() => db.query(ONE))],
  ];

  it.each(ways)('refuses %s to a caller that holds a connection for a transaction', async (_, asks) => {
    await expect(db.transaction(() => asks())).rejects.toThrow(SECOND_CONNECTION);
  });

  it.each(ways)('refuses %s to a caller that holds a connection for several queries', async (_, asks) => {
    await expect(onOneConnection(db, () => asks())).rejects.toThrow(SECOND_CONNECTION);
  });

  it('names the code locations of the first connection and of the second', async () => {
    const error = await db
      .transaction(async function first() {
        await db.transaction(async function second() {
          await Promise.resolve();
        });
      })
      .catch((thrown: unknown) => thrown as Error);
    expect((error as Error).stack).toMatch(
      /at (async )?first[^]*The first was taken here[^]*second-connections/,
    );
  });

  it('allows queries on the held connection, later ones, and concurrent ones', async () => {
    await db.transaction((tx) => tx.transaction((inner) => new Prepared(ONE).rows(inner)));
    await onOneConnection(db, (manager) => manager.transaction((tx) => tx.query(ONE)));
    await Promise.all([db.transaction((tx) => tx.query(ONE)), db.query(ONE), db.query(ONE)]);
  });
});

describe('sign-in codes', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.start({ MAINTENANCE: 'false' });
  });
  afterAll(() => server.close());

  it.each([
    ['ask for one', '/api/auth/otp-login', {}],
    ['enter one', '/api/auth/otp-verify', { otp: '000000' }],
  ])('work when thirty people %s at the same time', async (_, path, more) => {
    // The cached maintenance switch has expired by then, so that all of them read it.
    await sleep(1_100);
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, i) =>
        server.nobody.post(path, { email: `crowd-${i}@example.com`, ...more }),
      ),
    );
    expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
  });
});
