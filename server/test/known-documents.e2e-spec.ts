import { getOperationAST, OperationTypeNode, parse } from 'graphql';
import { CLIENT_DOCUMENTS, SCRIPT_DOCUMENTS } from '../src/graphql/generated/known-documents.js';
import { soundRules } from '../src/rules/sound-rules.js';
import { approvedRules, endedRun, publishRun, startRun } from './harness/assessing.js';
import type { Client, GraphqlBody } from './harness/client.js';
import { aComputedDistribution } from './harness/distributing.js';
import { anAdmin, anApiToken, aUser } from './harness/factories.js';
import { aCourtReport } from './harness/court-reporting.js';
import { aStoredPaymentRun } from './harness/paying.js';
import { TestServer } from './harness/test-server.js';

/** Every known query by its name; those of scripts have none. */
const QUERIES = [...CLIENT_DOCUMENTS, ...SCRIPT_DOCUMENTS].flatMap((text, at) => {
  const { operation, name, variableDefinitions = [] } = getOperationAST(parse(text))!;
  const variables = variableDefinitions.map(({ variable }) => variable.name.value);
  return operation === OperationTypeNode.QUERY
    ? [{ name: name?.value ?? `script ${at}`, text, variables }]
    : [];
});

const ASSESSED = `SELECT submission_id AS "submissionId", run_id AS "runId" FROM assessment_results WHERE input_sha256 IS NOT NULL`;

/** The ids that a query needs other than those of claims. */
const IDS: Record<string, string> = {
  ComparedClaims: 'SELECT first_id AS "firstId", second_id AS "secondId" FROM double_ups',
  DoubleUpPair: 'SELECT first_id AS "firstId", second_id AS "secondId" FROM double_ups',
  AskPreview: 'SELECT ARRAY[id] AS "submissionIds" FROM submissions',
  DoubleUpsAmong: 'SELECT ARRAY[first_id, second_id] AS "submissionIds" FROM double_ups',
  EditedUser: 'SELECT id FROM users',
  RegistrationView: 'SELECT id FROM registrations',
  AssessmentRun: 'SELECT id FROM assessment_runs',
  Distribution: 'SELECT id FROM distributions',
  DistributionDifference: 'SELECT id, id AS "otherId" FROM distributions',
  DistributionLines: `SELECT id, 'SHARED' AS state FROM distributions`,
  AssessedClaim: ASSESSED,
  AssessedClaims: ASSESSED,
  AssessmentDisagreement: ASSESSED,
  ClaimAssessment: ASSESSED,
  ClaimAssessmentCheck: ASSESSED,
  ClaimObjections: ASSESSED,
  ObjectionReview: 'SELECT id FROM objections',
  // Not all of it: reading it adds an entry.
  AuditEntries: `SELECT NULL AS "from", NULL AS "to", 'import.requested' AS action, NULL AS actor, NULL AS subject`,
  BankChanges: `SELECT 'PENDING' AS state`,
  PaymentRun: 'SELECT id FROM payment_runs',
  CourtReport: 'SELECT id FROM court_reports',
  CourtReportItems: `SELECT id, 'CLAIMS_RECEIVED:' AS figure FROM court_reports`,
  Payments: `SELECT id AS "runId", 'READY' AS state, NULL AS reason FROM payment_runs`,
};
const VALUES: Record<string, unknown> = {
  ...{
    page: 1,
    query: 'ltd',
    state: 'OPEN',
    undecidedOnly: false,
    role: 'STANDARD',
    form: 'SUBMISSION_EDIT',
    number: 1,
    from: 1,
    to: 2,
  },
  ...{
    search: 'an',
    sids: ['00123'],
    after: null,
    changeId: '1',
    updatedSince: '2020-01-01T00:00:00Z',
    filter: null,
    sort: 'SID',
    withDuplicates: false,
    withPayment: true,
    withStatus: true,
    withRules: true,
    imports: true,
    exports: true,
    assessments: true,
    distributions: true,
    payments: true,
    code: '4K7Q-0XWD-9V2M-TB3E',
    taxClass: 'RESIDENT_QUOTED',
    afterTax: true,
    token: 'no-token',
  },
};

/** Queries without data in the demo scheme. */
const NOTHING = ['ClaimAsOf', 'ExportRun', 'AssessmentDisagreement', 'PaymentLineProof', 'MoneyLeft'];

const CALLERS = ['administrator', 'member', 'nobody'] as const;
type Caller = (typeof CALLERS)[number];

let server: TestServer;
let callers: Record<Caller, Client>;
beforeAll(async () => {
  server = await TestServer.start({ DEMO: 'claims' });
  const { db } = server.database;
  callers = {
    administrator: await server.signIn(await anAdmin(db)),
    member: await server.signIn(await aUser(db)),
    nobody: server.nobody,
  };
  const file = new Blob(['sid,email,legalEntity\nK-1,k@example.com,Known\n']);
  await callers.administrator.upload('/api/import/settlement-records', 'known.csv', file);
  for (const name of ['First', 'Second'])
    await callers.administrator.data(
      'mutation ($input: DraftRulesInput!) { draftRules(input: $input) { number } }',
      {
        input: {
          effectiveFrom: '2019-05-03',
          basis: 'Order of 3 May 2019',
          document: JSON.stringify({ ...soundRules, name }),
        },
      },
    );
  await approvedRules(server, 3);
  const run = await startRun(callers.administrator, 3);
  expect(await endedRun(callers.administrator, run.id)).toMatchObject({ state: 'AGREED' });
  await publishRun(server, run.id);
  // Not by a final run: then nobody could object to it.
  await aStoredPaymentRun(server, await aComputedDistribution(server, run.id));
  await aCourtReport(callers.administrator);
  const [{ submissionId }] = await db.query<[{ submissionId: string }]>(`${ASSESSED} LIMIT 1`);
  await callers.administrator.data(
    'mutation ($id: ID!) { raiseObjection(submissionId: $id, grounds: "Known") { id } }',
    { id: submissionId },
  );
});
afterAll(() => server.close());

