import { rm } from 'node:fs/promises';
import { TAX_DUE } from '../src/payment-runs/held-sql.js';
import { requestJob } from '../src/jobs/outbox.js';
import { readAbaBack } from '../src/payments/reading/read-aba.js';
import { readPainBack } from '../src/payments/reading/read-pain.js';
import { CrashPoint, killedAtItsPoint } from './harness/crash-point.js';
import { refusal } from './harness/claims.js';
import { runOutLeases } from './harness/outbox.js';
import {
  aProfile,
  endedWork,
  moved,
  PAIN_PROFILE,
  Payer,
  paymentsOf,
  prepared,
  published,
  RUN,
  runState,
  type ShownRun,
} from './harness/paying.js';
import { TAX_ACCOUNT, taxedScheme } from './harness/taxed.js';
import { TestServer } from './harness/test-server.js';

const CLAIMS = 30;
const SENT = `mutation ($id: ID!, $version: Int!) { run: markFileSent(id: $id, version: $version, receipt: "R 1") { ${RUN} } }`;
const CANCEL = `mutation ($id: ID!, $version: Int!) {
  run: cancelPayments(id: $id, version: $version, because: "The wrong day", neverSent: true) { ${RUN} } }`;

const crash = new CrashPoint();
let folder: string;
let server: TestServer;
let maker: Payer;
let checker: Payer;
let distributionId: string;
let profileId: string;

const sql = <Row>(text: string, values: unknown[] = []) => server.database.db.query<Row[]>(text, values);
const centsOf = (amount: string) => BigInt(amount.replace('.', ''));
/** What is withheld from payments in files, and what is paid of it, in cents. */
const withheldAndPaid = async () => {
  const [row] = await sql<{ withheld: string; paid: string; payments: number }>(
    `SELECT coalesce(sum(withheld) FILTER (WHERE kind = 'CLAIM'), 0)::text AS withheld,
       coalesce(sum(net) FILTER (WHERE kind = 'TAX'), 0.00)::text AS paid, count(*) FILTER (WHERE kind = 'TAX')::int AS payments
     FROM payments WHERE state IN ('IN_FILE', 'SENT', 'PAID')`,
  );
  return row!;
};
const taxOf = async (runId: string) =>
  (await paymentsOf(maker.client, runId)).filter(({ sid }) => sid === '');
const filesOf = async ({ files }: ShownRun) =>
  Promise.all(
    files.map(async ({ id }) => {
      const { response } = await checker.fetches(id);
      return Buffer.from(await response.arrayBuffer());
    }),
  );
const written = async (run: ShownRun) => checker.writes(await checker.acts('APPROVE', run));
/** Has a prepared run written as its approver and its writer would; codes are not what this is about. */
const startWriting = async ({ id }: ShownRun) => {
  const { db } = server.database;
  await db.query(
    `UPDATE payment_runs SET state = 'APPROVED', approver_id = $2, approved_at = now(), version = version + 1
     WHERE id = $1 AND state = 'PREPARED'`,
    [id, checker.user.id],
  );
  await db.query(
    `UPDATE payment_runs SET state = 'WRITING', writer_id = $2, version = version + 1 WHERE id = $1`,
    [id, checker.user.id],
  );
  await db.transaction((tx) => requestJob(tx, 'write-payments', { paymentRunId: id }));
};
const startedWriting = async (run: ShownRun) => {
  await startWriting(run);
  return endedWork(checker.client, run.id);
};
/** Fetches a file and notes the bank's receipt of it. */
const sent = async (fileId: string) => {
  await (await checker.fetches(fileId)).response.arrayBuffer();
  const [file] = await sql<{ version: number }>('SELECT version FROM payment_files WHERE id = $1', [fileId]);
  await checker.client.data(SENT, { id: fileId, version: file!.version });
};
const cancelled = async ({ id }: ShownRun) => {
  const { version } = await runState(maker.client, id);
  const { run } = await maker.client.data<{ run: ShownRun }>(CANCEL, { id, version });
  await moved(server, id);
  return run;
};

beforeAll(async () => {
  const scheme = await taxedScheme();
  folder = scheme.folder;
  server = await TestServer.start({ ...crash.env, SCHEME_FILE: scheme.file });
  distributionId = await published(server, CLAIMS, { settlementSum: '2000.00' });
  maker = await Payer.signedIn(server, 'Mary Maker');
  checker = await Payer.signedIn(server, 'Charles Checker');
  profileId = await aProfile(maker.client);
});
afterAll(async () => {
  await crash.remove();
  await server.close();
  await rm(folder, { recursive: true });
});

