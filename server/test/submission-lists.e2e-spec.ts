import { JobHandlers } from '../src/jobs/job-handlers.js';
import { NoteGivenFields } from '../src/submissions/editing/note-given-fields.js';
import type { Client } from './harness/client.js';
import { aSubmission, aUser, anAdmin } from './harness/factories.js';
import { TestServer } from './harness/test-server.js';

interface Page {
  submissions: { id: string; sid: string | null; legalEntity: string; contactName: string }[];
  pagination: { page: number; pageSize: number; totalItems: number; totalPages: number };
}

let server: TestServer;
let asMember: Client;
let asAdmin: Client;
let memberEmail: string;

beforeAll(async () => {
  server = await TestServer.start({ ROLE: 'api' });
  const { db } = server.database;
  const member = await aUser(db);
  memberEmail = member.email;
  asMember = await server.signIn(member);
  asAdmin = await server.signIn(await anAdmin(db));
  const add = (overrides: Parameters<typeof aSubmission>[2]) => aSubmission(db, server.ring, overrides);
  for (let n = 1; n <= 55; n++) await add({ sid: `S-${n}`, legalEntity: `Holder ${n} Pty Ltd` });
  await add({ sid: 'OWN-1', email: member.email, contactEmail: '', legalEntity: 'Own One' });
  await add({ sid: null, ownerId: member.id, legalEntity: "O'Brien & Søn \\ 100%_sure" });
  await add({ sid: 'ABC', legalEntity: 'Exact Name' });
  await add({ sid: 'ABC-2', legalEntity: 'Abc Holdings' });
  await add({ sid: 'Z-9', legalEntity: 'Far Away', lastName: 'Abcott', firstName: 'John' });
});
afterAll(() => server.close());

const page = (client: Client, query: string) => client.get<Page>(`/api/settlement-submission${query}`);
const search = (query: string) =>
  asAdmin.get<{
    data: { sid: string | null; legalentity: string; contactperson: string; email: string; id: string }[];
  }>(`/api/settlement-submission/search?filter=ALL&query=${encodeURIComponent(query)}`);

