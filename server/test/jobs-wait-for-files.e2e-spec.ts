import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { CHECK_HOLDS_MS } from '../src/storage/file-store.js';
import type { Client } from './harness/client.js';
import { anAdmin } from './harness/factories.js';
import { ended, importRun, sendFile } from './harness/importing.js';
import { tryNow } from './harness/outbox.js';
import { TestServer } from './harness/test-server.js';

const FILE = 'sid,email,legalEntity\nW-1,w@example.com,Waiting Fund\n';

let server: TestServer;
let admin: Client;
beforeAll(async () => {
  server = await TestServer.start();
  admin = await server.signIn(await anAdmin(server.database.db));
});
afterAll(() => server.close());
beforeEach(() => sql('DELETE FROM outbox'));

const sql = <Row>(statement: string) => server.database.db.query<Row[]>(statement);
const folder = () => join(server.dataDir, 'files');

async function moveAway(): Promise<void> {
  await rename(folder(), `${folder()}-away`);
  await sleep(CHECK_HOLDS_MS + 100);
}
async function bringBack(): Promise<void> {
  await rename(`${folder()}-away`, folder());
  await sleep(CHECK_HOLDS_MS + 100);
  await tryNow(server);
}

/** Begins a job that nobody takes up before the files are away. */
async function held<Result>(begin: () => Promise<Result>): Promise<Result> {
  await sql(`CREATE FUNCTION hold() RETURNS trigger LANGUAGE plpgsql
             AS $$ BEGIN NEW.available_at := now() + interval '1 hour'; RETURN NEW; END $$`);
  await sql('CREATE TRIGGER hold BEFORE INSERT ON outbox FOR EACH ROW EXECUTE FUNCTION hold()');
  return begin().finally(() => sql('DROP FUNCTION hold CASCADE'));
}

/** Has the last try of a job fail, or what would be the last. */
async function failLastTry(createdAt = 'now()'): Promise<void> {
  await sql(`UPDATE outbox SET attempts = 9, created_at = ${createdAt}`);
  await tryNow(server);
  for (let tries = 0; tries < 400; tries += 1) {
    const [job] = await sql<{ failed: boolean }>(
      'SELECT last_error IS NOT NULL AND leased_until IS NULL AS failed FROM outbox',
    );
    if (job?.failed) return;
    await sleep(50);
  }
  throw new Error('The job did not fail.');
}

const startExport = async () =>
  (
    await admin.data<{ run: { id: string } }>(
      'mutation { run: startExport(report: SETTLEMENTS, format: CSV) { id } }',
    )
  ).run.id;
const exportStatus = async (id: string) =>
  (await sql<{ status: string }>(`SELECT status FROM export_runs WHERE id = '${id}'`))[0]!.status;

describe('while files cannot be kept', () => {
  it('an import waits, however often it was tried, and goes on afterwards', async () => {
    const id = await held(() => sendFile(admin, 'settlement-records', FILE));
    await moveAway();
    await failLastTry();
    expect((await importRun(admin, id)).status).not.toBe('FAILED');
    await bringBack();
    expect(await ended(admin, id)).toMatchObject({ status: 'DONE', read: 1, rejected: 0 });
  });

  it('an export waits, however often it was tried, and is written afterwards', async () => {
    const id = await held(startExport);
    await moveAway();
    await failLastTry();
    expect(await exportStatus(id)).not.toBe('FAILED');
    await bringBack();
    for (let tries = 0; tries < 200 && (await exportStatus(id)) !== 'DONE'; tries += 1) await sleep(50);
    expect(await exportStatus(id)).toBe('DONE');
  });

  it('an import is given up after a day', async () => {
    const id = await held(() => sendFile(admin, 'settlement-records', `${FILE}W-2,w2@example.com,Fund\n`));
    await moveAway();
    await failLastTry(`now() - interval '25 hours'`);
    expect(await ended(admin, id)).toMatchObject({ status: 'FAILED' });
    await bringBack();
  });
});

it('an import that has ended is done, whether its received file can be removed or not', async () => {
  await sql(`CREATE FUNCTION go_away() RETURNS trigger LANGUAGE plpgsql
             AS $$ BEGIN PERFORM pg_sleep(3); RETURN NEW; END $$`);
  await sql(`CREATE TRIGGER go_away BEFORE UPDATE ON import_runs FOR EACH ROW
             WHEN (NEW.status = 'DONE') EXECUTE FUNCTION go_away()`);
  const id = await sendFile(admin, 'settlement-records', `${FILE}W-3,w3@example.com,Fund\n`);
  for (let tries = 0; tries < 200; tries += 1) {
    const [busy] = await sql(`SELECT 1 FROM pg_stat_activity WHERE wait_event = 'PgSleep'`);
    if (busy) break;
    await sleep(50);
  }
  await moveAway();
  expect(await ended(admin, id)).toMatchObject({ status: 'DONE' });
  for (let tries = 0; tries < 200; tries += 1) {
    const [left] = await sql('SELECT 1 FROM outbox WHERE done_at IS NULL');
    if (!left) break;
    await sleep(50);
  }
  expect(await sql('SELECT done_at IS NOT NULL AS done, last_error FROM outbox')).toEqual([
    { done: true, last_error: null },
  ]);
  await bringBack();
});
