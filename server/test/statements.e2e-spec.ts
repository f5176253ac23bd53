import type { Client } from './harness/client.js';
import { aSubmission, aTrade, aUser, anAdmin } from './harness/factories.js';
import { StatementCounter } from './harness/statement-counter.js';
import { TestServer } from './harness/test-server.js';

/** A claim in full, including its trades. */
const CLAIM = 'id missing { path } submissionData { tradeDetails { tradeData { id quantity } } }';
const ROW = 'id sid missing removed';

/** Includes the check of the session and, for a list with a total, the count. */
const OPERATIONS: [name: string, statements: number, query: string][] = [
  ['me', 2, '{ me { id } }'],
  ['submissions', 3, `{ submissions { submissions { ${ROW} } pagination { totalItems } } }`],
  ['a filtered list', 3, `{ submissions(filter: { missingBank: false }) { submissions { ${ROW} } } }`],
  ['submissionSearch', 2, `{ submissionSearch(query: "holder") { rows { ${ROW} } more } }`],
  ['mySubmissions', 2, `{ mySubmissions { ${ROW} } }`],
  ['submission', 2, `query ($id: ID!) { submission(id: $id) { ${CLAIM} } }`],
  ['submissionWalk', 12, `{ submissionWalk { submissions { ${CLAIM} } next } }`],
  ['own jobs', 4, '{ myImports { id requestedBy } myExports { id requestedBy } mailsWaiting }'],
  ['users', 3, '{ users(role: STANDARD) { users { id email } pagination { totalItems } } }'],
  ['attachments', 3, 'query ($id: ID!) { attachments(submissionId: $id) { id } }'],
];

let server: TestServer;
let counter: StatementCounter;
let asAdmin: Client;
let claimId: string;

beforeAll(async () => {
  server = await TestServer.start({ ROLE: 'api' }, async ({ appUrl }) => {
    counter = await StatementCounter.inFrontOf(appUrl);
    return { DATABASE_URL: counter.url };
  });
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

/** The statements of one call, after a first one; a list of values counts as one, however long. */
async function statementsOf(query: string): Promise<string[]> {
  const variables = query.startsWith('query') ? { id: claimId } : undefined;
  await asAdmin.data(query, variables);
  counter.clear();
  await asAdmin.data(query, variables);
  return counter.statements.map((text) => text.replace(/\$\d+(, \$\d+)*/g, '$'));
}

/** The statements of an anonymous call. */
async function anonymousStatements(path: string, body: object): Promise<string[]> {
  await server.database.db.query('DELETE FROM limits');
  counter.clear();
  expect((await server.nobody.post(path, body)).status).toBeLessThan(500);
  // The maintenance switch is read again every second, whoever calls.
  return counter.statements.filter((text) => !text.includes('maintenance_switches'));
}

const ANONYMOUS_CALLS: [name: string, path: string, body: (email: string) => object][] = [
  ['signing in with a wrong password', '/api/auth/signin', (email) => ({ email, password: 'wrong' })],
  ['asking for a code', '/api/auth/otp-login', (email) => ({ email })],
  ['entering a wrong code', '/api/auth/otp-verify', (email) => ({ email, otp: '000000' })],
  ['a forgotten password', '/api/auth/forgot-password', (email) => ({ email })],
  [
    'asking for a verification link',
    '/graphql',
    (email) => ({
      query: 'mutation ($email: String!) { requestVerificationLink(email: $email) { message } }',
      variables: { email },
    }),
  ],
];
it.each(ANONYMOUS_CALLS)(
  '%s runs the same statements for an unknown address as for an account (SIGNIN-45)',
  async (_, path, body) => {
    const { db } = server.database;
    await server.nobody.post(path, body('first-call@example.com'));
    const unknown = await anonymousStatements(path, body('nobody-knows@example.com'));
    for (const overrides of [{}, { enabled: false }, { verifiedAt: null }]) {
      const { email } = await aUser(db, overrides);
      expect(await anonymousStatements(path, body(email))).toEqual(unknown);
    }
  },
);

it('what a mail to an address depends on is read by one statement, known or not (SIGNIN-46)', async () => {
  const { email } = await aUser(server.database.db);
  for (const asked of [email, 'nobody-knows@example.com'])
    for (const path of ['/api/auth/otp-login', '/api/auth/forgot-password']) {
      const statements = await anonymousStatements(path, { email: asked });
      expect(statements.filter((text) => /\b(users|submissions)\b/.test(text))).toEqual([
        expect.stringMatching(/LEFT JOIN users[^]*EXISTS|EXISTS[^]*LEFT JOIN users/),
      ]);
    }
});

it.each(OPERATIONS)('%s runs %i statements, however much it returns', async (_, statements, query) => {
  const few = await statementsOf(query);
  await grow(4);
  await aTrade(server.database.db, claimId);
  await aTrade(server.database.db, claimId);
  expect(await statementsOf(query)).toEqual(few);
  expect(few).toHaveLength(statements);
});