describe('the list', () => {
  it('shows an administrator every claim once over its pages, newest first (SCREEN-25, RESTAPI-13)', async () => {
    const seen: string[] = [];
    for (const n of [1, 2, 3]) {
      const { body } = await page(asAdmin, `?page=${n}`);
      expect(body.pagination).toEqual({ page: n, pageSize: 25, totalItems: 60, totalPages: 3 });
      seen.push(...body.submissions.map(({ id }) => id));
    }
    expect(seen).toEqual([...new Set(seen)].sort().reverse());
    expect(seen).toHaveLength(60);
  });

  it('is the same in GraphQL and REST (RESTAPI-2)', async () => {
    const { body } = await page(asAdmin, '?page=2');
    const { submissions } = await asAdmin.data<{ submissions: Page }>(
      `{ submissions(page: 2) { submissions { id sid legalEntity contactEmail contactName missing removed } pagination { page pageSize totalItems totalPages } } }`,
    );
    expect(submissions).toEqual(body);
  });

  it('goes from a page to the next and previous ones by a claim, in both orders by age', async () => {
    const STEP = `query ($sort: SubmissionSort, $page: Int, $after: ID, $before: ID) {
      submissions(sort: $sort, page: $page, after: $after, before: $before) { submissions { id } pagination { page totalItems } }
    }`;
    const ids = async (variables: object) => {
      const { submissions } = await asAdmin.data<{ submissions: Page }>(STEP, variables);
      expect(submissions.pagination.totalItems).toBe(60);
      return submissions.submissions.map(({ id }) => id);
    };
    for (const sort of ['NEWEST', 'OLDEST']) {
      const [first, second, third] = await Promise.all([1, 2, 3].map((n) => ids({ sort, page: n })));
      expect(await ids({ sort, page: 2, after: first!.at(-1) })).toEqual(second);
      expect(await ids({ sort, page: 3, after: second!.at(-1) })).toEqual(third);
      expect(await ids({ sort, page: 2, before: third![0] })).toEqual(second);
      expect(await ids({ sort, page: 1, before: first![0] })).toEqual([]);
      expect(await ids({ sort, page: 4, after: third!.at(-1) })).toEqual([]);
    }
    const bySid = await ids({ sort: 'SID', page: 2 });
    expect(await ids({ sort: 'SID', page: 2, after: bySid[0] })).toEqual(bySid);
  });

  it.each([
    ['after: "x"', 'after'],
    ['before: "1"', 'before'],
    [
      'after: "0190a3a0-0000-7000-8000-000000000000", before: "0190a3a0-0000-7000-8000-000000000000"',
      'before',
    ],
  ])('refuses a position given by %s', async (place, field) => {
    const { body } = await asAdmin.graphql(`{ submissions(${place}) { pagination { page } } }`);
    expect(body.errors?.[0]!.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { [field]: expect.any(String) as string },
    });
  });

  it('shows a member only their own claims and not those of others', async () => {
    const { submissions } = await asAdmin.data<{ submissions: Page }>(
      '{ submissions(page: 1) { submissions { id } } }',
    );
    const seen = await asMember.data<{ submissions: Page }>(
      'query ($after: ID) { submissions(after: $after) { submissions { legalEntity } pagination { totalItems } } }',
      { after: submissions.submissions[0]!.id },
    );
    expect(seen.submissions.pagination.totalItems).toBe(2);
    expect(seen.submissions.submissions.map(({ legalEntity }) => legalEntity).sort()).toEqual([
      "O'Brien & Søn \\ 100%_sure",
      'Own One',
    ]);
  });

  it('marks the claims that the scheme lists as removed', async () => {
    const removed = await aSubmission(server.database.db, server.ring, { sid: '00917', email: memberEmail });
    const { mySubmissions } = await asMember.data<{ mySubmissions: { id: string; removed: boolean }[] }>(
      '{ mySubmissions { id removed } }',
    );
    expect(mySubmissions.filter((claim) => claim.removed)).toEqual([{ id: removed.id, removed: true }]);
    const found = await asAdmin.data(`{ submissionSearch(query: "00917") { rows { sid removed } } }`);
    expect(found).toEqual({ submissionSearch: { rows: [{ sid: '00917', removed: true }] } });
    await server.database.db.query('DELETE FROM submissions WHERE id = $1', [removed.id]);
  });

  it('shows the claim’s own address if there is no contact e-mail', async () => {
    const { data } = (await search('OWN-1')).body;
    expect(data.map(({ email }) => email)).toEqual([memberEmail]);
    const own = await asAdmin.data<{ submissions: { submissions: { sid: string; contactEmail: string }[] } }>(
      '{ submissions(page: 1) { submissions { sid contactEmail } } }',
    );
    expect(own.submissions.submissions.find(({ sid }) => sid === 'OWN-1')?.contactEmail).toBe(memberEmail);
  });

  it('is empty past its end (LIST-11, RESTAPI-26)', async () => {
    const { status, body } = await page(asAdmin, '?page=4');
    expect([status, body.submissions, body.pagination.totalPages]).toEqual([200, [], 3]);
  });

  it.each(['0', '-1', 'abc', '1.5', '', '99999999999', '1&page=2'])(
    'is refused for page=%s (LIST-11, RESTAPI-26)',
    async (value) => {
      const { status, body } = await page(asAdmin, `?page=${value}`);
      expect([status, Object.keys((body as unknown as { fields: object }).fields)]).toEqual([400, ['page']]);
    },
  );

  it('refuses an unknown parameter, including __proto__ (SECURITY-7)', async () => {
    expect((await page(asAdmin, '?page[__proto__]=1')).status).toBe(400);
    expect((await page(asAdmin, '?pgae=1')).status).toBe(400);
  });

  it('shows a member their own, with and without a page, with and without a slash (RESTAPI-12, RESTAPI-13)', async () => {
    for (const query of ['', '/', '?page=1', '/?page=1']) {
      const { body } = await page(asMember, query);
      expect(body.submissions.map(({ legalEntity }) => legalEntity).sort()).toEqual([
        "O'Brien & Søn \\ 100%_sure",
        'Own One',
      ]);
    }
    const { submissions } = await asMember.data<{ submissions: Page }>(
      '{ submissions { pagination { totalItems } } }',
    );
    expect(submissions.pagination.totalItems).toBe(2);
    expect((await page(asAdmin, '/')).body).toEqual({ submissions: [] });
  });
});

