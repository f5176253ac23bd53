import type { Submission } from '../src/submissions/submission.entity.js';
import type { User } from '../src/users/user.entity.js';
import { aClaimInput, put, refusal, UPDATE, UPDATE_SID, viewClaim } from './harness/claims.js';
import type { Client } from './harness/client.js';
import { aSubmission, aTrade, aUser, anAdmin } from './harness/factories.js';
import { mailsSettled } from './harness/mailbox.js';
import { TestServer } from './harness/test-server.js';

const PATH = '/api/settlement-submission';

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
  aSubmission(server.database.db, server.ring, { ownerId: member.id, ...overrides });

const columnsOf = async (id: string) => {
  const [row] = await server.database.db.query<Record<string, unknown>[]>(
    'SELECT * FROM submissions WHERE id = $1',
    [id],
  );
  return row!;
};

const auditOf = (id: string) =>
  server.database.db.query<{ action: string; details: object }[]>(
    `SELECT action, details FROM audit_entries WHERE subject_id = $1 AND action NOT LIKE '%read' ORDER BY id`,
    [id],
  );

describe('a member who edits a claim', () => {
  it('replaces the given groups and leaves the others unchanged (CLAIM-31)', async () => {
    const { id } = await aClaim({ sid: 'E-1' });
    const before = await columnsOf(id);
    const contactDetails = { ...aClaimInput().contactDetails, firstName: 'Blake', company: 'Blake & Co' };
    const input = { contactDetails, legalDetails: aClaimInput().legalDetails };
    const { updateSubmission } = await asMember.data<{ updateSubmission: object }>(UPDATE, {
      id,
      version: 1,
      tradeVersion: 0,
      input,
    });
    expect(updateSubmission).toMatchObject({ sid: 'E-1', version: 2, tradeVersion: 0 });
    const claim = await viewClaim(asMember, id);
    expect(claim.submissionData.contactDetails).toMatchObject({ firstName: 'Blake', company: 'Blake & Co' });
    expect(claim.submissionData.bankDetails.accountNo).toBe('10203040');
    const after = await columnsOf(id);
    expect(after).toMatchObject({ claim_type: 'Paper form', edited_since_import: true, email: before.email });
    expect(await auditOf(id)).toEqual([
      {
        action: 'submission.changed',
        details: {
          fields: expect.arrayContaining(['contactDetails.firstName', 'contactDetails.email']) as object,
        },
      },
    ]);
  });

  it('may send everything back unchanged, also through REST, which changes nothing (CLAIM-27, CLAIM-30, RESTAPI-10)', async () => {
    const { id } = await aClaim();
    await aTrade(server.database.db, id);
    await aTrade(server.database.db, id, { transactionType: 'OPEN' as never, quantity: '5' });
    const { submissionData } = await viewClaim(asMember, id);
    const { claimType, ...legalDetails } = submissionData.legalDetails;
    expect(claimType).toBeNull();
    const body = { submissionData: { ...submissionData, legalDetails } };
    expect(await put(asMember, `${PATH}/${id}/update`, body)).toMatchObject({
      status: 200,
      body: { message: 'Submission has been updated' },
    });
    expect(await viewClaim(asMember, id)).toMatchObject({ version: 1, tradeVersion: 1 });
    expect(await auditOf(id)).toEqual([]);
  });

  it.each<[string, object]>([
    ['a trade less', { tradeData: [] }],
    [
      'a trade changed',
      {
        tradeData: [
          {
            transactionType: 'BUY',
            tradeDate: '2018-03-01',
            quantity: '101',
            pricePerShare: '4.5',
            totalAmount: '450',
          },
        ],
      },
    ],
    ['another opening balance', { openingBalance: '101' }],
  ])('does not change the trades: %s is 403 (CLAIM-30)', async (_, tradeDetails) => {
    const { id } = await aClaim();
    await aTrade(server.database.db, id);
    const answer = await put(asMember, `${PATH}/${id}/update`, { tradeDetails });
    expect(answer.status).toBe(403);
    expect(answer.body.message).toContain('Requested Amendments');
  });

  it('cannot change the SID or the Source (CLAIM-30, CLAIM-34)', async () => {
    const { id } = await aClaim();
    const sent = { id, version: 1, tradeVersion: 0, input: {} };
    expect((await refusal(asMember, UPDATE, { ...sent, sid: 'MINE' })).code).toBe('FORBIDDEN');
    for (const body of [{ sid: 'MINE' }, { sid: 'MINE', values: {} }, { values: { sid: 'MINE' } }])
      expect(await put(asMember, `${PATH}/${id}/update`, body)).toMatchObject({
        status: 403,
        body: { message: expect.stringContaining('Requested Amendments') as string },
      });
    expect((await put(asMember, `${PATH}/${id}/sid`, { sid: 'MINE' })).status).toBe(403);
    const legalDetails = { ...aClaimInput().legalDetails, claimType: 'Forged' };
    expect((await put(asMember, `${PATH}/${id}/update`, { legalDetails })).status).toBe(200);
    expect((await columnsOf(id)).claim_type).toBe('Paper form');
  });

  it('cannot find somebody else’s claim (ACCESS-6)', async () => {
    const { id } = await aClaim({ ownerId: null });
    for (const one of [id, '00000000-0000-4000-8000-000000000000', 'no-id'])
      expect(await put(asMember, `${PATH}/${one}/update`, {})).toMatchObject({
        status: 404,
        body: { message: 'Unable to view submission' },
      });
  });

  it('causes mails about changed bank details to the old and new contact, without the details (CLAIM-35)', async () => {
    const { id } = await aClaim({ contactEmail: 'old.contact@example.com' });
    const input = aClaimInput({
      contactDetails: { email: 'new.contact@example.com' },
      bankDetails: { accountNo: '99887766', bsb: '083-001' },
    });
    const { contactDetails, bankDetails } = input;
    expect((await put(asMember, `${PATH}/${id}/update`, { contactDetails, bankDetails })).status).toBe(200);
    for (const address of ['old.contact@example.com', 'new.contact@example.com']) {
      await mailsSettled(server.database.db);
      const mails = await server.mailbox.to(address);
      expect(mails.map(({ subject }) => subject).join()).toContain('bank details');
      expect(JSON.stringify(mails)).not.toMatch(/99887766|083-001|10203040/);
    }
    const { addressDetails } = aClaimInput({ addressDetails: { suburb: 'Fitzroy' } });
    expect((await put(asMember, `${PATH}/${id}/update`, { addressDetails, bankDetails })).status).toBe(200);
    await mailsSettled(server.database.db);
    expect(await server.mailbox.to('new.contact@example.com')).toHaveLength(1);
    const row = await columnsOf(id);
    expect(row.bank_account_index).not.toEqual((await columnsOf((await aClaim()).id)).bank_account_index);
  });

  it('has the account found however it is written, also where the kind of bank alone changes (PAY-16)', async () => {
    const sameOf = async (id: string) => (await columnsOf(id)).same_account_index;
    const [one, other] = [await aClaim(), await aClaim()];
    const { bankDetails } = aClaimInput({ bankDetails: { accountNo: '0010203040', bsb: '062 000' } });
    expect((await put(asMember, `${PATH}/${one.id}/update`, { bankDetails })).status).toBe(200);
    expect(await sameOf(one.id)).toEqual(await sameOf(other.id));
    const abroad = { bankType: 'INTERNATIONAL', swiftCode: 'CTBAAU2S', customerCity: 'Sydney' };
    const input = { bankDetails: { ...bankDetails, ...abroad, customerCountry: 'Australia' } };
    expect((await put(asMember, `${PATH}/${one.id}/update`, input)).status).toBe(200);
    const before = await sameOf(one.id);
    expect(before).not.toEqual(await sameOf(other.id));
    input.bankDetails.bankType = 'LOCAL';
    expect((await put(asMember, `${PATH}/${one.id}/update`, input)).status).toBe(200);
    expect(await sameOf(one.id)).toEqual(await sameOf(other.id));
  });

  it('must only send valid values for what is given: an imported claim may lack other answers', async () => {
    const { id } = await aClaim({ mobile: '', suburb: '' });
    const { addressDetails, bankDetails } = aClaimInput({ addressDetails: { suburb: '' } });
    expect((await put(asMember, `${PATH}/${id}/update`, { addressDetails })).body.fields).toEqual({
      'addressDetails.suburb': 'Suburb is required',
    });
    const paymentReference = 'My reference';
    expect(
      (await put(asMember, `${PATH}/${id}/update`, { bankDetails: { ...bankDetails, paymentReference } }))
        .status,
    ).toBe(200);
  });
});

