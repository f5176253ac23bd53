import { connectThread } from '../src/database/thread-connection.js';
import { nameImportInHistory } from '../src/imports/engine/name-import-in-history.js';
import { defaultScheme } from '../src/scheme/default-scheme.js';
import { soundRules } from '../src/rules/sound-rules.js';
import type { User } from '../src/users/user.entity.js';
import {
  addClaims,
  approvedRules,
  assessmentRun,
  endedRun,
  forgetRuns,
  startRun,
} from './harness/assessing.js';
import { refusal } from './harness/claims.js';
import type { Client } from './harness/client.js';
import { aSubmission, aTrade, anAdmin, anApiToken } from './harness/factories.js';
import { TestServer } from './harness/test-server.js';

const CLAIMS = 150;
const REMOVED = defaultScheme.removedClaims.sids[0]!;

let server: TestServer;
let maker: User;
let admin: Client;

beforeAll(async () => {
  server = await TestServer.start();
  const { db } = server.database;
  maker = await anAdmin(db);
  admin = await server.signIn(maker);
  await approvedRules(server);
  await addClaims(server, CLAIMS);
  const yesterday = new Date(Date.now() - 86_400_000);
  const claim = (sid: string | null) =>
    aSubmission(db, server.ring, { sid, openingBalance: '0', createdAt: yesterday });
  await claim(null);
  await claim(REMOVED);
  const [first, second] = [(await claim('Z-1')).id, (await claim('Z-2')).id].sort() as [string, string];
  await db.query(
    `INSERT INTO double_up_marks (first_id, second_id, verdict, duplicate_id, marked_by_id) VALUES ($1, $2, 'DUPLICATE', $2, $3)`,
    [first, second, maker.id],
  );
});
afterAll(() => server.close());
beforeEach(() => forgetRuns(server));

interface ListedClaim {
  submissionId: string;
  sid: string | null;
  status: string;
  recognisedLoss: string | null;
  findings: string[];
  differs: boolean;
  editedSince: boolean;
  previousLoss: string | null;
  inputSha256: string | null;
}

const claimsOf = async (runId: string, filter: object = {}, client = admin) => {
  const { assessedClaims } = await client.data<{
    assessedClaims: { claims: ListedClaim[]; pagination: { totalItems: number } };
  }>(
    `query ($runId: ID!, $filter: AssessedClaimsFilter) { assessedClaims(runId: $runId, filter: $filter) {
       claims { submissionId sid status recognisedLoss findings differs editedSince previousLoss inputSha256 } pagination { totalItems } } }`,
    { runId, filter },
  );
  return assessedClaims;
};

interface Figures {
  recognisedLoss: string;
  withLoss: number;
  statuses: { status: string; claims: number }[];
  histogram: { from: string; to: string | null; claims: number; loss: string }[];
  findings: { code: string; severity: string; claims: number; blocked: number }[];
  largest: { sid: string; recognisedLoss: string }[];
  previousNumber: number | null;
  changes: { sid: string; before: string | null; after: string | null }[];
  editedSince: number;
}

const figuresOf = async (id: string) => {
  const { assessmentRun: run } = await admin.data<{ assessmentRun: { figures: Figures | null } }>(
    `query ($id: ID!) { assessmentRun(id: $id) { figures { recognisedLoss withLoss statuses { status claims }
       histogram { from to claims loss } findings { code severity claims blocked } largest { sid recognisedLoss }
       previousNumber changes { sid before after } editedSince } } }`,
    { id },
  );
  return run.figures;
};

/** The loss of claim n by hand: 50 sold at 0.85 - 0.30, the rest held at 0.85; none for those bought in the halt. */
const centsOf = (n: number) => (n % 50 === 0 ? 0 : 50 * 55 + (50 + n) * 85);
const numbers = Array.from({ length: CLAIMS }, (_, at) => at + 1);
const money = (cents: number) => (cents / 100).toFixed(2);

