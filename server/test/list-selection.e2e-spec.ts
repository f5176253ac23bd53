import { setTimeout as sleep } from 'node:timers/promises';
import { Role } from '../src/common/actor.js';
import type { Client } from './harness/client.js';
import { anAdmin, aSubmission, aTrade, aUser } from './harness/factories.js';
import { TestServer } from './harness/test-server.js';

interface Run {
  id: string;
  status: string;
  fileName: string;
  rowsWritten: number;
  rowsTotal: number;
  chosen: number | null;
}

const RUN = 'id status fileName rowsWritten rowsTotal chosen';
const EXPORT = `mutation ($report: ReportKind!, $ids: [ID!]!) { run: exportSelected(report: $report, submissionIds: $ids) { ${RUN} } }`;
const AMONG = `query ($ids: [ID!]!) { doubleUpsAmong(submissionIds: $ids) { claims { id } pairs { firstId secondId verdict duplicateId } } }`;
const MARK = `mutation ($original: ID!, $duplicates: [ID!]!) { markDoubleUps(originalId: $original, duplicateIds: $duplicates) }`;

let server: TestServer;
let admin: Client;
const ids: Record<string, string> = {};

/** A claim that shares nothing with the others but its ABN. */
async function claim(sid: string, abnAcn: string) {
  const own = {
    taxNumber: '',
    tradingAccount: '',
    accountNo: '',
    legalEntity: `Entity ${sid}`,
    postCode: sid,
  };
  const { id } = await aSubmission(server.database.db, server.ring, { ...own, sid, abnAcn });
  await aTrade(server.database.db, id);
  ids[sid] = id;
}

beforeAll(async () => {
  server = await TestServer.start();
  admin = await server.signIn(await anAdmin(server.database.db));
  for (const sid of ['S1', 'S2', 'S3']) await claim(sid, '51824753556');
  for (const sid of ['S4', 'S5']) await claim(sid, '');
});
afterAll(() => server.close());

const idsOf = (...sids: string[]) => sids.map((sid) => ids[sid]!);

async function exported(report: string, sids: string[]): Promise<{ run: Run; text: string }> {
  let { run } = await admin.data<{ run: Run }>(EXPORT, { report, ids: idsOf(...sids) });
  for (let tries = 0; tries < 300 && ['WAITING', 'WRITING'].includes(run.status); tries += 1) {
    await sleep(100);
    const query = `query ($id: ID!) { run: exportRun(id: $id) { ${RUN} } }`;
    ({ run } = await admin.data<{ run: Run }>(query, { id: run.id }));
  }
  const { ticket } = await admin.data<{ ticket: { url: string } }>(
    'mutation ($id: ID!) { ticket: createDownloadTicket(kind: EXPORT, id: $id) { url } }',
    { id: run.id },
  );
  return { run, text: await (await fetch(server.process.url + ticket.url)).text() };
}
const sidsIn = (text: string, column = 0) =>
  text
    .replace(/^\ufeff/, '')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split(',')[column]!)
    .sort();

describe('the claims of a list', () => {
  it('are selected by its filter, in its order, for people who see every claim (LIST-21)', async () => {
    const query = `query ($filter: SubmissionFilter, $sort: SubmissionSort) {
      submissionSelection(filter: $filter, sort: $sort) { submissions { id sid } more }
    }`;
    const { submissionSelection: all } = await admin.data<{ submissionSelection: unknown }>(query, {
      filter: { missingBank: true, source: 'Paper form' },
      sort: 'SID_DESCENDING',
    });
    expect(all).toEqual({
      submissions: ['S5', 'S4', 'S3', 'S2', 'S1'].map((sid) => ({ id: ids[sid], sid })),
      more: false,
    });
    const none = await admin.data<{ submissionSelection: { submissions: unknown[] } }>(query, {
      filter: { source: 'Nobody' },
    });
    expect(none.submissionSelection.submissions).toEqual([]);
  });

  it('are at most 5,000, and it is said that there are more (LIST-21)', async () => {
    const { db } = server.database;
    await db.query(`INSERT INTO submissions (email, legal_entity, claim_type)
      SELECT 'many@example.com', 'Many ' || n, 'Many' FROM generate_series(1, 5001) n`);
    const { submissionSelection } = await admin.data<{
      submissionSelection: { submissions: unknown[]; more: boolean };
    }>('{ submissionSelection(filter: { source: "Many" }) { submissions { id } more } }');
    await db.query(`DELETE FROM submissions WHERE claim_type = 'Many'`);
    expect(submissionSelection.submissions).toHaveLength(5_000);
    expect(submissionSelection.more).toBe(true);
  });
});