describe('two concurrent edits', () => {
  it('are reported as a conflict, and nothing is overwritten (CLAIM-41)', async () => {
    const { id } = await aClaim();
    const edit = (firstName: string) =>
      asMember.graphql(UPDATE, {
        id,
        version: 1,
        tradeVersion: 0,
        input: { contactDetails: { ...aClaimInput().contactDetails, firstName } },
      });
    const names = Array.from({ length: 8 }, (_, index) => `Editor ${index}`);
    const answers = await Promise.all(names.map(edit));
    const won = names.filter((_, index) => !answers[index]!.body.errors);
    expect(won).toHaveLength(1);
    for (const { body } of answers)
      if (body.errors) expect(body.errors[0]).toMatchObject({ extensions: { code: 'CONFLICT' } });
    const claim = await viewClaim(asMember, id);
    expect([claim.submissionData.contactDetails.firstName, claim.version]).toEqual([won[0], 2]);
  });

  it('are reported by If-Match in REST; without it the edit applies to the current claim (RESTAPI-24)', async () => {
    const { id } = await aClaim();
    const etag = (await asMember.get(`${PATH}/${id}`)).headers.get('etag')!;
    const { addressDetails } = aClaimInput({ addressDetails: { suburb: 'Northcote' } });
    const send = (ifMatch?: string) =>
      put(
        asMember,
        `${PATH}/${id}/update`,
        { addressDetails: { ...addressDetails, state: ifMatch ?? 'any' } },
        ifMatch ? { 'If-Match': ifMatch } : {},
      );
    expect((await send(etag)).status).toBe(200);
    expect((await send(etag)).status).toBe(409);
    expect((await send('"other"')).status).toBe(409);
    expect((await send('*')).status).toBe(200);
    expect((await send()).status).toBe(200);
    expect((await viewClaim(asMember, id)).submissionData.addressDetails.state).toBe('any');
  });
});

