import { randomBytes } from 'node:crypto';
import { Role } from '../src/common/actor.js';
import { ExportRun, ExportStatus, ReportKind } from '../src/exports/export-run.entity.js';
import { ImportKind, ImportMode } from '../src/imports/import-kinds.js';
import { ImportRun } from '../src/imports/import-run.entity.js';
import { ImportStatus } from '../src/imports/import-status.js';
import type { User } from '../src/users/user.entity.js';
import type { Client } from './harness/client.js';
import { aUser, anAdmin, anApiTokenWith } from './harness/factories.js';
import { TestServer } from './harness/test-server.js';
import { addWaitingMails } from './harness/waiting-mails.js';

const PACE = 'rowsTotal rowsPerSecond secondsLeft startedAt finishedAt';
const QUERY = `{ myImports { id fileName ${PACE} } myExports { id report ${PACE} } }`;

interface Job {
  id: string;
  rowsTotal: number | null;
  rowsPerSecond: number | null;
  secondsLeft: number | null;
}
type Jobs = Record<'myImports' | 'myExports', Job[]>;

const secondsAgo = (seconds: number) => new Date(Date.now() - seconds * 1_000);
const HOUR = 3_600;

let server: TestServer;
let admin: User;
let asAdmin: Client;

beforeAll(async () => {
  server = await TestServer.start({ ROLE: 'api' });
  admin = await anAdmin(server.database.db);
  asAdmin = await server.signIn(admin);
});
afterAll(() => server.close());
beforeEach(() => server.database.db.query('TRUNCATE import_runs, export_runs, outbox CASCADE'));

/** An import of the administrator, running by default. */
const anImport = async (more: Partial<ImportRun> = {}) => {
  const run = server.database.db.getRepository(ImportRun).create({
    kind: ImportKind.TRADES,
    mode: ImportMode.REPLACE,
    fileName: 'trades.csv',
    fileSize: '1000',
    fileDigest: randomBytes(32),
    status: more.finishedAt ? ImportStatus.DONE : ImportStatus.APPLYING,
    startedAt: secondsAgo(10),
    requestedById: admin.id,
    ...more,
  });
  return (await server.database.db.getRepository(ImportRun).save(run)).id;
};

/** An export of the administrator, running by default. */
const anExport = async (more: Partial<ExportRun> = {}) => {
  const run = server.database.db.getRepository(ExportRun).create({
    report: ReportKind.SETTLEMENTS,
    status: more.finishedAt ? ExportStatus.DONE : ExportStatus.WRITING,
    startedAt: secondsAgo(10),
    requestedById: admin.id,
    ...more,
  });
  return (await server.database.db.getRepository(ExportRun).save(run)).id;
};

const jobsOf = (client: Client) => client.data<Jobs>(QUERY);
const ids = (jobs: Job[]) => jobs.map(({ id }) => id);

