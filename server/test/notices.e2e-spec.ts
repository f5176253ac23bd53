import { randomUUID } from 'node:crypto';
import type { Submission } from '../src/submissions/submission.entity.js';
import type { User } from '../src/users/user.entity.js';
import { aNotice } from './harness/proposals-and-notices.js';
import type { Client } from './harness/client.js';
import { aSubmission, aUser, anAdmin } from './harness/factories.js';
import { ended } from './harness/importing.js';
import { TestServer } from './harness/test-server.js';

const READ = `query ($id: ID!) { assessmentNotice(submissionId: $id) { name url } }`;
const SAVE = `mutation ($sid: String!, $name: String!, $url: String!) {
  saveNoticeLink(sid: $sid, name: $name, url: $url) { id sid name url submissionId } }`;
const LIST = `query ($query: String, $page: Int) { assessmentNotices(query: $query, page: $page) {
  notices { id sid name url updatedAt submissionId } pagination { totalItems } } }`;
const DELETE = `mutation ($id: ID!) { deleteNotice(id: $id) }`;
const TICKET = `mutation ($id: ID!) { createDownloadTicket(kind: ASSESSMENT_NOTICE, id: $id) { url } }`;

/** Listed as removed in the shipped scheme. */
const REMOVED_SID = '00917';
const OTHER_REMOVED_SID = '01244';
const URL_ELSEWHERE = 'https://notices.example.com/a.pdf';
const PDF = '%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n';

interface Notice {
  name: string;
  url: string;
}
interface Managed {
  id: string;
  sid: string;
  url: string | null;
  updatedAt: string;
  submissionId: string | null;
}

let server: TestServer;
let member: User;
let asMember: Client;
let asStranger: Client;
let asAdmin: Client;
let claim: Submission;

beforeAll(async () => {
  server = await TestServer.start();
  const { db } = server.database;
  member = await aUser(db);
  asMember = await server.signIn(member);
  asStranger = await server.signIn(await aUser(db));
  asAdmin = await server.signIn(await anAdmin(db));
});
afterAll(() => server.close());

beforeEach(async () => {
  await server.database.db.query('DELETE FROM assessment_notices');
  claim = await aSubmission(server.database.db, server.ring, { email: member.email });
});

const noticeOf = async (client: Client, id = claim.id) =>
  (await client.data<{ assessmentNotice: Notice | null }>(READ, { id })).assessmentNotice;
const bySid = (client: Client, sid = claim.sid!) =>
  client.get<Notice>(`/api/assessment-notice/${encodeURIComponent(sid)}`);
const list = async (query?: string) =>
  (await asAdmin.data<{ assessmentNotices: { notices: Managed[] } }>(LIST, { query })).assessmentNotices;
const save = (sid: string, name: string, url: string, client = asAdmin) =>
  client.graphql<{ saveNoticeLink: Managed }>(SAVE, { sid, name, url });

/** Imports one PDF as the notice of the claim. */
async function keepFile(sid = claim.sid!, text = PDF): Promise<void> {
  const { status, body } = await asAdmin.upload<{ importId: string; message: string }>(
    '/api/import/assessment-notices',
    `${sid}.pdf`,
    text,
  );
  expect([status, body.message]).toEqual([202, 'Uploading assessment notices']);
  expect(await ended(asAdmin, body.importId)).toMatchObject({ status: 'DONE', rejected: 0 });
}

const uploadFor = (id: string, text = PDF, client = asAdmin) =>
  client.upload<{ id: string; name: string; message: string; fields?: Record<string, string> }>(
    `/api/assessment-notice/${id}/upload`,
    'any name.pdf',
    text,
  );

