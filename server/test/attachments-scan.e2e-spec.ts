import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from './harness/client.js';
import { fetchBytes, pdf, ScriptedClamd, uploadDocument } from './harness/documents.js';
import { aSubmission, aUser } from './harness/factories.js';
import { runOutLeases, tryNow } from './harness/outbox.js';
import { TestServer } from './harness/test-server.js';

const EICAR = 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*';

let clamd: ScriptedClamd;
let server: TestServer;
let member: Client;
let claim: string;
beforeAll(async () => {
  clamd = await ScriptedClamd.start();
  server = await TestServer.start({ CLAMAV_URL: clamd.url });
  const owner = await aUser(server.database.db);
  member = await server.signIn(owner);
  claim = (await aSubmission(server.database.db, server.ring, { ownerId: owner.id })).id;
});
afterAll(async () => {
  await server.close();
  await clamd.stop();
});
beforeEach(() => {
  clamd.script = 'scan';
});

interface Listed {
  id: string;
  scan: string;
  opensInTab: boolean;
}
const find = async (id: string) => {
  const { attachments } = await member.data<{ attachments: Listed[] }>(
    'query ($id: ID!) { attachments(submissionId: $id) { id scan opensInTab } }',
    { id: claim },
  );
  return attachments.find((one) => one.id === id)!;
};
const scanned = async (id: string): Promise<Listed> => {
  for (let tries = 0; tries < 200; tries += 1) {
    const found = await find(id);
    if (found.scan !== 'PENDING') return found;
    await sleep(50);
  }
  throw new Error('The document was not scanned.');
};
const open = (id: string) => fetchBytes(member, `/api/attachments/${claim}/${id}`);
const send = async (content: string) => (await uploadDocument(member, claim, 'a.pdf', pdf(content))).body.id;

describe('the virus scan', () => {
  it('reads the whole document and releases a clean one (ATTACH-11)', async () => {
    const bytes = pdf(randomBytes(300_000).toString('hex'));
    const { body } = await uploadDocument(member, claim, 'a.pdf', bytes);
    expect(await scanned(body.id)).toMatchObject({ scan: 'CLEAN', opensInTab: true });
    expect(clamd.scanned.at(-1)!.equals(bytes)).toBe(true);
    expect((await open(body.id)).bytes.equals(bytes)).toBe(true);
  });

  it('never releases an infected document, and deletes its bytes (ATTACH-11)', async () => {
    const folder = join(server.dataDir, 'files');
    const count = async () =>
      (await readdir(folder, { recursive: true, withFileTypes: true })).filter((e) => e.isFile()).length;
    const before = await count();
    const id = await send(EICAR);
    expect(await scanned(id)).toMatchObject({ scan: 'INFECTED', opensInTab: false });
    expect((await open(id)).status).toBe(404);
    for (let tries = 0; tries < 50 && (await count()) > before; tries += 1) await sleep(50);
    expect(await count()).toBe(before);
    const { body } = await member.get<{ id: string; fileBlob: { data: number[] } }[]>(
      `/api/attachments/${claim}`,
    );
    expect(body.find((one) => one.id === id)!.fileBlob.data).toEqual([]);
    const audit = await server.database.db.query(
      `SELECT details FROM audit_entries WHERE action = 'attachment.virus-found'`,
    );
    expect(audit).toEqual([{ details: { id } }]);
    expect(await member.data('mutation ($id: ID!) { deleteAttachment(id: $id) }', { id })).toEqual({
      deleteAttachment: true,
    });
  });

  it.each(['hang up', 'error'] as const)(
    'keeps the document pending while clamd does this: %s (ATTACH-11)',
    async (script) => {
      clamd.script = script;
      const id = await send('later');
      await sleep(300);
      expect(await find(id)).toMatchObject({ scan: 'PENDING', opensInTab: false });
      const held = await open(id);
      expect(held.status).toBe(409);
      expect(held.bytes.toString()).toContain('being checked for viruses');
      clamd.script = 'scan';
      await tryNow(server);
      expect((await scanned(id)).scan).toBe('CLEAN');
    },
  );

  it('keeps the document pending while clamd is unavailable or hangs, even after the last attempt (ATTACH-11)', async () => {
    clamd.script = 'hang';
    const id = await send('patience');
    await sleep(200);
    expect((await find(id)).scan).toBe('PENDING');
    await server.process.kill();
    const port = Number(new URL(clamd.url).port);
    await clamd.stop();
    await server.database.db.query('UPDATE outbox SET attempts = 9 WHERE done_at IS NULL');
    await runOutLeases(server);
    await server.start();
    member = member.at(server.nobody.url);
    for (let tries = 0; tries < 100; tries += 1) {
      const [row] = await server.database.db.query<{ given: number }[]>(
        `SELECT count(*)::int AS given FROM outbox WHERE failed_at IS NOT NULL`,
      );
      const { given } = row!;
      if (given > 0) break;
      await sleep(100);
    }
    expect((await find(id)).scan).toBe('PENDING');
    clamd = await ScriptedClamd.start(port);
    await tryNow(server);
    expect((await scanned(id)).scan).toBe('CLEAN');
  });

  it('releases no document on a worker started without a scanner (ATTACH-11)', async () => {
    clamd.script = 'hang up';
    const id = await send('misled');
    await server.process.stop();
    await server.start({ CLAMAV_URL: '' });
    member = member.at(server.nobody.url);
    await tryNow(server);
    await sleep(500);
    expect((await find(id)).scan).toBe('PENDING');
    const plain = await uploadDocument(member, claim, 'b.pdf', pdf());
    expect((await find(plain.body.id)).scan).toBe('NOT_SCANNED');
  });
});
