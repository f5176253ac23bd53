import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from './harness/client.js';
import { CrashPoint, killedAtItsPoint } from './harness/crash-point.js';
import { anAdmin } from './harness/factories.js';
import { ended, importRun, sendFile, stateOf } from './harness/importing.js';
import { holdJobs, releaseJobs, runOutLeases } from './harness/outbox.js';
import { queueBackends, type ScratchRedis } from './harness/redis.js';
import { startServerProcess } from './harness/server-process.js';
import { TestServer } from './harness/test-server.js';

/** Just above two batches, of records and of trades: the killed one is neither the first nor the last. */
const CLAIMS = 4_050;
/** Rows without an e-mail address. */
const BAD = 5;
const sidOf = (at: number) => `F-${String(at).padStart(5, '0')}`;

/** Every thousandth row invalid, the last SID a duplicate: three batches. */
const RECORDS = [
  'sid,email,legalEntity,taxNumber,openingBalance',
  ...Array.from(
    { length: CLAIMS },
    (_, at) =>
      `${sidOf(at)},${at % 1_000 === 7 ? 'nobody' : `f${at}@example.com`},Fund ${at},${100_000_000 + at},${at}`,
  ),
  `${sidOf(0)},again@example.com,Again,,`,
].join('\n');

/**
 * Three trades for each claim, in order, then one more for every ninth claim at the end of the file: the rows of those
 * SIDs are held.
 */
const TRADES = [
  'sid,transactionType,tradeDate,quantity,pricePerShare,totalAmount',
  ...Array.from({ length: CLAIMS }, (_, at) => [
    `${sidOf(at)},OPEN,,${at},,`,
    `${sidOf(at)},BUY,2018-01-0${1 + (at % 9)},${at + 1},1.5,${(at + 1) * 1.5}`,
    `${sidOf(at)},SELL,2018-02-01,${at % 500 === 3 ? '-1' : '1'},2,2`,
  ]).flat(),
  ...Array.from({ length: CLAIMS / 9 }, (_, at) => `${sidOf(at * 9)},BUY,2018-03-01,5,1,5`),
].join('\n');

const STEPS = ['import-staged:2', 'import-applied:2', 'import-committed:2'];

