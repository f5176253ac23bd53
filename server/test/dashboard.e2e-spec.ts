import { AmendmentState } from '../src/amendments/amendment-states.js';
import { Role } from '../src/common/actor.js';
import { AmendmentThread } from '../src/amendments/amendment-thread.entity.js';
import { ImportRun } from '../src/imports/import-run.entity.js';
import { ImportKind, ImportMode } from '../src/imports/import-kinds.js';
import { ImportStatus } from '../src/imports/import-status.js';
import type { Client } from './harness/client.js';
import { aSubmission, aTrade, aUser, anAdmin } from './harness/factories.js';
import { TestServer } from './harness/test-server.js';

const QUERY = `{ dashboard {
  submissions complete missingData withoutTrades removed missingBank unansweredRequests answeredRequests notices importsRunning importsFailed undecidedDoubleUps bankChangesWaiting bankChangesStopped bankContradictions
  thisWeek { submissions changedSubmissions amendments attachments } filings { week weeks count }
} }`;

interface Figures {
  submissions: number;
  complete: number;
  missingData: number;
  withoutTrades: number;
  removed: number;
  missingBank: number;
  unansweredRequests: number;
  answeredRequests: number;
  notices: number;
  importsRunning: number;
  importsFailed: number;
  undecidedDoubleUps: number;
  bankChangesWaiting: number;
  bankChangesStopped: number;
  bankContradictions: number;
  thisWeek: Record<'submissions' | 'changedSubmissions' | 'amendments' | 'attachments', number>;
  filings: { week: string; weeks: number; count: number }[];
}

let server: TestServer;
let asAdmin: Client;
let adminId: string;

beforeAll(async () => {
  server = await TestServer.start({ ROLE: 'api' });
  const admin = await anAdmin(server.database.db);
  adminId = admin.id;
  asAdmin = await server.signIn(admin);
});
afterAll(() => server.close());
beforeEach(() =>
  server.database.db.query(
    'TRUNCATE submissions, import_runs, claim_versions, double_ups, assessment_notices CASCADE',
  ),
);

const figures = async (client = asAdmin) => (await client.data<{ dashboard: Figures }>(QUERY)).dashboard;

