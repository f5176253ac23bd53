import type { User } from '../src/users/user.entity.js';
import { addClaims, agreedRun, approvedRules, publishRun } from './harness/assessing.js';
import { aClaimInput, aTradeInput, CREATE, put, refusal, UPDATE, viewClaim } from './harness/claims.js';
import type { Client } from './harness/client.js';
import { aSubmission, aUser, anAdmin, PASSWORD } from './harness/factories.js';
import { importFile } from './harness/importing.js';
import { TestServer } from './harness/test-server.js';

const PATH = 'tradeDetails.closingBalance';
const WHOLE = 'Closing balance must be a whole number of shares, such as 1,200';
const TRACE = `query ($runId: ID!, $submissionId: ID!) { assessedClaimTrace(runId: $runId, submissionId: $submissionId) {
  claim { status findings } closingBalance isSame accepted { code holds } findings { code severity trade } } }`;
const ACCEPT = `mutation ($runId: ID!, $submissionId: ID!, $code: String!, $reason: String!) {
  acceptFinding(runId: $runId, submissionId: $submissionId, code: $code, reason: $reason) { mayAccept } }`;

interface Trace {
  claim: { status: string; findings: string[] };
  closingBalance: string | null;
  isSame: boolean;
  accepted: { code: string; holds: boolean }[];
}

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

const fileWith = async (closingBalance: unknown) => {
  const input = aClaimInput({
    tradeDetails: { openingBalance: '100', closingBalance, tradeData: [aTradeInput()] },
  });
  const { createSubmission } = await asMember.data<{ createSubmission: { submissionId: string } }>(CREATE, {
    input,
  });
  return createSubmission.submissionId;
};
const statedIn = async (id: string, client = asMember) =>
  (await viewClaim(client, id)).submissionData.tradeDetails.closingBalance;

describe('the closing balance of a claim', () => {
  it.each([
    ['1,200', '1200'],
    [' 200 ', '200'],
    ['0', '0'],
    ['', ''],
    [null, ''],
    [undefined, ''],
  ])('is filed as %j and kept as “%s” (TRADE-29)', async (typed, kept) =>
    expect(await statedIn(await fileWith(typed))).toBe(kept),
  );

  it.each(['about 200', '1.000', '100.5', '-5', '9'.repeat(19)])(
    'is not filed as “%s” (TRADE-29)',
    async (closingBalance) => {
      const input = aClaimInput({ tradeDetails: { openingBalance: '100', closingBalance } });
      expect(await refusal(asMember, CREATE, { input })).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: { [PATH]: WHOLE },
      });
    },
  );

  it('is a number or a text by REST, in and out (TRADE-29)', async () => {
    const input = aClaimInput({ tradeDetails: { openingBalance: '100', closingBalance: 250 } });
    const { body } = await asMember.post<{ submissionId: string }>(
      '/api/settlement-submission/create',
      input,
    );
    const read = await asMember.get<{ submission: { submissionData: { tradeDetails: object } } }>(
      `/api/settlement-submission/${body.submissionId}`,
    );
    expect(read.body.submission.submissionData.tradeDetails).toMatchObject({ closingBalance: '250' });
  });

  it('is locked for members once the claim is filed, and changed by an administrator (CLAIM-30)', async () => {
    const id = await fileWith('200');
    const path = `/api/settlement-submission/${id}/update`;
    const change = (closingBalance: string) => ({ submissionData: { tradeDetails: { closingBalance } } });
    expect(await put(asMember, path, change('300'))).toMatchObject({ status: 403 });
    expect(await put(asMember, path, change('200'))).toMatchObject({ status: 200 });
    const { version, tradeVersion } = await viewClaim(asAdmin, id);
    const input = { tradeDetails: { closingBalance: '300' } };
    await asAdmin.data(UPDATE, { id, version, tradeVersion, input });
    expect(await statedIn(id)).toBe('300');
    const { claimHistory } = await asAdmin.data<{ claimHistory: { changes: { fields: object[] }[] } }>(
      `query ($id: ID!) { claimHistory(submissionId: $id) { changes { fields { label before after } } } }`,
      { id },
    );
    expect(claimHistory.changes[0]!.fields).toEqual([
      { label: 'Closing balance', before: '200', after: '300' },
    ]);
  });

  it('changes by a request that an administrator accepts (TRADE-29)', async () => {
    const id = await fileWith('');
    const send = `mutation ($id: ID!, $value: String!) { sendAmendment(submissionId: $id, message: "Please.", proof: { password: "${PASSWORD}" },
      proposal: { fields: [{ path: "${PATH}", value: $value }] }) { proposal { id fields { proposed } } } }`;
    expect(await refusal(asMember, send, { id, value: 'some' })).toMatchObject({
      code: 'BAD_USER_INPUT',
    });
    const { sendAmendment } = await asMember.data<{
      sendAmendment: { proposal: { id: string; fields: object[] } };
    }>(send, { id, value: '1,100' });
    expect(sendAmendment.proposal.fields).toEqual([{ proposed: '1100' }]);
    await asAdmin.data(
      `mutation ($id: ID!) { decideProposal(id: $id, accept: true, reason: "") { state } }`,
      {
        id: sendAmendment.proposal.id,
      },
    );
    expect(await statedIn(id)).toBe('1100');
  });
});

