import { APPROVALS } from '../src/court-reports/approvals-sql.js';
import { UNCLAIMED } from '../src/court-reports/list-sql.js';
import { unclaimedSums } from '../src/unclaimed/unclaimed-payments.js';
import { refusal } from './harness/claims.js';
import type { Client } from './harness/client.js';
import { aFund, SAVE, saved } from './harness/distributing.js';
import type { Confirming } from './harness/freezing.js';
import {
  CONFIRM,
  DECLARE,
  endPaymentDeadline,
  firstDistribution,
  moneyLeft,
  REFUSE,
  type Left,
} from './harness/money-left.js';
import { type Payer, paymentsOf, prepared, SEND_UNCLAIMED_CODE } from './harness/paying.js';
import { TestServer } from './harness/test-server.js';

const CLAIMS = 30;

let server: TestServer;
let maker: Confirming;
let payer: Payer;
let checker: Payer;
let firstId: string;
let profileId: string;
let runId: string;

const sql = <Row>(text: string, values: unknown[] = []) => server.database.db.query<Row[]>(text, values);
const messageOf = async (client: Client, document: string, variables: object) =>
  (await refusal(client, document, variables)).message;
const aLater = (overrides: object = {}) =>
  aFund(runId, {
    name: 'Second distribution',
    followsId: firstId,
    settlementSum: '0',
    interest: '7.31',
    steps: [],
    ...overrides,
  });
/** How many payments of the first distribution were unclaimed after some changes, which are not kept. */
const unclaimedAfter = async (changes: string[]) => {
  let found = -1;
  const undone = new Error('Undone');
  await server.database.db
    .transaction(async (tx) => {
      await tx.query('SET LOCAL session_replication_role = replica');
      for (const change of changes) await tx.query(change);
      const today = new Date().toISOString().slice(0, 10);
      found = (await unclaimedSums(tx, firstId, { today, due: null, timeZone: 'UTC' }, [])).payments;
      throw undone;
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error;
    });
  return found;
};
beforeAll(async () => {
  server = await TestServer.start();
  const stage = await firstDistribution(server, CLAIMS);
  ({ firstId, runId, profileId, maker, payer, checker } = stage);
});
afterAll(() => server.close());

describe('what a distribution left', () => {
  it('is its reserve and its residue, as long as nothing is unclaimed (SHARE-13)', async () => {
    expect((await moneyLeft(payer.client, firstId)).sources).toEqual([
      { kind: 'RESERVE', distribution: 1, payments: null, principal: '600.00', interest: '0.00' },
    ]);
  });

  it('is shared by a distribution that names a published one; its fund is not typed (SHARE-13)', async () => {
    const draft = await saved(maker.client, aLater({ settlementSum: '999999.00' }));
    expect(draft.fund).toMatchObject({ settlementSum: '600.00', interest: '7.31' });
    const errors = await refusal(maker.client, SAVE, { input: aLater({ followsId: draft.id }) });
    expect(errors).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(await messageOf(maker.client, SAVE, { input: aLater({ followsId: 'x' }) })).toBe(
      'A distribution follows a published one.',
    );
  });
});

