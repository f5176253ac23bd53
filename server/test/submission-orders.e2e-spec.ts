import { TransactionType } from '../src/trades/trade.entity.js';
import { AmendmentState } from '../src/amendments/amendment-states.js';
import { AmendmentThread } from '../src/amendments/amendment-thread.entity.js';
import { ALL, claimsToFilter } from './harness/claims-to-filter.js';
import type { Client } from './harness/client.js';
import { aSubmission, aTrade, aUser, anAdmin } from './harness/factories.js';
import { TestServer } from './harness/test-server.js';
import type { User } from '../src/users/user.entity.js';

const QUERY = `query ($sort: SubmissionSort, $page: Int) {
  submissions(sort: $sort, page: $page) { submissions { id sid legalEntity } pagination { totalItems } } }`;
const SELECTION = `query ($sort: SubmissionSort) { submissionSelection(sort: $sort) { submissions { sid } } }`;

type Listed = {
  submissions: {
    submissions: { id: string; sid: string | null; legalEntity: string }[];
    pagination: { totalItems: number };
  };
};

let server: TestServer;
let asAdmin: Client;
let asMember: Client;
let member: User;

/** Claims that differ in what the added columns show; the demo scheme lists 00917 as removed. */
beforeAll(async () => {
  server = await TestServer.start({ ROLE: 'api' });
  const { db } = server.database;
  member = await aUser(db);
  asAdmin = await server.signIn(await anAdmin(db));
  asMember = await server.signIn(member);
  const add = (sid: string, more: Parameters<typeof aSubmission>[2] = {}) =>
    aSubmission(db, server.ring, { sid, legalEntity: sid, ...more });
  const first = await add('A', { claimType: 'portal', mobile: '' });
  const second = await add('B', { claimType: 'Paper', ownerId: member.id });
  const third = await add('C', { claimType: '', mobile: '', suburb: '' });
  const removed = await add('00917', { claimType: 'Zeta' });
  for (const { id } of [first, first, first, third]) await aTrade(db, id);
  // An opening balance is no trade.
  for (let n = 0; n < 5; n++) await aTrade(db, second.id, { transactionType: TransactionType.OPEN });
  await db.query(`UPDATE submissions SET updated_at = '2026-01-01T00:00:00Z'`);
  await db.query(`UPDATE trade_lists SET updated_at = '2026-02-01T00:00:00Z' WHERE submission_id = $1`, [
    third.id,
  ]);
  await db.query(`UPDATE trade_lists SET updated_at = '2025-12-01T00:00:00Z' WHERE submission_id = $1`, [
    first.id,
  ]);
  await db.query(`UPDATE trade_lists SET updated_at = '2025-12-01T00:00:00Z' WHERE submission_id = $1`, [
    second.id,
  ]);
  await db.query(`UPDATE submissions SET updated_at = '2025-12-15T00:00:00Z' WHERE id = $1`, [second.id]);
  const threads = db.getRepository(AmendmentThread);
  const since = (day: string) => new Date(`${day}T00:00:00Z`);
  await threads.save({ submissionId: first.id, state: AmendmentState.ANSWERED, since: since('2026-01-01') });
  await threads.save({
    submissionId: second.id,
    state: AmendmentState.OPEN,
    since: since('2026-01-03'),
    unanswered: 1,
  });
  await threads.save({
    submissionId: third.id,
    state: AmendmentState.OPEN,
    since: since('2026-01-02'),
    unanswered: 1,
  });
  for (const { sid } of [second, removed])
    await db.query(
      `INSERT INTO assessment_notices (sid, name, url) VALUES ($1, 'A', 'https://a.example/a.pdf')`,
      [sid],
    );
});
afterAll(() => server.close());

const listBy = async (sort?: string | null, page?: number, client = asAdmin) =>
  (await client.data<Listed>(QUERY, { sort, page })).submissions;
const sidsBy = async (sort?: string | null, client = asAdmin) =>
  (await listBy(sort, 1, client)).submissions.map(({ sid }) => sid);