describe('an assessment run', () => {
  it('assesses every claim by both engines, and shows what a review needs (RUN-1, RUN-4)', async () => {
    const { id, state } = await startRun(admin);
    expect(state).toBe('DRAFT');
    const run = await endedRun(admin, id);
    expect(run).toMatchObject({
      state: 'AGREED',
      claims: CLAIMS + 4,
      assessed: CLAIMS + 4,
      disagreed: 0,
      progress: 1,
    });
    const figures = (await figuresOf(id))!;
    const total = numbers.reduce((sum, n) => sum + centsOf(n), 0);
    expect(figures.recognisedLoss).toBe(money(total));
    expect(run.recognisedLoss).toBe(money(total));
    expect(figures.withLoss).toBe(CLAIMS - 3);
    expect(figures.statuses).toEqual(
      expect.arrayContaining([
        { status: 'ASSESSED', claims: CLAIMS - 3 + 1 },
        { status: 'BLOCKED', claims: 3 },
        { status: 'NO_SID', claims: 1 },
        { status: 'REMOVED', claims: 1 },
        { status: 'DOUBLE_UP', claims: 1 },
      ]),
    );
    expect(figures.findings).toEqual([
      { code: 'NOT_A_TRADING_DAY', severity: 'WARNING', claims: 21, blocked: 0 },
      { code: 'NO_TRADES', severity: 'WARNING', claims: 1, blocked: 0 },
      { code: 'TRADING_HALT', severity: 'ERROR', claims: 3, blocked: 3 },
    ]);
    expect(figures.largest).toHaveLength(50);
    expect(figures.largest[0]).toEqual({ sid: 'A-000149', recognisedLoss: money(centsOf(149)) });
    const inBucket = (from: number, to: number) =>
      numbers.filter((n) => n % 50 !== 0 && centsOf(n) >= from && centsOf(n) < to).length;
    expect(figures.histogram.filter(({ claims }) => claims > 0)).toEqual([
      { from: '0', to: '0.01', claims: 1, loss: '0.00' },
      { from: '10', to: '100', claims: inBucket(1_000, 10_000), loss: expect.any(String) },
      { from: '100', to: '1000', claims: inBucket(10_000, 100_000), loss: expect.any(String) },
    ]);
    expect(figures).toMatchObject({ previousNumber: null, changes: [], editedSince: 0 });
  });

  it('lists claims by everything that the review counts, each with the hash of its inputs (RUN-2, RUN-4)', async () => {
    const { id } = await startRun(admin);
    await endedRun(admin, id);
    const blocked = await claimsOf(id, { status: 'BLOCKED' });
    expect(blocked.claims.map(({ sid }) => sid).sort()).toEqual(['A-000050', 'A-000100', 'A-000150']);
    expect(blocked.claims.map(({ recognisedLoss }) => recognisedLoss)).toEqual([null, null, null]);
    expect((await claimsOf(id, { finding: 'NOT_A_TRADING_DAY' })).pagination.totalItems).toBe(21);
    const cheap = numbers.filter((n) => centsOf(n) > 0 && centsOf(n) < 10_000).length;
    expect((await claimsOf(id, { lossFrom: '10', lossBelow: '100' })).pagination.totalItems).toBe(cheap);
    for (const [filter, sid] of [
      [{ status: 'NO_SID' }, null],
      [{ status: 'REMOVED' }, REMOVED],
    ] as const)
      expect((await claimsOf(id, filter)).claims).toMatchObject([
        { sid, recognisedLoss: null, inputSha256: null },
      ]);
    expect((await claimsOf(id, { status: 'DOUBLE_UP' })).claims).toMatchObject([{ recognisedLoss: null }]);
    const [one] = (await claimsOf(id, { sid: 'A-000001' })).claims;
    expect(one).toMatchObject({ recognisedLoss: '70.85', differs: false, editedSince: false });
    expect(one!.inputSha256).toMatch(/^[0-9a-f]{64}$/);
  });

  it('looks at claims as they were at its moment, and says which were edited since (RUN-2, RUN-4)', async () => {
    const { db } = server.database;
    const before = await startRun(admin);
    const { sha256 } = await endedRun(admin, before.id);
    const [claim] = (await claimsOf(before.id, { sid: 'A-000001' })).claims;
    const [{ moment }] = await db.query<[{ moment: Date }]>('SELECT clock_timestamp() AS moment');
    await db.query(`DELETE FROM trades WHERE submission_id = $1 AND transaction_type = 'SELL'`, [
      claim!.submissionId,
    ]);
    await db.query(
      `UPDATE trade_lists SET opening_balance = '7', updated_at = now() WHERE submission_id = $1`,
      [claim!.submissionId],
    );
    await aTrade(db, claim!.submissionId, { tradeDate: '2013-09-03' });
    expect((await claimsOf(before.id, { editedSince: true })).claims).toMatchObject([
      { sid: 'A-000001', editedSince: true },
    ]);
    expect((await figuresOf(before.id))!.editedSince).toBe(1);

    const earlier = await endedRun(admin, (await startRun(admin, 1, moment.toISOString())).id);
    expect(earlier).toMatchObject({ state: 'AGREED', sha256 });

    const { id } = await endedRun(admin, (await startRun(admin)).id);
    // 101 and 100 shares held at 0.85; the opening balance carries no claim.
    expect((await claimsOf(id, { sid: 'A-000001' })).claims).toMatchObject([
      { recognisedLoss: '170.85', previousLoss: '70.85', editedSince: false },
    ]);
    expect(await figuresOf(id)).toMatchObject({
      previousNumber: 2,
      changes: [{ sid: 'A-000001', before: '70.85', after: '170.85' }],
    });
    await db.query('DELETE FROM trades WHERE submission_id = $1', [claim!.submissionId]);
    await db.query(`UPDATE trade_lists SET opening_balance = NULL WHERE submission_id = $1`, [
      claim!.submissionId,
    ]);
  });

  it('waits for changes that began before its moment and are not committed yet (RUN-2)', async () => {
    const writer = await connectThread(server.database.appUrl, 'import-writer');
    await writer.query('BEGIN');
    await nameImportInHistory(writer, { fileName: 'sids.csv', requestedById: null });
    const { id } = await startRun(admin);
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect((await assessmentRun(admin, id)).state).toBe('DRAFT');
    await writer.query(`UPDATE submissions SET sid = 'Z-3' WHERE sid = 'Z-1'`);
    await writer.query('COMMIT');
    await writer.end();
    expect(await endedRun(admin, id)).toMatchObject({ state: 'AGREED' });
    expect((await claimsOf(id, { sid: 'Z-3' })).claims).toMatchObject([{ editedSince: false }]);
  });

  it('is refused by rules that are missing or not approved, and for a time to come (RUN-1)', async () => {
    const { db } = server.database;
    const START =
      'mutation ($n: Int!, $moment: DateTime) { startAssessment(rulesNumber: $n, moment: $moment) { id } }';
    expect(await refusal(admin, START, { n: 77 })).toMatchObject({ code: 'NOT_FOUND' });
    await approvedRules(server, 2);
    await db.query(`UPDATE rules_versions SET state = 'RETIRED' WHERE number = 2`);
    expect(await refusal(admin, START, { n: 2 })).toMatchObject({
      code: 'CONFLICT',
      message: 'Version 2 of the rules is retired. Choose an approved version.',
    });
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    expect(await refusal(admin, START, { n: 1, moment: tomorrow })).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { moment: 'Use a time in the past' },
    });
  });

  it('comes to the same bytes for the same inputs and rules, and to others by other rules (RUN-6)', async () => {
    const { sha256 } = await endedRun(admin, (await startRun(admin)).id);
    const anew = await endedRun(admin, (await startRun(admin, 1, undefined, true)).id);
    expect(anew).toMatchObject({ kept: 0, sha256 });
    await approvedRules(server, 3, {
      ...soundRules,
      assessment: { ...soundRules.assessment, matching: 'LIFO' },
    });
    expect((await endedRun(admin, (await startRun(admin, 3)).id)).sha256).not.toBe(sha256);
  });

  it('is among the jobs of the person who started it, and of nobody else (JOBS-1)', async () => {
    const { id } = await startRun(admin);
    const jobsOf = async (client: Client) =>
      (await client.data<{ myAssessments: { id: string }[] }>('{ myAssessments { id } }')).myAssessments;
    expect(await jobsOf(admin)).toEqual([{ id }]);
    expect(await jobsOf(await server.signIn(await anAdmin(server.database.db)))).toEqual([]);
    await endedRun(admin, id);
    const { id: open } = await startRun(admin);
    expect(await jobsOf(admin)).toEqual([{ id: open }, { id }]);
    await endedRun(admin, open);
    await server.database.db.query(
      `UPDATE assessment_runs SET finished_at = now() - interval '25 hours' WHERE id = $1`,
      [id],
    );
    expect(await jobsOf(admin)).toEqual([{ id: open }]);
  });

  it('is read by scripts and auditors, who start nothing (RUN-5)', async () => {
    const { id } = await startRun(admin);
    await endedRun(admin, id);
    const { db } = server.database;
    const script = server.nobody.with(await anApiToken(db, ['read', 'write']));
    expect((await assessmentRun(script, id)).acts).toEqual([
      { act: 'REVIEW', mayDo: false, refusal: 'Your role does not allow this.' },
      { act: 'WITHDRAW', mayDo: false, refusal: 'Your role does not allow this.' },
    ]);
    const auditor = await server.signIn(await anAdmin(db, { role: 'AUDITOR' as User['role'] }));
    expect((await claimsOf(id, {}, auditor)).claims.length).toBeGreaterThan(0);
    for (const client of [script, auditor])
      expect(await refusal(client, 'mutation { startAssessment(rulesNumber: 1) { id } }', {})).toMatchObject({
        code: 'FORBIDDEN',
      });
  });
});

