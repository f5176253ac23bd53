import { AmendmentState } from '../src/amendments/amendment-states.js';
import { AmendmentThread } from '../src/amendments/amendment-thread.entity.js';
import { REQUIRED_CLAIM_FIELDS } from '../src/rules/required-claim-fields.js';
import { columnOfField } from '../src/submissions/submission-fields.js';
import { BankType } from '../src/submissions/submission.entity.js';
import type { Client } from './harness/client.js';
import { uploadDocument, pdf } from './harness/documents.js';
import { aSubmission, aTrade, aUser, anAdmin } from './harness/factories.js';
import { TestServer } from './harness/test-server.js';

interface Listed {
  submissions: { sid: string | null; legalEntity: string; missing: number }[];
  pagination: { page: number; totalItems: number; totalPages: number };
}

const QUERY = `query ($page: Int, $filter: SubmissionFilter, $sort: SubmissionSort) {
  submissions(page: $page, filter: $filter, sort: $sort) {
    submissions { sid legalEntity missing } pagination { page totalItems totalPages }
  }
}`;

let server: TestServer;
let asAdmin: Client;
let asMember: Client;

/**
 * The claims of a scheme, one for each property that a filter distinguishes; the demo scheme lists 00917 as removed.
 */
beforeAll(async () => {
  server = await TestServer.start({ ROLE: 'api' });
  const { db } = server.database;
  const member = await aUser(db);
  asAdmin = await server.signIn(await anAdmin(db));
  asMember = await server.signIn(member);
  const add = (sid: string | null, legalEntity: string, more: Parameters<typeof aSubmission>[2] = {}) =>
    aSubmission(db, server.ring, { sid, legalEntity, ...more });
  const whole = await add('B-1', 'beta Holdings');
  await aTrade(db, whole.id);
  await add('B-2', 'Alpha Holdings', { ownerId: member.id });
  await add('NO-ACCOUNT', 'Gamma', { accountNo: '' });
  await add('NO-BANK', 'Delta', { bankName: '' });
  await add('NO-CITY', 'Epsilon', { bankType: BankType.INTERNATIONAL, customerCountry: 'Fiji', bsb: '' });
  await add('SEALED-NONE', 'Zeta', {
    taxNumber: '',
    tradingAccount: '',
    bsb: '',
    accountName: '',
    accountNo: '',
  });
  await add('NO-PHONE', 'Eta', { mobile: '' });
  await add(null, '', { ownerId: member.id });
  await add('00917', 'Removed Pty Ltd');
  const asked = await add('ASKED', 'Theta');
  const answered = await add('ANSWERED', 'Iota');
  const emptied = await add('EMPTIED', 'Kappa');
  const { id: tradeId } = await aTrade(db, emptied.id);
  await db.query('DELETE FROM trades WHERE id = $1', [tradeId]);
  const imported = await add('IMPORTED', 'Lambda');
  await aTrade(db, imported.id, { imported: true });
  await db.query(`UPDATE trade_lists SET imported_digest = '\\x01' WHERE submission_id = $1`, [imported.id]);
  const threads = db.getRepository(AmendmentThread);
  const since = new Date();
  await threads.save({ submissionId: asked.id, state: AmendmentState.OPEN, since, unanswered: 1 });
  await threads.save({ submissionId: answered.id, state: AmendmentState.ANSWERED, since });
  const message = (submissionId: string, isAdmin: boolean) =>
    db.query(
      `INSERT INTO amendments (submission_id, author_id, is_admin, message) VALUES ($1, $2, $3, 'Please')`,
      [submissionId, member.id, isAdmin],
    );
  for (const [{ id }, isAdmin] of [
    [asked, false],
    [asked, false],
    [answered, true],
  ] as const)
    await message(id, isAdmin);
  const upload = await uploadDocument(asAdmin, whole.id, 'statement.pdf', pdf(), { kind: 'SUPPORTING' });
  if (upload.status >= 300) throw new Error(JSON.stringify(upload.body));
});
afterAll(() => server.close());

