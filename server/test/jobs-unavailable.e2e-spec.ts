import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from './harness/client.js';
import { anAdmin } from './harness/factories.js';
import { ended, importRun, sendFile } from './harness/importing.js';
import { tryNow } from './harness/outbox.js';
import { type S3Front, startS3Front } from './harness/s3-front.js';
import { type ScratchS3, startS3 } from './harness/s3.js';
import { TestServer } from './harness/test-server.js';

let s3: ScratchS3;
let front: S3Front;
let server: TestServer;
let admin: Client;
beforeAll(async () => {
  s3 = await startS3('jobs/');
  front = await startS3Front(s3);
  server = await TestServer.start({ STORAGE_URL: front.url });
  admin = await server.signIn(await anAdmin(server.database.db));
  // New jobs are delayed until a test makes them due.
  await sql(`CREATE FUNCTION later() RETURNS trigger LANGUAGE plpgsql
             AS $$ BEGIN NEW.available_at := now() + interval '1 hour'; RETURN NEW; END $$`);
  await sql('CREATE TRIGGER later BEFORE INSERT ON outbox FOR EACH ROW EXECUTE FUNCTION later()');
});
afterAll(async () => {
  await server.close();
  await front.stop();
  await s3.stop();
});
beforeEach(() => sql('TRUNCATE outbox'));
afterEach(() => front.behave('well'));

const sql = <Row = Record<string, unknown>>(text: string, parameters: unknown[] = []) =>
  server.database.db.query<Row[]>(text, parameters);

let claims = 0;
const send = () =>
  sendFile(admin, 'settlement-records', `sid,email,legalEntity\nJ-${(claims += 1)},j@example.com,J\n`);
const startExport = async () =>
  (await admin.data<{ startExport: { id: string } }>('mutation { startExport(report: SETTLEMENTS) { id } }'))
    .startExport.id;
const exportRun = async (id: string) =>
  (
    await admin.data<{ exportRun: { status: string; message: string | null } }>(
      'query ($id: ID!) { exportRun(id: $id) { status message } }',
      { id },
    )
  ).exportRun;

interface Job {
  attempts: number;
  lease: number;
  held: boolean;
  ended: boolean;
}

/** An import that has ended asks for a search for duplicates by itself, perhaps after the next test has begun. */
const ASKED = `name <> 'find-double-ups'`;

/** The only job that was asked for, once it was attempted this many times and is not in progress. */
async function tried(times: number): Promise<Job> {
  for (let tries = 0; tries < 600; tries++) {
    const [job] = await sql<Job>(
      `SELECT attempts, lease, leased_until IS NOT NULL AS held, coalesce(done_at, failed_at) IS NOT NULL AS ended FROM outbox WHERE ${ASKED}`,
    );
    if (job!.lease >= times && !job!.held) return job!;
    await sleep(100);
  }
  throw new Error(`The job was not tried ${times} times.`);
}

const FULL = { status: 403, code: 'QuotaExceeded', writesOnly: true } as const;
const REFUSING = { status: 503, code: 'ServiceUnavailable' } as const;

describe.each([
  [
    'an import',
    REFUSING,
    send,
    importRun,
    'The import stopped because files could not be saved or opened for a day.',
  ],
  [
    'an export',
    REFUSING,
    startExport,
    (_: Client, id: string) => exportRun(id),
    'The export stopped because files could not be saved or opened for a day.',
  ],
  [
    'an export',
    FULL,
    startExport,
    (_: Client, id: string) => exportRun(id),
    'The export stopped because there was no storage space left for a day.',
  ],
] as const)('%s while the file store answers %j', (_, answer, ask, look, words) => {
  it('waits for a day, however often it was attempted, and continues when the store is back (DURABLE-7)', async () => {
    const id = await ask();
    front.behave(answer);
    await sql('UPDATE outbox SET attempts = 9');
    await tryNow(server);
    expect(await tried(1)).toMatchObject({ attempts: 9, ended: false });
    const waiting = await look(admin, id);
    expect(waiting.status).not.toBe('FAILED');
    const lacks = answer === FULL ? /there is no storage space left/ : /files cannot be saved or opened/;
    expect(waiting.message).toMatch(lacks);
    front.behave('well');
    await tryNow(server);
    expect(await tried(2)).toMatchObject({ ended: true });
    expect(await look(admin, id)).toMatchObject({ status: 'DONE', message: null });
  });

  it('reports after a day what was missing (DURABLE-7)', async () => {
    const id = await ask();
    front.behave(answer);
    await sql(`UPDATE outbox SET attempts = 9, created_at = now() - interval '25 hours'`);
    await tryNow(server);
    expect(await tried(1)).toMatchObject({ ended: true });
    const run = await look(admin, id);
    expect([run.status, run.message]).toEqual(['FAILED', expect.stringContaining(words)]);
  });
});

describe('an import', () => {
  it('waits for room in the database, and reports after a day that there was none (DURABLE-7)', async () => {
    const id = await send();
    await sql(`CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql
               AS $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = '53100'; END $$`);
    await sql(
      'CREATE TRIGGER full_disk BEFORE INSERT ON submissions FOR EACH ROW EXECUTE FUNCTION full_disk()',
    );
    await sql('UPDATE outbox SET attempts = 9');
    await tryNow(server);
    expect(await tried(1)).toMatchObject({ attempts: 9, ended: false });
    expect((await importRun(admin, id)).message).toBe(
      'This is on hold because there is no storage space left. It will continue automatically once that is resolved.',
    );
    await sql(`UPDATE outbox SET created_at = now() - interval '25 hours'`);
    await tryNow(server);
    expect(await tried(2)).toMatchObject({ ended: true });
    await sql('DROP FUNCTION full_disk CASCADE');
    expect(await importRun(admin, id)).toMatchObject({
      status: 'FAILED',
      message: expect.stringContaining('because there was no storage space left for a day') as string,
    });
  });

  it('an import that has ended is done, whether or not its uploaded file can be deleted', async () => {
    await sql(`CREATE FUNCTION end_slowly() RETURNS trigger LANGUAGE plpgsql
               AS $$ BEGIN PERFORM pg_sleep(2); RETURN NEW; END $$`);
    await sql(`CREATE TRIGGER end_slowly BEFORE UPDATE ON import_runs FOR EACH ROW
               WHEN (NEW.status = 'DONE') EXECUTE FUNCTION end_slowly()`);
    const id = await send();
    await tryNow(server);
    const isEnding = () => sql(`SELECT 1 FROM pg_stat_activity WHERE wait_event = 'PgSleep'`);
    while ((await isEnding()).length === 0) await sleep(50);
    front.behave(REFUSING);
    expect(await tried(1)).toMatchObject({ ended: true });
    expect(await sql(`SELECT done_at IS NOT NULL AS done, last_error FROM outbox WHERE ${ASKED}`)).toEqual([
      { done: true, last_error: null },
    ]);
    expect((await importRun(admin, id)).status).toBe('DONE');
    await sql('DROP FUNCTION end_slowly CASCADE');
  });

  it('an import whose uploaded file was lost reports it at once', async () => {
    const id = await send();
    for (const name of await readdir(s3.folder, { recursive: true }))
      if (/_object/.test(name)) await rm(join(s3.folder, name));
    await tryNow(server);
    expect(await ended(admin, id, 10)).toMatchObject({
      status: 'FAILED',
      message:
        'The received file is missing on our side, so the import stopped. The rows already applied are kept; please import the file again.',
    });
  });
});
