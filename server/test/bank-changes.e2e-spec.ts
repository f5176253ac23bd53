import { randomUUID } from 'node:crypto';
import { snakeCase } from '../src/database/snake-case.js';
import { CLAIM_FIELDS, type ListedClaimField } from '../src/rules/claim-catalogue.js';
import type { User } from '../src/users/user.entity.js';
import { aClaimInput, put, viewClaim } from './harness/claims.js';
import type { Client } from './harness/client.js';
import { aSubmission, aUser, anAdmin, PASSWORD } from './harness/factories.js';
import { TestServer } from './harness/test-server.js';

interface Proof {
  code?: string;
  password?: string;
}

const UPDATE = `mutation ($id: ID!, $version: Int!, $input: SubmissionChangesInput!, $proof: ActProofInput) {
  updateSubmission(id: $id, version: $version, tradeVersion: 0, input: $input, proof: $proof) { version } }`;
const SEND = `mutation ($id: ID!, $proposal: ProposedChangeInput, $proof: ActProofInput) {
  sendAmendment(submissionId: $id, message: "Please pay here.", proposal: $proposal, proof: $proof) { id } }`;
const SEND_CODE = 'mutation ($id: ID!) { sendBankChangeCode(submissionId: $id) { message } }';

let server: TestServer;
let member: User;
let asMember: Client;
let asAdmin: Client;
/** Mails of the current member. */
let codes = 0;

beforeAll(async () => {
  server = await TestServer.start();
  asAdmin = await server.signIn(await anAdmin(server.database.db));
});
afterAll(() => server.close());
beforeEach(async () => {
  member = await aUser(server.database.db);
  asMember = await server.signIn(member);
  codes = 0;
});

const aClaim = () =>
  aSubmission(server.database.db, server.ring, { ownerId: member.id, sid: `BANK-${randomUUID()}` });
const newBank = (accountNo = '99887766') => ({
  bankDetails: aClaimInput({ bankDetails: { accountNo } }).bankDetails,
});
interface EditOptions {
  version?: number;
  input?: object;
  client?: Client;
}
const edit = (
  id: string,
  proof?: Proof,
  { version = 1, input = newBank(), client = asMember }: EditOptions = {},
) => client.graphql(UPDATE, { id, version, input, proof });
const askForCode = (id: string, client = asMember) =>
  client.graphql<{ sendBankChangeCode: { message: string } }>(SEND_CODE, { id });
const mailedCode = async (id: string) => {
  await server.database.db.query('DELETE FROM limits');
  expect((await askForCode(id)).body.errors).toBeUndefined();
  codes += 1;
  return server.mailbox.codeFor(member.email, codes);
};
const fieldsOf = ({ body }: Awaited<ReturnType<typeof edit>>) => body.errors?.[0]?.extensions.fields;
const accountOf = async (id: string) => (await viewClaim(asAdmin, id)).submissionData.bankDetails.accountNo;
const signedInLongAgo = () =>
  server.database.db.query(
    `UPDATE sessions SET created_at = now() - interval '16 minutes' WHERE user_id = $1`,
    [member.id],
  );

