import { requestJob } from '../src/jobs/outbox.js';
import { readAbaBack } from '../src/payments/reading/read-aba.js';
import { CrashPoint, killedAtItsPoint } from './harness/crash-point.js';
import { refusal } from './harness/claims.js';
import { countKill, killPoints, sizeOf } from './harness/kill-rounds.js';
import { runOutLeases, tryNow } from './harness/outbox.js';
import {
  ACTS,
  aProfile,
  DAY,
  endedWork,
  Payer,
  PREPARE,
  prepared,
  published,
  runState,
  type ShownRun,
} from './harness/paying.js';
import { TestServer } from './harness/test-server.js';

/** Those that are paid something are just above one batch; each has an account of its own. */
const CLAIMS = sizeOf(5_400, 60);
/** With the debit of its sum, what a file holds: two files pay all. */
const ROWS = sizeOf(3_000, 35);

const crash = new CrashPoint();
let server: TestServer;
let maker: Payer;
let checker: Payer;
let distributionId: string;
let profileId: string;

beforeAll(async () => {
  server = await TestServer.start(crash.env);
  distributionId = await published(server, CLAIMS, { settlementSum: '900000.00' });
  maker = await Payer.signedIn(server, 'Mary Maker');
  checker = await Payer.signedIn(server, 'Charles Checker');
  profileId = await aProfile(maker.client, { maxRows: String(ROWS) });
});
afterAll(async () => {
  await crash.remove();
  await server.close();
});

const owed = async () => {
  const [row] = await server.database.db.query<{ payments: number; net: string }[]>(
    `SELECT count(*)::int AS payments, sum(net)::text AS net FROM distribution_lines WHERE net > 0 AND (tax_class <> 'UNKNOWN' OR withheld = 0)`,
  );
  return row!;
};

/** Starts the server that was killed at its point, as if the dead worker's lease had run out. */
const revived = async () => {
  await killedAtItsPoint(server);
  await crash.remove();
  await runOutLeases(server);
  await server.start();
  await Promise.all([maker.again(), checker.again()]);
};

/** Has a prepared run written as its approver and its writer would; codes are not what this is about. */
const startWriting = async ({ id }: ShownRun) => {
  const { db } = server.database;
  await db.query(
    `UPDATE payment_runs SET state = 'APPROVED', approver_id = $2, approved_at = now(), version = version + 1 WHERE id = $1`,
    [id, checker.user.id],
  );
  await db.query(
    `UPDATE payment_runs SET state = 'WRITING', writer_id = $2, version = version + 1 WHERE id = $1`,
    [id, checker.user.id],
  );
  await db.transaction((tx) => requestJob(tx, 'write-payments', { paymentRunId: id }));
};

const cancelled = async ({ id }: ShownRun) => {
  const { version } = await runState(maker.client, id);
  await maker.client.data(
    `mutation ($id: ID!, $version: Int!) { cancelPayments(id: $id, version: $version, because: "Another try", neverSent: false) { id } }`,
    { id, version },
  );
};

it('a run whose worker is killed while it is prepared has each claim once (PAY-3, DURABLE-6)', async () => {
  const expected = await owed();
  const points = killPoints('payments-prepared:1', 'payments-prepared:2');
  for (const fault of points) {
    await crash.set(fault);
    const { run } = await maker.client.data<{ run: ShownRun }>(PREPARE, {
      distributionId,
      profileId,
      day: DAY,
    });
    await revived();
    const done = await endedWork(maker.client, run.id);
    expect(done).toMatchObject({ state: 'PREPARED', message: null, figures: expected });
    const [{ claims }] = await server.database.db.query<[{ claims: number }]>(
      'SELECT count(DISTINCT submission_id)::int AS claims FROM payments WHERE run_id = $1',
      [run.id],
    );
    expect(claims).toBe(expected.payments);
    await cancelled(done);
    countKill('preparing payments');
  }
});

it('a run whose worker is killed while it writes pays nobody twice and forgets nobody (PAY-8, DURABLE-6)', async () => {
  const expected = await owed();
  const points = killPoints('payments-frozen:2', 'payments-stored:2', 'payments-written:1');
  for (const fault of points) {
    const run = await prepared(maker.client, distributionId, profileId);
    await crash.set(fault);
    await startWriting(run);
    await revived();
    const done = await endedWork(checker.client, run.id);
    expect(done).toMatchObject({ state: 'WRITTEN', message: null, figures: expected });
    expect(done.files.map(({ payments }) => payments)).toEqual([ROWS - 1, expected.payments - ROWS + 1]);
    const references: string[] = [];
    let cents = 0n;
    for (const file of done.files) {
      const { response } = await checker.fetches(file.id);
      const back = readAbaBack(new Uint8Array(await response.arrayBuffer()));
      references.push(...back.payments.map(({ reference }) => reference));
      cents += back.credits;
    }
    expect(new Set(references).size).toBe(expected.payments);
    expect(references).toHaveLength(expected.payments);
    expect(cents).toBe(BigInt(expected.net.replace('.', '')));
    const { version } = await runState(maker.client, done.id);
    await maker.client.data(
      `mutation ($id: ID!, $version: Int!) { cancelPayments(id: $id, version: $version, because: "A drill", neverSent: true) { id } }`,
      { id: done.id, version },
    );
    countKill('writing files');
  }
});

it('a run of which nothing can be written is given back with the reason and its sums (PAY-5, PAY-8)', async () => {
  const small = await aProfile(maker.client, { name: 'Small files', maxTotal: '0.02' });
  const run = await prepared(maker.client, distributionId, small);
  await startWriting(run);
  const done = await endedWork(checker.client, run.id);
  expect(done).toMatchObject({ state: 'APPROVED', files: [] });
  expect(done.message).toContain('No file was written');
  expect(done.refusals).toEqual([{ code: 'NO_ROWS', sid: null }]);
  expect(done.figures).toMatchObject({ payments: 0, held: [{ reason: 'BANK_INVALID' }] });
  const [{ stored }] = await server.database.db.query<[{ stored: number }]>(
    `SELECT count(*)::int AS stored FROM payments WHERE run_id = $1 AND state = 'IN_FILE'`,
    [done.id],
  );
  expect(stored).toBe(0);
  await cancelled(done);
});

it('a run is written neither with a changed profile nor when the database fails (PAY-1, PAY-8)', async () => {
  const { db } = server.database;
  const approved = await prepared(maker.client, distributionId, profileId);
  await db.query('ALTER TABLE payment_files ADD CONSTRAINT none CHECK (number < 0) NOT VALID');
  await startWriting(approved);
  for (
    let tries = 0;
    (await runState(checker.client, approved.id)).state === 'WRITING' && tries < 600;
    tries += 1
  ) {
    await tryNow(server);
    await new Promise((again) => setTimeout(again, 200));
  }
  await db.query('ALTER TABLE payment_files DROP CONSTRAINT none');
  const failed = await runState(checker.client, approved.id);
  expect(failed).toMatchObject({ state: 'APPROVED', files: [] });
  expect(failed.message).toMatch(/^Because .*, no file was written\./);
  await db.query('UPDATE bank_profiles SET version = version + 1 WHERE id = $1', [profileId]);
  const writing = { id: failed.id, version: failed.version, code: '123456' };
  expect((await refusal(checker.client, ACTS.WRITE, writing)).message).toContain('bank profile was changed');
  await cancelled(failed);
});
