import { clientWithToken } from './harness/api-tokens.js';
import { refusal } from './harness/claims.js';
import { giveReasonsToHold, sidOf } from './harness/held-payments.js';
import {
  accountOf,
  ACTS,
  aProfile,
  DAY,
  endedWork,
  Payer,
  paymentsOf,
  PREPARE,
  prepared,
  published,
  RUN,
  runState,
  setBank,
  type ShownRun,
} from './harness/paying.js';
import { ownPayments } from './harness/returning.js';
import { TestServer } from './harness/test-server.js';

/** Shared less than their losses, so that there is interest and tax in what they get. */
const CLAIMS = 30;

let server: TestServer;
let maker: Payer;
let checker: Payer;
let distributionId: string;
let profileId: string;
let run: ShownRun;

const sql = <Row>(text: string, values: unknown[] = []) => server.database.db.query<Row[]>(text, values);
const idOf = async (n: number) =>
  (await sql<{ id: string }>('SELECT id FROM submissions WHERE sid = $1', [sidOf(n)]))[0]!.id;
const payment = async (n: number) =>
  (await paymentsOf(maker.client, run.id)).find(({ sid }) => sid === sidOf(n))!;
const reasonOf = async (n: number) => (await payment(n)).heldReason;
const HOLD = `mutation ($id: ID!, $version: Int!) {
  run: holdPayment(id: $id, version: $version, reason: "The claimant has died") { ${RUN} } }`;
const CHECK = `mutation ($id: ID!, $version: Int!) { run: checkPayments(id: $id, version: $version) { ${RUN} } }`;
const checkedAgain = async () => {
  const { id, version } = await runState(maker.client, run.id);
  await maker.client.data(CHECK, { id, version });
  return endedWork(maker.client, id);
};

beforeAll(async () => {
  server = await TestServer.start();
  distributionId = await published(server, CLAIMS, { settlementSum: '2000.00' });
  maker = await Payer.signedIn(server, 'Mary Maker');
  checker = await Payer.signedIn(server, 'Charles Checker');
  profileId = await aProfile(maker.client);
  await giveReasonsToHold(server);
  run = await prepared(maker.client, distributionId, profileId);
});
afterAll(() => server.close());

describe('a prepared payment run', () => {
  it('has a payment for each claim that is paid something, ready or held with its reason (PAY-3, PAY-5)', async () => {
    expect(run).toMatchObject({ state: 'PREPARED', message: null, approvalsNeeded: 1 });
    const payments = await paymentsOf(maker.client, run.id);
    const held = Object.fromEntries(
      payments.filter(({ state }) => state === 'HELD').map(({ sid, heldReason }) => [sid, heldReason]),
    );
    expect(held).toEqual({
      [sidOf(1)]: 'BANK_MISSING',
      [sidOf(2)]: 'BANK_UNRELEASED',
      [sidOf(3)]: 'TAX_CLASS_UNKNOWN',
      [sidOf(4)]: 'ACCOUNT_TOO_LONG',
      [sidOf(5)]: 'BANK_INVALID',
      [sidOf(6)]: 'SAME_ACCOUNT',
      [sidOf(8)]: 'SAME_ACCOUNT',
      [sidOf(9)]: 'OBJECTION_OPEN',
      [sidOf(10)]: 'REMOVED',
      [sidOf(11)]: 'DOUBLE_UP',
      [sidOf(12)]: 'DOUBLE_UP',
    });
    expect((await payment(5)).heldCodes).toEqual(['BSB_FORMAT']);
    const [lines] = await sql<{ sids: string[]; net: string }>(
      `SELECT array_agg(sid ORDER BY sid COLLATE "C") AS sids, sum(net)::text AS net FROM distribution_lines WHERE net > 0`,
    );
    expect(payments.map(({ sid }) => sid)).toEqual(lines!.sids);
    const sums = [run.figures!.net, ...run.figures!.held.map(({ net }) => net)];
    const cents = sums.reduce((sum, net) => sum + BigInt(net.replace('.', '')), 0n);
    expect(cents).toBe(BigInt(lines!.net.replace('.', '')));
    expect(run.figures!.payments).toBe(payments.length - 11);
  });

  it('shows accounts by their last 3 digits alone (PAY-5)', async () => {
    const shown = JSON.stringify(await paymentsOf(maker.client, run.id));
    expect((await payment(13)).account).toMatch(new RegExp(`${accountOf(13).slice(-3)}$`));
    for (let n = 1; n <= CLAIMS; n += 1) expect(shown).not.toContain(accountOf(n));
  });

  it('asks a member for bank details until they were changed (PAY-11)', async () => {
    const id = await idOf(5);
    const shownOf = async (n: number) => (await ownPayments(maker.client, await idOf(n)))[0]!.heldReason;
    expect(await Promise.all([1, 2, 3, 4, 5, 6].map(shownOf))).toEqual([
      'BANK_MISSING',
      'BANK_UNRELEASED',
      'TAX_CLASS_UNKNOWN',
      'ACCOUNT_TOO_LONG',
      'BANK_INVALID',
      null,
    ]);
    await setBank(server, id, accountOf(905));
    expect(await shownOf(5)).toBe('BANK_UNRELEASED');
    await sql(
      `UPDATE bank_changes SET state = 'RELEASED', announced_at = now(), decided_at = now() + interval '48 hours', decider_id = $2, check_result = 'MATCH'
         WHERE submission_id = $1`,
      [id, checker.user.id],
    );
    expect(await shownOf(5)).toBeNull();
    await setBank(server, id, accountOf(5), { bsb: '999-999' });
    await sql('DELETE FROM bank_changes WHERE submission_id = $1', [id]);
    expect(await shownOf(5)).toBe('BANK_INVALID');
  });

  it('is the only one that is open, and only of the published distribution, from today on (PAY-2)', async () => {
    const again = await refusal(maker.client, PREPARE, { distributionId, profileId, day: DAY });
    expect(again.message).toBe(`Payment run ${run.number} is PREPARED. Finish it or cancel it first.`);
    const late = await refusal(maker.client, PREPARE, { distributionId, profileId, day: '2020-01-01' });
    expect(late.fields).toEqual({ day: 'Enter a day from today on' });
  });

  it('holds a payment by hand, with a reason, until somebody releases it with a code (PAY-5)', async () => {
    const before = await payment(13);
    await maker.client.data(HOLD, { id: before.id, version: before.version });
    expect(await payment(13)).toMatchObject({ heldReason: 'BY_HAND', heldBecause: 'The claimant has died' });
    expect((await checkedAgain()).state).toBe('PREPARED');
    const held = await payment(13);
    expect(held.heldReason).toBe('BY_HAND');
    await checker.releases(held);
    expect(await payment(13)).toMatchObject({ state: 'READY', heldBecause: null });
  });

  it('makes a held payment ready when its reason has gone and it is checked again (PAY-5)', async () => {
    await sql(
      `UPDATE claim_decisions SET state = 'REPLACED', replaced_at = now() WHERE sid = $1 AND state = 'IN_FORCE'`,
      [sidOf(10)],
    );
    await sql('DELETE FROM double_ups');
    await setBank(server, await idOf(5), accountOf(5));
    await sql(`DELETE FROM bank_changes WHERE submission_id = $1`, [await idOf(5)]);
    await checkedAgain();
    for (const n of [5, 10, 11, 12]) expect((await payment(n)).state).toBe('READY');
    expect(await reasonOf(9)).toBe('OBJECTION_OPEN');
  });

  it('releases a shared account for one claim by a person, and for this account alone (PAY-5)', async () => {
    const shared = await payment(6);
    await checker.releases(shared);
    expect(await reasonOf(6)).toBeNull();
    expect(await reasonOf(8)).toBe('SAME_ACCOUNT');
    await setBank(server, await idOf(6), accountOf(14));
    await sql(`DELETE FROM bank_changes WHERE submission_id = $1`, [await idOf(6)]);
    await checkedAgain();
    expect(await reasonOf(6)).toBe('SAME_ACCOUNT');
    const other = await payment(1);
    const { message } = await refusal(
      checker.client,
      'mutation ($id: ID!, $version: Int!) { sendPaymentReleaseCode(id: $id, version: $version) { message } }',
      { id: other.id, version: other.version },
    );
    expect(message).toContain('not held by a person');
  });
});

