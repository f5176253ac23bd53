import { setTimeout as sleep } from 'node:timers/promises';
import { runAssessment } from '../src/assessments/engine/run-assessment.js';
import {
  addClaims,
  approvedRules,
  assessmentRun,
  endedRun,
  emptied,
  forgetRuns,
  leased,
  type Run,
  startRun,
} from './harness/assessing.js';
import { refusal } from './harness/claims.js';
import { Client } from './harness/client.js';
import { CrashPoint, killedAtItsPoint } from './harness/crash-point.js';
import { anAdmin, aTrade } from './harness/factories.js';
import { holdJobs, releaseJobs, runOutLeases } from './harness/outbox.js';
import { startServerProcess } from './harness/server-process.js';
import { TestServer } from './harness/test-server.js';

/** Just above two batches, so that the second is neither the first nor the last. */
const CLAIMS = 4_050;

const crash = new CrashPoint();
let server: TestServer;
let email: string;
let undisturbed: Run;

const signIn = () => server.signIn({ email });

beforeAll(async () => {
  server = await TestServer.start(crash.env);
  ({ email } = await anAdmin(server.database.db));
  await approvedRules(server);
  await addClaims(server, CLAIMS);
  const admin = await signIn();
  undisturbed = await endedRun(admin, (await startRun(admin)).id);
});
afterAll(async () => {
  await crash.remove();
  await server.close();
});
beforeEach(() => forgetRuns(server));
afterEach(async () => {
  await forgetRuns(server);
  await releaseJobs(server);
});

const resultsOf = async (runId: string) => {
  const [row] = await server.database.db.query<{ results: number; digest: string }[]>(
    `SELECT count(*)::int AS results,
       md5(string_agg(concat_ws(' ', submission_id, sid, status, recognised_loss, input_sha256, trace_sha256), ',' ORDER BY submission_id)) AS digest
     FROM assessment_results WHERE run_id = $1`,
    [runId],
  );
  return row!;
};

/** Starts a run, and kills the server at a step of it. */
async function killedAt(fault: string): Promise<Run> {
  await crash.set(fault);
  const run = await startRun(await signIn());
  await killedAtItsPoint(server);
  await crash.remove();
  await runOutLeases(server);
  return run;
}

