import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { DataSource } from 'typeorm';
import { Role } from '../src/common/actor.js';
import { answerTo } from '../src/common/error-answer.js';
import { dataSourceOptions } from '../src/persistence.js';
import { RetryingDataSource } from '../src/database/retrying-data-source.js';
import { aUser, anAdmin } from './harness/factories.js';
import { TestServer } from './harness/test-server.js';

let server: TestServer;
let source: DataSource;
beforeAll(async () => {
  server = await TestServer.start({ ROLE: 'api' });
  source = await new RetryingDataSource(dataSourceOptions(server.database.appUrl)).initialize();
  await server.database.db.query(
    'CREATE TABLE counters (id int PRIMARY KEY, count int NOT NULL); GRANT ALL ON counters TO PUBLIC',
  );
});
afterAll(async () => {
  await source.destroy();
  await server.close();
});
beforeEach(async () => {
  await server.database.db.query('TRUNCATE counters; INSERT INTO counters VALUES (1, 0), (2, 0)');
});

const counts = async () =>
  (await source.query<{ count: number }[]>('SELECT count FROM counters ORDER BY id')).map(
    ({ count }) => count,
  );
const add = 'UPDATE counters SET count = count + 1 WHERE id = $1';

describe('a transaction that the database has rolled back is retried', () => {
  it('a transaction is retried when two lock the same rows in opposite order: both take effect, once (DURABLE-9)', async () => {
    let tries = 0;
    const addBoth = (first: number, second: number) =>
      source.transaction(async (tx) => {
        tries += 1;
        await tx.query(add, [first]);
        await sleep(100);
        await tx.query(add, [second]);
      });
    await Promise.all([addBoth(1, 2), addBoth(2, 1)]);
    expect(await counts()).toEqual([2, 2]);
    expect(tries).toBeGreaterThan(2);
  });

  it('a transaction is retried after a serialisation failure, in its own isolation level (DURABLE-9)', async () => {
    let tries = 0;
    await source.transaction('REPEATABLE READ', async (tx) => {
      tries += 1;
      await tx.query('SELECT count FROM counters');
      if (tries === 1) await server.database.db.query(add, [1]);
      await tx.query(add, [1]);
    });
    expect([tries, await counts()]).toEqual([2, [2, 0]]);
  });

  it('a transaction is retried at most three times, and then reported as unavailable, with nothing done (DURABLE-9)', async () => {
    let tries = 0;
    const error = await source
      .transaction(async (tx) => {
        tries += 1;
        await tx.query(add, [1]);
        await tx.query(`DO $$ BEGIN RAISE 'no' USING ERRCODE = '40001'; END $$`);
      })
      .catch((thrown: unknown) => thrown);
    expect([tries, await counts()]).toEqual([3, [0, 0]]);
    expect(answerTo(error)).toMatchObject({ status: 503, retryAfter: 5 });
  });

  it('a transaction is retried as a whole when only a part of it was rolled back', async () => {
    let [whole, part] = [0, 0];
    await source.transaction(async (tx) => {
      whole += 1;
      await tx.query(add, [1]);
      await tx.transaction(async (inner) => {
        part += 1;
        if (part === 1) await inner.query(`DO $$ BEGIN RAISE 'no' USING ERRCODE = '40P01'; END $$`);
        await inner.query(add, [2]);
      });
    });
    expect([whole, part, await counts()]).toEqual([2, 2, [1, 1]]);
  });

  it('a transaction is not retried when its connection was lost after its first statement, or its data is refused (DURABLE-9)', async () => {
    for (const broken of [
      'SELECT pg_terminate_backend(pg_backend_pid())',
      'INSERT INTO counters VALUES (1, 1)',
    ]) {
      let tries = 0;
      const work = source.transaction(async (tx) => {
        tries += 1;
        await tx.query(add, [1]);
        await tx.query(broken);
      });
      await expect(work).rejects.toThrow();
      expect([tries, await counts()]).toEqual([1, [0, 0]]);
    }
  });
});

it('an edit through the API that is in a deadlock with another is saved, and audited and mailed once (DURABLE-9)', async () => {
  const { db, adminUrl } = server.database;
  const administrator = await anAdmin(db);
  const client = await server.signIn(administrator);
  const member = await aUser(db);
  const other = new pg.Client({ connectionString: adminUrl });
  await other.connect();
  await other.query('BEGIN');
  await other.query('SELECT FROM users WHERE id = $1 FOR UPDATE', [member.id]);
  const edit = client.send(`/api/admin/user-management/user/${member.id}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Renamed',
      email: 'renamed@example.com',
      role: Role.STANDARD,
      enabled: true,
    }),
  });
  await sleep(400);
  // The edit has locked the administrators and waits for the member; now each transaction waits for the other.
  await other.query('SELECT FROM users WHERE id = $1 FOR UPDATE', [administrator.id]);
  await other.query('COMMIT');
  await other.end();
  expect((await edit).status).toBe(200);
  const audited = await db.query<{ count: string }[]>(
    `SELECT count(*) FROM audit_entries WHERE action = 'user.changed' AND subject_id = $1
     UNION ALL SELECT count(*) FROM mails WHERE recipient = 'renamed@example.com'`,
    [member.id],
  );
  expect(audited.map(({ count }) => count)).toEqual(['1', '1']);
  expect(
    (
      await db.query<object[]>(
        'SELECT FROM pg_stat_database WHERE deadlocks > 0 AND datname = current_database()',
      )
    ).length,
  ).toBeGreaterThan(0);
});
