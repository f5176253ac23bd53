import type { Client } from './harness/client.js';
import { aUser, anAdmin } from './harness/factories.js';
import { TestServer } from './harness/test-server.js';

/** Who may use what; a field or path that is not listed here fails the test (security promise Z1). */
const GRAPHQL: Record<string, 'everybody' | 'signed-in' | 'administrators'> = {
  scheme: 'everybody',
  signIn: 'everybody',
  me: 'signed-in',
  signOut: 'signed-in',
  submissions: 'signed-in',
  mySubmissions: 'signed-in',
  submission: 'signed-in',
  submissionSearch: 'administrators',
  importRun: 'administrators',
  importRuns: 'administrators',
  cancelImport: 'administrators',
  createDownloadTicket: 'administrators',
};

const REST: [method: string, path: string, who: 'everybody' | 'signed-in' | 'administrators'][] = [
  ['GET', '/api/health/live', 'everybody'],
  ['GET', '/api/health/ready', 'everybody'],
  ['POST', '/api/auth/signin', 'everybody'],
  ['GET', '/api/downloads/no-ticket', 'everybody'],
  ['GET', '/api/user/profile', 'signed-in'],
  ['GET', '/api/settlement-submission', 'signed-in'],
  ['GET', '/api/settlement-submission/not-an-id', 'signed-in'],
  ['GET', '/api/settlement-submission/search?query=abc', 'administrators'],
  ['POST', '/api/import/settlement-records', 'administrators'],
  ['POST', '/api/import/settlement-records/trade', 'administrators'],
  ['GET', '/api/import/templates/trades', 'administrators'],
  ['GET', '/api/import/not-an-id/rejections', 'administrators'],
];

interface Field {
  name: string;
  args: {
    name: string;
    type: { kind: string; name: string | null; ofType: { name: string } | null };
    defaultValue: string | null;
  }[];
}

let server: TestServer;
let asMember: Client;
let asAdmin: Client;
const fields: { operation: 'query' | 'mutation'; field: Field }[] = [];

beforeAll(async () => {
  server = await TestServer.start({ ROLE: 'api' });
  asMember = await server.signIn(await aUser(server.database.db));
  asAdmin = await server.signIn(await anAdmin(server.database.db));
  const parts = 'fields { name args { name defaultValue type { kind name ofType { name } } } }';
  const { __schema } = await server.nobody.data<{
    __schema: Record<'queryType' | 'mutationType', { fields: Field[] }>;
  }>(`{ __schema { queryType { ${parts} } mutationType { ${parts} } } }`);
  for (const field of __schema.queryType.fields) fields.push({ operation: 'query', field });
  for (const field of __schema.mutationType.fields) fields.push({ operation: 'mutation', field });
});
afterAll(() => server.close());

const SAMPLES: Record<string, string> = {
  ID: '"not-an-id"',
  String: '"abc"',
  SignInInput: '{ email: "nobody@example.com", password: "x" }',
  DownloadKind: 'IMPORT_REJECTIONS',
};

/** Asks for a field with made-up arguments; the guard answers before they matter. */
async function codeOf(client: Client, operation: string, { name, args }: Field): Promise<string | undefined> {
  const asked = args.filter(({ type, defaultValue }) => type.kind === 'NON_NULL' && defaultValue === null);
  const given = asked.map((arg) => `${arg.name}: ${SAMPLES[arg.type.ofType?.name ?? ''] ?? '1'}`).join(', ');
  const call = given ? `${name}(${given})` : name;
  const selection = name === 'signOut' ? '' : '{ __typename }';
  const { body } = await client.graphql(`${operation} { ${call} ${selection} }`);
  return body.errors?.[0]?.extensions.code;
}

describe('access', () => {
  it('is declared for every GraphQL field', () => {
    expect(fields.map(({ field }) => field.name).sort()).toEqual(Object.keys(GRAPHQL).sort());
  });

  it('to GraphQL is as declared for nobody, a member and an administrator', async () => {
    for (const { operation, field } of fields.filter(({ field }) => field.name !== 'signOut')) {
      const who = GRAPHQL[field.name];
      const codes = {
        nobody: (await codeOf(server.nobody, operation, field)) === 'UNAUTHENTICATED',
        member: (await codeOf(asMember, operation, field)) === 'FORBIDDEN',
        admin: ['UNAUTHENTICATED', 'FORBIDDEN'].includes((await codeOf(asAdmin, operation, field)) ?? ''),
      };
      expect([field.name, codes]).toEqual([
        field.name,
        { nobody: who !== 'everybody', member: who === 'administrators', admin: false },
      ]);
    }
  });

  it.each(REST)('to %s %s is for %s', async (method, path, who) => {
    const call = async (client: Client) => (await client.send(path, { method })).status;
    const nobody = await call(server.nobody);
    const member = await call(asMember);
    const admin = await call(asAdmin);
    expect([nobody === 401, member === 403, [401, 403].includes(admin)]).toEqual([
      who !== 'everybody',
      who === 'administrators',
      false,
    ]);
  });

  it('asks for the token before it reads the question', async () => {
    expect((await server.nobody.get('/api/settlement-submission?page=abc')).status).toBe(401);
    expect((await asMember.get('/api/settlement-submission/search?query=')).status).toBe(403);
  });
});