describe('a member who changes bank details', () => {
  it('needs a code or the password: without one nothing is written or mailed (CLAIM-51)', async () => {
    const { id } = await aClaim();
    for (const proof of [undefined, {}, { code: '' }, { password: '' }])
      expect(fieldsOf(await edit(id, proof))).toEqual({
        proof:
          'For your safety, bank details can only be changed with a code that we send you, or with your password.',
      });
    expect(await viewClaim(asAdmin, id)).toMatchObject({
      version: 1,
      submissionData: { bankDetails: { accountNo: '10203040' } },
    });
    const mails = await server.database.db.query(
      `SELECT 1 FROM mails WHERE template = 'bank-details-changed' AND recipient = $1`,
      [member.email],
    );
    expect(mails).toEqual([]);
  });

  it('confirms with the mailed code, which works once and for this claim only (CLAIM-51, ACT-1, ACT-2)', async () => {
    const [one, other] = [await aClaim(), await aClaim()];
    const code = await mailedCode(one.id);
    const [mail] = await server.mailbox.to(member.email, codes);
    expect(mail?.text).toContain(
      `Your code to change the bank details of your claim ending ${one.sid!.slice(-3)} is`,
    );
    expect(fieldsOf(await edit(other.id, { code }))).toHaveProperty('code');
    expect((await edit(one.id, { code })).body.errors).toBeUndefined();
    expect(await accountOf(one.id)).toBe('99887766');
    expect(fieldsOf(await edit(one.id, { code }, { version: 2, input: newBank('1') }))).toHaveProperty(
      'code',
    );
    expect(await accountOf(other.id)).toBe('10203040');
  });

  it('confirms with the password; wrong ones are counted like those of a sign-in (CLAIM-51)', async () => {
    const { id } = await aClaim();
    expect(fieldsOf(await edit(id, { password: 'guessed' }))).toEqual({
      password: 'The password is not correct',
    });
    expect((await edit(id, { password: PASSWORD })).body.errors).toBeUndefined();
    expect(await accountOf(id)).toBe('99887766');
    await server.database.db.query('DELETE FROM limits');
    const wrong = { version: 2, input: newBank('7') };
    for (let tries = 0; tries < 10; tries++) await edit(id, { password: 'guessed' }, wrong);
    const { body } = await edit(id, { password: PASSWORD }, wrong);
    expect(body.errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
    await server.database.db.query('DELETE FROM limits');
  });

  it('keeps the code for an edit that failed for another reason', async () => {
    const { id } = await aClaim();
    const code = await mailedCode(id);
    expect(fieldsOf(await edit(id, { code }, { input: newBank('') }))).toEqual({
      'bankDetails.accountNo': 'Account number is required',
    });
    const { body } = await edit(id, { code }, { version: 7 });
    expect(body.errors?.[0]?.extensions.code).toBe('CONFLICT');
    for (let tries = 0; tries < 6; tries++) await edit(id, { code }, { input: {} });
    expect((await edit(id, { code })).body.errors).toBeUndefined();
  });

  it('may repeat a call whose answer was lost, although its code is used up (IDEMPOTENCY-1)', async () => {
    const { id } = await aClaim();
    const code = await mailedCode(id);
    const variables = { id, version: 1, input: newBank(), proof: { code } };
    const headers = { 'content-type': 'application/json', 'idempotency-key': `repeat-${id}` };
    const body = JSON.stringify({ query: UPDATE, variables });
    const once = () => asMember.send<{ errors?: object[] }>('/graphql', { method: 'POST', headers, body });
    expect((await once()).body.errors).toBeUndefined();
    expect((await once()).body.errors).toBeUndefined();
    expect((await viewClaim(asAdmin, id)).version).toBe(2);
  });

  it('is not asked for other answers, or for bank details as they are', async () => {
    const { id } = await aClaim();
    const { addressDetails } = aClaimInput({ addressDetails: { suburb: 'Fitzroy' } });
    const { claimType: _, ...legalDetails } = (await viewClaim(asMember, id)).submissionData.legalDetails;
    const { bankDetails } = (await viewClaim(asMember, id)).submissionData;
    const input = { addressDetails, legalDetails, bankDetails };
    expect((await edit(id, undefined, { input })).body.errors).toBeUndefined();
  });

  it('by REST must have signed in within 15 minutes, since its bodies have no code (CLAIM-52)', async () => {
    const { id } = await aClaim();
    const path = `/api/settlement-submission/${id}/update`;
    await signedInLongAgo();
    expect(await put(asMember, path, newBank())).toMatchObject({
      status: 400,
      body: {
        message: expect.stringContaining('bank details can only be changed within 15 minutes') as string,
      },
    });
    const { addressDetails } = aClaimInput({ addressDetails: { suburb: 'Fitzroy' } });
    expect((await put(asMember, path, { addressDetails })).status).toBe(200);
    expect(await accountOf(id)).toBe('10203040');
    asMember = await server.signIn(member);
    expect(await put(asMember, path, newBank())).toMatchObject({
      status: 200,
      body: { message: 'Submission has been updated' },
    });
    expect(await accountOf(id)).toBe('99887766');
  });

  it('confirms a proposal of other bank details too (CLAIM-51)', async () => {
    const { id } = await aClaim();
    const propose = (path: string, value: string, proof?: Proof) =>
      asMember.graphql(SEND, { id, proposal: { fields: [{ path, value }] }, proof });
    expect(fieldsOf(await propose('bankDetails.accountNo', '99887766'))).toHaveProperty('proof');
    const code = await mailedCode(id);
    expect((await propose('bankDetails.accountNo', '99887766', { code })).body.errors).toBeUndefined();
    expect((await propose('addressDetails.suburb', 'Fitzroy')).body.errors).toBeUndefined();
  });

  it('is told by mail when it was changed, in the scheme’s zone, until when it is checked, and what to do (CLAIM-53)', async () => {
    const { id } = await aClaim();
    await edit(id, { password: PASSWORD });
    const [mail] = await server.mailbox.to(member.email);
    expect(mail?.text).toMatch(/were changed on \d{2}-[A-Z][a-z]{2}-\d{4} \d{2}:\d{2} \(Sydney time\)/);
    expect(mail?.text).toContain('The account number is now ••••766.');
    expect(mail?.text).toMatch(
      /This takes at least until \d{2}-[A-Z][a-z]{2}-\d{4} \d{2}:\d{2} \(Sydney time\)/,
    );
    expect(mail?.text).toContain('If this was not you, stop the change now');
    expect(mail?.text).not.toContain('99887766');
  });

  it('gets no code for somebody else’s claim; another member’s code opens nothing', async () => {
    const { id } = await aClaim();
    const stranger = await aUser(server.database.db);
    const asStranger = await server.signIn(stranger);
    expect((await askForCode(id, asStranger)).body.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    const code = await mailedCode(id);
    const { body } = await edit(id, { code }, { client: asStranger });
    expect(body.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect(await accountOf(id)).toBe('10203040');
  });
});

it('a change of bank details asks administrators and scripts for nothing (CLAIM-51)', async () => {
  const { id } = await aClaim();
  expect((await edit(id, undefined, { client: asAdmin })).body.errors).toBeUndefined();
  expect((await askForCode(id, asAdmin)).body.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
});

describe('the database', () => {
  const PLAIN = CLAIM_FIELDS.filter(({ restricted }) => !restricted);
  const PLAIN_BANK = PLAIN.filter(({ group }) => group === 'bankDetails');

  /** What the database recorded of a change of one column alone. */
  const recordedOf = async ({ name, kind, choice }: ListedClaimField) => {
    const { id } = await aClaim();
    const column = snakeCase(name);
    const value = choice ? choice.values.at(-1) : kind === 'email' ? 'other@example.com' : '7';
    const { db } = server.database;
    await db.query(`UPDATE submissions SET ${column} = $2 WHERE id = $1`, [id, value]);
    const [change] = await db.query<{ before: object; after: object }[]>(
      'SELECT released_bank AS before, changed_bank AS after FROM bank_changes WHERE submission_id = $1',
      [id],
    );
    return change && { ...change, changed: { ...change.before, [column]: value } };
  };

  it('holds a change of each unrestricted bank detail of the catalogue, and records all of them (BANK-1, BANK-2)', async () => {
    const columns = PLAIN_BANK.map(({ name }) => snakeCase(name)).sort();
    for (const field of PLAIN_BANK) {
      const recorded = await recordedOf(field);
      expect([field.name, Object.keys(recorded?.after ?? {}).sort()]).toEqual([field.name, columns]);
      expect(recorded!.after).toEqual(recorded!.changed);
      expect(recorded!.after).not.toEqual(recorded!.before);
    }
  });

  it('holds no change of another field (BANK-1)', async () => {
    for (const field of PLAIN.filter((plain) => !PLAIN_BANK.includes(plain)))
      expect([field.name, await recordedOf(field)]).toEqual([field.name, undefined]);
  });
});
