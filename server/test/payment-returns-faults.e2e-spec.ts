import { CrashPoint, killedAtItsPoint } from './harness/crash-point.js';
import { ended, sendFile } from './harness/importing.js';
import { lockWaits } from './harness/lock-waits.js';
import { countKill, killPoints } from './harness/kill-rounds.js';
import { runOutLeases } from './harness/outbox.js';
import {
  accountOf,
  aProfile,
  DAY,
  endedWork,
  Payer,
  paymentsOf,
  PREPARE,
  published,
  setBank,
  type ShownPayment,
  type ShownRun,
} from './harness/paying.js';
import { paidRun, returnOf, returnsFile } from './harness/returning.js';
import { TestServer } from './harness/test-server.js';

const POINTS = killPoints('import-staged:1', 'import-applied:1', 'import-committed:1');
/** Each kill has payments of its own. */
const RETURNED = 3 * POINTS.length;
const CLAIMS = RETURNED + 21;
const numberOf = ({ sid }: ShownPayment) => Number(sid.slice(2));

const crash = new CrashPoint();
let server: TestServer;
let maker: Payer;
let checker: Payer;
let distributionId: string;
let profileId: string;
let paid: ShownPayment[];

beforeAll(async () => {
  server = await TestServer.start(crash.env);
  distributionId = await published(server, CLAIMS, { settlementSum: `${CLAIMS * 60}.00` });
  maker = await Payer.signedIn(server, 'Mary Maker');
  checker = await Payer.signedIn(server, 'Charles Checker');
  profileId = await aProfile(maker.client);
  const run = await paidRun(server, [maker, checker], distributionId, profileId);
  paid = await paymentsOf(maker.client, run.id, { state: 'SENT' });
});
afterAll(async () => {
  await crash.remove();
  await server.close();
});

const sql = <Row>(text: string, values: unknown[] = []) => server.database.db.query<Row[]>(text, values);
const itemOf = (payment: ShownPayment) => returnOf(payment, accountOf(numberOf(payment)));
const counted = async (text: string) => (await sql<{ count: number }>(text))[0]!.count;
const returned = () => counted(`SELECT count(*)::int AS count FROM payments WHERE state = 'RETURNED'`);

/** Starts the server that was killed at its point, as if the dead worker's lease had run out. */
const revived = async () => {
  await killedAtItsPoint(server);
  await crash.remove();
  await runOutLeases(server);
  await server.start();
  await Promise.all([maker.again(), checker.again()]);
};

it('an import of returns whose worker is killed takes back each payment once, and asks each owner once (RETURN-2, DURABLE-6)', async () => {
  for (const [at, fault] of POINTS.entries()) {
    const some = paid.slice(at * 3, at * 3 + 3);
    await crash.set(fault);
    const id = await sendFile(maker.client, 'returns', returnsFile(some.map(itemOf)), '', 'returns.txt');
    await revived();
    expect(await ended(maker.client, id)).toMatchObject({
      status: 'DONE',
      read: 3,
      created: 3,
      unchanged: 0,
      rejected: 0,
    });
    expect(await returned()).toBe(at * 3 + 3);
    countKill('importing returns');
  }
  expect(await counted('SELECT count(*)::int AS count FROM returned_items')).toBe(RETURNED);
  expect(
    await counted(`SELECT count(*)::int AS count FROM audit_entries WHERE action = 'payment.returned'`),
  ).toBe(RETURNED);
  for (let tries = 0; tries < 600; tries += 1) {
    if ((await counted('SELECT count(*)::int AS count FROM returned_items WHERE announced_at IS NULL')) === 0)
      break;
    await new Promise((again) => setTimeout(again, 100));
  }
  expect(await counted(`SELECT count(*)::int AS count FROM mails WHERE template = 'payment-returned'`)).toBe(
    RETURNED,
  );
});

it('a file that is refused while its worker is killed has each reason once, and nothing is applied (RETURN-2, DURABLE-6)', async () => {
  const before = await returned();
  await crash.set('returns-refused:1');
  const file = returnsFile(
    paid.slice(RETURNED, RETURNED + 3).map((one) => ({ ...itemOf(one), amount: '0.01' })),
  );
  const id = await sendFile(maker.client, 'returns', file, '', 'returns.txt');
  await revived();
  expect(await ended(maker.client, id)).toMatchObject({
    status: 'REFUSED',
    read: 3,
    created: 0,
    rejected: 3,
  });
  expect(
    await counted(`SELECT count(*)::int AS count FROM import_rejections WHERE import_run_id = '${id}'`),
  ).toBe(3);
  expect(await returned()).toBe(before);
});

it('an import locks payments in the order in which others do, so that neither waits for the other in a circle (RETURN-2)', async () => {
  const [low, high] = [paid[RETURNED + 3]!, paid[RETURNED + 4]!];
  const other = server.database.db.createQueryRunner();
  await other.startTransaction();
  await other.query('SELECT 1 FROM payments WHERE id = $1 FOR UPDATE', [low.id]);
  const id = await sendFile(
    maker.client,
    'returns',
    returnsFile([itemOf(high), itemOf(low)]),
    '',
    'returns.txt',
  );
  await lockWaits(server);
  await other.query('SELECT 1 FROM payments WHERE id = $1 FOR UPDATE NOWAIT', [high.id]);
  await other.commitTransaction();
  await other.release();
  expect(await ended(maker.client, id)).toMatchObject({ status: 'DONE', created: 2 });
});

it('a run whose worker is killed while it pays returned payments again pays each line once (RETURN-6, DURABLE-6)', async () => {
  for (const payment of paid.slice(0, RETURNED)) {
    await setBank(server, payment.submissionId!, accountOf(numberOf(payment) + 5_000));
    await sql('DELETE FROM bank_changes WHERE submission_id = $1', [payment.submissionId]);
  }
  await crash.set('payments-prepared:1');
  const { run } = await maker.client.data<{ run: ShownRun }>(PREPARE, {
    distributionId,
    profileId,
    day: DAY,
  });
  await revived();
  const done = await endedWork(maker.client, run.id);
  expect(done).toMatchObject({ state: 'PREPARED', message: null });
  const again = await paymentsOf(maker.client, run.id, { state: 'READY' });
  expect(again.map(({ sid }) => sid)).toEqual(
    paid
      .slice(0, RETURNED)
      .map(({ sid }) => sid)
      .sort(),
  );
  // The two of the import before have no other account.
  expect(await returned()).toBe(2);
  expect(
    await counted(
      `SELECT count(*)::int AS count FROM (SELECT 1 FROM payments WHERE state <> 'REISSUED' GROUP BY submission_id HAVING count(*) > 1) _`,
    ),
  ).toBe(0);
  const [{ owed, live }] = (await sql<{ owed: string; live: string }>(
    `SELECT (SELECT sum(net) FROM distribution_lines WHERE net > 0)::text AS owed,
       (SELECT sum(net) FROM payments WHERE state <> 'REISSUED')::text AS live`,
  )) as [{ owed: string; live: string }];
  expect(live).toBe(owed);
});