describe('a notice uploaded for a claim', () => {
  it('becomes the notice of its SID without a name, replaces the earlier one and is audited (NOTICE-9, RESTAPI-29)', async () => {
    const id = await aNotice(server.database.db, claim.sid!);
    const { status, body } = await uploadFor(claim.id);
    expect([status, body]).toEqual([201, { id, name: 'Assessment Notice' }]);
    const { url } = (await noticeOf(asMember))!;
    expect((await server.nobody.get<{ text: string }>(url)).body.text).toBe(PDF);
    const [entry] = await server.database.db.query<{ details: object }[]>(
      `SELECT details FROM audit_entries WHERE action = 'notice.uploaded' ORDER BY id DESC LIMIT 1`,
    );
    expect(entry!.details).toEqual({
      sid: claim.sid,
      submissionId: claim.id,
      before: { name: 'Assessment Notice', url: URL_ELSEWHERE },
    });
  });

  it('changes nothing when it is the same file again (NOTICE-9)', async () => {
    await uploadFor(claim.id);
    const [first] = (await list(claim.sid!)).notices;
    expect((await uploadFor(claim.id)).status).toBe(201);
    expect((await list(claim.sid!)).notices).toEqual([first]);
    await uploadFor(claim.id, PDF.replace('/Catalog', '/Other'));
    expect((await list(claim.sid!)).notices[0]!.updatedAt).not.toBe(first!.updatedAt);
  });

  it.each([
    ['', 'The file is empty.'],
    ['<html>', 'The file is not a PDF document.'],
    ['%PDF-1.4 cut off', 'The file is incomplete: its end is missing.'],
  ])('is refused when it is %j, and the earlier one stays (NOTICE-9)', async (text, message) => {
    await uploadFor(claim.id);
    const { status, body } = await uploadFor(claim.id, text);
    expect([status, body.message, body.fields]).toEqual([400, message, { file: message }]);
    expect((await list(claim.sid!)).notices).toHaveLength(1);
  });

  it('is refused above the limit, and nothing stays (NOTICE-9)', async () => {
    const { status } = await uploadFor(claim.id, `%PDF-1.4\n${'x'.repeat(10 * 1024 * 1024)}%%EOF`);
    expect(status).toBe(413);
    expect(await noticeOf(asAdmin)).toBeNull();
  });

  it('is refused for a claim without a SID, and for a removed one (NOTICE-9, NOTICE-5)', async () => {
    const { db } = server.database;
    const unnamed = await aSubmission(db, server.ring, { email: member.email, sid: null });
    const removed = await aSubmission(db, server.ring, { email: member.email, sid: OTHER_REMOVED_SID });
    for (const { id } of [unnamed, removed]) expect((await uploadFor(id)).status).toBe(409);
  });

  it('is taken from nobody but an administrator (NOTICE-9, ACCESS-7)', async () => {
    expect((await uploadFor(claim.id, PDF, asMember)).status).toBe(403);
    expect((await uploadFor(claim.id, PDF, asStranger)).status).toBe(403);
    expect(await noticeOf(asAdmin)).toBeNull();
  });
});

describe('the assessment notice of a claim', () => {
  it('is returned to its member and to administrators, by claim and by SID (NOTICE-4, RESTAPI-20)', async () => {
    await aNotice(server.database.db, claim.sid!);
    const notice = { name: 'Assessment Notice', url: URL_ELSEWHERE };
    for (const client of [asMember, asAdmin]) {
      expect(await noticeOf(client)).toEqual(notice);
      expect(await bySid(client)).toMatchObject({ status: 200, body: notice });
    }
  });

  it('belongs to the current owner of the SID (NOTICE-2)', async () => {
    await aNotice(server.database.db, claim.sid!);
    const { db } = server.database;
    await db.query('UPDATE submissions SET sid = NULL WHERE id = $1', [claim.id]);
    expect((await bySid(asMember)).status).toBe(404);
    expect(await noticeOf(asMember)).toBeNull();
    await db.query('UPDATE submissions SET sid = $2 WHERE id = $1', [claim.id, claim.sid]);
    expect((await bySid(asMember)).status).toBe(200);
  });

  it('looks like a missing one to everybody else: same status, same body (NOTICE-4)', async () => {
    await aNotice(server.database.db, claim.sid!);
    for (const sid of [claim.sid!, 'no-such-sid', `${claim.sid!} x`, '%', "' OR 1=1", '\u0000', '\u202e']) {
      const { status, body } = await bySid(asStranger, sid);
      expect([status, body]).toEqual([
        404,
        { statusCode: 404, message: 'There is no assessment notice.', error: 'Not Found' },
      ]);
    }
    for (const id of [claim.id, randomUUID(), 'no-id']) {
      const { body } = await asStranger.graphql(READ, { id });
      expect(body.errors).toMatchObject([
        { message: 'Unable to view submission', extensions: { code: 'NOT_FOUND' } },
      ]);
    }
    expect((await bySid(server.nobody)).status).toBe(401);
  });

  it('is null, or 404 by SID, for a claim without one (RESTAPI-20)', async () => {
    expect(await noticeOf(asMember)).toBeNull();
    expect((await bySid(asMember)).status).toBe(404);
    expect((await bySid(asAdmin)).status).toBe(404);
  });

  it('the assessment notice of a removed claim is returned to nobody (NOTICE-5)', async () => {
    const removed = await aSubmission(server.database.db, server.ring, {
      email: member.email,
      sid: REMOVED_SID,
    });
    const id = await aNotice(server.database.db, REMOVED_SID);
    for (const client of [asMember, asAdmin]) {
      expect(await noticeOf(client, removed.id)).toBeNull();
      expect((await bySid(client, REMOVED_SID)).status).toBe(404);
    }
    await keepFile(REMOVED_SID);
    expect(await noticeOf(asMember, removed.id)).toBeNull();
    const { createDownloadTicket } = await asMember.data<{ createDownloadTicket: Notice }>(TICKET, { id });
    expect((await server.nobody.get(createDownloadTicket.url)).status).toBe(404);
    await server.database.db.query('DELETE FROM submissions WHERE id = $1', [removed.id]);
  });
});