describe('the order by a column that is added', () => {
  it.each([
    ['TRADES', ['B', '00917', 'C', 'A']],
    ['MISSING', ['B', '00917', 'A', 'C']],
    // Who waits longest comes first; claims without a request last.
    ['REQUEST', ['C', 'B', 'A', '00917']],
    // The notice of a removed claim cannot be read, so it counts as none.
    ['NOTICE', ['B', 'A', 'C', '00917']],
    ['SOURCE', ['B', 'A', '00917', 'C']],
    // A change of trades is a change of the claim.
    ['UPDATED', ['B', 'A', '00917', 'C']],
  ])('the list is ordered by %s, and turned round (LIST-17)', async (sort, expected) => {
    expect(await sidsBy(sort)).toEqual(expected);
    expect(await sidsBy(`${sort}_DESCENDING`)).toEqual([...expected].reverse());
    const { submissionSelection } = await asAdmin.data<{
      submissionSelection: { submissions: { sid: string }[] };
    }>(SELECTION, { sort });
    expect(submissionSelection.submissions.map(({ sid }) => sid)).toEqual(expected);
  });

  it('an order by source is for the office, as its filter is (LIST-17, ACCESS-7)', async () => {
    expect(await sidsBy('TRADES', asMember)).toEqual(['B']);
    for (const sort of ['SOURCE', 'SOURCE_DESCENDING']) {
      const { body } = await asMember.graphql(QUERY, { sort });
      expect(body.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    }
  });
});

describe('the order', () => {
  beforeAll(async () => {
    await server.database.db.query('TRUNCATE submissions CASCADE');
    await claimsToFilter(server, asAdmin, member);
  });

  it('is newest first by default, and oldest first is its reverse', async () => {
    const newest = await sidsBy();
    expect(newest.slice(-3)).toEqual(['B-2', 'B-1', 'OLD']);
    expect(await sidsBy(null)).toEqual(newest);
    expect(await sidsBy('OLDEST')).toEqual([...newest].reverse());
  });

  it('the order of claims by SID puts a claim without one last', async () => {
    const sids = await sidsBy('SID');
    expect(sids.at(-1)).toBeNull();
    expect(sids.slice(0, -1)).toEqual([...sids.slice(0, -1)].sort());
  });

  it('the order of claims by legal entity ignores case and puts an empty one last', async () => {
    const names = (await listBy('LEGAL_ENTITY')).submissions.map(({ legalEntity }) => legalEntity);
    expect(names.slice(0, 3)).toEqual(['Alpha Holdings', 'beta Holdings', 'Delta']);
    expect(names.at(-1)).toBe('');
  });

  it.each(['SID', 'LEGAL_ENTITY', 'CONTACT_EMAIL', 'CONTACT_NAME'])(
    'by %s is turned round (LIST-17)',
    async (sort) => {
      const ascending = await sidsBy(sort);
      expect(ascending).toHaveLength(ALL);
      expect(await sidsBy(`${sort}_DESCENDING`)).toEqual(ascending.reverse());
    },
  );

  it('by contact is that of the shown texts, whatever their case (LIST-17)', async () => {
    const { db } = server.database;
    await db.query(
      `UPDATE submissions SET first_name = 'aaron', contact_email = 'ZOE@example.com' WHERE sid = 'B-1'`,
    );
    await db.query(`UPDATE submissions SET first_name = '', last_name = '', contact_email = '', email = 'Aa@example.com'
      WHERE sid = 'B-2'`);
    const byName = await sidsBy('CONTACT_NAME');
    expect([byName[0], byName.at(-1)]).toEqual(['B-1', 'B-2']);
    const byEmail = await sidsBy('CONTACT_EMAIL');
    expect([byEmail[0], byEmail.at(-1)]).toEqual(['B-2', 'B-1']);
  });
});

it.each([
  ...['NEWEST', 'OLDEST', 'SID', 'LEGAL_ENTITY', 'SID_DESCENDING', 'CONTACT_EMAIL', 'CONTACT_NAME'],
  ...['TRADES', 'MISSING', 'REQUEST', 'NOTICE_DESCENDING', 'SOURCE', 'UPDATED'],
])('%s shows every claim once over its pages', async (sort) => {
  const { db } = server.database;
  const { totalItems } = (await listBy()).pagination;
  // With equal names and no SID, only the id distinguishes them.
  for (let n = totalItems; n < 60; n += 1)
    await aSubmission(db, server.ring, { sid: null, legalEntity: 'Same', accountName: `${n}` });
  const ids: string[] = [];
  for (const page of [1, 2, 3]) ids.push(...(await listBy(sort, page)).submissions.map(({ id }) => id));
  expect(ids).toHaveLength(60);
  expect(new Set(ids).size).toBe(60);
  expect((await listBy(sort, 4)).submissions).toEqual([]);
});
