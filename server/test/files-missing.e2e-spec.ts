import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Submission } from '../src/submissions/submission.entity.js';
import type { Client } from './harness/client.js';
import { pdf, uploadDocument } from './harness/documents.js';
import { aSubmission, aUser, anAdmin } from './harness/factories.js';
import { ended } from './harness/importing.js';
import { TestServer } from './harness/test-server.js';

const PLAIN =
  'This file is missing on our side and cannot be opened. Please tell the settlement administrator.';
const TICKET = `mutation ($kind: DownloadKind!, $id: ID!) { createDownloadTicket(kind: $kind, id: $id) { url } }`;

let server: TestServer;
let member: Client;
let admin: Client;
let claim: Submission;
beforeAll(async () => {
  server = await TestServer.start();
  const { db } = server.database;
  const owner = await aUser(db);
  member = await server.signIn(owner);
  admin = await server.signIn(await anAdmin(db));
  claim = await aSubmission(db, server.ring, { ownerId: owner.id });
});
afterAll(() => server.close());

/** Simulates a disk that lost its files, or a restored backup of only the database. */
const loseAllFiles = async () => {
  await rm(join(server.dataDir, 'files'), { recursive: true });
  await mkdir(join(server.dataDir, 'files'));
};

const linkTo = async (client: Client, kind: string, id: string) =>
  (await client.data<{ createDownloadTicket: { url: string } }>(TICKET, { kind, id })).createDownloadTicket
    .url;

const readings = async (action: string) =>
  (await server.database.db.query<unknown[]>('SELECT 1 FROM audit_entries WHERE action = $1', [action]))
    .length;

const errorWith = (message: string) => ({
  status: 404,
  body: { statusCode: 404, message, error: 'Not Found' },
});

describe('a file missing in the store is reported in plain words', () => {
  it('a missing file of a notice is reported in plain words', async () => {
    const { body } = await admin.upload<{ importId: string }>(
      '/api/import/assessment-notices',
      `${claim.sid!}.pdf`,
      new Blob([pdf('notice')]),
    );
    expect(await ended(admin, body.importId)).toMatchObject({ status: 'DONE', rejected: 0 });
    const { assessmentNotice } = await member.data<{ assessmentNotice: { url: string } }>(
      'query ($id: ID!) { assessmentNotice(submissionId: $id) { url } }',
      { id: claim.id },
    );
    await loseAllFiles();
    expect(await server.nobody.get(assessmentNotice.url)).toMatchObject(errorWith(PLAIN));
    expect(await readings('notice.read')).toBe(0);
  });

  it('a missing file of a document is reported in plain words; the list with bytes marks it and returns the others', async () => {
    const lost = (await uploadDocument(member, claim.id, 'lost.pdf', pdf('lost'))).body;
    await loseAllFiles();
    const kept = (await uploadDocument(member, claim.id, 'kept.pdf', pdf('kept'))).body;
    const list = `/api/attachments/${claim.id}`;
    expect(await member.get(`${list}/${lost.id}`)).toMatchObject(errorWith(PLAIN));
    expect(await server.nobody.get(await linkTo(member, 'ATTACHMENT', lost.id))).toMatchObject(
      errorWith(PLAIN),
    );
    expect(await readings('attachment.read')).toBe(0);
    const listed = await member.get<{ id: string; fileBlob: { data: number[] }; missing?: true }[]>(list);
    expect([listed.status, listed.body.map(({ id, missing }) => ({ id, missing }))]).toEqual([
      200,
      [
        { id: lost.id, missing: true },
        { id: kept.id, missing: undefined },
      ],
    ]);
    expect(listed.body.map(({ fileBlob }) => Buffer.from(fileBlob.data).toString())).toEqual([
      '',
      pdf('kept').toString(),
    ]);
    expect(await readings('attachment.read')).toBe(1);
    expect((await member.get(`${list}?content=none`)).status).toBe(200);
    expect((await member.get(`${list}/${kept.id}`)).status).toBe(200);
  });

  it('a missing file of an export is reported in plain words', async () => {
    const { run } = await admin.data<{ run: { id: string } }>(
      'mutation { run: startExport(report: SETTLEMENTS, format: CSV) { id } }',
    );
    for (let status = ''; status !== 'DONE';) {
      await sleep(100);
      const query = 'query ($id: ID!) { run: exportRun(id: $id) { status } }';
      ({ status } = (await admin.data<{ run: { status: string } }>(query, { id: run.id })).run);
    }
    await loseAllFiles();
    expect(await server.nobody.get(await linkTo(admin, 'EXPORT', run.id))).toMatchObject(errorWith(PLAIN));
    expect(await readings('export.read')).toBe(0);
  });

  it('and the log names the file', () => {
    expect(server.process.output()).toMatch(/ENOENT/);
  });
});
