import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from './harness/client.js';
import { anAdmin } from './harness/factories.js';
import { ended, importFile, importRun, sendFile } from './harness/importing.js';
import { runOutLeases } from './harness/outbox.js';
import { TestServer } from './harness/test-server.js';

const FILE = ['sid,email,legalEntity', 'A-1,a@example.com,Acme', ',b@example.com,Beta'].join('\n');

let server: TestServer;
let admin: Client;
let email: string;

beforeAll(async () => {
  server = await TestServer.start();
  ({ email } = await anAdmin(server.database.db));
  admin = await server.signIn({ email });
});
afterAll(() => server.close());

const stored = async () =>
  (await readdir(join(server.dataDir, 'files'), { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isFile(),
  );

async function until(what: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    if (await what()) return;
    await sleep(100);
  }
  throw new Error('It did not come to be within a minute.');
}

describe('after an import', () => {
  it('the uploaded file is deleted once the run has ended (IMPORT-42)', async () => {
    await importFile(admin, 'settlement-records', FILE);
    await until(async () => (await stored()).length === 0);
  });

  it('rejected rows are kept for 30 days, then deleted with their key (IMPORT-42)', async () => {
    const run = await importFile(admin, 'settlement-records', `${FILE}\n`);
    await server.database.db.query("UPDATE import_runs SET finished_at = now() - interval '31 days'");
    await server.process.stop();
    await server.start();
    admin = await server.signIn({ email });
    await until(async () => (await importRun(admin, run.id)).rejections.length === 0);
    expect((await admin.get(`/api/import/${run.id}/rejections`)).status).toBe(404);
  });

  it('nothing is left of an upload that a crash interrupted before it was recorded', async () => {
    await mkdir(join(server.dataDir, 'files', '01'), { recursive: true });
    const orphan = join(server.dataDir, 'files', '01', '0190a000-0000-7000-8000-000000000000');
    await writeFile(orphan, 'sealed');
    await utimes(orphan, new Date('2026-01-01'), new Date('2026-01-01'));
    await server.process.stop();
    await server.start();
    await until(async () => (await stored()).length === 0);
  });
});

describe('an import whose database connection is lost', () => {
  it('is retried and ends (IMPORT-41, DURABLE-7)', async () => {
    admin = await server.signIn({ email });
    const many = Array.from({ length: 20_000 }, (_, at) => `L-${at},l@example.com,Lost ${at}`).join('\n');
    const id = await sendFile(admin, 'settlement-records', `sid,email,legalEntity\n${many}`);
    await until(async () => (await importRun(admin, id)).status !== 'RECEIVED');
    await server.database.db.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE 'prorata-import-%'",
    );
    await runOutLeases(server);
    expect(await ended(admin, id, 55)).toMatchObject({ status: 'DONE', created: 20_000 });
  });
});