describe('the approval of a payment run', () => {
  it('is by another person: not by its maker in any session, and not by a script (PAY-6)', async () => {
    const { id, version } = await runState(maker.client, run.id);
    const sending = `mutation ($id: ID!, $version: Int!) { sendPaymentsCode(id: $id, version: $version, act: APPROVE) { message } }`;
    const reason = 'You prepared this payment run. Another person must approve it.';
    const secondSession = await server.signIn(maker.user);
    for (const client of [maker.client, secondSession]) {
      expect((await refusal(client, sending, { id, version })).message).toBe(reason);
      const approving = await refusal(client, ACTS.APPROVE, { id, version, code: '123456' });
      expect(approving).toMatchObject({ code: 'CONFLICT', message: reason });
    }
    const { client: script } = await clientWithToken(maker.client, ['READ', 'WRITE', 'RESTRICTED']);
    for (const act of [ACTS.APPROVE, ACTS.WRITE])
      expect((await refusal(script, act, { id, version, code: '123456' })).code).toBe('FORBIDDEN');
    await expect(
      sql(`UPDATE payment_runs SET approver_id = maker_id, approved_at = now() WHERE id = $1`, [id]),
    ).rejects.toThrow(/people_check/);
    expect((await runState(maker.client, id)).approver).toBeNull();
  });

  it('needs the code for this very act (PAY-6)', async () => {
    const now = await runState(checker.client, run.id);
    const code = await checker.codeFor('APPROVE', now);
    const writing = await refusal(checker.client, ACTS.WRITE, { id: now.id, version: now.version, code });
    expect(writing.message).toContain('PREPARED');
    const wrong = code === '000000' ? '000001' : '000000';
    const refused = await refusal(checker.client, ACTS.APPROVE, {
      id: now.id,
      version: now.version,
      code: wrong,
    });
    expect(refused.fields['code']).toBeDefined();
  });

  it('first holds an account that was changed a minute before, and shows the new sums (PAY-7)', async () => {
    const before = await runState(checker.client, run.id);
    const code = await checker.codeFor('APPROVE', before);
    await setBank(server, await idOf(15), accountOf(901));
    const variables = { id: before.id, version: before.version, code };
    expect((await refusal(checker.client, ACTS.APPROVE, variables)).message).toContain(
      'Look at the new sums',
    );
    expect(await reasonOf(15)).toBe('BANK_UNRELEASED');
    const after = await runState(checker.client, run.id);
    expect(after.figures!.payments).toBe(before.figures!.payments - 1);
    expect(after).toMatchObject({ state: 'PREPARED', approver: null });
    expect((await refusal(checker.client, ACTS.APPROVE, variables)).message).toContain('was changed since');
    expect(await checker.acts('APPROVE', after)).toMatchObject({
      state: 'APPROVED',
      approver: 'Charles Checker',
    });
  });
});
