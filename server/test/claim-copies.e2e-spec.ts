import { wrongFor } from './harness/code-sign-in.js';
import { UPDATE, refusal } from './harness/claims.js';
import type { Client } from './harness/client.js';
import { aUser, anAdmin } from './harness/factories.js';
import { mailsSettled } from './harness/mailbox.js';
import {
  CONFIRM,
  DISPUTE,
  OPEN,
  READ,
  REQUEST_CODE,
  SEND_AGAIN,
  filedByTelephone,
  openCopy,
} from './harness/phone-filings.js';
import { TestServer } from './harness/test-server.js';

let server: TestServer;
let office: Client;

beforeAll(async () => {
  server = await TestServer.start();
  office = await server.signIn(await anAdmin(server.database.db));
});
afterAll(() => server.close());
beforeEach(() => sql('DELETE FROM limits'));

const sql = <Row = Record<string, unknown>>(statement: string, parameters: unknown[] = []) =>
  server.database.db.query<Row[]>(statement, parameters);
const filed = () => filedByTelephone(server, office);
const codeFor = async (claim: { token: string; email: string }, count: number) => {
  await server.nobody.data(REQUEST_CODE, { token: claim.token });
  return server.mailbox.codeFor(claim.email, count);
};
const stateOf = async (id: string) =>
  (await office.data<{ phoneFiling: Record<string, string | null> }>(READ, { id })).phoneFiling;
const GONE = /^This link does not work any more\. /;

describe('the copy of a claim filed by telephone', () => {
  it('opens with a code mailed to its address, restricted values masked (PHONE-8)', async () => {
    const claim = await filed();
    const { submissionData, sid } = await openCopy(server, claim);
    expect(sid).toMatch(/^PHONE-/);
    expect(submissionData).toEqual({
      contactDetails: { firstName: 'Avery', mobile: '0400 000 000' },
      legalDetails: { claimType: null, tradingAccount: '••••678', taxNumber: '••••782' },
      bankDetails: {
        bankName: 'Bank of Tests',
        bsb: '••••000',
        accountName: '••••ant',
        accountNo: '••••040',
      },
      tradeDetails: {
        openingBalance: '100',
        tradeData: [
          { transactionType: 'BUY', quantity: '40' },
          { transactionType: 'BUY', quantity: '100' },
        ],
      },
    });
  });

  it('shows the claim as it was when the copy was sent, whatever was changed since (PHONE-8)', async () => {
    const claim = await filed();
    const input = {
      contactDetails: {
        firstName: 'Changed',
        lastName: 'Since',
        email: claim.email,
        mobile: '1',
        relationship: 'AGENT',
      },
      tradeDetails: { tradeData: [] },
    };
    await office.data(UPDATE, { id: claim.id, version: 1, tradeVersion: 1, input });
    const { submissionData } = await openCopy(server, claim);
    expect(submissionData.contactDetails.firstName).toBe('Avery');
    expect(submissionData.tradeDetails.tradeData).toHaveLength(2);
  });

  it('is confirmed by somebody without an account, who then has one, and the link ends (PHONE-8, PHONE-9)', async () => {
    const claim = await filed();
    const { pass } = await openCopy(server, claim);
    const variables = { token: claim.token, pass };
    expect(await server.nobody.data(CONFIRM, variables)).toEqual({
      confirmClaimCopy: { message: 'Thank you. You have confirmed your claim.' },
    });
    expect(await stateOf(claim.id)).toMatchObject({
      confirmedAt: expect.any(String),
      disputedAt: null,
      maySend: false,
    });
    expect((await refusal(server.nobody, CONFIRM, variables)).message).toMatch(GONE);
    const [user] = await sql(
      'SELECT name, role, verified_at IS NOT NULL AS verified FROM users WHERE email = $1',
      [claim.email],
    );
    expect(user).toEqual({ name: 'Avery Claimant', role: 'STANDARD', verified: true });
    const audited = await sql<{ action: string; actor_kind: string }>(
      `SELECT action, actor_kind FROM audit_entries WHERE subject_id = $1 AND action LIKE 'claim-copy.%' ORDER BY id`,
      [claim.id],
    );
    expect(audited).toEqual([
      { action: 'claim-copy.code-requested', actor_kind: 'anonymous' },
      { action: 'claim-copy.opened', actor_kind: 'user' },
      { action: 'claim-copy.confirmed', actor_kind: 'user' },
    ]);
  });

  it('is disputed in words, which open a request on the claim; the office sends another copy (PHONE-8, PHONE-10)', async () => {
    const claim = await filed();
    const { pass } = await openCopy(server, claim);
    const variables = { token: claim.token, pass, message: 'I sold 40 shares, I did not buy them.' };
    await server.nobody.data(DISPUTE, variables);
    const { amendments } = await office.data<{ amendments: { state: string; messages: object[] } }>(
      `query ($id: ID!) { amendments(submissionId: $id) { state messages { message isAdmin } } }`,
      { id: claim.id },
    );
    expect(amendments).toEqual({ state: 'OPEN', messages: [{ message: variables.message, isAdmin: false }] });
    expect(await stateOf(claim.id)).toMatchObject({
      disputedAt: expect.any(String),
      confirmedAt: null,
      maySend: true,
    });
    expect((await refusal(server.nobody, DISPUTE, variables)).message).toMatch(GONE);
    expect((await server.mailbox.to(claim.email, 3))[0]!.subject).toMatch(/We have received your request$/);
    await office.data(SEND_AGAIN, { id: claim.id });
    expect(await stateOf(claim.id)).toMatchObject({ disputedAt: null, confirmedAt: null });
  });

  it('refuses a dispute without words, and keeps the link (PHONE-8)', async () => {
    const claim = await filed();
    const { pass } = await openCopy(server, claim);
    expect(await refusal(server.nobody, DISPUTE, { token: claim.token, pass, message: ' ' })).toMatchObject({
      fields: { message: 'Write a message' },
    });
    await server.nobody.data(CONFIRM, { token: claim.token, pass });
  });
});