describe.each(queueBackends())('imports with the queue on %s', (_, startQueue) => {
  let redis: ScratchRedis | undefined;
  const crash = new CrashPoint();
  let server: TestServer;
  let email: string;
  let undisturbed: unknown;

  const signIn = () => server.signIn({ email });
  const clear = () => server.database.db.query('TRUNCATE submissions, import_runs, outbox CASCADE');

  beforeAll(async () => {
    redis = await startQueue();
    server = await TestServer.start({ ...crash.env, ...(redis && { REDIS_URL: redis.url }) });
    ({ email } = await anAdmin(server.database.db));
    const admin = await signIn();
    await ended(admin, await sendFile(admin, 'settlement-records', RECORDS));
    await ended(admin, await sendFile(admin, 'settlement-records/trade', TRADES));
    undisturbed = await stateOf(server);
  });
  afterAll(async () => {
    await crash.remove();
    await server.close();
    await redis?.stop();
  });
  beforeEach(clear);
  afterEach(() => releaseJobs(server));

  it('have the results described by their files (IMPORT-24)', () => {
    expect(undisturbed).toMatchObject({
      held: [{ rows: 0 }],
      counts: [
        {
          kind: 'SETTLEMENT_RECORDS',
          status: 'DONE',
          read: CLAIMS + 1,
          created: CLAIMS - BAD,
          rejected: BAD + 1,
        },
        { kind: 'TRADES', status: 'DONE', read: 3 * CLAIMS + CLAIMS / 9 },
      ],
    });
  });

  it.each(STEPS)(
    'have the same result when the server is killed at %s (IMPORT-41, IMPORT-22, DURABLE-6)',
    async (fault) => {
      for (const [kind, file] of [
        ['settlement-records', RECORDS],
        ['settlement-records/trade', TRADES],
      ] as const) {
        await crash.set(fault);
        const id = await sendFile(await signIn(), kind, file);
        await killedAtItsPoint(server);
        await crash.remove();
        await runOutLeases(server);
        await server.start();
        const admin = await signIn();
        expect(await ended(admin, id)).toMatchObject({ status: 'DONE' });
      }
      expect(await stateOf(server)).toEqual(undisturbed);
    },
  );

  it('create one run for the same file sent twenty times at once, on two nodes (IMPORT-29, IMPORT-30)', async () => {
    // No worker takes it yet, so that the run stays open until the last upload has arrived.
    await holdJobs(server);
    const second = await startServerProcess(server.environment({ ROLE: 'api' }));
    try {
      const admin = await signIn();
      const other = new Client(second.url, admin.token);
      const ids = await Promise.all(
        Array.from({ length: 20 }, (_unused, at) =>
          sendFile(at % 2 ? admin : other, 'settlement-records', RECORDS),
        ),
      );
      expect(new Set(ids).size).toBe(1);
      await releaseJobs(server);
      expect(await ended(admin, ids[0]!)).toMatchObject({ status: 'DONE', created: CLAIMS - BAD });
      await ended(admin, await sendFile(admin, 'settlement-records/trade', TRADES));
      expect(((await stateOf(server)) as { trades: unknown }).trades).toEqual(
        (undisturbed as { trades: unknown }).trades,
      );
    } finally {
      await second.stop();
    }
  });

  it('lose no job when the queue loses all its data (DURABLE-3, DURABLE-2)', async () => {
    await holdJobs(server);
    const admin = await signIn();
    const id = await sendFile(admin, 'settlement-records', RECORDS);
    await emptyQueue();
    // As it is once the queue had the job: handed out, and in no queue.
    await server.database.db.query(
      `UPDATE outbox SET dispatched_at = now() - interval '1 hour', available_at = now() WHERE done_at IS NULL`,
    );
    await releaseJobs(server);
    expect(await ended(admin, id)).toMatchObject({ status: 'DONE', created: CLAIMS - BAD });
  });

  it('prevent a frozen worker that was overtaken from writing anything later (IMPORT-45, DURABLE-5)', async () => {
    const admin = await signIn();
    const id = await sendFile(admin, 'settlement-records', RECORDS);
    while ((await importRun(admin, id)).read === 0) await sleep(5);
    server.process.child.kill('SIGSTOP');
    const frozen = await server.database.db.query('SELECT status FROM import_runs WHERE id = $1', [id]);
    expect(frozen).toEqual([{ status: 'APPLYING' }]);
    await runOutLeases(server);
    const second = await startServerProcess(server.environment());
    const other = new Client(second.url, admin.token);
    try {
      expect(await ended(other, id)).toMatchObject({ status: 'DONE' });
    } finally {
      server.process.child.kill('SIGCONT');
      await sleep(500);
      await second.stop();
    }
    await ended(admin, await sendFile(admin, 'settlement-records/trade', TRADES));
    expect(await stateOf(server)).toEqual(undisturbed);
  });

  it('end a run that waits between two attempts as soon as it is cancelled (IMPORT-4)', async () => {
    const admin = await signIn();
    await holdJobs(server);
    const id = await sendFile(admin, 'settlement-records', RECORDS);
    await server.database.db.query(
      "UPDATE outbox SET available_at = now() + interval '1 hour', attempts = 3",
    );
    await admin.data('mutation ($id: ID!) { cancelImport(id: $id) { id } }', { id });
    expect(await ended(admin, id)).toMatchObject({ status: 'CANCELLED', created: 0 });
  });

  it('report that a run has failed, and leave no held rows', async () => {
    const admin = await signIn();
    await holdJobs(server);
    const id = await sendFile(admin, 'settlement-records/trade', TRADES);
    await server.database.db.query(
      `INSERT INTO import_held_trades (import_run_id, sid, row_no, line, sealed_cells) VALUES ($1, 'F-1', 1, 2, '')`,
      [id],
    );
    // Its file is missing, so every attempt fails; the next one is the last.
    await server.database.db.query("UPDATE import_runs SET storage_key = 'gone'");
    await server.database.db.query('UPDATE outbox SET attempts = 9');
    await releaseJobs(server);
    const given = await ended(admin, id);
    expect(given).toMatchObject({ status: 'FAILED' });
    expect(given.message).toContain('The rows already applied are kept');
    expect(await server.database.db.query('SELECT * FROM import_held_trades')).toEqual([]);
    expect(
      await server.database.db.query("SELECT action FROM audit_entries WHERE action = 'import.failed'"),
    ).toHaveLength(1);
    await server.database.db.query("DELETE FROM audit_entries WHERE action = 'import.failed'");
  });

  it('stop a cancelled run where it is, and the same file completes it (IMPORT-4)', async () => {
    const admin = await signIn();
    const id = await sendFile(admin, 'settlement-records', RECORDS);
    const { cancelImport } = await admin.data<{ cancelImport: { cancelRequested: boolean } }>(
      'mutation ($id: ID!) { cancelImport(id: $id) { cancelRequested } }',
      { id },
    );
    expect(cancelImport.cancelRequested).toBe(true);
    const cancelled = await ended(admin, id);
    expect(cancelled.status).toBe('CANCELLED');
    expect(cancelled.read).toBeLessThan(CLAIMS);
    const finished = await ended(admin, await sendFile(admin, 'settlement-records', RECORDS));
    expect(finished).toMatchObject({
      status: 'DONE',
      created: CLAIMS - BAD - cancelled.created,
      unchanged: cancelled.created,
    });
  });

  async function emptyQueue(): Promise<void> {
    if (redis) return redis.empty();
    await server.database.db.query('TRUNCATE bullmq.job CASCADE');
  }
});