describe('an administrator who corrects a SID', () => {
  const sid = (id: string, wanted: string) => put(asAdmin, `${PATH}/${id}/sid`, { sid: wanted });

  it('has it cleaned, stored, audited and marked as edited (CLAIM-37, CLAIM-39, DURABLE-12)', async () => {
    const { id } = await aClaim({ sid: 'S-1' });
    await server.database.db.query(
      `UPDATE submissions SET edited_since_import = false, imported_digest = '\\x01' WHERE id = $1`,
      [id],
    );
    expect(await sid(id, ' 00\u200b42 ')).toMatchObject({ status: 200, body: { message: 'SID Updated' } });
    expect(await columnsOf(id)).toMatchObject({ sid: '0042', edited_since_import: true, version: 2 });
    expect(await auditOf(id)).toEqual([
      { action: 'submission.sid-changed', details: { from: 'S-1', to: '0042' } },
    ]);
    const { updateSid } = await asAdmin.data<{ updateSid: object }>(UPDATE_SID, {
      id,
      version: 2,
      sid: 'S-2',
    });
    expect(updateSid).toEqual({ sid: 'S-2', version: 3 });
    expect((await refusal(asAdmin, UPDATE_SID, { id, version: 2, sid: 'S-3' })).code).toBe('CONFLICT');
  });

  it.each([
    ['', 'SID is required'],
    [' \u200b ', 'SID is required'],
    ['x'.repeat(65), 'SID can have at most 64 characters'],
    ['a\nb', 'SID contains a line break or a tab'],
    ['a\u0000b', 'SID contains control characters'],
  ])('cannot use %j as a SID (CLAIM-19, CLAIM-25)', async (wanted, message) => {
    const { id } = await aClaim();
    expect(await sid(id, wanted)).toMatchObject({ status: 400, body: { fields: { sid: message } } });
  });

  it('gets an error for a taken SID, also when two claims swap theirs at once (CLAIM-38, ERROR-5)', async () => {
    const [one, other] = [await aClaim({ sid: 'SWAP-1' }), await aClaim({ sid: 'SWAP-2' })];
    const taken = await sid(one.id, 'SWAP-2');
    expect(taken).toMatchObject({
      status: 409,
      body: { fields: { sid: 'Another submission already has this SID' } },
    });
    const both = await Promise.all([sid(one.id, 'SWAP-2'), sid(other.id, 'SWAP-1')]);
    expect(both.map(({ status }) => status)).toEqual([409, 409]);
    expect([(await columnsOf(one.id)).sid, (await columnsOf(other.id)).sid]).toEqual(['SWAP-1', 'SWAP-2']);
  });

  it('competes with 200 others for one SID, and one edit of one claim succeeds (CLAIM-38, DURABLE-13)', async () => {
    const claims = await Promise.all(Array.from({ length: 8 }, () => aClaim()));
    const editors = Array.from({ length: 200 }, (_, at) => claims[at % claims.length]!);
    const answers = await Promise.all(
      editors.map(({ id }) => asAdmin.graphql(UPDATE_SID, { id, version: 1, sid: 'WANTED' })),
    );
    const codes = answers.map(({ body }) => body.errors?.[0]?.extensions.code ?? 'saved');
    expect(codes.filter((code) => code === 'saved')).toHaveLength(1);
    // Clients refused by a busy server may retry.
    expect(codes.filter((code) => !['saved', 'CONFLICT', 'SERVICE_UNAVAILABLE'].includes(code))).toEqual([]);
    const kept = await Promise.all(claims.map(({ id }) => columnsOf(id)));
    const winner = editors[codes.indexOf('saved')]!.id;
    expect(kept.map(({ id, sid: now, version }) => [id, now, version])).toEqual(
      claims.map(({ id, sid: before }) => (id === winner ? [id, 'WANTED', 2] : [id, before, 1])),
    );
  });

  it('can set it with the whole claim (CLAIM-25)', async () => {
    const { id } = await aClaim({ sid: 'S-9', openingBalance: '3' });
    const input = aClaimInput({
      legalDetails: { claimType: 'Phone' },
      tradeDetails: { openingBalance: '4' },
    });
    await asAdmin.data(UPDATE, { id, version: 1, tradeVersion: 0, sid: 'S-10', input });
    const claim = await viewClaim(asAdmin, id);
    expect(claim).toMatchObject({ sid: 'S-10', version: 2 });
    expect(claim.submissionData).toMatchObject({
      legalDetails: { claimType: 'Phone' },
      tradeDetails: { openingBalance: '4' },
    });
    const again = { id, version: 2, tradeVersion: 0, sid: ' ', input: {} };
    expect((await refusal(asAdmin, UPDATE, again)).fields).toEqual({ sid: 'SID is required' });
  });
});
