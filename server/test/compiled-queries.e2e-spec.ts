import type { Client } from './harness/client.js';
import { aSubmission, aTrade, aUser, anAdmin } from './harness/factories.js';
import { TestServer } from './harness/test-server.js';

const TRADES =
  'tradeDetails { tradeData { id transactionType tradeDate quantity pricePerShare totalAmount } }';

/** What is asked, with the variables; `$claim` stands for the claim's id and `$none` for one that nobody has. */
const QUESTIONS: Record<string, [query: string, variables?: object, operationName?: string]> = {
  'a claim with enums, dates, decimals and empty values': [
    `query ($id: ID!) { submission(id: $id) { __typename id sid updatedAt removed { date } missing { path }
       submissionData { contactDetails { relationship email } ${TRADES} } } }`,
    { id: '$claim' },
  ],
  'aliases, fragments and a field asked twice': [
    `query ($id: ID!) { mine: submission(id: $id) { ...Parts ... on Submission { version } version } }
     fragment Parts on Submission { id again: id submissionData { addressDetails { suburb } } }`,
    { id: '$claim' },
  ],
  'a part that is left out by a variable': [
    'query ($id: ID!, $with: Boolean!) { submission(id: $id) { id version @include(if: $with) sid @skip(if: $with) } }',
    { id: '$claim', with: false },
  ],
  'one of several operations': ['query A { me { id } } query B { me { email __typename } }', undefined, 'B'],
  'a default value of an argument': [
    'query ($page: Int = 1) { submissions(page: $page) { submissions { id } } }',
  ],
  'a claim that is not there': ['query ($id: ID!) { submission(id: $id) { id } me { id } }', { id: '$none' }],
  'an id that is none': ['query ($id: ID!) { submission(id: $id) { id } }', { id: 'x' }],
  'a variable of the wrong type': [
    'query ($page: Int) { submissions(page: $page) { __typename } }',
    { page: 'two' },
  ],
  'a variable that is missing': ['query ($id: ID!) { submission(id: $id) { id } }'],
  'a search that is too short': ['query ($q: String!) { submissionSearch(query: $q) { more } }', { q: 'a' }],
};

let server: TestServer;
let callers: Record<'administrator' | 'member' | 'nobody', Client>;
let claim: string;
beforeAll(async () => {
  server = await TestServer.start({ ROLE: 'api' });
  const { db } = server.database;
  claim = (await aSubmission(db, server.ring)).id;
  await aTrade(db, claim);
  callers = {
    administrator: await server.signIn(await anAdmin(db)),
    member: await server.signIn(await aUser(db)),
    nobody: server.nobody,
  };
});
afterAll(() => server.close());

/** Of these uses the first ones are run by graphql-js and the later ones compiled. */
const USES = 5;

describe.each(['administrator', 'member', 'nobody'] as const)('to the %s', (caller) => {
  it.each(Object.entries(QUESTIONS))('%s: answers the fifth time as the first', async (_, question) => {
    const [query, given, operationName] = question;
    // A text of its own for each caller, so that the first use is the first.
    const asked = `# ${caller}\n${query}`;
    const variables: unknown = JSON.parse(
      JSON.stringify(given ?? {})
        .replace('$claim', claim)
        .replace('$none', '01900000-0000-7000-8000-000000000000'),
    );
    const answers = [];
    for (let use = 0; use < USES; use += 1) {
      const { status, body } = await callers[caller].post('/graphql', {
        query: asked,
        variables,
        operationName,
      });
      answers.push(JSON.stringify({ status, body }));
    }
    expect(new Set(answers)).toEqual(new Set([answers[0]]));
  });
});

it('answers each caller by what they may see, whoever asked first', async () => {
  const query = '{ users(role: STANDARD) { pagination { totalItems } } }';
  for (let use = 0; use < USES; use += 1) {
    const [asAdmin, asMember] = [
      await callers.administrator.graphql(query),
      await callers.member.graphql(query),
    ];
    expect(asAdmin.body.errors).toBeUndefined();
    expect(asMember.body.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  }
});
