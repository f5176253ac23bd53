import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Client } from './harness/client.js';
import { anAdmin } from './harness/factories.js';
import { ended, sendFile } from './harness/importing.js';
import { holdJobs, releaseJobs } from './harness/outbox.js';
import { TestServer } from './harness/test-server.js';

const FILE = 'sid,email,legalEntity\nA-1,a@example.com,Acme\n';

let server: TestServer;
let admin: Client;
beforeAll(async () => {
  server = await TestServer.start();
  admin = await server.signIn(await anAdmin(server.database.db));
});
afterAll(() => server.close());

it('a run is created together with its job or not at all, and its file is encrypted before (IMPORT-22, DURABLE-2)', async () => {
  const { db } = server.database;
  const files = async () =>
    (await readdir(join(server.dataDir, 'files'), { recursive: true, withFileTypes: true })).filter((entry) =>
      entry.isFile(),
    );
  const runs = () => db.query<object[]>('SELECT 1 FROM import_runs');
  const [filesBefore, runsBefore] = [(await files()).length, (await runs()).length];
  await db.query(`
    CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      RAISE EXCEPTION 'could not extend file' USING ERRCODE = '53100'; END $$;
    CREATE TRIGGER full_disk BEFORE INSERT ON outbox FOR EACH ROW EXECUTE FUNCTION full_disk();
  `);
  const { status } = await admin.upload(
    '/api/import/settlement-records',
    'f.csv',
    'sid,email,legalEntity\nF-1,f@example.com,Fern\n',
  );
  await db.query('DROP TRIGGER full_disk ON outbox');
  expect(status).toBe(507);
  expect([(await files()).length, (await runs()).length]).toEqual([filesBefore, runsBefore]);

  // No worker takes it, so that the uploaded file stays in the store.
  await holdJobs(server);
  await sendFile(admin, 'settlement-records', 'sid,email,legalEntity\nF-2,f@example.com,Readable Nowhere\n');
  const [received] = await files();
  const bytes = await readFile(join(received!.parentPath, received!.name));
  expect(bytes.length).toBeGreaterThan(0);
  expect(bytes.includes('Readable Nowhere')).toBe(false);
  await releaseJobs(server);
});

it('a file that conflicts with another upload of it, whose run ends at that moment, is still imported', async () => {
  // A sequence is not rolled back: the first insert conflicts with a run that is gone when it is looked up.
  await server.database.db.query(`
    CREATE SEQUENCE meetings;
    CREATE FUNCTION meet() RETURNS trigger SECURITY DEFINER LANGUAGE plpgsql AS $$ BEGIN
      IF nextval('meetings') = 1 THEN RAISE unique_violation USING CONSTRAINT = 'import_runs_open_key'; END IF;
      RETURN NEW;
    END $$;
    CREATE TRIGGER meet BEFORE INSERT ON import_runs FOR EACH ROW EXECUTE FUNCTION meet();
  `);
  const run = await ended(admin, await sendFile(admin, 'settlement-records', FILE));
  expect(run).toMatchObject({ status: 'DONE', created: 1 });
  const [met] = await server.database.db.query<{ times: string }[]>(
    'SELECT last_value AS times FROM meetings',
  );
  expect(met).toEqual({ times: '2' });
});

it('a file sent again is recognised by its content, not by a key: another file with the same Idempotency-Key is another run (IDEMPOTENCY-6)', async () => {
  const send = async (legalEntity: string, key: string) => {
    const body = new FormData();
    body.set('file', new Blob([`sid,email,legalEntity\nK-1,k@example.com,${legalEntity}\n`]), 'k.csv');
    const headers = { 'Idempotency-Key': key };
    const answer = await admin.send<{ importId: string }>('/api/import/settlement-records', {
      method: 'POST',
      headers,
      body,
    });
    expect(answer.status).toBe(202);
    return ended(admin, answer.body.importId);
  };
  expect(await send('Kappa', 'one key')).toMatchObject({ created: 1 });
  expect(await send('Lambda', 'one key')).toMatchObject({ updated: 1 });
  expect(await send('Lambda', 'another key')).toMatchObject({ unchanged: 1 });
});

it('eight concurrent uploads of one file share its run without an error (IMPORT-29)', async () => {
  const ids = await Promise.all(
    Array.from({ length: 8 }, () => sendFile(admin, 'settlement-records', `${FILE}A-2,b@example.com,Beta\n`)),
  );
  for (const id of new Set(ids))
    expect(await ended(admin, id)).toMatchObject({ status: 'DONE', rejected: 0 });
});

it('an appended file resumes where its newest run stopped, whatever the clocks of the nodes (IMPORT-4)', async () => {
  // No worker takes them: the progress of each run is set directly.
  await holdJobs(server);
  const { db } = server.database;
  const file = [
    'sid,transactionType,tradeDate,quantity,pricePerShare,totalAmount',
    ...Array.from({ length: 10 }, (_, at) => `A-${at},BUY,2018-01-15,${at + 1},1,${at + 1}`),
  ].join('\n');
  const appended = async () => {
    const id = await sendFile(admin, 'settlement-records/trade', file, '?mode=append');
    const [run] = await db.query<[{ mark: number }]>(
      'SELECT applied_through::int AS mark FROM import_runs WHERE id = $1',
      [id],
    );
    return { id, mark: run.mark };
  };
  const stop = (id: string, mark: number, madeId = id) =>
    db.query(
      `UPDATE import_runs SET id = $3, status = 'CANCELLED', finished_at = now(), applied_through = $2 WHERE id = $1`,
      [id, mark, madeId],
    );
  // The first run was created by a node whose clock is years ahead.
  await stop((await appended()).id, 2, 'ffffffff-0000-7000-8000-000000000000');
  const second = await appended();
  expect(second.mark).toBe(2);
  await stop(second.id, 7);
  expect((await appended()).mark).toBe(7);
});
