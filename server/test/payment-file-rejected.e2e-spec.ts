import { rm } from 'node:fs/promises';
import { RejectPaymentFiles1764400000082 } from '../src/database/migrations/1764400000082-reject-payment-files.js';
import { refusal } from './harness/claims.js';
import { CrashPoint, killedAtItsPoint } from './harness/crash-point.js';
import { importFile } from './harness/importing.js';
import { countKill } from './harness/kill-rounds.js';
import { runOutLeases } from './harness/outbox.js';
import {
  accountOf,
  aProfile,
  moved,
  Payer,
  paymentsOf,
  prepared,
  published,
  REJECTED,
  runState,
  type ShownPayment,
  type ShownRun,
} from './harness/paying.js';
import {
  CLOSE_CONTRADICTION,
  contradictionsOf,
  ownPayments,
  returnOf,
  returnsFile,
  sent,
  type ShownContradiction,
} from './harness/returning.js';
import { taxedScheme } from './harness/taxed.js';
import { TestServer } from './harness/test-server.js';

const CLAIMS = 30;
const GIVEN = { because: 'The day was a holiday', reference: 'M-4711' };
const FOUND = { because: 'The bank made none of it' };
const CODE = { code: '123456' };
const APPROVAL_CODE = `mutation ($id: ID!, $version: Int!) { sendPaymentsCode(id: $id, version: $version, act: APPROVE) { message } }`;

const crash = new CrashPoint();
let folder: string;
let server: TestServer;
let reporter: Payer;
let checker: Payer;
let third: Payer;
let distributionId: string;
let profileId: string;
let run: ShownRun;
let paid: ShownPayment[];

const sql = <Row>(text: string, values: unknown[] = []) => server.database.db.query<Row[]>(text, values);
const counted = async (text: string) => (await sql<{ count: number }>(text))[0]!.count;
const states = async (of: ShownRun) =>
  (
    await sql<{ state: string; payments: number }>(
      "SELECT state, count(*)::int AS payments FROM payments WHERE run_id = $1 AND state <> 'HELD' GROUP BY 1",
      [of.id],
    )
  ).map(({ state, payments }) => [state, payments]);
/** The file of the run with its version as it is now. */
const file = async (of: ShownRun = run) => (await runState(reporter.client, of.id)).files[0]!;
const versioned = async (of?: ShownRun) => {
  const { id, version } = await file(of);
  return { id, version };
};
const reports = async (of?: ShownRun) =>
  reporter.client.data<{ run: ShownRun }>(REJECTED.REPORT, { ...(await versioned(of)), ...GIVEN });
const refused = async (by: Payer, act: keyof typeof REJECTED, values: object) =>
  (await refusal(by.client, REJECTED[act], values)).message;
const imports = (...payments: ShownPayment[]) =>
  importFile(
    third.client,
    'returns',
    returnsFile(payments.map((one) => returnOf(one, accountOf(Number(one.sid.slice(2))), { reason: '3' }))),
    '',
    'returns.txt',
  );

beforeAll(async () => {
  const scheme = await taxedScheme();
  folder = scheme.folder;
  server = await TestServer.start({ ...crash.env, SCHEME_FILE: scheme.file });
  distributionId = await published(server, CLAIMS, { settlementSum: '2000.00' });
  reporter = await Payer.signedIn(server, 'Rita Reporter');
  checker = await Payer.signedIn(server, 'Charles Checker');
  third = await Payer.signedIn(server, 'Theo Third');
  profileId = await aProfile(reporter.client);
  const first = await prepared(reporter.client, distributionId, profileId);
  run = await checker.writes(await checker.acts('APPROVE', first));
});
afterAll(async () => {
  await server.close();
  await crash.remove();
  await rm(folder, { recursive: true });
});

