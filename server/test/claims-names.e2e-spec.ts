import type { Submission } from '../src/submissions/submission.entity.js';
import type { User } from '../src/users/user.entity.js';
import { allAnnounced } from './harness/bank-changes.js';
import { aClaimInput, put, refusal, UPDATE, viewClaim } from './harness/claims.js';
import type { Client } from './harness/client.js';
import { aSubmission, aUser, anAdmin } from './harness/factories.js';
import { mailsSettled } from './harness/mailbox.js';
import { TestServer } from './harness/test-server.js';

const PATH = '/api/settlement-submission';
const MOVED = 'e-mail address of your claim has been changed';
const ASSIGNED = 'belongs to your e-mail address';
const CONTACT = 'contact address of your claim';
const BANK = 'bank details of your claim';

let server: TestServer;
let member: User;
let asMember: Client;
let asAdmin: Client;

beforeAll(async () => {
  server = await TestServer.start();
  const { db } = server.database;
  member = await aUser(db);
  asMember = await server.signIn(member);
  asAdmin = await server.signIn(await anAdmin(db));
});
afterAll(() => server.close());

const aClaim = (overrides: Partial<Submission> = {}) =>
  aSubmission(server.database.db, server.ring, { ownerId: null, ...overrides });

const edit = (client: Client, id: string, body: object) => put(client, `${PATH}/${id}/update`, body);

/** The subjects of the mails to an address, without the scheme's name. */
async function subjectsTo(address: string): Promise<string> {
  await allAnnounced(server);
  await mailsSettled(server.database.db);
  const mails = (await server.mailbox.all()).filter(({ to }) => to.includes(address));
  return mails.map(({ subject }) => subject).join('\n');
}

describe('changing a claim’s contact before its bank details', () => {
  it('is reported to the owner, the filer and the old contact, both times (CLAIM-35, CLAIM-36)', async () => {
    const email = 'claim.owner@example.com';
    const { id } = await aClaim({ ownerId: member.id, email, contactEmail: 'first.contact@example.com' });
    const { contactDetails, bankDetails } = aClaimInput({
      contactDetails: { email: 'thief@evil.example' },
      bankDetails: { accountNo: '99999999' },
    });
    expect((await edit(asMember, id, { contactDetails })).status).toBe(200);
    for (const address of [email, member.email, 'first.contact@example.com'])
      expect(await subjectsTo(address)).toContain(CONTACT);
    expect(await subjectsTo('thief@evil.example')).toBe('');
    expect((await edit(asMember, id, { bankDetails })).status).toBe(200);
    for (const address of [email, member.email, 'first.contact@example.com', 'thief@evil.example'])
      expect(await subjectsTo(address)).toContain(BANK);
    const mailed = JSON.stringify(await server.mailbox.to(email));
    expect(mailed).not.toMatch(/thief|99999999/);
  });

  it('sends one mail when contact, owner and filer are one mailbox, however it is written', async () => {
    const filer = await aUser(server.database.db, { email: 'one.and.all@example.com' });
    const { id } = await aClaim({
      ownerId: filer.id,
      email: 'One.And.All@example.com',
      contactEmail: 'ONE.and.all@example.com',
    });
    const { bankDetails } = aClaimInput({ bankDetails: { accountNo: '11112222' } });
    await edit(asAdmin, id, { bankDetails });
    await allAnnounced(server);
    await mailsSettled(server.database.db);
    const mails = (await server.mailbox.all()).filter(({ to }) => /one\.and\.all/i.test(String(to)));
    expect(mails).toHaveLength(1);
  });
});