describe('a report of chosen claims', () => {
  it('has their rows only, a name that says so, and an audit entry (EXPORT-15)', async () => {
    const { run, text } = await exported('SETTLEMENTS', ['S4', 'S2', 'S2']);
    expect(sidsIn(text)).toEqual(['S2', 'S4']);
    expect(run).toMatchObject({ status: 'DONE', rowsWritten: 2, rowsTotal: 2, chosen: 2 });
    expect(run.fileName).toContain('settlements-2-chosen-');
    const [entry] = await server.database.db.query<{ details: object }[]>(
      `SELECT details FROM audit_entries WHERE subject_id = $1 AND action = 'export.requested'`,
      [run.id],
    );
    expect(entry!.details).toEqual({ report: 'SETTLEMENTS', format: 'CSV', chosen: 2 });
  });

  it('has the trades of these claims only (EXPORT-15)', async () => {
    const { run, text } = await exported('SETTLEMENT_TRADES', ['S1', 'S5']);
    expect(sidsIn(text)).toEqual(['S1', 'S5']);
    expect(run).toMatchObject({ rowsWritten: 2, rowsTotal: 2, chosen: 2 });
  });

  it('names the double ups of these claims, also with claims that were not chosen (EXPORT-15)', async () => {
    const { run, text } = await exported('DOUBLE_UPS', ['S1', 'S4']);
    expect(sidsIn(text, 1)).toEqual(['S1']);
    expect(text).toContain('Same ABN/ACN as S3');
    expect(run).toMatchObject({ rowsWritten: 1, rowsTotal: 1 });
  });

  it('is refused for the older reports, for no claims, and without the permission (EXPORT-15)', async () => {
    const codeOf = async (variables: object, client = admin) =>
      (await client.graphql(EXPORT, variables)).body.errors?.[0]?.extensions.code;
    expect(await codeOf({ report: 'REGISTRATIONS', ids: idsOf('S1') })).toBe('BAD_USER_INPUT');
    expect(await codeOf({ report: 'SETTLEMENTS', ids: [] })).toBe('BAD_USER_INPUT');
    expect(await codeOf({ report: 'SETTLEMENTS', ids: ["x'); DROP TABLE trades; --"] })).toBe(
      'BAD_USER_INPUT',
    );
    const auditor = await server.signIn(await aUser(server.database.db, { role: Role.AUDITOR }));
    expect(await codeOf({ report: 'SETTLEMENTS', ids: idsOf('S1') }, auditor)).toBe('FORBIDDEN');
  });
});

describe('selected claims as duplicates', () => {
  const codeOf = async (original: string, duplicates: string[], client = admin) =>
    (await client.graphql(MARK, { original, duplicates })).body.errors?.[0]?.extensions.code;
  const marks = () =>
    server.database.db.query<{ duplicate_id: string }[]>('SELECT duplicate_id FROM double_up_marks');

  beforeAll(async () => {
    await admin.data('mutation { findDoubleUps }');
    for (let tries = 0; tries < 200; tries += 1) {
      const { doubleUps } = await admin.data<{ doubleUps: { searching: boolean } }>(
        '{ doubleUps { searching } }',
      );
      if (!doubleUps.searching) break;
      await sleep(50);
    }
  });

  it('are shown with the pairs among them (DOUBLEUP-9)', async () => {
    const { doubleUpsAmong } = await admin.data<{
      doubleUpsAmong: { claims: { id: string }[]; pairs: { firstId: string }[] };
    }>(AMONG, { ids: idsOf('S1', 'S2', 'S4') });
    expect(doubleUpsAmong.claims.map(({ id }) => id)).toEqual(idsOf('S1', 'S2', 'S4'));
    expect(doubleUpsAmong.pairs).toHaveLength(1);
    const one = await admin.graphql(AMONG, { ids: idsOf('S1') });
    expect(one.body.errors?.[0]?.message).toContain('Choose 2 to 20 submissions');
  });

  it('are marked all together or not at all (DOUBLEUP-9)', async () => {
    expect(await codeOf(ids['S1']!, idsOf('S2', 'S4'))).toBe('NOT_FOUND');
    expect(await codeOf(ids['S1']!, idsOf('S1', 'S2'))).toBe('BAD_USER_INPUT');
    expect(await codeOf(ids['S1']!, [])).toBe('BAD_USER_INPUT');
    expect(await marks()).toEqual([]);
    expect(await codeOf(ids['S1']!, idsOf('S2', 'S3'))).toBeUndefined();
    expect((await marks()).map(({ duplicate_id }) => duplicate_id).sort()).toEqual(idsOf('S2', 'S3').sort());
    const [audited] = await server.database.db.query<{ count: string }[]>(
      `SELECT count(*) FROM audit_entries WHERE action = 'double-up.marked' AND subject_id = $1`,
      [ids['S1']],
    );
    expect(audited!.count).toBe('2');
  });

  it('keep a mark that they have, and refuse one the other way (DOUBLEUP-9)', async () => {
    expect(await codeOf(ids['S1']!, idsOf('S2', 'S3'))).toBeUndefined();
    expect(await marks()).toHaveLength(2);
    expect(await codeOf(ids['S2']!, idsOf('S1', 'S3'))).toBe('CONFLICT');
    expect(await marks()).toHaveLength(2);
  });

  it('are not marked by roles that may not decide (DOUBLEUP-9)', async () => {
    const reviewer = await server.signIn(await aUser(server.database.db, { role: Role.REVIEWER }));
    expect(await codeOf(ids['S2']!, idsOf('S3'), reviewer)).toBe('FORBIDDEN');
  });
});