it('a file is reported as rejected only once it was sent, with the bank’s words and where they are found (PAY-15)', async () => {
  expect(await refused(reporter, 'REPORT', { ...(await versioned()), ...GIVEN })).toContain('was not sent');
  await sent(server, checker, run);
  paid = (await paymentsOf(reporter.client, run.id, { state: 'SENT' })).filter(({ sid }) => sid !== '');
  const given = { ...(await versioned()), ...GIVEN };
  expect(await refused(reporter, 'REPORT', { ...given, because: ' ' })).toBeTruthy();
  expect(await refused(reporter, 'REPORT', { ...given, reference: '' })).toContain('answer is found');
  const stale = { ...given, version: given.version - 1 };
  expect(await refused(reporter, 'REPORT', stale)).toContain('changed since');
  const before = await states(run);
  await reports();
  const reported = await file();
  expect(reported.rejection).toEqual({
    ...{ state: 'PROPOSED', maker: 'Rita Reporter', decider: null, applied: false },
    confirmRefusal: expect.stringContaining('Another person') as string,
  });
  expect(await states(run)).toEqual(before);
});

it('a file is fetched and settled by nobody while it is reported as rejected, and confirmed by another person with a code (PAY-15, PAY-9)', async () => {
  const given = await versioned();
  expect(await refused(reporter, 'REPORT', { ...given, ...GIVEN })).toContain('already');
  expect(await refused(reporter, 'CONFIRM', { ...given, ...FOUND, ...CODE })).toContain('You reported');
  expect(await refused(checker, 'CONFIRM', { ...given, ...FOUND, ...CODE })).toMatch(/code/i);
  expect((await checker.fetches(given.id)).response.status).toBe(409);
  await sql(
    `SET session_replication_role = replica; UPDATE payment_runs SET payment_day = '2020-03-02'; SET session_replication_role = origin`,
  );
  const { acts, version } = await runState(reporter.client, run.id);
  expect(acts.find(({ act }) => act === 'SETTLE')).toMatchObject({ mayDo: false });
  const SETTLE = 'mutation ($id: ID!, $version: Int!) { settlePayments(id: $id, version: $version) { id } }';
  expect((await refusal(reporter.client, SETTLE, { id: run.id, version })).message).toContain(
    'Confirm or refuse that first',
  );
  await expect(
    sql(
      `UPDATE file_rejections SET state = 'CONFIRMED', decider_id = maker_id, decided_at = now(), decided_because = 'x'`,
    ),
  ).rejects.toThrow('people_check');
});

it('a file stays as it was when the report of its rejection is refused (PAY-15)', async () => {
  await checker.client.data(REJECTED.REFUSE, { ...(await versioned()), because: 'Another file' });
  expect(await file()).toMatchObject({
    rejection: { state: 'REFUSED', decider: 'Charles Checker' },
    reportRefusal: null,
  });
  expect(await states(run)).toEqual([['SENT', paid.length + 1]]);
  expect(await refused(checker, 'REFUSE', { ...(await versioned()), because: 'Again' })).toContain('Nothing');
  const fetched = (await checker.fetches((await file()).id)).response;
  expect(fetched.status).toBe(200);
  await fetched.arrayBuffer();
});

it('a rejected file comes back whole and once when its rejection is confirmed twice at once, and the worker is killed (PAY-15, DURABLE-6)', async () => {
  await reports();
  const given = await versioned();
  const code = await checker.codeFor('FILE_REJECTED', given);
  await crash.set('payments-rejected:1');
  const confirms = () => checker.client.graphql(REJECTED.CONFIRM, { ...given, ...FOUND, code });
  const answers = await Promise.allSettled([confirms(), confirms()]);
  expect(
    answers.filter((one) => one.status === 'fulfilled' && one.value.body.data).length,
  ).toBeLessThanOrEqual(1);
  await killedAtItsPoint(server);
  countKill('rejecting a file');
  await crash.remove();
  await runOutLeases(server);
  await server.start();
  await Promise.all([reporter.again(), checker.again(), third.again()]);
  await moved(server, run.id);
  expect(await states(run)).toEqual([['RETURNED', paid.length + 1]]);
  expect((await file()).rejection).toMatchObject({ state: 'CONFIRMED', applied: true });
  expect(await counted('SELECT count(*)::int AS count FROM returned_items')).toBe(paid.length + 1);
  expect(
    await counted(`SELECT count(*)::int AS count FROM audit_entries WHERE action = 'payment.returned'`),
  ).toBe(paid.length + 1);
  expect(
    await sql(`SELECT 1 FROM audit_entries WHERE action = 'payment-file.rejection-confirmed'`),
  ).toHaveLength(1);
  expect(await sql(`SELECT 1 FROM mails WHERE template = 'payment-returned'`)).toEqual([]);
  const own = await ownPayments(reporter.client, paid[5]!.submissionId!);
  expect(own).toMatchObject([{ state: 'RETURNED', returnedFor: null, heldReason: null }]);
  expect((await checker.fetches(given.id)).response.status).toBe(409);
});