describe('the jobs of one’s own', () => {
  it('are one’s own, without those of one’s API tokens or of anybody else (JOBS-1)', async () => {
    const { db } = server.database;
    const other = await anAdmin(db);
    const { id: requestedByTokenId } = await anApiTokenWith(db, { createdById: admin.id });
    const own = { myImports: [await anImport()], myExports: [await anExport()] };
    const others = {
      myImports: [await anImport({ requestedById: other.id })],
      myExports: [await anExport({ requestedById: other.id })],
    };
    await anImport({ requestedByTokenId });
    await anImport({ requestedById: null });
    const mine = await jobsOf(asAdmin);
    expect({ myImports: ids(mine.myImports), myExports: ids(mine.myExports) }).toEqual(own);
    const theirs = await jobsOf(await server.signIn(other));
    expect({ myImports: ids(theirs.myImports), myExports: ids(theirs.myExports) }).toEqual(others);
  });

  it('are those that are open, first, and those that ended within a day, the last to end first (JOBS-1)', async () => {
    const ended = (hours: number) => ({ finishedAt: secondsAgo(hours * HOUR) });
    await anImport(ended(25));
    await anExport(ended(25));
    const imports = [await anImport(ended(23)), await anImport(ended(2)), await anImport(), await anImport()];
    const exports = [await anExport(ended(2)), await anExport(ended(23)), await anExport()];
    const { myImports, myExports } = await jobsOf(asAdmin);
    expect(ids(myImports)).toEqual([imports[3], imports[2], imports[1], imports[0]]);
    expect(ids(myExports)).toEqual([exports[2], exports[0], exports[1]]);
  });

  it('are at most 20 of each, and an open one is never left out for one that ended (JOBS-1)', async () => {
    const open = { myImports: await anImport(), myExports: await anExport() };
    for (let minute = 1; minute <= 21; minute += 1) {
      await anImport({ finishedAt: secondsAgo(minute * 60) });
      await anExport({ finishedAt: secondsAgo(minute * 60) });
    }
    const { myImports, myExports } = await jobsOf(asAdmin);
    expect([myImports.length, myExports.length]).toEqual([20, 20]);
    expect({ myImports: myImports[0]!.id, myExports: myExports[0]!.id }).toEqual(open);
  });

  it.each([Role.STANDARD, Role.SUPPORT, Role.REVIEWER])(
    'are refused to the role %s (JOBS-1)',
    async (role) => {
      const client = await server.signIn(await aUser(server.database.db, { role }));
      for (const query of ['{ myImports { id } }', '{ myExports { id } }']) {
        const { body } = await client.graphql(query);
        expect(body.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
      }
    },
  );

  it('have their rate and the time left by one measure (JOBS-2)', async () => {
    const since = { startedAt: secondsAgo(100), rowsTotal: 1_000 };
    await anImport({ ...since, read: 500, appliedThrough: '500' });
    await anExport({ ...since, rowsWritten: 500 });
    const { myImports, myExports } = await jobsOf(asAdmin);
    for (const job of [myImports[0]!, myExports[0]!]) {
      expect(job.rowsPerSecond).toBe(5);
      // A second or two pass before the server computes it.
      expect(job.secondsLeft).toBeGreaterThanOrEqual(100);
      expect(job.secondsLeft).toBeLessThanOrEqual(110);
    }
  });

  it.each([
    ['no rows are counted yet', { rowsTotal: null }, { read: 500 }, { rowsWritten: 500 }],
    ['no row is done yet', { rowsTotal: 1_000 }, { read: 0 }, { rowsWritten: 0 }],
    ['they have not started', { rowsTotal: null, startedAt: null }, { read: 0 }, { rowsWritten: 0 }],
    [
      'they have ended',
      { rowsTotal: 500, finishedAt: secondsAgo(1) },
      { read: 500, appliedThrough: '500' },
      { rowsWritten: 500 },
    ],
  ])('have no time left to show while %s (JOBS-2)', async (_, both, ofImport, ofExport) => {
    await anImport({ ...both, ...ofImport });
    await anExport({ ...both, ...ofExport });
    const { myImports, myExports } = await jobsOf(asAdmin);
    expect([myImports[0]!.secondsLeft, myExports[0]!.secondsLeft]).toEqual([null, null]);
  });
});

it('the mails that wait are counted up to 1,000, without those that somebody waits for (JOBS-7)', async () => {
  const waiting = async () => (await asAdmin.data<{ mailsWaiting: number }>('{ mailsWaiting }')).mailsWaiting;
  const { db } = server.database;
  expect(await waiting()).toBe(0);
  await addWaitingMails(server, 3);
  await db.query(
    `INSERT INTO outbox (queue, name, payload) VALUES ('urgent-mails', 'send-urgent-mail', '{"mailId": "1"}')`,
  );
  expect(await waiting()).toBe(3);
  await db.query(`UPDATE outbox SET done_at = now() WHERE id = (SELECT min(id) FROM outbox)`);
  await db.query(
    `UPDATE outbox SET failed_at = now() WHERE id = (SELECT min(id) FROM outbox WHERE done_at IS NULL)`,
  );
  expect(await waiting()).toBe(1);
  await addWaitingMails(server, 1_010);
  expect(await waiting()).toBe(1_000);
});
