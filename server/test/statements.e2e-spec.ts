import type { Client } from './harness/client.js';
import { aSubmission, aTrade, aUser, anAdmin } from './harness/factories.js';
import { StatementCounter } from './harness/statement-counter.js';
import { TestServer } from './harness/test-server.js';

/** What a claim in full has, its trades included. */
const CLAIM = 'id missing { path } submissionData { tradeDetails { tradeData { id quantity } } }';
const ROW = 'id sid missing removed';

/** The session's check is one of them, and where a list tells its total, the count. */
const OPERATIONS: [name: string, statements: number, query: string][] = [
  ['me', 2, '{ me { id } }'],
  ['submissions', 3, `{ submissions { submissions { ${ROW} } pagination { totalItems } } }`],
  ['a filtered list', 3, `{ submissions(filter: { missingBank: false }) { submissions { ${ROW} } } }`],
  ['submissionSearch', 2, `{ submissionSearch(query: "holder") { rows { ${ROW} } more } }`],
  ['mySubmissions', 2, `{ mySubmissions { ${ROW} } }`],
  ['submission', 2, `query ($id: ID!) { submission(id: $id) { ${CLAIM} } }`],
  ['submissionWalk', 11, `{ submissionWalk { submissions { ${CLAIM} } next } }`],
  ['users', 3, '{ users(role: STANDARD) { users { id email } pagination { totalItems } } }'],
  ['attachments', 3, 'query ($id: ID!) { attachments(submissionId: $id) { id } }'],
];

let server: TestServer;
let counter: StatementCounter;
let asAdmin: Client;
let claimId: string;

beforeAll(async () => {
  server = await TestServer.start({ ROLE: 'api' });
  counter = await StatementCounter.inFrontOf(server.database.appUrl);
  await server.process.stop();
  await server.start({ DATABASE_URL: counter.url });
  asAdmin = await server.signIn(await anAdmin(server.database.db));
  claimId = (await grow(1))[0]!;
});
afterAll(async () => {
  await server.close();
  await counter.close();
});

/** Adds claims with trades, and as many users. */
async function grow(claims: number): Promise<string[]> {
  const { db } = server.database;
  const ids: string[] = [];
  for (let at = 0; at < claims; at += 1) {
    const { id } = await aSubmission(db, server.ring, { legalEntity: `Holder ${at}` });
    await aTrade(db, id);
    await aUser(db);
    ids.push(id);
  }
  return ids;
}

/** What one call runs, after a first one; a list of values counts as one, however long. */
async function statementsOf(query: string): Promise<string[]> {
  const variables = query.startsWith('query') ? { id: claimId } : undefined;
  await asAdmin.data(query, variables);
  counter.clear();
  await asAdmin.data(query, variables);
  return counter.statements.map((text) => text.replace(/\$\d+(, \$\d+)*/g, '$'));
}

it.each(OPERATIONS)('%s runs %i statements, however much it shows', async (_, statements, query) => {
  const few = await statementsOf(query);
  await grow(4);
  await aTrade(server.database.db, claimId);
  await aTrade(server.database.db, claimId);
  expect(await statementsOf(query)).toEqual(few);
  expect(few).toHaveLength(statements);
});