describe('the second engine of a run', () => {
  const LIMIT = 'assessment.limit_claim(numeric, numeric, numeric)';

  it('stops the run when it differs by a cent: both values and inputs are shown, and nothing is approved (RUN-3)', async () => {
    const { db } = server.database;
    const [{ original }] = await db.query<[{ original: string }]>(
      `SELECT pg_get_functiondef('${LIMIT}'::regprocedure) AS original`,
    );
    await db.query(`
      CREATE OR REPLACE FUNCTION ${LIMIT.replace('(numeric, numeric, numeric)', '(loss numeric, market_loss numeric, most numeric)')}
      RETURNS assessment.limited LANGUAGE sql IMMUTABLE PARALLEL SAFE
      RETURN CASE WHEN loss = 100.60 THEN ROW(loss + 0.01, 'NONE')::assessment.limited ELSE ROW(loss, 'NONE')::assessment.limited END`);
    try {
      const { id } = await startRun(admin);
      const run = await endedRun(admin, id);
      expect(run).toMatchObject({ state: 'DISAGREED', disagreed: 1, acts: [] });
      const { claims } = await claimsOf(id, { differs: true });
      // 50 × 0.55 + 86 × 0.85
      expect(claims).toMatchObject([{ sid: 'A-000036', recognisedLoss: '100.60', differs: true }]);
      const { assessmentDisagreement } = await admin.data<{
        assessmentDisagreement: Record<string, unknown>;
      }>(
        `query ($id: ID!, $claim: ID!) { assessmentDisagreement(runId: $id, submissionId: $claim) { sid
           first { status recognisedLoss sumOfSlices limitedBy } second { status recognisedLoss sumOfSlices limitedBy }
           firstInput secondInput } }`,
        { id, claim: claims[0]!.submissionId },
      );
      const both = { status: 'ASSESSED', sumOfSlices: '100.6', limitedBy: 'NONE' };
      expect(assessmentDisagreement).toMatchObject({
        sid: 'A-000036',
        first: { ...both, recognisedLoss: '100.60' },
        second: { ...both, recognisedLoss: '100.61' },
      });
      const { firstInput, secondInput } = assessmentDisagreement as {
        firstInput: string;
        secondInput: string;
      };
      expect(secondInput).toBe(firstInput);
      expect(JSON.parse(firstInput)).toMatchObject({
        openingBalance: '0',
        trades: [{ quantity: '136' }, { quantity: '50' }],
      });
      const other = await server.signIn(await anAdmin(db));
      const words =
        'The two engines differ on 1 claim of run 1, so nothing of it can be approved. Start another run when the cause is fixed.';
      for (const act of ['REVIEW', 'APPROVE', 'PUBLISH', 'FINALISE'])
        expect(
          await refusal(
            other,
            'mutation ($id: ID!, $version: Int!, $act: AssessmentAct!) { sendAssessmentCode(id: $id, version: $version, act: $act) { message } }',
            { id, version: run.version, act },
          ),
        ).toMatchObject({ code: 'CONFLICT', message: words });
      await expect(
        db.query(`UPDATE assessment_runs SET state = 'AGREED' WHERE id = $1`, [id]),
      ).rejects.toThrow('never changed after its computation');
    } finally {
      await db.query(original.replace('CREATE FUNCTION', 'CREATE OR REPLACE FUNCTION'));
    }
    expect(await endedRun(admin, (await startRun(admin)).id)).toMatchObject({ state: 'AGREED' });
  });
});
