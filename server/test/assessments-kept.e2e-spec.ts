import { randomUUID } from 'node:crypto';
import { runAssessment } from '../src/assessments/engine/run-assessment.js';
import { soundRules } from '../src/rules/sound-rules.js';
import {
  addClaims,
  approvedRules,
  assessmentRun,
  endedRun,
  leased,
  type Run,
  startRun,
} from './harness/assessing.js';
import type { Client } from './harness/client.js';
import { anAdmin, aTrade } from './harness/factories.js';
import { holdJobs } from './harness/outbox.js';
import { TestServer } from './harness/test-server.js';

const CLAIMS = 60;
/** No claim has a market loss by these rules, and it is in no frozen text: a result with this one was taken over. */
const MARK = '7777';
const LIMIT = 'assessment.limit_claim(numeric, numeric, numeric)';

let server: TestServer;
let admin: Client;
let adminId: string;
beforeAll(async () => {
  server = await TestServer.start();
  const maker = await anAdmin(server.database.db);
  ({ id: adminId } = maker);
  admin = await server.signIn(maker);
  await approvedRules(server);
  await addClaims(server, CLAIMS);
});
afterAll(() => server.close());

interface Result {
  sid: string;
  status: string;
  loss: string | null;
  market: string | null;
}

const ended = async (anew = false): Promise<Run> => {
  const run = await endedRun(admin, (await startRun(admin, 1, undefined, anew)).id);
  expect(run).toMatchObject({ state: 'AGREED', assessed: CLAIMS });
  return run;
};
const resultsOf = async ({ id }: Run) =>
  new Map(
    (
      await server.database.db.query<Result[]>(
        `SELECT sid, status, recognised_loss::text AS loss, market_loss::text AS market FROM assessment_results WHERE run_id = $1`,
        [id],
      )
    ).map((result) => [result.sid, result]),
  );
const keptOf = async (run: Run) =>
  [...(await resultsOf(run)).values()].filter(({ market }) => market === MARK).length;
/** Changes stored results, which only the owner of the database can. */
const alter = (set: string, { id }: Run, where = 'true') =>
  server.database.db.transaction(async (tx) => {
    await tx.query('SET LOCAL session_replication_role = replica');
    await tx.query(`UPDATE assessment_results SET ${set} WHERE run_id = $1 AND ${where}`, [id]);
  });
/** A run whose results can be recognised in a later one. */
const marked = async (): Promise<Run> => {
  const run = await ended();
  await alter(`market_loss = ${MARK}`, run);
  return run;
};
const idOf = async (sid: string) =>
  (await server.database.db.query<{ id: string }[]>('SELECT id FROM submissions WHERE sid = $1', [sid]))[0]!
    .id;

describe('a run keeps the results of the newest agreed one (RUN-13)', () => {
  it('for all claims when nothing has changed, with the same hash', async () => {
    const first = await marked();
    const again = await ended();
    expect(await keptOf(again)).toBe(CLAIMS);
    expect(again).toMatchObject({ kept: CLAIMS, sha256: first.sha256, disagreed: 0 });
    expect(again.recognisedLoss).toBe(first.recognisedLoss);
    expect(await resultsOf(again)).toEqual(await resultsOf(first));
  });

  it('but not of a claim whose transactions, balance or SID were changed since', async () => {
    const { db } = server.database;
    const before = await resultsOf(await marked());
    await aTrade(db, await idOf('A-000001'), { tradeDate: '2013-09-03', quantity: '1000' });
    await db.query(`UPDATE trade_lists SET opening_balance = '10' WHERE submission_id = $1`, [
      await idOf('A-000002'),
    ]);
    await db.query(`UPDATE submissions SET sid = 'B-000003' WHERE sid = 'A-000003'`);
    const run = await ended();
    const after = await resultsOf(run);
    expect(await keptOf(run)).toBe(CLAIMS - 3);
    for (const sid of ['A-000001', 'A-000002', 'B-000003'])
      expect([sid, after.get(sid)!.market]).toEqual([sid, null]);
    expect(after.get('A-000001')!.loss).not.toBe(before.get('A-000001')!.loss);
    expect(after.get('B-000003')!.loss).toBe(before.get('A-000003')!.loss);
  });

  it('but not of a claim that takes part no longer, or again', async () => {
    const { db } = server.database;
    await marked();
    const [first, second] = [await idOf('A-000004'), await idOf('A-000005')].sort();
    await db.query(
      `INSERT INTO double_up_marks (first_id, second_id, verdict, duplicate_id, marked_by_id) VALUES ($1, $2, 'DUPLICATE', $3, $4)`,
      [first, second, await idOf('A-000004'), adminId],
    );
    const without = await ended();
    const left = (await resultsOf(without)).get('A-000004');
    expect(left).toMatchObject({ status: 'DOUBLE_UP', loss: null, market: null });
    expect(await keptOf(without)).toBe(CLAIMS - 1);
    await db.query('DELETE FROM double_up_marks');
    const back = await ended();
    expect((await resultsOf(back)).get('A-000004')).toMatchObject({ status: 'ASSESSED', market: null });
    expect(await keptOf(back)).toBe(CLAIMS - 1);
  });

  it('but none by other rules or other day prices', async () => {
    const { db } = server.database;
    await approvedRules(server, 2, { ...soundRules, name: 'The same, under another name' });
    await marked();
    expect((await endedRun(admin, (await startRun(admin, 2)).id)).kept).toBe(0);
    expect((await ended()).kept).toBe(CLAIMS);
    await db.transaction(async (tx) => {
      // Without the import that brings them.
      await tx.query('SET LOCAL session_replication_role = replica');
      await tx.query(
        `INSERT INTO day_prices (day, low, high, import_run_id) VALUES ('2013-09-02', 2.5, 3.5, uuidv7())`,
      );
    });
    expect((await ended()).kept).toBe(0);
    expect((await ended()).kept).toBe(CLAIMS);
  });

  it('but none when every claim is to be computed, and the next run keeps those (RUN-14)', async () => {
    const first = await marked();
    const anew = await ended(true);
    expect(anew).toMatchObject({ kept: 0, sha256: first.sha256 });
    expect(await keptOf(anew)).toBe(0);
    const next = await ended();
    expect([next.kept, await keptOf(next)]).toEqual([CLAIMS, 0]);
  });

  it('but none when an engine was replaced', async () => {
    const { db } = server.database;
    await marked();
    await db.query(`ALTER FUNCTION ${LIMIT} COST 7`);
    expect(await keptOf(await ended())).toBe(0);
    await db.query(`ALTER FUNCTION ${LIMIT} COST 100`);
  });

  it('but none when they are no longer those that were frozen', async () => {
    const first = await marked();
    await alter('recognised_loss = recognised_loss + 1', first, `sid = 'A-000006'`);
    const run = await ended();
    expect(await keptOf(run)).toBe(0);
    expect(run.sha256).toBe(first.sha256);
  });
});