describe('the address that owns a claim', () => {
  it('can be corrected by an administrator: the right person then sees the claim, and the other no longer does (CLAIM-32, CLAIM-36, CLAIM-43, ACCESS-4)', async () => {
    const wrong = await aUser(server.database.db, { email: 'tyop@example.com' });
    const right = await aUser(server.database.db, { email: 'typo@example.com' });
    const { id } = await aClaim({ email: wrong.email, contactEmail: 'contact.stays@example.com' });
    const [asWrong, asRight] = [await server.signIn(wrong), await server.signIn(right)];
    expect((await asRight.get(`${PATH}/${id}`)).status).toBe(404);
    expect(await edit(asAdmin, id, { email: ' \u200bTypo@example.com ' })).toMatchObject({ status: 200 });
    expect((await asWrong.get(`${PATH}/${id}`)).status).toBe(404);
    const { body } = await asRight.get<{ submission: { email: string } }>(`${PATH}/${id}`);
    expect(body.submission.email).toBe('Typo@example.com');
    expect(await subjectsTo('tyop@example.com')).toContain(MOVED);
    expect(await subjectsTo('Typo@example.com')).toContain(ASSIGNED);
    expect(await subjectsTo('contact.stays@example.com')).toBe('');
    const [mail] = await server.mailbox.to('tyop@example.com');
    expect(JSON.stringify(mail)).not.toMatch(/typo@/i);
    const [row] = await server.database.db.query<Record<string, unknown>[]>(
      'SELECT version, edited_since_import FROM submissions WHERE id = $1',
      [id],
    );
    expect(row).toEqual({ version: 2, edited_since_import: true });
  });

  it('is audited and in the history; a change of case only is mailed to nobody', async () => {
    const { id } = await aClaim({ email: 'History@example.com' });
    const sent = { id, version: 1, tradeVersion: 0, input: {}, email: 'history@example.com' };
    await asAdmin.data(UPDATE, sent);
    expect(await subjectsTo('istory@example.com')).toBe('');
    const audited = await server.database.db.query<{ action: string }[]>(
      `SELECT action FROM audit_entries WHERE subject_id = $1 AND action LIKE '%changed'`,
      [id],
    );
    expect(audited).toEqual([{ action: 'submission.email-changed' }]);
    const { claimHistory } = await asAdmin.data<{ claimHistory: { changes: { fields: object[] }[] } }>(
      `query ($id: ID!) { claimHistory(submissionId: $id) { changes { fields { path label before after } } } }`,
      { id },
    );
    expect(claimHistory.changes[0]!.fields).toEqual([
      {
        path: 'email',
        label: 'Email that owns the claim',
        before: 'History@example.com',
        after: 'history@example.com',
      },
    ]);
  });

  it.each([
    ['', 'Email is required'],
    [' \u200b ', 'Email is required'],
    ['jane', 'Invalid email address'],
    ['jane@example.com\nbcc: x@example.com', 'Invalid email address'],
  ])('cannot be %j (CLAIM-43)', async (email, message) => {
    const { id } = await aClaim();
    expect(await edit(asAdmin, id, { values: { email } })).toMatchObject({
      status: 400,
      body: { fields: { email: message } },
    });
    const sent = { id, version: 1, tradeVersion: 0, input: {}, email };
    expect((await refusal(asAdmin, UPDATE, sent)).fields).toEqual({ email: message });
  });

  it('cannot be changed by a member, through REST or GraphQL; the current one may be sent along (CLAIM-30, CLAIM-32)', async () => {
    const { id } = await aClaim({ ownerId: member.id, email: 'stays@example.com' });
    expect(await edit(asMember, id, { email: 'mine@example.com' })).toMatchObject({
      status: 403,
      body: { message: expect.stringContaining('Requested Amendments') as string },
    });
    const sent = { id, version: 1, tradeVersion: 0, input: {}, email: 'mine@example.com' };
    expect((await refusal(asMember, UPDATE, sent)).code).toBe('FORBIDDEN');
    expect((await edit(asMember, id, { email: 'stays@example.com' })).status).toBe(200);
    expect((await viewClaim(asAdmin, id)).email).toBe('stays@example.com');
  });
});

describe('the SID next to the groups of an edit', () => {
  const bodies = (sid: string | null, groups: object): object[] => [
    { sid, ...groups },
    { sid, values: groups },
    { values: { sid, ...groups } },
    { submissionData: { sid, ...groups } },
  ];

  it('is accepted from everybody when it is the claim’s current one (CLAIM-30)', async () => {
    const { id } = await aClaim({ sid: '00123', ownerId: member.id });
    const { addressDetails } = aClaimInput();
    for (const client of [asMember, asAdmin])
      for (const sid of ['00123', ' 00\u200b123 ', null])
        for (const body of bodies(sid, { addressDetails }))
          expect((await edit(client, id, body)).status).toBe(200);
    expect((await viewClaim(asAdmin, id)).sid).toBe('00123');
  });

  it('may be empty while the claim has none', async () => {
    const { id } = await aClaim({ sid: null, ownerId: member.id });
    for (const client of [asMember, asAdmin]) expect((await edit(client, id, { sid: '' })).status).toBe(200);
  });

  it('can be changed only by an administrator, who gets an error for a taken one (CLAIM-30, CLAIM-38)', async () => {
    const { id } = await aClaim({ sid: 'REST-1' });
    await aClaim({ sid: 'REST-2' });
    const { addressDetails } = aClaimInput({ addressDetails: { suburb: 'Fitzroy' } });
    expect(await edit(asAdmin, id, { sid: 'REST-2', values: { addressDetails } })).toMatchObject({
      status: 409,
      body: { fields: { sid: 'Another submission already has this SID' } },
    });
    expect(await edit(asAdmin, id, { sid: '' })).toMatchObject({
      status: 400,
      body: { fields: { sid: 'SID is required' } },
    });
    expect((await edit(asAdmin, id, { sid: 'REST-3', values: { addressDetails } })).status).toBe(200);
    const claim = await viewClaim(asAdmin, id);
    expect(claim).toMatchObject({ sid: 'REST-3', submissionData: { addressDetails: { suburb: 'Fitzroy' } } });
  });
});