describe('a notice stored as a file', () => {
  it('opens by a single-use link, in a tab that can run nothing (NOTICE-7)', async () => {
    await keepFile();
    const { url, name } = (await noticeOf(asMember))!;
    expect(name).toBe('Assessment Notice');
    const { status, headers, body } = await server.nobody.get<{ text: string }>(url);
    expect([status, body.text]).toEqual([200, PDF]);
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('content-security-policy')).toMatch(/sandbox/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-disposition')).toContain(`${claim.sid!}.pdf`);
    expect((await server.nobody.get(url)).status).toBe(404);
    const [entry] = await server.database.db.query<object[]>(
      `SELECT actor_id FROM audit_entries WHERE action = 'notice.read' ORDER BY id DESC LIMIT 1`,
    );
    expect(entry).toEqual({ actor_id: member.id });
  });

  it('creates no link when only its name is requested', async () => {
    await keepFile();
    const tickets = () =>
      server.database.db.query<[{ n: number }]>('SELECT count(*)::int AS n FROM download_tickets');
    const before = await tickets();
    await asMember.data(`query ($id: ID!) { assessmentNotice(submissionId: $id) { name } }`, {
      id: claim.id,
    });
    expect(await tickets()).toEqual(before);
    await bySid(asMember);
    expect(await tickets()).not.toEqual(before);
  });

  it('cannot be opened by a link of somebody who has lost the claim, or never had it (NOTICE-4, NOTICE-7)', async () => {
    await keepFile();
    const { notices } = await list(claim.sid!);
    const ticket = async (client: Client) =>
      (await client.data<{ createDownloadTicket: Notice }>(TICKET, { id: notices[0]!.id }))
        .createDownloadTicket.url;
    expect((await server.nobody.get(await ticket(asStranger))).status).toBe(404);
    expect((await server.nobody.get(await ticket(asAdmin))).status).toBe(200);
    const nothing = await asMember.data<{ createDownloadTicket: Notice }>(TICKET, { id: randomUUID() });
    expect((await server.nobody.get(nothing.createDownloadTicket.url)).status).toBe(404);
    const { url } = (await noticeOf(asMember))!;
    await server.database.db.query(`UPDATE submissions SET email = 'else@example.com' WHERE id = $1`, [
      claim.id,
    ]);
    expect((await server.nobody.get(url)).status).toBe(404);
  });
});

describe('a notice link saved by an administrator', () => {
  it('replaces the notice of its SID, and is audited (NOTICE-8)', async () => {
    await keepFile();
    const { body } = await save(` ${claim.sid!}\u200b`, 'Notice of Assessment', URL_ELSEWHERE);
    expect(body.data!.saveNoticeLink).toMatchObject({
      sid: claim.sid,
      name: 'Notice of Assessment',
      url: URL_ELSEWHERE,
      submissionId: claim.id,
    });
    expect(await noticeOf(asMember)).toEqual({ name: 'Notice of Assessment', url: URL_ELSEWHERE });
    await save(claim.sid!, 'Second', 'https://notices.example.com/b.pdf');
    expect((await list(claim.sid!)).notices).toMatchObject([{ url: 'https://notices.example.com/b.pdf' }]);
    const [entry] = await server.database.db.query<{ details: object }[]>(
      `SELECT details FROM audit_entries WHERE action = 'notice.saved' ORDER BY id DESC LIMIT 1`,
    );
    expect(entry!.details).toMatchObject({
      sid: claim.sid,
      url: 'https://notices.example.com/b.pdf',
      before: { url: URL_ELSEWHERE },
    });
  });

  it.each<[string, [string, string, string], string]>([
    ['no SID', ['', 'N', URL_ELSEWHERE], 'sid'],
    ['a SID that no claim has', ['nobody-has-this', 'N', URL_ELSEWHERE], 'sid'],
    ['no name', ['SID', ' ', URL_ELSEWHERE], 'name'],
    ['a name turned around', ['SID', '\u202eeciton', URL_ELSEWHERE], 'name'],
    ['http', ['SID', 'N', 'http://example.com/a.pdf'], 'url'],
    ['javascript', ['SID', 'N', 'javascript:alert(1)'], 'url'],
    ['data', ['SID', 'N', 'data:text/html,x'], 'url'],
    ['a password in it', ['SID', 'N', 'https://me:secret@example.com/'], 'url'],
    ['no address', ['SID', 'N', 'somewhere'], 'url'],
    ['two lines', ['SID', 'N', 'https://example.com/a\nb'], 'url'],
    ['2,001 characters', ['SID', 'N', `https://example.com/${'a'.repeat(1_981)}`], 'url'],
  ])('is refused with %s (NOTICE-6)', async (_, [sid, name, url], field) => {
    const { body } = await save(sid === 'SID' ? claim.sid! : sid, name, url);
    expect(body.errors![0]!.extensions.code).toBe('BAD_USER_INPUT');
    expect(Object.keys(body.errors![0]!.extensions.fields!)).toEqual([field]);
  });

  it('can be saved and deleted only by an administrator (ACCESS-7)', async () => {
    expect((await save(claim.sid!, 'N', URL_ELSEWHERE, asMember)).body.errors![0]!.extensions.code).toBe(
      'FORBIDDEN',
    );
  });
});

