import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from './harness/client.js';
import { anAdmin } from './harness/factories.js';
import { ended, importFile, importRun, sendFile } from './harness/importing.js';
import { runOutLeases } from './harness/outbox.js';
import { TestServer } from './harness/test-server.js';
import { sharedStrings, textRow, workbookParts, zipOf } from './fixtures/imports/make-workbook.js';

const CANCEL = 'mutation ($id: ID!) { cancelImport(id: $id) { id status cancelRequested } }';

/** A few kilobytes whose rows all refer to one long text that is slow to clean: half a gigabyte of accents in total. */
async function costly(name: string): Promise<Blob> {
  const rows = '<row><c t="s"><v>0</v></c></row>'.repeat(16_000);
  const parts = workbookParts(textRow(['sid', 'email', 'legalEntity', name]) + rows, {
    'xl/sharedStrings.xml': sharedStrings(['e\u0301'.repeat(16_000)]),
  });
  return new Blob([new Uint8Array(await zipOf(parts))]);
}

const good = (at: number) => `sid,email,legalEntity\nG-${at},g${at}@example.com,Fund ${at}\n`;

describe('an import file that takes long for its size', () => {
  let server: TestServer;
  let admin: Client;

  beforeAll(async () => {
    server = await TestServer.start();
    const { email } = await anAdmin(server.database.db);
    admin = await server.signIn({ email });
  });
  afterAll(() => server.close());

  it('is refused with a reason at its time limit, is not retried, and lets the next file run', async () => {
    await server.process.stop();
    await server.start({ IMPORT_SECONDS: '3' });
    admin = server.nobody.with(admin.token!);
    const id = await sendFile(admin, 'settlement-records', await costly('a'), '', 'costly.xlsx');
    const next = await sendFile(admin, 'settlement-records', good(1));
    const refused = await ended(admin, id, 60);
    expect(refused.status).toBe('REFUSED');
    expect(refused.message).toMatch(
      /^costly\.xlsx: processing this file took longer than the \d+ seconds allowed for a file of its size\. Open it in/,
    );
    expect(await ended(admin, next, 30)).toMatchObject({ status: 'DONE', message: null, created: 1 });
    expect(
      await server.database.db.query('SELECT count(*)::int AS tries FROM outbox WHERE attempts > 1'),
    ).toEqual([{ tries: 0 }]);
    await server.process.stop();
    await server.start();
    admin = server.nobody.with(admin.token!);
    await sleep(6_000);
    expect((await importRun(admin, id)).status).toBe('REFUSED');
  });

  it('ends within five seconds when it is cancelled while being read (IMPORT-4)', async () => {
    const id = await sendFile(admin, 'settlement-records', await costly('b'), '', 'costly.xlsx');
    while ((await importRun(admin, id)).status === 'RECEIVED') await sleep(20);
    await sleep(1_000);
    const asked = Date.now();
    const { cancelImport } = await admin.data<{ cancelImport: { status: string } }>(CANCEL, { id });
    expect(cancelImport.status).toBe('CANCELLED');
    expect(Date.now() - asked).toBeLessThan(5_000);
    // Its thread has ended too, so the next file is processed.
    expect(await importFile(admin, 'settlement-records', good(2))).toMatchObject({ status: 'DONE' });
  });

  it('ends at once when it is cancelled while waiting for another file (IMPORT-4)', async () => {
    const first = await sendFile(admin, 'settlement-records', await costly('c'), '', 'first.xlsx');
    const second = await sendFile(admin, 'settlement-records', good(3));
    await admin.data(CANCEL, { id: second });
    expect(await importRun(admin, second)).toMatchObject({ status: 'CANCELLED' });
    await admin.data(CANCEL, { id: first });
    expect(await importRun(admin, first)).toMatchObject({ status: 'CANCELLED' });
    expect(await importFile(admin, 'settlement-records', good(4))).toMatchObject({ status: 'DONE' });
  });

  it('ends at once when it is cancelled after its worker was killed, and stays cancelled (IMPORT-4)', async () => {
    const id = await sendFile(admin, 'settlement-records', await costly('d'), '', 'costly.xlsx');
    while ((await importRun(admin, id)).status === 'RECEIVED') await sleep(20);
    await server.process.kill();
    await server.start();
    admin = server.nobody.with(admin.token!);
    const asked = Date.now();
    await admin.data(CANCEL, { id });
    expect(await importRun(admin, id)).toMatchObject({ status: 'CANCELLED' });
    expect(Date.now() - asked).toBeLessThan(5_000);
    await runOutLeases(server);
    expect(await importFile(admin, 'settlement-records', good(5))).toMatchObject({ status: 'DONE' });
    expect(await importRun(admin, id)).toMatchObject({ status: 'CANCELLED' });
  });
});