const list = async (variables: object, client = asAdmin) =>
  (await client.data<{ submissions: Listed }>(QUERY, variables)).submissions;
const sidsOf = ({ submissions }: Listed) => submissions.map(({ sid }) => sid);
const ALL = 13;

/** The required fields that are columns; of the others a list knows less (LIST-10). */
const REQUIRED_COLUMNS = REQUIRED_CLAIM_FIELDS.flatMap(({ path, onlyFor }) => {
  const plain = columnOfField(path);
  return plain ? [[path, plain, onlyFor] as const] : [];
});

describe('a filter', () => {
  it.each([
    ['missingBank', ['NO-ACCOUNT', 'NO-BANK', 'NO-CITY', 'SEALED-NONE']],
    ['removed', ['00917']],
    ['hasAmendments', ['ANSWERED', 'ASKED']],
    ['unansweredAmendments', ['ASKED']],
    ['hasAttachments', ['B-1']],
    ['attachedThisWeek', ['B-1']],
    ['messagedThisWeek', ['ASKED']],
    ['changedThisWeek', []],
  ])('%s shows the claims that have it, and its opposite the others', async (name, expected) => {
    const has = await list({ filter: { [name]: true } });
    expect(sidsOf(has).sort()).toEqual(expected);
    expect(has.pagination.totalItems).toBe(expected.length);
    const hasNot = await list({ filter: { [name]: false } });
    expect(hasNot.pagination.totalItems).toBe(ALL - expected.length);
    expect(sidsOf(hasNot).filter((sid) => expected.includes(sid ?? ''))).toEqual([]);
  });

  it('a filter by trades counts an emptied list as one without trades', async () => {
    const withTrades = await list({ filter: { withoutTrades: false } });
    expect(sidsOf(withTrades).sort()).toEqual(['B-1', 'IMPORTED']);
    expect((await list({ filter: { withoutTrades: true } })).pagination.totalItems).toBe(ALL - 2);
  });

  it('a filter by missing data shows exactly the rows that report missing fields', async () => {
    const missing = (await list({})).submissions.filter((row) => row.missing > 0).map(({ sid }) => sid);
    expect(missing.length).toBeGreaterThan(5);
    expect(sidsOf(await list({ filter: { missingData: true } }))).toEqual(missing);
    const complete = await list({ filter: { missingData: false } });
    expect(complete.submissions.map((row) => row.missing)).toEqual(complete.submissions.map(() => 0));
    expect(complete.pagination.totalItems).toBe(ALL - missing.length);
  });

  it.each(REQUIRED_COLUMNS)(
    'a filter by missing data shows a claim that lacks nothing but its %s',
    async (_, { column, nullable }, onlyFor) => {
      const { db } = server.database;
      const { id } = await aSubmission(db, server.ring, {
        sid: 'LACKS-ONE',
        customerCity: 'Suva',
        customerCountry: 'Fiji',
        swiftCode: 'FIJIFJFX',
        ...(onlyFor && { bankType: onlyFor as BankType }),
        [column]: nullable ? null : '',
      });
      const query = `{ submissionSearch(query: "LACKS-ONE", filter: { missingData: true }) { rows { sid missing } } }`;
      const found = await asAdmin.data<{ submissionSearch: { rows: object[] } }>(query);
      await db.query('DELETE FROM submissions WHERE id = $1', [id]);
      expect(found.submissionSearch.rows).toEqual([{ sid: 'LACKS-ONE', missing: 1 }]);
    },
  );

  it('is combined with others, and has no effect when null or empty', async () => {
    expect(sidsOf(await list({ filter: { missingData: true, missingBank: false } })).sort()).toEqual([
      'NO-PHONE',
      null,
    ]);
    for (const filter of [null, {}, { removed: null }])
      expect((await list({ filter })).pagination.totalItems).toBe(ALL);
  });

  it.each([
    [{}, ['B-1', 'B-2']],
    [{ hasAttachments: true }, ['B-1']],
    [{ removed: true }, []],
    [{ withoutTrades: true, removed: false, changedThisWeek: false }, ['B-2']],
  ])('also applies to a search: %j', async (filter, expected) => {
    const query = `query ($filter: SubmissionFilter) {
      holdings: submissionSearch(query: "holdings", filter: $filter) { rows { sid } more }
      exact: submissionSearch(query: "B-1", filter: $filter) { rows { sid } }
    }`;
    type Found = Record<'holdings' | 'exact', { rows: { sid: string }[]; more?: boolean }>;
    const { holdings, exact } = await asAdmin.data<Found>(query, { filter });
    expect(holdings.rows.map(({ sid }) => sid).sort()).toEqual(expected);
    expect(holdings.more).toBe(false);
    expect(exact.rows.map(({ sid }) => sid)).toEqual(expected.filter((sid) => sid === 'B-1'));
  });

  it('never shows a member somebody else’s claim', async () => {
    expect((await list({ filter: { hasAttachments: false } }, asMember)).pagination.totalItems).toBe(2);
    expect(sidsOf(await list({ filter: { missingBank: true } }, asMember))).toEqual([]);
  });

  it('is empty past its end (LIST-11)', async () => {
    const { submissions, pagination } = await list({ page: 2, filter: { removed: true } });
    expect([submissions, pagination]).toEqual([[], { page: 2, totalItems: 1, totalPages: 1 }]);
  });

  it.each([
    ['{ submissions(filter: { colour: true }) { pagination { page } } }'],
    ['{ submissions(filter: { removed: "yes" }) { pagination { page } } }'],
    ['{ submissions(filter: true) { pagination { page } } }'],
    ['{ submissions(sort: COLOUR) { pagination { page } } }'],
    ['{ submissions(sort: "sid") { pagination { page } } }'],
  ])('refuses %s', async (query) => {
    const { body } = await asAdmin.graphql(query);
    expect(body.errors?.[0]?.extensions.code).toMatch(/BAD_USER_INPUT|GRAPHQL_VALIDATION_FAILED/);
  });
});