it.each(['engines_sha256 = NULL', 'kept = kept + 1', 'anew = NOT anew'])(
  'a computed run never gets other values by %s, whoever asks the database (RUN-7, RUN-13)',
  async (set) => {
    const { id } = await ended();
    await expect(
      server.database.db.query(`UPDATE assessment_runs SET ${set} WHERE id = $1`, [id]),
    ).rejects.toThrow('never changed after its computation');
  },
);

it('results of a run that is newer than the statistics are looked up by their claim (RUN-13)', async () => {
  const { db } = server.database;
  const plan = await db.transaction(async (tx) => {
    // Without the runs of these results.
    await tx.query('SET LOCAL session_replication_role = replica');
    const add = (runId: string) =>
      tx.query(
        `INSERT INTO assessment_results (run_id, submission_id, status) SELECT $1, uuidv7(), 'NO_SID' FROM generate_series(1, 5000)`,
        [runId],
      );
    for (let run = 0; run < 5; run += 1) await add(randomUUID());
    await tx.query('ANALYZE assessment_results');
    const newest = randomUUID();
    await add(newest);
    return tx.query<object[]>(
      `EXPLAIN SELECT * FROM assessment_results WHERE run_id = '${newest}' AND submission_id = '${newest}'`,
    );
  });
  expect(JSON.stringify(plan)).toContain('assessment_results_pkey');
  const fixed = `SELECT n_distinct FROM pg_stats WHERE tablename = 'assessment_results' AND attname = 'run_id'`;
  expect(await db.query(fixed)).toEqual([{ n_distinct: 4 }]);
  await db.query('DELETE FROM assessment_results WHERE run_id NOT IN (SELECT id FROM assessment_runs)');
});

it('an interrupted run that goes on by other engines is kept by no later one (RUN-13)', async () => {
  const { db } = server.database;
  await holdJobs(server);
  const computed = async (isInterrupted: boolean) => {
    const { id: runId } = await startRun(admin);
    if (isInterrupted)
      await db.query(
        `UPDATE assessment_runs SET state = 'COMPUTING', engines_sha256 = sha256('others'), claims = $2, started_at = now()
         WHERE id = $1`,
        [runId, CLAIMS],
      );
    const outboxId = await leased(server, runId);
    const { appUrl: databaseUrl } = server.database;
    const task = { runId, outboxId, lease: 1, databaseUrl, batchSize: 25, fault: undefined };
    await runAssessment(task, () => undefined, Buffer.from('the program of this test'));
    const run = await assessmentRun(admin, runId);
    expect(run).toMatchObject({ state: 'AGREED', assessed: CLAIMS });
    return run.kept;
  };
  expect(await computed(true)).toBe(0);
  expect(await computed(false)).toBe(0);
  expect(await computed(false)).toBe(CLAIMS);
});
