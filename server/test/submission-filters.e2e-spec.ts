import { Role } from '../src/common/actor.js';
import { REQUIRED_CLAIM_FIELDS, type RequiredField } from '../src/rules/required-claim-fields.js';
import { columnOfField, isBankPath } from '../src/submissions/submission-fields.js';
import type { BankType } from '../src/submissions/submission.entity.js';
import { ALL, claimsToFilter } from './harness/claims-to-filter.js';
import type { Client } from './harness/client.js';
import { aSubmission, aUser, anAdmin } from './harness/factories.js';
import { TestServer } from './harness/test-server.js';

interface Listed {
  submissions: { sid: string | null; missing: number }[];
  pagination: { page: number; totalItems: number; totalPages: number };
}

const QUERY = `query ($page: Int, $filter: SubmissionFilter) {
  submissions(page: $page, filter: $filter) {
    submissions { sid missing } pagination { page totalItems totalPages }
  }
}`;

type Counted = {
  submissionFilterCounts: Record<string, number> & {
    possibleDuplicate: number | null;
    sources: { source: string; count: number }[];
  };
};

const SEARCH = `query ($query: String!, $filter: SubmissionFilter) {
  submissionSearch(query: $query, filter: $filter) { rows { id } } }`;
const COUNTS = `query ($filter: SubmissionFilter, $query: String) { submissionFilterCounts(filter: $filter, query: $query) {
  limit missingData missingBank withoutTrades removed hasAmendments unansweredAmendments hasAttachments
  withoutAttachments newThisWeek changedThisWeek attachedThisWeek messagedThisWeek sidMissing withoutTaxNumber possibleDuplicate
  sources { source count }
} }`;

let server: TestServer;
let asAdmin: Client;
let asMember: Client;

beforeAll(async () => {
  server = await TestServer.start({ ROLE: 'api' });
  const { db } = server.database;
  const member = await aUser(db);
  asAdmin = await server.signIn(await anAdmin(db));
  asMember = await server.signIn(member);
  await claimsToFilter(server, asAdmin, member);
});
afterAll(() => server.close());

const list = async (variables: object, client = asAdmin) =>
  (await client.data<{ submissions: Listed }>(QUERY, variables)).submissions;
const sidsOf = ({ submissions }: Listed) => submissions.map(({ sid }) => sid);
/** The day on which the old claim was filed, by its id, where the demo scheme is. */
const OLD_DAY = '2024-12-07';