describe('the order', () => {
  it('is newest first by default, and oldest first is its reverse', async () => {
    const newest = sidsOf(await list({}));
    expect(newest.slice(-2)).toEqual(['B-2', 'B-1']);
    expect(sidsOf(await list({ sort: null }))).toEqual(newest);
    expect(sidsOf(await list({ sort: 'OLDEST' }))).toEqual([...newest].reverse());
  });

  it('the order of claims by SID puts a claim without one last', async () => {
    const sids = sidsOf(await list({ sort: 'SID' }));
    expect(sids.at(-1)).toBeNull();
    expect(sids.slice(0, -1)).toEqual([...sids.slice(0, -1)].sort());
  });

  it('the order of claims by legal entity ignores case and puts an empty one last', async () => {
    const names = (await list({ sort: 'LEGAL_ENTITY' })).submissions.map(({ legalEntity }) => legalEntity);
    expect(names.slice(0, 3)).toEqual(['Alpha Holdings', 'beta Holdings', 'Delta']);
    expect(names.at(-1)).toBe('');
  });

  it.each(['NEWEST', 'OLDEST', 'SID', 'LEGAL_ENTITY'])(
    '%s shows every claim once over its pages',
    async (sort) => {
      const { db } = server.database;
      const before = (await list({})).pagination.totalItems;
      // With equal names and no SID, only the id distinguishes them.
      for (let n = before; n < 60; n += 1)
        await aSubmission(db, server.ring, { sid: null, legalEntity: 'Same', accountName: `${n}` });
      const names: string[] = [];
      const ids: string[] = [];
      for (const page of [1, 2, 3]) {
        const { submissions } = await asAdmin.data<{
          submissions: { submissions: { id: string; legalEntity: string }[] };
        }>(`{ submissions(page: ${page}, sort: ${sort}) { submissions { id legalEntity } } }`);
        names.push(...submissions.submissions.map(({ legalEntity }) => legalEntity));
        ids.push(...submissions.submissions.map(({ id }) => id));
      }
      expect(new Set(ids).size).toBe(60);
      expect(names).toHaveLength(60);
      expect((await list({ page: 4, sort })).submissions).toEqual([]);
    },
  );
});