it('the tax withheld is a payment of its own in the file of its run, to the account of the scheme file (PAY-13)', async () => {
  const run = await prepared(maker.client, distributionId, profileId);
  expect(run.figures!.tax).toBe(run.figures!.withheld);
  expect(centsOf(run.figures!.tax)).toBeGreaterThan(0n);
  expect(await taxOf(run.id)).toEqual([]);
  // Of a run that was prepared before the scheme had the account, the tax is paid by hand, and not again.
  const due = async () => (await sql<{ due: string }>(TAX_DUE, [run.id]))[0]!.due;
  expect(await due()).toBe(run.figures!.tax);
  await sql('UPDATE payment_runs SET pays_tax = false WHERE id = $1', [run.id]);
  expect(await due()).toBe('0.00');
  await sql('UPDATE payment_runs SET pays_tax = true WHERE id = $1', [run.id]);
  const done = await written(run);
  expect(done).toMatchObject({ state: 'WRITTEN', message: null });
  expect(done.figures).toEqual(run.figures);
  await expect(sql('UPDATE payment_runs SET pays_tax = false WHERE id = $1', [run.id])).rejects.toThrow(
    'never changed',
  );
  const back = readAbaBack((await filesOf(done))[0]!);
  expect(back.payments[0]).toMatchObject({
    ...{ bsb: '093-003', accountNumber: '316385', title: 'ATO DIRECT CREDIT', withheld: 0n },
    ...{ reference: TAX_ACCOUNT.reference, cents: centsOf(run.figures!.tax) },
  });
  expect(back.payments).toHaveLength(run.figures!.payments + 1);
  expect(back.credits).toBe(centsOf(run.figures!.net) + centsOf(run.figures!.tax));
  expect(back.credits).toBe(centsOf(done.files[0]!.total));
  expect(await taxOf(run.id)).toMatchObject([
    {
      sid: '',
      submissionId: null,
      state: 'IN_FILE',
      net: run.figures!.tax,
      account: '••••',
    },
  ]);
});

it('nobody pays the tax withheld a second time: not the database, nor by hand (PAY-13, PAY-4)', async () => {
  const add = (runId: string, amount: string) =>
    sql(
      `INSERT INTO payments (distribution_id, kind, sid, principal, interest, withheld, net, run_id, state)
       VALUES ($1, 'TAX', '', $2, 0, 0, $2, $3, 'READY')`,
      [distributionId, amount, runId],
    );
  const [{ id }] = (await sql<{ id: string }>(`SELECT id FROM payment_runs WHERE state = 'WRITTEN'`)) as [
    { id: string },
  ];
  await expect(add(id, '0.01')).rejects.toThrow(/payments_tax_key|paid once/);
  await expect(sql(`UPDATE payments SET kind = 'CLAIM' WHERE kind = 'TAX'`)).rejects.toThrow(/never changed/);
  const [tax] = await taxOf(id);
  const holding = await refusal(
    maker.client,
    'mutation ($id: ID!, $version: Int!) { holdPayment(id: $id, version: $version, reason: "Another day") { id } }',
    { id: tax!.id, version: tax!.version },
  );
  expect(holding).toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('not held') });
});

it('what a cancelled run did not pay is counted anew by the next one, by pain.001 too (PAY-13, PAY-10)', async () => {
  const [first] = await sql<{ id: string }>(`SELECT id FROM payment_runs WHERE state = 'WRITTEN'`);
  // Whoever fetched a file of it does not say that it was never sent.
  await cancelled(await runState(maker.client, first!.id));
  expect(await taxOf(first!.id)).toMatchObject([{ state: 'CANCELLED' }]);
  const pain = await aProfile(maker.client, { ...PAIN_PROFILE, name: 'By pain.001' });
  const run = await prepared(maker.client, distributionId, pain);
  const done = await written(run);
  expect(done).toMatchObject({ state: 'WRITTEN', message: null });
  const back = readPainBack((await filesOf(done))[0]!);
  expect(back.payments[0]).toMatchObject({
    ...{ bsb: '093-003', accountNumber: '316385', remittance: TAX_ACCOUNT.reference },
    cents: centsOf(run.figures!.tax),
  });
  await cancelled(done);
  expect(await withheldAndPaid()).toMatchObject({ payments: 0 });
});