describe('an assessment run', () => {
  it.each([
    'assessment-compared:2',
    'assessment-written:1',
    'assessment-written:3',
    'assessment-committed:2',
    'assessment-computed:1',
  ])('goes on after a kill at %s, and ends with the same hash (RUN-3, RUN-6, DURABLE-6)', async (fault) => {
    const { id } = await killedAt(fault);
    const half = await resultsOf(id);
    expect(half.results % 2_000 === 0 || half.results === CLAIMS).toBe(true);
    await server.start();
    expect(await endedRun(await signIn(), id)).toMatchObject({
      state: 'AGREED',
      assessed: CLAIMS,
      sha256: undisturbed.sha256,
    });
    expect((await resultsOf(id)).results).toBe(CLAIMS);
  });

  it('reads the claims as of its moment, also those that were edited while it was interrupted (RUN-2, RUN-3)', async () => {
    const { db } = server.database;
    const { id } = await killedAt('assessment-committed:1');
    const edited = await db.query<{ id: string }[]>(
      `SELECT id FROM submissions WHERE id NOT IN (SELECT submission_id FROM assessment_results) ORDER BY id LIMIT 40`,
    );
    const ids = edited.map((claim) => claim.id);
    await db.query(`UPDATE submissions SET sid = 'B' || sid, opening_balance = '12' WHERE id = ANY ($1)`, [
      ids,
    ]);
    await db.query(`DELETE FROM trades WHERE submission_id = ANY ($1) AND transaction_type = 'SELL'`, [
      ids.slice(0, 20),
    ]);
    await db.query(`UPDATE trade_lists SET opening_balance = '9' WHERE submission_id = ANY ($1)`, [
      ids.slice(10),
    ]);
    for (const submissionId of ids.slice(20)) await aTrade(db, submissionId, { tradeDate: '2013-09-03' });
    await server.start();
    const run = await endedRun(await signIn(), id);
    expect(run).toMatchObject({ state: 'AGREED', sha256: undisturbed.sha256 });
    const now = await endedRun(await signIn(), (await startRun(await signIn())).id);
    expect(now).toMatchObject({ state: 'AGREED' });
    expect(now.sha256).not.toBe(undisturbed.sha256);
    await db.query(
      `UPDATE submissions SET sid = substring(sid FROM 2), opening_balance = '0' WHERE sid LIKE 'BA-%'`,
    );
    await db.query(`UPDATE trade_lists SET opening_balance = NULL`);
    await db.query(
      'DELETE FROM trades WHERE created_at > (SELECT moment FROM assessment_runs WHERE id = $1)',
      [id],
    );
    await db.query(
      `INSERT INTO trades (id, submission_id, transaction_type, trade_date, quantity, price_per_share, total_amount, created_at)
       SELECT id, submission_id, transaction_type, trade_date, quantity, price_per_share, total_amount, created_at FROM removed_trades
       WHERE transaction_type = 'SELL'`,
    );
    await db.query('TRUNCATE removed_trades, claim_versions');
  });

  it('comes to the same results in batches of any size (RUN-6)', async () => {
    await holdJobs(server);
    const admin = await signIn();
    for (const batchSize of [7_000, 999]) {
      const { id: runId } = await startRun(admin);
      const outboxId = await leased(server, runId);
      await runAssessment(
        { runId, outboxId, lease: 1, databaseUrl: server.database.appUrl, batchSize, fault: undefined },
        () => undefined,
      );
      expect(await assessmentRun(admin, runId)).toMatchObject({
        state: 'AGREED',
        sha256: undisturbed.sha256,
      });
    }
  });

  it('comes to the same hash in any order of the claims, and by any collation of the database (RUN-6)', async () => {
    const { db } = server.database;
    const changed = (statements: readonly string[]) =>
      db.transaction(async (tx) => {
        // Without triggers, which would write these changes into the history.
        await tx.query('SET LOCAL session_replication_role = replica');
        for (const statement of statements) await tx.query(statement);
      });
    // SIDs that a language sorts otherwise than their bytes.
    const words = ['a-000001', 'Ä-000002', '_000003', 'B 000004', 'é000005'];
    const numbers = words.map((_, nth) => `A-00000${nth + 1}`);
    const renamed = (from: readonly string[], to: readonly string[]) =>
      from.map((sid, nth) => `UPDATE submissions SET sid = '${to[nth]}' WHERE sid = '${sid}'`);
    await changed(renamed(numbers, words));
    const admin = await signIn();
    const before = await endedRun(admin, (await startRun(admin)).id);
    expect(before.sha256).not.toBe(undisturbed.sha256);
    await changed([
      `CREATE TEMP TABLE moved ON COMMIT DROP AS SELECT id AS was, gen_random_uuid() AS becomes FROM submissions`,
      ...['trades.submission_id', 'trade_lists.submission_id', 'submissions.id'].map((place) => {
        const [table, column] = place.split('.');
        return `UPDATE ${table} SET ${column} = becomes FROM moved WHERE ${column} = was`;
      }),
    ]);
    for (const table of ['assessment_results', 'submissions'])
      await db.query(`ALTER TABLE ${table} ALTER COLUMN sid TYPE text COLLATE "en-x-icu"`);
    const after = await endedRun(admin, (await startRun(admin)).id);
    expect(after).toMatchObject({ state: 'AGREED', sha256: before.sha256 });
    for (const table of ['assessment_results', 'submissions'])
      await db.query(`ALTER TABLE ${table} ALTER COLUMN sid TYPE text COLLATE "default"`);
    await changed(renamed(words, numbers));
  });

  it('is taken over from a worker that froze, which writes nothing later (RUN-3, DURABLE-5)', async () => {
    const admin = await signIn();
    const { id } = await startRun(admin);
    while ((await assessmentRun(admin, id)).assessed === 0) await sleep(5);
    server.process.child.kill('SIGSTOP');
    await runOutLeases(server);
    const second = await startServerProcess(server.environment());
    try {
      const run = await endedRun(new Client(second.url, admin.token), id);
      expect(run).toMatchObject({ state: 'AGREED', sha256: undisturbed.sha256, assessed: CLAIMS });
    } finally {
      server.process.child.kill('SIGCONT');
      await sleep(500);
      await second.stop();
    }
    expect((await resultsOf(id)).results).toBe(CLAIMS);
  });

  it('ends whole when claims are removed, marked as a duplicate or erased while it is interrupted (RUN-2, RUN-3)', async () => {
    const { db } = server.database;
    const { id } = await killedAt('assessment-committed:1');
    const [removed, duplicate, other, erased] = await db.query<{ id: string; sid: string }[]>(
      `SELECT id, sid FROM submissions WHERE id NOT IN (SELECT submission_id FROM assessment_results) ORDER BY id LIMIT 4`,
    );
    await db.query(
      `INSERT INTO claim_decisions (sid, kind, origin, state, reason, decided_on, decided_at)
       VALUES ($1, 'REMOVE', 'SCHEME_FILE', 'IN_FORCE', 'No holding', current_date, now())`,
      [removed!.sid],
    );
    await db.query(
      `INSERT INTO double_up_marks (first_id, second_id, verdict, duplicate_id, marked_by_id)
       VALUES (least($1::uuid, $2::uuid), greatest($1::uuid, $2::uuid), 'DUPLICATE', $1, (SELECT id FROM users LIMIT 1))`,
      [duplicate!.id, other!.id],
    );
    await db.query('DELETE FROM submissions WHERE id = $1', [erased!.id]);
    await server.start();
    const run = await endedRun(await signIn(), id);
    expect(run).toMatchObject({ state: 'AGREED', assessed: CLAIMS - 1 });
    const statuses = await db.query<{ sid: string; status: string }[]>(
      'SELECT sid, status FROM assessment_results WHERE run_id = $1 AND submission_id = ANY ($2)',
      [id, [removed!.id, duplicate!.id, other!.id, erased!.id]],
    );
    // What was decided after its moment belongs to the next run.
    expect(statuses.map(({ status }) => status).sort()).toEqual([
      expect.stringMatching(/^(ASSESSED|BLOCKED)$/),
      expect.stringMatching(/^(ASSESSED|BLOCKED)$/),
      expect.stringMatching(/^(ASSESSED|BLOCKED)$/),
    ]);
    await db.query('DELETE FROM double_up_marks');
    await emptied(server, 'claim_decisions');
    await db.query(
      `INSERT INTO submissions (id, sid, email, opening_balance, created_at) VALUES ($1, $2, 'a@example.com', '0', now() - interval '1 day')`,
      [erased!.id, erased!.sid],
    );
  });

  it('has failed when its rules were retired, or are other than at its start, and shows nothing (RUN-3)', async () => {
    const { db } = server.database;
    for (const spoil of [
      `UPDATE rules_versions SET state = 'RETIRED' WHERE number = 1`,
      `ALTER TABLE rules_versions DISABLE TRIGGER keep_approved_rules;
       UPDATE rules_versions SET document = replace(document, '0.85', '0.86') WHERE number = 1;
       ALTER TABLE rules_versions ENABLE TRIGGER keep_approved_rules`,
    ]) {
      const { id } = await killedAt('assessment-committed:1');
      await db.query(spoil);
      await server.start();
      const admin = await signIn();
      expect(await endedRun(admin, id)).toMatchObject({
        state: 'FAILED',
        message: 'The version of the rules was retired or changed while the run was computed.',
        recognisedLoss: null,
        acts: [],
      });
      const asked = `query ($id: ID!) { assessedClaims(runId: $id) { claims { sid } } }`;
      expect(await refusal(admin, asked, { id })).toMatchObject({
        code: 'CONFLICT',
        message: 'This run has no results to show.',
      });
      await forgetRuns(server);
      await emptied(server, 'rules_versions');
      await approvedRules(server);
    }
  });

  it('is cancelled while it is computed; its results are deleted by the next sweep (RUN-3)', async () => {
    const { id } = await killedAt('assessment-committed:1');
    await server.start({ ROLE: 'api' });
    const admin = await signIn();
    const { version, mayCancel, progress } = await assessmentRun(admin, id);
    expect(mayCancel).toBe(true);
    expect(progress).toBeCloseTo(2_000 / CLAIMS);
    const CANCEL = `mutation ($id: ID!, $version: Int!) { cancelAssessment(id: $id, version: $version) { state mayCancel } }`;
    expect(await refusal(admin, CANCEL, { id, version: version - 1 })).toMatchObject({ code: 'CONFLICT' });
    expect(await admin.data(CANCEL, { id, version })).toEqual({
      cancelAssessment: { state: 'CANCELLED', mayCancel: false },
    });
    expect(await refusal(admin, CANCEL, { id, version: version + 1 })).toMatchObject({
      code: 'CONFLICT',
      message: 'This run has ended already, so it cannot be cancelled.',
    });
    await server.process.stop();
    await server.start();
    for (let tries = 0; tries < 200 && (await resultsOf(id)).results > 0; tries += 1) await sleep(50);
    expect((await resultsOf(id)).results).toBe(0);
  });

  it('that cannot be computed has failed with its reason after the last try', async () => {
    await holdJobs(server);
    const admin = await signIn();
    const { id } = await startRun(admin);
    const { db } = server.database;
    await db.query('ALTER FUNCTION assessment.assess_claims RENAME TO gone');
    await db.query('UPDATE outbox SET attempts = 9');
    await releaseJobs(server);
    try {
      expect(await endedRun(admin, id)).toMatchObject({
        state: 'FAILED',
        message: expect.stringContaining('Nothing of it is shown to members'),
      });
    } finally {
      await db.query('ALTER FUNCTION assessment.gone RENAME TO assess_claims');
    }
  });
});