describe('payments that nobody claimed', () => {
  it('are none before the end of a deadline that was set after the publication (UNCLAIMED-1)', async () => {
    expect((await moneyLeft(payer.client, firstId)).declareRefusal).toMatch(
      /^No deadline for payments was set/,
    );
    await sql(
      `INSERT INTO deadlines (kind, named_day, due, reason, set_at) SELECT 'PAYMENT', published_at::date - 9, published_at::date - 9, 'Before', published_at - interval '1 day' FROM distributions WHERE id = $1`,
      [firstId],
    );
    expect((await moneyLeft(payer.client, firstId)).declareRefusal).toMatch(
      /^No deadline for payments was set/,
    );
    await endPaymentDeadline(server);
  });

  it('are none while a line was never in a payment run, or one is open (UNCLAIMED-1)', async () => {
    expect(await messageOf(payer.client, DECLARE, { distributionId: firstId })).toMatch(
      /never in a payment run/,
    );
    let run = await prepared(payer.client, firstId, profileId);
    expect(run.figures!.held.map(({ reason }) => reason).sort()).toEqual([
      'BANK_MISSING',
      'TAX_CLASS_UNKNOWN',
    ]);
    expect(await messageOf(payer.client, DECLARE, { distributionId: firstId })).toMatch(
      /^Payment run 1 is PREPARED\. Finish it or cancel it first\.$/,
    );
    run = await checker.writes(await checker.acts('APPROVE', run));
    expect(run.state).toBe('WRITTEN');
  });

  it('are none that the office has to correct (UNCLAIMED-1)', async () => {
    const ID = `(SELECT id FROM payments WHERE state = 'HELD' AND sid = 'A-000002')`;
    const invalid = (code: string) => [
      `UPDATE submissions SET bank_account_index = '\\x01' WHERE sid = 'A-000002'`,
      `UPDATE payments SET held_reason = 'BANK_INVALID', held_codes = ARRAY['${code}'] WHERE id = ${ID}`,
    ];
    expect(await unclaimedAfter([])).toBe(2);
    expect(await unclaimedAfter(invalid('ACCOUNT_LENGTH'))).toBe(2);
    expect(await unclaimedAfter(invalid('REFERENCE_TOO_LONG'))).toBe(1);
    expect(await unclaimedAfter(invalid('TITLE_TOO_LONG'))).toBe(1);
  });

  it('are declared by one person and confirmed by another with a code (UNCLAIMED-2)', async () => {
    const { left: proposed } = await payer.client.data<{ left: Left }>(DECLARE, { distributionId: firstId });
    const [one] = proposed.declarations;
    expect(one).toMatchObject({
      state: 'PROPOSED',
      payments: 2,
      confirmRefusal: expect.stringContaining('Another person'),
    });
    const own = await messageOf(payer.client, SEND_UNCLAIMED_CODE, { id: one!.id, version: 1 });
    expect(own).toBe('You proposed this. Another person must confirm it.');
    const refused = await checker.client.data<{ left: Left }>(REFUSE, { id: one!.id, version: 1 });
    expect(refused.left.declarations[0]).toMatchObject({ state: 'REFUSED' });
    expect(await messageOf(checker.client, SEND_UNCLAIMED_CODE, { id: one!.id, version: 2 })).toMatch(
      /decided already/,
    );
  });

  it('are exactly those that were declared: details given meanwhile refuse it (UNCLAIMED-2)', async () => {
    const { left: proposed } = await payer.client.data<{ left: Left }>(DECLARE, { distributionId: firstId });
    const { id, version } = proposed.declarations[0]!;
    const code = await checker.codeFor('UNCLAIMED', { id, version });
    await sql(`UPDATE submissions SET australian_citizen = 'NO' WHERE sid = 'A-000003'`);
    expect(await messageOf(checker.client, CONFIRM, { id, version, code })).toMatch(/1 instead of 2/);
    await sql(`UPDATE submissions SET australian_citizen = NULL WHERE sid = 'A-000003'`);
    const { left: done } = await checker.client.data<{ left: Left }>(CONFIRM, { id, version, code });
    const [lines] = await sql<{ principal: string; interest: string }>(
      `SELECT sum(principal)::text AS principal, sum(interest)::text AS interest FROM distribution_lines
       WHERE distribution_id = $1 AND sid IN ('A-000002', 'A-000003')`,
      [firstId],
    );
    expect(done.sources).toEqual([
      { kind: 'RESERVE', distribution: 1, payments: null, principal: '600.00', interest: '0.00' },
      { kind: 'UNCLAIMED', distribution: 1, payments: 2, ...lines },
    ]);
    expect(done.declarations[0]).toMatchObject({ state: 'CONFIRMED', takenBy: null, ...lines });
    expect(done.unclaimedPayments).toBe(0);
    // So the court reads it (COURT-2).
    const reported = await sql<{ amount: string; made_by: string; checked_by: string }>(
      `SELECT sum(amount)::text AS amount, made_by, checked_by FROM (${UNCLAIMED}) u GROUP BY 2, 3`,
    );
    const both = { made_by: payer.user.name, checked_by: checker.user.name };
    const cents = BigInt(lines!.principal.replace('.', '')) + BigInt(lines!.interest.replace('.', ''));
    expect(reported.map((row) => ({ ...row, amount: BigInt(row.amount.replace('.', '')) }))).toEqual([
      { ...both, amount: cents },
    ]);
    expect(
      await sql(`SELECT made_by, checked_by FROM (${APPROVALS}) a WHERE kind = 'PAYMENTS_UNCLAIMED'`),
    ).toEqual([both]);
    const states = await sql('SELECT state, count(*)::int FROM payments GROUP BY 1 ORDER BY 1');
    expect(states).toEqual([
      { state: 'IN_FILE', count: CLAIMS - 2 },
      { state: 'CANCELLED', count: 2 },
    ]);
    // They are never paid again.
    const run = await prepared(payer.client, firstId, profileId);
    expect(await paymentsOf(payer.client, run.id)).toEqual([]);
    await payer.client.data(
      `mutation ($id: ID!, $version: Int!) { cancelPayments(id: $id, version: $version, because: "Nothing to pay", neverSent: false) { id } }`,
      { id: run.id, version: run.version },
    );
  });

  it('keep what was declared, whoever asks (UNCLAIMED-3)', async () => {
    for (const change of [
      'DELETE FROM unclaimed_declarations',
      'UPDATE unclaimed_declarations SET principal = principal + 1',
      `UPDATE unclaimed_declarations SET state = 'REFUSED', refused_because = 'No'`,
      'UPDATE payments SET unclaimed_id = NULL WHERE unclaimed_id IS NOT NULL',
      `UPDATE payments SET state = 'READY', unclaimed_id = NULL WHERE state = 'CANCELLED'`,
    ])
      await expect(sql(change)).rejects.toThrow(/unclaimed|does not move|never changed/);
  });
});