it('the tax withheld is paid once by a run whose worker is killed while it writes (PAY-13, DURABLE-6)', async () => {
  for (const fault of ['payments-frozen:1', 'payments-stored:1', 'payments-written:1']) {
    const run = await prepared(maker.client, distributionId, profileId);
    expect(run.figures!.tax).toBe(run.figures!.withheld);
    await crash.set(fault);
    await startWriting(run);
    await killedAtItsPoint(server);
    await crash.remove();
    await runOutLeases(server);
    await server.start();
    await Promise.all([maker.again(), checker.again()]);
    const done = await endedWork(checker.client, run.id);
    expect(done).toMatchObject({ state: 'WRITTEN', message: null, figures: run.figures });
    const { withheld, paid, payments } = await withheldAndPaid();
    expect({ paid, payments }).toEqual({ paid: withheld, payments: 1 });
    await cancelled(done);
  }
});

it('the tax paid is never more than was approved, nor than is due, in a run that is given back (PAY-13)', async () => {
  const changed = await aProfile(maker.client, { name: 'Changed meanwhile' });
  const run = await prepared(maker.client, distributionId, changed);
  const due = run.figures!.tax;
  await sql('UPDATE bank_profiles SET version = version + 1 WHERE id = $1', [changed]);
  for (const [approved, left] of [
    ['0.01', '0.01'],
    ['9999.99', due],
  ]) {
    await sql(
      `UPDATE payment_runs SET figures = jsonb_set(figures, '{tax}', to_jsonb($2::text)) WHERE id = $1`,
      [run.id, approved],
    );
    const done = await startedWriting(run);
    expect(done).toMatchObject({ state: 'APPROVED', files: [], figures: { tax: left } });
  }
  await cancelled(await runState(maker.client, run.id));
});

it('the tax withheld is paid alone by a run of which nothing else is ready (PAY-13)', async () => {
  const small = await aProfile(maker.client, { name: 'Small files', maxRows: '8' });
  const first = await startedWriting(await prepared(maker.client, distributionId, small));
  expect(first.files.length).toBeGreaterThan(2);
  // All but the first file, which has the tax.
  for (const { id } of first.files.slice(1)) await sent(id);
  await cancelled(first);
  expect(await taxOf(first.id)).toMatchObject([{ state: 'CANCELLED' }]);
  await sql(
    `UPDATE payments SET state = 'HELD', held_reason = 'BY_HAND', held_because = 'A drill', holder_id = $1
     WHERE state = 'READY' AND kind = 'CLAIM'`,
    [checker.user.id],
  );
  const run = await prepared(maker.client, distributionId, profileId);
  const owed = (await withheldAndPaid()).withheld;
  expect(run.figures).toMatchObject({ payments: 0, tax: owed });
  expect(run.acts).toContainEqual({ act: 'CANCEL', mayDo: true, refusal: null });
  const done = await startedWriting(run);
  expect(done).toMatchObject({ state: 'WRITTEN', files: [{ payments: 1, total: owed }] });
  await sent(done.files[0]!.id);
  await moved(server, done.id);
});

it('the tax paid over runs of which parts are cancelled and held comes to exactly what was withheld from what is paid (PAY-13)', async () => {
  await sql(
    `UPDATE payments SET state = 'READY', held_reason = NULL, held_because = NULL, holder_id = NULL WHERE held_because = 'A drill'`,
  );
  const tiny = await aProfile(maker.client, { name: 'Tiny files', maxRows: '3' });
  const first = await startedWriting(await prepared(maker.client, distributionId, tiny));
  expect(first.files.length).toBeGreaterThan(2);
  // The tax is in the first file, with few of the payments that it was withheld from.
  await sent(first.files[0]!.id);
  await cancelled(first);
  const before = await withheldAndPaid();
  expect(centsOf(before.paid)).toBeGreaterThanOrEqual(centsOf(before.withheld));
  const next = await prepared(maker.client, distributionId, profileId);
  const still = centsOf(before.withheld) + centsOf(next.figures!.withheld) - centsOf(before.paid);
  expect(centsOf(next.figures!.tax)).toBe(still);
  await startedWriting(next);
  const { withheld, paid } = await withheldAndPaid();
  expect(paid).toBe(withheld);
});