it('a rejected file is not changed by a file of returns that comes later, which is an open point (PAY-15, RETURN-2, RETURN-11)', async () => {
  expect(await imports(paid[6]!, paid[7]!)).toMatchObject({ status: 'DONE', created: 0, unchanged: 2 });
  expect(await states(run)).toEqual([['RETURNED', paid.length + 1]]);
  // The same file says nothing new.
  expect(await imports(paid[6]!, paid[7]!)).toMatchObject({ status: 'DONE', created: 0, unchanged: 2 });
  const found = await contradictionsOf(third.client, run.id);
  expect(found).toEqual([
    {
      ...{ runId: run.id, importId: expect.any(String) as string, payments: 2 },
      first: [paid[6]!, paid[7]!].map(({ id }) => ({
        ...{ paymentId: id, said: '3', made: false, before: 'REJECTED', finder: null },
      })),
      closeRefusal: expect.stringContaining('You imported this file') as string,
    },
  ]);
  const [{ closeRefusal }] = (await contradictionsOf(checker.client, null)) as [ShownContradiction];
  expect(closeRefusal).toContain('You decided on these payments');
  const { dashboard } = await reporter.client.data<{ dashboard: { bankContradictions: number } }>(
    '{ dashboard { bankContradictions } }',
  );
  expect(dashboard.bankContradictions).toBe(1);
});

it('a rejected file is made again once by the next run, which a third person approves, but for what was found to be paid (PAY-15, RETURN-7, RETURN-10, PAY-14)', async () => {
  const [one] = await sql<{ id: string; version: number }>('SELECT id, version FROM payments WHERE id = $1', [
    paid[8]!.id,
  ]);
  await third.findsPaid(one!);
  const fourth = await Payer.signedIn(server, 'Flora Fourth');
  const next = await prepared(reporter.client, distributionId, profileId);
  const again = await paymentsOf(reporter.client, next.id, { state: 'READY' });
  const expected = paid.filter(({ id }) => id !== one!.id);
  expect(again.map(({ sid, net, account }) => [sid, net, account])).toEqual(
    expected.map(({ sid, net, account }) => [sid, net, account]),
  );
  expect(next.figures!.tax).toBe(run.figures!.tax);
  const approves = { id: next.id, version: next.version };
  expect((await refusal(checker.client, APPROVAL_CODE, approves)).message).toContain('or decided on them');
  for (const { user } of [reporter, checker])
    await expect(
      sql(
        `UPDATE payment_runs SET maker_id = maker_id, approver_id = $1, approved_at = now() WHERE id = $2`,
        [user.id, next.id],
      ),
    ).rejects.toThrow(/brought them back|people_check/);
  const { run: shown } = await fourth.client.data<{ run: { decisions: object[] } }>(
    'query ($id: ID!) { run: paymentRun(id: $id) { decisions { kind person payments } } }',
    { id: next.id },
  );
  const payments = expected.length + 1;
  expect(shown.decisions).toEqual([
    { kind: 'FILE_REJECTED', person: 'Charles Checker', payments },
    { kind: 'FILE_REJECTED', person: 'Rita Reporter', payments },
  ]);
  await isMadeAgainOnceCleared(fourth, next);
  const written = await fourth.writes(await fourth.acts('APPROVE', next));
  expect(written.files).toMatchObject([{ payments }]);
  await sent(server, fourth, written);
  const [sums] = await sql<{ owed: string; live: string }>(
    `SELECT (SELECT sum(net) FROM distribution_lines WHERE net > 0)::text AS owed,
       (SELECT sum(net) FROM payments WHERE state IN ('SENT', 'PAID', 'HELD') AND kind = 'CLAIM')::text AS live`,
  );
  expect(sums!.live).toBe(sums!.owed);
  run = written;
});