/** An answer that leaves a required field out; a restricted one is only in the envelope. */
const withoutField = ({ path, field }: RequiredField) => {
  const plain = columnOfField(path);
  return plain ? { [plain.column]: plain.nullable ? null : '' } : { [field]: '' };
};

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
    ['sidMissing', [null]],
    ['withoutTaxNumber', ['ANSWERED', 'SEALED-NONE']],
    ['possibleDuplicate', ['B-1', 'B-2']],
  ])('%s shows the claims that have it, and its opposite the others', async (name, expected) => {
    const has = await list({ filter: { [name]: true } });
    expect(sidsOf(has).sort()).toEqual(expected);
    expect(has.pagination.totalItems).toBe(expected.length);
    const hasNot = await list({ filter: { [name]: false } });
    expect(hasNot.pagination.totalItems).toBe(ALL - expected.length);
    expect(sidsOf(hasNot).filter((sid) => (expected as (string | null)[]).includes(sid))).toEqual([]);
  });

  it.each([
    ['Portal', ['B-2']],
    ['', ['NO-ACCOUNT']],
    ['portal', []],
  ])('by the source “%s” shows exactly the claims of this source (LIST-15)', async (source, expected) => {
    expect(sidsOf(await list({ filter: { source } }))).toEqual(expected);
  });

  it('by days of filing includes both days (LIST-15)', async () => {
    const listed = async (filter: object) => sidsOf(await list({ filter }));
    expect(await listed({ filedTo: OLD_DAY })).toEqual(['OLD']);
    expect(await listed({ filedFrom: OLD_DAY, filedTo: OLD_DAY })).toEqual(['OLD']);
    expect(await listed({ filedTo: '2024-12-06' })).toEqual([]);
    expect(await listed({ filedTo: '0001-01-01' })).toEqual([]);
    expect((await list({ filter: { filedFrom: '2024-12-08' } })).pagination.totalItems).toBe(ALL - 1);
    expect((await list({ filter: { filedFrom: '0001-01-01' } })).pagination.totalItems).toBe(ALL);
  });

  it.each([
    [{ filedFrom: '2026-02-30' }, 'filedFrom'],
    [{ filedFrom: '2026-02-02', filedTo: '2026-02-01' }, 'filedTo'],
    [{ source: 'long '.repeat(101) }, 'source'],
  ])('refuses %j', async (filter, field) => {
    const { body } = await asAdmin.graphql(QUERY, { filter });
    expect(body.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(JSON.stringify(body.errors?.[0]?.extensions)).toContain(field);
  });

  it.each([{ source: 'Portal' }, { source: '' }, { possibleDuplicate: true }, { possibleDuplicate: false }])(
    'does not tell a member what only the office knows: %j',
    async (filter) => {
      const { body } = await asMember.graphql(QUERY, { filter });
      expect(body.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    },
  );

  it('by possible duplicates needs the permission to read them', async () => {
    const asSupport = await server.signIn(await aUser(server.database.db, { role: Role.SUPPORT }));
    expect((await list({ filter: { source: 'Portal' } }, asSupport)).pagination.totalItems).toBe(1);
    const { body } = await asSupport.graphql(QUERY, { filter: { possibleDuplicate: true } });
    expect(body.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    const { submissionFilterCounts } = await asSupport.data<Counted>(COUNTS);
    expect(submissionFilterCounts.possibleDuplicate).toBeNull();
  });

  it.each([
    {},
    { missingBank: true },
    { missingData: false },
    { missingData: true, withoutTrades: true, filedFrom: '2026-01-01' },
    { source: 'Paper form', hasAttachments: false },
    { source: 'Portal', possibleDuplicate: true },
    { finding: 'TRADING_HALT' },
  ])('has a count that is the total of its list together with %j (LIST-15, LIST-27)', async (others) => {
    const { submissionFilterCounts } = await asAdmin.data<Counted>(COUNTS, { filter: others });
    const { sources, limit, withoutAttachments, ...counts } = submissionFilterCounts;
    const totalWith = async (filter: object) =>
      (await list({ filter: { ...others, ...filter } })).pagination.totalItems;
    expect(limit).toBe(10_000);
    for (const [name, count] of Object.entries(counts))
      expect([name, await totalWith({ [name]: true })]).toEqual([name, count]);
    expect(await totalWith({ hasAttachments: false })).toBe(withoutAttachments);
    expect(sources.map(({ source }) => source)).toEqual(['', 'Paper form', 'Portal']);
    for (const { source, count } of sources)
      expect([source, await totalWith({ source })]).toEqual([source, count]);
  });

  it('is counted with the others only for those who may use them (LIST-27)', async () => {
    const asSupport = await server.signIn(await aUser(server.database.db, { role: Role.SUPPORT }));
    for (const [client, filter, code] of [
      [asSupport, { possibleDuplicate: true }, 'FORBIDDEN'],
      [asSupport, { finding: 'TRADING_HALT' }, 'FORBIDDEN'],
      [asMember, { missingBank: true }, 'FORBIDDEN'],
      [asAdmin, { filedFrom: '2026-02-30' }, 'BAD_USER_INPUT'],
    ] as const) {
      const { body } = await client.graphql(COUNTS, { filter });
      expect([filter, body.errors?.[0]?.extensions.code]).toEqual([filter, code]);
    }
  });

  it.each([
    [{}, 'example'],
    [{ missingBank: true }, 'pty'],
    [{ source: 'Portal' }, 'B-1'],
    [{}, 'nobody has this'],
  ])('has a count of what a search finds together with %j: %s (LIST-28)', async (others, query) => {
    const { submissionFilterCounts } = await asAdmin.data<Counted>(COUNTS, { filter: others, query });
    const { possibleDuplicate, unansweredAmendments, withoutTrades, sources } = submissionFilterCounts;
    const found = async (filter: object) => {
      const { submissionSearch } = await asAdmin.data<{ submissionSearch: { rows: unknown[] } }>(SEARCH, {
        query,
        filter: { ...others, ...filter },
      });
      return submissionSearch.rows.length;
    };
    for (const [name, count] of Object.entries({ possibleDuplicate, unansweredAmendments, withoutTrades }))
      expect([name, await found({ [name]: true })]).toEqual([name, count]);
    for (const { source, count } of sources)
      expect([source, await found({ source })]).toEqual([source, count]);
  });

  it('counts no further than one more than the limit', async () => {
    const { db } = server.database;
    await db.query(`INSERT INTO submissions (id, email, claim_type)
      SELECT uuidv7(), 'many@example.com', 'Many' FROM generate_series(1, 10_200)`);
    const { submissionFilterCounts } = await asAdmin.data<Counted>(COUNTS);
    expect(submissionFilterCounts.sources.find(({ source }) => source === 'Many')?.count).toBe(10_001);
    expect(submissionFilterCounts.sidMissing).toBe(10_001);
    await db.query(`DELETE FROM submissions WHERE claim_type = 'Many'`);
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

  it.each(REQUIRED_CLAIM_FIELDS.map((field) => [field.path, field] as const))(
    'a filter by missing data shows a claim that lacks nothing but its %s (LIST-10)',
    async (path, field) => {
      const { onlyFor } = field;
      const { db } = server.database;
      const { id } = await aSubmission(db, server.ring, {
        sid: 'LACKS-ONE',
        customerCity: 'Suva',
        customerCountry: 'Fiji',
        swiftCode: 'FIJIFJFX',
        ...(onlyFor && { bankType: onlyFor as BankType }),
        ...withoutField(field),
      });
      const query = `{ submissionSearch(query: "LACKS-ONE", filter: { missingData: true, missingBank: ${isBankPath(path)} }) { rows { sid missing } } }`;
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
