import { TransactionType } from '../src/trades/trade.entity.js';
import { AmendmentState } from '../src/amendments/amendment-states.js';
import { AmendmentThread } from '../src/amendments/amendment-thread.entity.js';
import type { Client } from './harness/client.js';
import { aSubmission, aTrade, aUser, anAdmin } from './harness/factories.js';
import { TestServer } from './harness/test-server.js';

const QUERY = `query ($sort: SubmissionSort, $page: Int) {
  submissions(sort: $sort, page: $page) { submissions { id sid } pagination { totalItems } } }`;
const SELECTION = `query ($sort: SubmissionSort) { submissionSelection(sort: $sort) { submissions { sid } } }`;

type Listed = { submissions: { submissions: { id: string; sid: string }[] } };

let server: TestServer;
let asAdmin: Client;
let asMember: Client;

/** Claims that differ in what the added columns show; the demo scheme lists 00917 as removed. */
beforeAll(async () => {
  server = await TestServer.start({ ROLE: 'api' });
  const { db } = server.database;
  const member = await aUser(db);
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

const sidsBy = async (sort: string, client = asAdmin) =>
  (await client.data<Listed>(QUERY, { sort })).submissions.submissions.map(({ sid }) => sid);

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

it.each(['TRADES', 'MISSING', 'REQUEST', 'NOTICE_DESCENDING', 'SOURCE', 'UPDATED'])(
  '%s shows every claim once over its pages',
  async (sort) => {
    const { db } = server.database;
    const [{ count }] = await db.query<[{ count: number }]>('SELECT count(*)::int AS count FROM submissions');
    for (let n = count; n < 60; n += 1)
      await aSubmission(db, server.ring, { sid: `S${n}`, accountName: `${n}` });
    const ids: string[] = [];
    for (const page of [1, 2, 3]) {
      const { submissions } = await asAdmin.data<Listed>(QUERY, { sort, page });
      ids.push(...submissions.submissions.map(({ id }) => id));
    }
    expect(ids).toHaveLength(60);
    expect(new Set(ids).size).toBe(60);
  },
);