describe('the column closingBalance of settlement records', () => {
  const importRows = (header: string, ...rows: string[]) =>
    importFile(asAdmin, 'settlement-records', [header, ...rows].join('\n'));
  const stored = async (sid: string) => {
    const [row] = await server.database.db.query<[{ closing_balance: string }]>(
      'SELECT closing_balance FROM submissions WHERE sid = $1',
      [sid],
    );
    return row.closing_balance;
  };

  it('may be missing or empty, which leaves the value; a text that is no number is rejected (TRADE-29)', async () => {
    await importRows(
      'sid,email,legalEntity,openingBalance,closingBalance',
      'I-1,i@example.com,Ida,100,"1,350"',
      'I-2,i@example.com,Ida,100,',
    );
    expect([await stored('I-1'), await stored('I-2')]).toEqual(['1350', '']);
    await importRows('sid,email,legalEntity,openingBalance', 'I-1,i@example.com,Ida Two,100');
    await importRows('sid,email,legalEntity,closingBalance', 'I-1,i@example.com,Ida Three,');
    expect(await stored('I-1')).toBe('1350');
    const run = await importRows(
      'sid,email,legalEntity,closingBalance',
      'I-1,i@example.com,Ida,400',
      'I-2,i@example.com,Ida,none',
    );
    expect(run).toMatchObject({
      updated: 1,
      rejections: [
        {
          line: 3,
          column: 'closingBalance',
          message: 'Closing balance must be a whole number of shares, such as 1200',
        },
      ],
    });
    expect(await stored('I-1')).toBe('400');
  });

  it('is read in the numbers of its file, as the opening balance is (TRADE-29)', async () => {
    await importRows(
      'sid;email;legalEntity;openingBalance;closingBalance',
      'I-3;i@example.com;Ida;100;1.350',
      'I-4;i@example.com;Ida;1.234.567;10',
    );
    expect(await stored('I-3')).toBe('1350');
  });
});

describe('a run', () => {
  const trace = async (runId: string, submissionId: string) =>
    (await asAdmin.data<{ assessedClaimTrace: Trace }>(TRACE, { runId, submissionId })).assessedClaimTrace;

  it('holds the stated closing balance against the ledger, by both engines, as of its moment (LEDGER-9)', async () => {
    const { db } = server.database;
    await approvedRules(server);
    // Number n bought 100 + n shares and sold 50.
    await addClaims(server, 3);
    const rows = await db.query<{ id: string }[]>(
      `SELECT id FROM submissions WHERE sid LIKE 'A-%' ORDER BY sid`,
    );
    const [right, wrong, silent] = rows.map(({ id }) => id) as [string, string, string];
    await db.query(`UPDATE submissions SET closing_balance = '51' WHERE id = $1`, [right]);
    await db.query(`UPDATE submissions SET closing_balance = '520' WHERE id = $1`, [wrong]);
    const first = await agreedRun(asAdmin);
    expect(await trace(first, right)).toMatchObject({ claim: { status: 'ASSESSED' }, closingBalance: '51' });
    expect(await trace(first, silent)).toMatchObject({ claim: { status: 'ASSESSED' }, closingBalance: null });
    expect(await trace(first, wrong)).toMatchObject({
      claim: { status: 'BLOCKED', findings: ['CLOSING_DIFFERS'] },
      closingBalance: '520',
      findings: [{ code: 'CLOSING_DIFFERS', severity: 'ERROR', trade: null }],
    });

    const given = { submissionId: wrong, code: 'CLOSING_DIFFERS', reason: 'The member’s letter of 3 March' };
    await asAdmin.data(ACCEPT, { runId: first, ...given });
    const second = await agreedRun(asAdmin);
    expect(await trace(second, wrong)).toMatchObject({
      claim: { status: 'ASSESSED' },
      accepted: [{ holds: true }],
    });

    // What was accepted was this statement and no other.
    await db.query(`UPDATE submissions SET closing_balance = '521' WHERE id = $1`, [wrong]);
    const third = await agreedRun(asAdmin);
    expect(await trace(third, wrong)).toMatchObject({
      claim: { status: 'BLOCKED' },
      accepted: [{ holds: false }],
    });
    // The earlier runs are derived again from the claim as it was.
    for (const [run, closingBalance] of [
      [first, '520'],
      [second, '520'],
      [third, '521'],
    ] as const)
      expect(await trace(run, wrong)).toMatchObject({ isSame: true, closingBalance });

    await publishRun(server, third);
    const { assessmentCheck } = await asAdmin.data<{ assessmentCheck: { input: string } }>(
      'query ($id: ID!) { assessmentCheck(submissionId: $id) { input } }',
      { id: right },
    );
    expect(JSON.parse(assessmentCheck.input)).toMatchObject({ closingBalance: '51' });
  });

  it('keeps what was accepted before claims had a closing balance (LEDGER-9)', async () => {
    const { db } = server.database;
    const { id } = await aSubmission(db, server.ring, { sid: 'OLD-1', openingBalance: '-5' });
    const runId = await agreedRun(asAdmin);
    await asAdmin.data(ACCEPT, {
      runId,
      submissionId: id,
      code: 'OPENING_NEGATIVE',
      reason: 'A short position',
    });
    // As it was computed until then, from opening balance and transactions alone.
    const [{ same }] = await db.query<[{ same: boolean }]>(
      `SELECT content_sha256 = sha256(convert_to(jsonb_build_array('-5'::text, NULL::jsonb)::text, 'UTF8')) AS same
       FROM accepted_findings WHERE submission_id = $1`,
      [id],
    );
    expect(same).toBe(true);
  });
});