/** A run that makes contradicted payments again shows that, and is not approved until others have looked into it (RETURN-11). */
async function isMadeAgainOnceCleared(by: Payer, next: ShownRun): Promise<void> {
  const approves = { id: next.id, version: next.version };
  expect((await refusal(by.client, APPROVAL_CODE, approves)).message).toContain('says something else by now');
  const [found] = (await contradictionsOf(by.client, next.id)) as [ShownContradiction];
  const { runId, importId, closeRefusal } = found;
  expect({ runId, closeRefusal }).toEqual({ runId: run.id, closeRefusal: null });
  const given = { runId, importId, because: 'The bank made none of it; the file was of a test' };
  const refusedTo = async (who: Payer, values: object) =>
    (await refusal(who.client, CLOSE_CONTRADICTION, values)).message;
  expect(await refusedTo(third, given)).toContain('You imported this file');
  expect(await refusedTo(checker, given)).toContain('You decided on these payments');
  expect(await refusedTo(by, { ...given, because: ' ' })).toBeTruthy();
  expect(await refusedTo(by, { ...given, runId: next.id })).toContain('could not find');
  for (const { user } of [third, reporter])
    await expect(
      sql(`UPDATE bank_contradictions SET closer_id = $1, closed_at = now(), closed_because = 'x'`, [
        user.id,
      ]),
    ).rejects.toThrow('closed by others');
  await by.client.data(CLOSE_CONTRADICTION, given);
  expect(await refusedTo(by, given)).toContain('looked into this already');
  expect(await contradictionsOf(by.client, null)).toEqual([]);
  await expect(sql(`UPDATE bank_contradictions SET said = '4'`)).rejects.toThrow('never changed');
  await expect(sql('DELETE FROM bank_contradictions')).rejects.toThrow('never deleted');
}

it('a file cannot be rejected whole once one of its payments came back by itself (PAY-15)', async () => {
  const [first, second] = await paymentsOf(reporter.client, run.id, { state: 'SENT' }).then((all) =>
    all.filter(({ sid }) => sid !== ''),
  );
  await reports();
  // The payment of the rejected file has the same reference, account, amount and day.
  expect(await imports(first!)).toMatchObject({ status: 'DONE', created: 1 });
  const CODE_FOR =
    'mutation ($id: ID!, $version: Int!) { sendFileRejectedCode(id: $id, version: $version) { message } }';
  const { message } = await refusal(checker.client, CODE_FOR, await versioned());
  expect(message).toContain(
    `One payment of this file came back or went on already: ${first!.sid} (RETURNED)`,
  );
  await checker.client.data(REJECTED.REFUSE, { ...(await versioned()), because: 'One came back' });
  expect(await refused(reporter, 'REPORT', { ...(await versioned()), ...GIVEN })).toContain(first!.sid);
  await expect(
    sql(
      `INSERT INTO returned_items (payment_id, rejection_id, reason_code, whole) SELECT $1, id, 'REJECTED', true FROM file_rejections LIMIT 1`,
      [second!.id],
    ),
  ).rejects.toThrow('by the rejection of its file');
  await expect(sql('DELETE FROM file_rejections')).rejects.toThrow('never deleted');
  const runner = server.database.db.createQueryRunner();
  await runner.startTransaction();
  await expect(new RejectPaymentFiles1764400000082().down(runner)).rejects.toThrow('there is no way back');
  await runner.rollbackTransaction();
  await runner.release();
});