describe('a link that opens nothing', () => {
  it('is answered in the same words and by one statement, whatever the reason (PHONE-9)', async () => {
    const expired = await filed();
    await sql(`UPDATE phone_filings SET copied_at = now() - interval '31 days' WHERE submission_id = $1`, [
      expired.id,
    ]);
    const moved = await filed();
    await sql(`UPDATE submissions SET email = 'moved@example.com' WHERE id = $1`, [moved.id]);
    const disabled = await filed();
    await aUser(server.database.db, { email: disabled.email, enabled: false });
    const officer = await filed();
    await anAdmin(server.database.db, { email: officer.email });
    const answered = await filed();
    const { pass } = await openCopy(server, answered);
    await server.nobody.data(CONFIRM, { token: answered.token, pass });
    await mailsSettled(server.database.db);
    const mails = (await server.mailbox.all()).length;
    const unknown = `${expired.token.slice(0, 40)}${'A'.repeat(8)}`;
    const tokens = [expired, moved, disabled, officer, answered].map(({ token }) => token);
    const answers = new Set<string>();
    for (const token of [...tokens, unknown, 'not-a-token', '']) {
      for (const [document, rest] of [
        [REQUEST_CODE, {}],
        [OPEN, { code: '123456' }],
        [CONFIRM, { pass }],
        [DISPUTE, { pass, message: 'x' }],
      ] as const) {
        const { body, status } = await server.nobody.graphql(document, { token, ...rest });
        const { message, extensions } = body.errors![0]!;
        answers.add(JSON.stringify([status, message, extensions.code]));
      }
    }
    expect(answers.size).toBe(1);
    expect([...answers][0]).toContain('NOT_FOUND');
    await mailsSettled(server.database.db);
    expect((await server.mailbox.all()).length).toBe(mails);
  });
});

describe('the code of a copy', () => {
  it('has five attempts, and counts apart from sign-in (PHONE-8)', async () => {
    const claim = await filed();
    const code = await codeFor(claim, 2);
    const enter = (text: string) => refusal(server.nobody, OPEN, { token: claim.token, code: text });
    for (let tries = 0; tries < 4; tries++)
      expect((await enter(wrongFor(code))).message).toMatch(/^That code is not right/);
    expect((await enter(wrongFor(code))).message).toMatch(/^There were too many attempts/);
    expect((await enter(code)).message).toMatch(/^There were too many attempts/);
    const keys = await sql<{ key: string }>(`SELECT key FROM limits WHERE key LIKE '%-address:%'`);
    expect(keys.map(({ key }) => key.split(':')[0])).toEqual(['claim-copy-address']);
    const refused = await sql(
      `SELECT 1 FROM audit_entries WHERE action = 'claim-copy.refused' AND subject_id = $1`,
      [claim.id],
    );
    expect(refused).toHaveLength(6);
  });

  it('is closed after twenty wrong ones in a day (PHONE-8)', async () => {
    const claim = await filed();
    for (let round = 0; round < 4; round++) {
      await sql(`DELETE FROM limits WHERE key LIKE 'mail-%'`);
      const code = await codeFor(claim, round + 2);
      for (let tries = 0; tries < 5; tries++)
        await refusal(server.nobody, OPEN, { token: claim.token, code: wrongFor(code) });
    }
    await sql(`DELETE FROM limits WHERE key LIKE 'mail-%'`);
    const code = await codeFor(claim, 6);
    expect((await refusal(server.nobody, OPEN, { token: claim.token, code })).code).toBe('RATE_LIMITED');
  });

  it('is mailed at most every half minute (PHONE-8, MAIL-2)', async () => {
    const claim = await filed();
    await server.nobody.data(REQUEST_CODE, { token: claim.token });
    expect((await refusal(server.nobody, REQUEST_CODE, { token: claim.token })).code).toBe('RATE_LIMITED');
  });

  it('opens this copy only: neither another claim of the address nor its account (PHONE-8)', async () => {
    const one = await filed();
    const code = await codeFor(one, 2);
    const second = await filed();
    await sql('UPDATE submissions SET email = $2 WHERE id = $1', [second.id, one.email]);
    await sql('UPDATE phone_filings SET copied_to = $2 WHERE submission_id = $1', [second.id, one.email]);
    expect((await refusal(server.nobody, OPEN, { token: second.token, code })).code).toBe('BAD_USER_INPUT');
    const signedIn = await server.nobody.post('/api/auth/otp-verify', { email: one.email, otp: code });
    expect(signedIn.status).toBe(400);
    await server.nobody.data(OPEN, { token: one.token, code });
    expect((await refusal(server.nobody, OPEN, { token: one.token, code })).code).toBe('BAD_USER_INPUT');
  });

  it('gives an hour to answer; then another code is needed (PHONE-8)', async () => {
    const claim = await filed();
    const { pass } = await openCopy(server, claim);
    await sql(`UPDATE phone_filings SET pass_expires_at = now() WHERE submission_id = $1`, [claim.id]);
    const late = await refusal(server.nobody, CONFIRM, { token: claim.token, pass });
    expect(late).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(late.message).toMatch(/^An hour has passed since you entered the code/);
    await sql('DELETE FROM limits');
    const again = await openCopy(server, claim);
    await server.nobody.data(CONFIRM, { token: claim.token, pass: again.pass });
  });
});