describe('the search', () => {
  it('returns the exact SID first, then those that start with the query (LIST-6, LIST-8, RESTAPI-14)', async () => {
    const { body } = await search('ABC');
    expect(body.data.map(({ sid }) => sid)).toEqual(['ABC', 'ABC-2', 'Z-9']);
    expect(body.data[0]).toEqual({
      sid: 'ABC',
      legalentity: 'Exact Name',
      email: 'avery@example.com',
      contactperson: 'Avery Claimant',
      id: expect.any(String) as string,
    });
    expect((await search('  abc ')).body.data[0]!.sid).toBe('ABC');
  });

  it('finds every word wherever it is: name, person, e-mail', async () => {
    expect((await search('abcott john')).body.data.map(({ sid }) => sid)).toEqual(['Z-9']);
    expect((await search('AVERY@example holder s-55')).body.data.map(({ sid }) => sid)).toEqual(['S-55']);
    expect((await search('søn')).body.data).toHaveLength(1);
  });

  it('finds a claim by its unencrypted values: SID, legal entity, contact and e-mail (ENCRYPT-6)', async () => {
    const columns = await server.database.db.query<object[]>(
      `SELECT sid, legal_entity, first_name, last_name, contact_email FROM submissions WHERE sid = 'Z-9'`,
    );
    expect(columns).toEqual([
      {
        sid: 'Z-9',
        legal_entity: 'Far Away',
        first_name: 'John',
        last_name: 'Abcott',
        contact_email: 'avery@example.com',
      },
    ]);
    for (const query of ['Z-9', 'far away', 'john abcott', 'avery@example.com far'])
      expect((await search(query)).body.data.map(({ sid }) => sid)).toEqual(['Z-9']);
  });

  it('takes wildcards of LIKE and quotes literally (LIST-7)', async () => {
    for (const query of ["o'brien", '\\ 100', '100%_', '0%_s'])
      expect((await search(query)).body.data).toHaveLength(1);
    for (const query of ['%%%', '___', '\\\\\\', "'; DROP TABLE users; --", '"""']) {
      const { status, body } = await search(query);
      expect([query, status, body.data]).toEqual([query, 200, []]);
    }
  });

  it.each(['', 'ab', ' a b'.slice(0, 3), '  a  ', 'a\u200b\u200bb', 'x'.repeat(201), 'abc\u0000'])(
    'refuses %j, naming the field (LIST-4)',
    async (query) => {
      const { status, body } = await search(query);
      expect([status, Object.keys((body as unknown as { fields: object }).fields)]).toEqual([400, ['query']]);
    },
  );

  it('returns a hundred and reports when there are more (LIST-6)', async () => {
    for (let n = 0; n < 50; n++)
      await aSubmission(server.database.db, server.ring, { legalEntity: `Crowd ${n} Holder` });
    const found = await asAdmin.data<{ submissionSearch: { rows: object[]; more: boolean } }>(
      '{ submissionSearch(query: "holder") { rows { id } more } }',
    );
    expect(found.submissionSearch.rows).toHaveLength(100);
    expect(found.submissionSearch.more).toBe(true);
    const few = await asAdmin.data('{ submissionSearch(query: "crowd 1") { more } }');
    expect(few).toEqual({ submissionSearch: { more: false } });
  });

  it('is for administrators (ACCESS-7)', async () => {
    const path = '/api/settlement-submission/search?filter=ALL&query=holder';
    expect((await asMember.get(path)).status).toBe(403);
    expect((await server.nobody.get(path)).status).toBe(401);
    const { body } = await asMember.graphql('{ submissionSearch(query: "holder") { more } }');
    expect(body.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });

  it('accepts no filter but ALL', async () => {
    expect((await asAdmin.get('/api/settlement-submission/search?filter=SID&query=holder')).status).toBe(400);
  });
});

describe('what a list says about restricted fields of envelopes from before it was noted (LIST-10)', () => {
  it('is right once the job has looked into them, which is no change of the claim', async () => {
    const { db } = server.database;
    const { id } = await aSubmission(db, server.ring, { sid: 'LACKS-BSB', bsb: '' });
    await db.query('UPDATE submissions SET restricted_given = 63 WHERE id = $1', [id]);
    const missing = async () => {
      const { submissions } = await asAdmin.data<{ submissions: { submissions: { missing: number }[] } }>(
        '{ submissions(filter: { missingBank: true }) { submissions { missing } } }',
      );
      return submissions.submissions;
    };
    expect(await missing()).toEqual([]);
    const job = new NoteGivenFields(db, server.ring, new JobHandlers());
    for (let runs = 0; runs < 2; runs++) await job.run({}, undefined as never, AbortSignal.timeout(5_000));
    expect(await missing()).toEqual([{ missing: 1 }]);
    expect(await db.query('SELECT id FROM claim_versions WHERE submission_id = $1', [id])).toEqual([]);
  });
});
