import { Role } from '../src/common/actor.js';
import { addClaims, approvedRules, endedRun, startRun } from './harness/assessing.js';
import type { Client } from './harness/client.js';
import { aUser, anAdmin } from './harness/factories.js';
import { TestServer } from './harness/test-server.js';

const LIST = `query ($filter: SubmissionFilter) { submissions(filter: $filter, sort: SID) {
  submissions { sid } pagination { totalItems } } }`;
const COUNTS = `query ($filter: SubmissionFilter) {
  submissionFilterCounts(filter: $filter) { limit findings { finding count } } }`;
const SEARCHED = 'query ($query: String) { submissionFilterCounts(query: $query) { limit } }';

let server: TestServer;
let admin: Client;

beforeAll(async () => {
  server = await TestServer.start();
  admin = await server.signIn(await anAdmin(server.database.db));
  await approvedRules(server);
  // Every 50th bought in a trading halt, every 7th of the others on a Sunday.
  await addClaims(server, 100);
});
afterAll(() => server.close());

const sids = async (filter: object, client = admin) => {
  const { submissions } = await client.data<{ submissions: { submissions: { sid: string }[] } }>(LIST, {
    filter,
  });
  return submissions.submissions.map(({ sid }) => sid);
};
const total = async (filter: object) =>
  (await admin.data<{ submissions: { pagination: { totalItems: number } } }>(LIST, { filter })).submissions
    .pagination.totalItems;
const counts = async (client = admin, filter?: object) =>
  (
    await client.data<{
      submissionFilterCounts: { findings: { finding: string; count: number }[] | null };
    }>(COUNTS, { filter })
  ).submissionFilterCounts.findings;
const refusalOf = async (client: Client, finding: string) =>
  (await client.graphql(LIST, { filter: { finding } })).body.errors?.[0]?.extensions;

it('claims are filtered by what the checks of the newest run found (LIST-25)', async () => {
  const { db } = server.database;
  expect(await counts()).toEqual([]);
  expect(await sids({ finding: 'TRADING_HALT' })).toEqual([]);

  await endedRun(admin, (await startRun(admin)).id);
  expect(await sids({ finding: 'TRADING_HALT' })).toEqual(['A-000050', 'A-000100']);
  expect(await total({ finding: 'NOT_A_TRADING_DAY' })).toBe(14);
  expect(await total({ finding: 'CLOSING_DIFFERS' })).toBe(0);
  expect(await sids({ finding: 'TRADING_HALT', sidMissing: true })).toEqual([]);
  // The counts of the menu may be a minute old, but not for a scheme of so few claims.
  expect(await counts()).toEqual(
    expect.arrayContaining([
      { finding: 'NOT_A_TRADING_DAY', count: 14 },
      { finding: 'TRADING_HALT', count: 2 },
    ]),
  );
  // Together with others: the claims that the list shows, of the codes that the run found (LIST-27).
  await db.query(`UPDATE submissions SET claim_type = 'Kiosk' WHERE sid IN ('A-000050', 'A-000001')`);
  const ofKiosk = await counts(admin, { source: 'Kiosk', finding: 'NOT_A_TRADING_DAY' });
  expect(ofKiosk).toEqual(expect.arrayContaining([{ finding: 'TRADING_HALT', count: 1 }]));
  expect(ofKiosk!.map(({ finding }) => finding)).toEqual((await counts())!.map(({ finding }) => finding));
  for (const { finding, count } of ofKiosk!)
    expect([finding, await total({ source: 'Kiosk', finding })]).toEqual([finding, count]);

  // A newer run takes its place; one that nobody may use does not.
  await db.query(`UPDATE submissions SET closing_balance = '7' WHERE sid = 'A-000001'`);
  const { id } = await endedRun(admin, (await startRun(admin)).id);
  expect(await sids({ finding: 'CLOSING_DIFFERS' })).toEqual(['A-000001']);
  await db.query(`ALTER TABLE assessment_runs DISABLE TRIGGER keep_assessment_runs;
    UPDATE assessment_runs SET state = 'WITHDRAWN', reviewer_id = rules_author_id WHERE id = '${id}';
    ALTER TABLE assessment_runs ENABLE TRIGGER keep_assessment_runs`);
  expect(await sids({ finding: 'CLOSING_DIFFERS' })).toEqual([]);
});

it('filtering by findings needs the permission to read runs, and a code that there is (LIST-25)', async () => {
  const { db } = server.database;
  const support = await server.signIn(await aUser(db, { role: Role.SUPPORT }));
  const member = await server.signIn(await aUser(db));
  for (const client of [support, member])
    expect(await refusalOf(client, 'TRADING_HALT')).toMatchObject({ code: 'FORBIDDEN' });
  expect(await counts(support)).toBeNull();
  for (const code of ['', 'toString', 'HALT', 'x'.repeat(10_000)])
    expect(await refusalOf(admin, code)).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { finding: 'The checks know no finding with this code' },
    });
});

it('the filters are not counted for a search that cannot be, or matches more than 5,000 (LIST-28)', async () => {
  const { body } = await admin.graphql(SEARCHED, { query: 'ab' });
  expect(body.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  const { db } = server.database;
  await db.query(`INSERT INTO submissions (id, email, claim_type)
    SELECT uuidv7(), 'crowded@example.com', 'Many' FROM generate_series(1, 5_001)`);
  const many = await admin.data<{ submissionFilterCounts: object | null }>(SEARCHED, { query: 'crowded' });
  expect(many.submissionFilterCounts).toBeNull();
  await db.query(`DELETE FROM submissions WHERE claim_type = 'Many'`);
});