describe('the list of notices', () => {
  it('is searched by SID and name, and shows which are files', async () => {
    await keepFile();
    await aNotice(server.database.db, 'no-claim-any-more');
    expect((await list(claim.sid!.slice(2))).notices).toMatchObject([
      { sid: claim.sid, url: null, submissionId: claim.id },
    ]);
    expect((await list()).notices).toHaveLength(2);
    expect((await list('%')).notices).toEqual([]);
    const { body } = await asAdmin.graphql(LIST, { query: 'x'.repeat(201) });
    expect(body.errors![0]!.extensions.fields).toHaveProperty('query');
  });

  it('shows when each was last saved, the newest first', async () => {
    await keepFile();
    await aNotice(server.database.db, 'no-claim-any-more');
    await server.database.db.query(
      `UPDATE assessment_notices SET created_at = now() - interval '2 days', updated_at = now() - interval '1 day'`,
    );
    await keepFile(claim.sid!, PDF.replace('%%EOF', '% another\n%%EOF'));
    const [first, second] = (await list()).notices;
    expect([first!.sid, second!.sid]).toEqual([claim.sid, 'no-claim-any-more']);
    expect(Date.now() - Date.parse(first!.updatedAt)).toBeLessThan(3_600_000);
    expect(Date.now() - Date.parse(second!.updatedAt)).toBeGreaterThan(3_600_000);
  });

  it('no longer contains a deleted notice, and its file is deleted', async () => {
    await keepFile();
    const { url } = (await noticeOf(asMember))!;
    const { notices } = await list(claim.sid!);
    expect(await asAdmin.data(DELETE, { id: notices[0]!.id })).toEqual({ deleteNotice: true });
    expect(await noticeOf(asMember)).toBeNull();
    expect((await server.nobody.get(url)).status).toBe(404);
    const { body } = await asAdmin.graphql(DELETE, { id: notices[0]!.id });
    expect(body.errors![0]!.extensions.code).toBe('NOT_FOUND');
  });

  it('are announced to administrators with the claim of each SID, and to nobody else (NOTICE-10)', async () => {
    const { db } = server.database;
    const recipients = (client: Client, sids: string[]) =>
      client.graphql<{ noticeRecipients: object[] }>(
        `query ($sids: [String!]!) { noticeRecipients(sids: $sids) { sid submissionId legalEntity hasNotice removed } }`,
        { sids },
      );
    const [entity] = await db.query<{ legal_entity: string }[]>(
      'SELECT legal_entity FROM submissions WHERE id = $1',
      [claim.id],
    );
    const found = {
      sid: claim.sid,
      submissionId: claim.id,
      legalEntity: entity!.legal_entity,
      removed: false,
    };
    const asked = [claim.sid!, 'no such SID', 'a\u0001b'];
    expect((await recipients(asAdmin, asked)).body.data!.noticeRecipients).toEqual([
      { ...found, hasNotice: false },
    ]);
    await asAdmin.data(SAVE, { sid: claim.sid, name: 'Notice', url: URL_ELSEWHERE });
    expect((await recipients(asAdmin, asked)).body.data!.noticeRecipients).toEqual([
      { ...found, hasNotice: true },
    ]);
    expect((await recipients(asMember, asked)).body.errors![0]!.extensions.code).toBe('FORBIDDEN');
    const many = Array.from({ length: 201 }, (_, nth) => `${nth}`);
    expect((await recipients(asAdmin, many)).body.errors![0]!.extensions.code).toBe('BAD_USER_INPUT');
  });
});