/** A UUID of version 7 for a row created at that time. */
function idAt(moment: number, n = 0): string {
  const time = moment.toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-${n.toString(16).padStart(12, '0')}`;
}

/** The time of the last Monday, 00:00 in the demo scheme's Sydney, by the database. */
async function monday(): Promise<number> {
  const [row] = await server.database.db.query<{ at: Date }[]>(
    `SELECT date_trunc('week', now() AT TIME ZONE 'Australia/Sydney') AT TIME ZONE 'Australia/Sydney' AS at`,
  );
  return row!.at.getTime();
}

/** The number of claims in the list that a figure links to. */
const listed = async (filter: Record<string, boolean>) => {
  const { submissions } = await asAdmin.data<{ submissions: { pagination: { totalItems: number } } }>(
    `query ($filter: SubmissionFilter) { submissions(filter: $filter) { pagination { totalItems } } }`,
    { filter },
  );
  return submissions.pagination.totalItems;
};

const add = (more: Parameters<typeof aSubmission>[2] = {}) =>
  aSubmission(server.database.db, server.ring, more);

const aRun = (status: ImportStatus, finishedAt: Date | null) =>
  server.database.db.getRepository(ImportRun).insert({
    kind: ImportKind.TRADES,
    mode: ImportMode.REPLACE,
    fileName: 'trades.csv',
    fileSize: '1',
    fileDigest: Buffer.from(`${status}${finishedAt?.getTime()}`),
    status,
    finishedAt,
  });

describe('the figures of the administrator’s home', () => {
  it('are all 0 without data, with 26 weeks', async () => {
    const { filings, thisWeek, ...counts } = await figures();
    expect([...Object.values(counts), ...Object.values(thisWeek)]).toEqual(Array<number>(19).fill(0));
    expect(filings).toHaveLength(26);
    expect(filings.every(({ count }) => count === 0)).toBe(true);
    const days = filings.map(({ week }) => Date.parse(week));
    expect(days.every((day) => new Date(day).getUTCDay() === 1)).toBe(true);
    expect(days.slice(1).map((day, index) => day - days[index]!)).toEqual(
      Array<number>(25).fill(7 * 86_400_000),
    );
  });

  it('match the total of their lists (LIST-12)', async () => {
    const { db } = server.database;
    const whole = await add();
    await aTrade(db, whole.id);
    await add({ bankName: '' });
    const asked = await add({ accountNo: '' });
    // The scheme's list of removed claims names it.
    const answered = await add({ sid: '00917' });
    const since = new Date();
    const threads = db.getRepository(AmendmentThread);
    await threads.save({ submissionId: asked.id, state: AmendmentState.OPEN, since, unanswered: 2 });
    await threads.save({ submissionId: answered.id, state: AmendmentState.CLOSED, since });
    expect(await figures()).toMatchObject({
      submissions: 4,
      withoutTrades: 3,
      removed: 1,
      missingBank: 2,
      unansweredRequests: 1,
    });
    const { lacking, listed, removed } = await asAdmin.data<
      Record<'lacking' | 'listed' | 'removed', { pagination: { totalItems: number } }>
    >(`{ lacking: submissions(filter: { missingBank: true }) { pagination { totalItems } }
         listed: submissions(filter: { withoutTrades: true }) { pagination { totalItems } }
         removed: submissions(filter: { removed: true }) { pagination { totalItems } } }`);
    expect([lacking, listed, removed].map(({ pagination }) => pagination.totalItems)).toEqual([2, 3, 1]);
  });

  it('count running imports, and those refused or failed in the last 7 days, like their lists (LIST-12)', async () => {
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
    await aRun(ImportStatus.RECEIVED, null);
    await aRun(ImportStatus.APPLYING, null);
    await aRun(ImportStatus.FAILED, daysAgo(1));
    await aRun(ImportStatus.REFUSED, daysAgo(6));
    await aRun(ImportStatus.FAILED, daysAgo(8));
    await aRun(ImportStatus.DONE, daysAgo(1));
    await aRun(ImportStatus.CANCELLED, daysAgo(1));
    expect(await figures()).toMatchObject({ importsRunning: 2, importsFailed: 2 });
    const statuses = async (filter: string) => {
      const { importRuns } = await asAdmin.data<{
        importRuns: { importRuns: { status: string }[]; pagination: { totalItems: number } };
      }>(`{ importRuns(filter: ${filter}) { importRuns { status } pagination { totalItems } } }`);
      expect(importRuns.pagination.totalItems).toBe(importRuns.importRuns.length);
      return importRuns.importRuns.map(({ status }) => status).sort();
    };
    expect(await statuses('RUNNING')).toEqual(['APPLYING', 'RECEIVED']);
    expect(await statuses('FAILED')).toEqual(['FAILED', 'REFUSED']);
    expect(await statuses('null')).toHaveLength(7);
    // The home shows only the newest.
    const { latestImportRuns } = await asAdmin.data<{ latestImportRuns: { status: string }[] }>(
      '{ latestImportRuns { status } }',
    );
    expect(latestImportRuns.map(({ status }) => status)).toEqual([
      'CANCELLED',
      'DONE',
      'FAILED',
      'REFUSED',
      'FAILED',
    ]);
  });

  it('show how far the scheme is, each stage by the condition of its list (LIST-19)', async () => {
    const { db } = server.database;
    await add({ sid: 'P-1' });
    const answered = await add({ accountNo: '' });
    await add({ lastName: '' });
    await db
      .getRepository(AmendmentThread)
      .save({ submissionId: answered.id, state: AmendmentState.ANSWERED, since: new Date() });
    await db.query(
      `INSERT INTO assessment_notices (sid, name, url) VALUES ('P-1', 'A', 'https://a.example/a.pdf')`,
    );
    const { complete, missingData, answeredRequests, notices } = await figures();
    expect([await listed({ missingData: false }), await listed({ missingData: true })]).toEqual([
      complete,
      missingData,
    ]);
    expect(complete + missingData).toBe(3);
    expect(missingData).toBeGreaterThan(0);
    const lists = await asAdmin.data<Record<string, { pagination: { totalItems: number } }>>(
      '{ amendmentQueue(state: ANSWERED) { pagination { totalItems } } assessmentNotices { pagination { totalItems } } }',
    );
    expect(Object.values(lists).map(({ pagination }) => pagination.totalItems)).toEqual([
      answeredRequests,
      notices,
    ]);
    expect([answeredRequests, notices]).toEqual([1, 1]);
  });

  it('cover all filings in 26 points, however long ago the first one was (LIST-20)', async () => {
    const start = await monday();
    const week = 7 * 86_400_000;
    for (const weeks of [0, 1, 25, 26, 27, 130])
      await add({ id: idAt(start - weeks * week + 7_200_000, weeks) });
    const { filings } = await figures();
    expect(filings).toHaveLength(26);
    expect(new Set(filings.map(({ weeks }) => weeks))).toEqual(new Set([6]));
    expect(filings.reduce((sum, { count }) => sum + count, 0)).toBe(6);
    expect(filings.at(-1)!.count).toBe(2);
  });

  it('have the counts of the navigation, each only with the permission for its list (SCREEN-32)', async () => {
    const { db } = server.database;
    const claims = await Promise.all([1, 2, 3].map(() => add()));
    const ids = claims.map(({ id }) => id).sort();
    await db.getRepository(AmendmentThread).save([
      { submissionId: ids[0]!, state: AmendmentState.OPEN, since: new Date(), unanswered: 1 },
      { submissionId: ids[1]!, state: AmendmentState.ANSWERED, since: new Date() },
    ]);
    for (const second of [ids[1], ids[2]])
      await db.query(
        `INSERT INTO double_ups (first_id, second_id, reasons, group_id) VALUES ($1, $2, '{BANK_ACCOUNT}', $1)`,
        [ids[0], second],
      );
    await aRun(ImportStatus.CHECKING, null);
    await aRun(ImportStatus.DONE, new Date());
    const countsFor = async (client: Client) =>
      (
        await client.data<{ officeCounts: Record<string, number | null> }>(
          '{ officeCounts { unansweredRequests undecidedDoubleUps importsRunning openObjections openBankChanges } }',
        )
      ).officeCounts;
    const all = { unansweredRequests: 1, undecidedDoubleUps: 1, importsRunning: 1 };
    expect(await countsFor(asAdmin)).toEqual({ ...all, openObjections: 0, openBankChanges: 0 });
    expect(await figures()).toMatchObject(all);
    const support = await server.signIn(await aUser(db, { role: Role.SUPPORT }));
    expect(await countsFor(support)).toEqual({
      ...all,
      ...{ undecidedDoubleUps: null, importsRunning: null, openObjections: null, openBankChanges: 0 },
    });
  });

  it('count the groups of double ups with an undecided pair (LIST-12)', async () => {
    const { db } = server.database;
    const ids = (await Promise.all([1, 2, 3, 4, 5].map(() => add()))).map(({ id }) => id).sort();
    const pair = (first: number, second: number, group: number) =>
      db.query(
        `INSERT INTO double_ups (first_id, second_id, reasons, group_id) VALUES ($1, $2, '{BANK_ACCOUNT}', $3)`,
        [ids[first], ids[second], ids[group]],
      );
    await pair(0, 1, 0);
    await pair(1, 2, 0);
    await pair(3, 4, 3);
    expect((await figures()).undecidedDoubleUps).toBe(2);
    await db.query(
      `INSERT INTO double_up_marks (first_id, second_id, verdict, marked_by_id) VALUES ($1, $2, 'NOT_DUPLICATE', $3)`,
      [ids[3], ids[4], adminId],
    );
    expect((await figures()).undecidedDoubleUps).toBe(1);
  });

  it('separate this week from the last at Monday, 00:00 in the scheme’s time zone (LIST-12)', async () => {
    const { db } = server.database;
    const start = await monday();
    await add({ id: idAt(start) });
    const earlier = await add({ id: idAt(start - 1) });
    const old = await add({ id: idAt(start - 25 * 7 * 86_400_000 + 7_200_000) });
    await add({ id: idAt(start - 27 * 7 * 86_400_000) });
    for (const [claim, at] of [
      [earlier, start],
      [earlier, start + 1],
      [old, start - 1],
    ] as const) {
      await db.query(
        `INSERT INTO claim_versions (submission_id, part, at, actor_name, action, content) VALUES ($1, 'CLAIM', $2, 'a', 'b', '{}')`,
        [claim.id, new Date(at)],
      );
    }
    const member = await aUser(db);
    const message = (at: number, n: number, isAdmin: boolean) =>
      db.query(
        `INSERT INTO amendments (id, submission_id, author_id, is_admin, message) VALUES ($1, $2, $3, $4, 'Please')`,
        [idAt(at, n), earlier.id, member.id, isAdmin],
      );
    await message(start, 1, false);
    await message(start, 2, true);
    await message(start - 1, 3, false);
    // A second message about the same claim: the list that the figure links to has one row for both.
    await message(start + 1, 4, false);
    for (const at of [start, start + 1, start - 1])
      await db.query(
        `INSERT INTO attachments (id, submission_id, uploader_id, kind, file_name, mimetype, size, storage_key, digest)
         VALUES ($1, $2, $3, 'SUPPORTING', 'a.pdf', 'application/pdf', 1, $4, '\\x00')`,
        [idAt(at), earlier.id, member.id, String(at)],
      );
    const { thisWeek, filings, submissions } = await figures();
    expect(submissions).toBe(4);
    expect(thisWeek).toEqual({ submissions: 1, changedSubmissions: 1, amendments: 1, attachments: 1 });
    expect(await listed({ newThisWeek: true })).toBe(thisWeek.submissions);
    expect(await listed({ changedThisWeek: true })).toBe(thisWeek.changedSubmissions);
    expect(await listed({ messagedThisWeek: true })).toBe(thisWeek.amendments);
    expect(await listed({ attachedThisWeek: true })).toBe(thisWeek.attachments);
    expect([filings.at(-1)!.count, filings.at(-2)!.count]).toEqual([2, 0]);
  });

  it('count a claim once that was edited manually, and whose trades were edited', async () => {
    const start = await monday();
    const { id } = await add({ id: idAt(start - 86_400_000) });
    await asAdmin.data(
      `mutation { addTrade(submissionId: "${id}", tradeVersion: 0, trade: { transactionType: BUY, tradeDate: "2018-03-01", quantity: "1", pricePerShare: "1", totalAmount: "1" }) { id } }`,
    );
    await asAdmin.data(`mutation { updateSid(id: "${id}", version: 1, sid: "CHANGED") { id } }`);
    expect((await figures()).thisWeek).toMatchObject({ submissions: 0, changedSubmissions: 1 });
  });

  it('are the same for every administrator, and refused to others', async () => {
    const { db } = server.database;
    await add();
    const other = await server.signIn(await anAdmin(db));
    expect(await figures(other)).toEqual(await figures());
    const { body } = await (await server.signIn(await aUser(db))).graphql(QUERY);
    expect(body.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });
});