async function variablesOf({ name, variables }: (typeof QUERIES)[number], caller: Caller): Promise<object> {
  const claim = 'SELECT id, id AS "submissionId", id AS "subjectId", ARRAY[id] AS ids FROM submissions';
  const from = IDS[name] ?? (/^ImportRun$|^script/.test(name) ? 'SELECT id FROM import_runs' : claim);
  const [ids] = await server.database.db.query<Record<string, unknown>[]>(`${from} ORDER BY 1 LIMIT 1`);
  const isOffice = caller === 'administrator';
  const all: Record<string, unknown> = {
    ...VALUES,
    withDecisions: isOffice,
    withObjections: isOffice,
    ...ids,
  };
  return Object.fromEntries(variables.map((variable) => [variable, all[variable]]));
}

/** Parts that differ in each response. */
const ANEW = /(?<=\/api\/downloads\/)[\w-]+|(?<="asOf":")[^"]+|(?<="secondsLeft":)\d+/g;

/**
 * A response as text, with each message once and no path: how many of a query's parts report what is missing, and which
 * of them first, is a race.
 */
function textOf(body: unknown): string {
  const { data, errors } = body as GraphqlBody<unknown>;
  const messages = errors?.map(({ message, extensions }) => `${extensions.code}: ${message}`).sort();
  return JSON.stringify({ errors: messages && [...new Set(messages)], data }).replace(ANEW, 'anew');
}

it('an empty database is loaded with a demo scheme of several hundred submissions when DEMO is set (OPS-11)', async () => {
  const [{ count } = { count: 0 }] = await server.database.db.query<{ count: number }[]>(
    'SELECT count(*)::int AS count FROM submissions',
  );
  expect(count).toBeGreaterThan(300);
});

describe.each(QUERIES)('$name', (query) => {
  it.each(CALLERS)('returns the same to the %s as with graphql-js', async (caller) => {
    const variables = await variablesOf(query, caller);
    const ask = async (text: string) => {
      const { status, headers, body } = await callers[caller].post('/graphql', { query: text, variables });
      const { 'x-request-id': _, 'content-length': ___, date: __, ...rest } = Object.fromEntries(headers);
      return { status, headers: rest, body: textOf(body) };
    };
    const known = await ask(query.text);
    expect(known).toEqual(await ask(`${query.text} `));
    if (caller === 'administrator' && !NOTHING.includes(query.name))
      expect(known.body).not.toContain('"errors"');
  });
});

describe('a server that accepts only known documents', () => {
  const OWN = 'query ($id: ID!) { submission(id: $id) { id } }';
  let strict: TestServer;
  let token: string;
  beforeAll(async () => {
    strict = await TestServer.start({ ROLE: 'api', KNOWN_DOCUMENTS_ONLY: 'true' });
    token = await anApiToken(strict.database.db, ['read']);
  });
  afterAll(() => strict.close());

  const refusal = {
    status: 400,
    body: {
      errors: [{ message: expect.stringContaining('API token'), extensions: { code: 'BAD_USER_INPUT' } }],
    },
  };

  it('refuses any other from signed-in people and anonymous callers (GRAPHQL-6)', async () => {
    const admin = await strict.signIn(await anAdmin(strict.database.db));
    for (const caller of [admin, strict.nobody])
      for (const query of [
        OWN,
        '{ scheme { portalTitle } }',
        '{',
        '',
        CLIENT_DOCUMENTS.slice(0, 20).join('\n'),
      ])
        expect(await caller.graphql(query)).toMatchObject(refusal);
    expect(await admin.post('/graphql', [{ query: OWN }])).toMatchObject(refusal);
    expect(await admin.get(`/graphql?query=${encodeURIComponent('{ __typename }')}`)).toMatchObject(refusal);
    const text = CLIENT_DOCUMENTS.find((known) => known.startsWith('query Me '))!;
    expect((await admin.graphql(text)).body.errors).toBeUndefined();
    const twice = `query=${encodeURIComponent(text)}&query=${encodeURIComponent('{ __typename }')}`;
    expect(await admin.get(`/graphql?${twice}`)).toMatchObject(refusal);
  });

  it('accepts any other from an API token, but not from something that only looks like one (GRAPHQL-6)', async () => {
    const answer = await strict.nobody.with(token).graphql('{ submissions { pagination { totalItems } } }');
    expect(answer.body).toMatchObject({ data: { submissions: { pagination: { totalItems: 0 } } } });
    const { headers } = answer;
    expect(headers.get('ratelimit')).toContain('"api-token"');
    const made = `${token.slice(0, -8)}AAAAAAAA`;
    expect(await strict.nobody.with(made).graphql('{ __typename }')).toMatchObject(refusal);
    await strict.database.db.query('UPDATE api_tokens SET revoked_at = now()');
    expect(await strict.nobody.with(token).graphql('{ __typename }')).toMatchObject(refusal);
  });
});
