import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { aSubmission, anAdmin, aUser } from './harness/factories.js';
import type { Client, GraphqlBody } from './harness/client.js';
import { TestServer } from './harness/test-server.js';

/** A response to an error names what is wrong; its size never grows with the request. */
const LONGEST_ANSWER = 64 * 1024;

let server: TestServer;
let asMember: Client;
let claimId: string;
beforeAll(async () => {
  server = await TestServer.start({ ROLE: 'api' });
  const { db } = server.database;
  const member = await aUser(db);
  asMember = await server.signIn(member);
  claimId = (await aSubmission(db, server.ring, { ownerId: member.id })).id;
});
afterAll(() => server.close());

const names = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`name${i}`, i % 10]));

const POSTS = [
  '/api/auth/signin',
  '/api/auth/otp-login',
  '/api/auth/otp-verify',
  '/api/auth/forgot-password',
  '/api/auth/reset-password',
  '/api/register',
];
const SIGN_IN = 'mutation ($input: SignInInput!) { signIn(input: $input) { stepUp } }';

interface Timed {
  status: number;
  text: string;
  ms: number;
}

async function post(path: string, body: unknown, token?: string): Promise<Timed> {
  const begun = performance.now();
  const answer = await fetch(server.process.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  });
  return { status: answer.status, text: await answer.text(), ms: performance.now() - begun };
}

const errorsOf = ({ text }: Timed) => (JSON.parse(text) as GraphqlBody<unknown>).errors!;

describe('100,000 unknown names in one object', () => {
  it.each(POSTS)('are refused quickly and briefly: %s (LIMIT-10, ERROR-8)', async (path) => {
    const response = await post(path, names(60_000));
    expect(JSON.parse(response.text)).toEqual({
      statusCode: 400,
      message: 'The request has too many names in one object: at most 100 are allowed.',
      error: 'Bad Request',
    });
  });

  it.each([
    ['in the variables', { query: SIGN_IN, variables: names(100_000) }],
    ['in an input', { query: SIGN_IN, variables: { input: names(100_000) } }],
    ['next to the query', { query: '{ scheme { shareName } }', ...names(100_000) }],
  ])('are refused in GraphQL %s (LIMIT-10)', async (_, body) => {
    const response = await post('/graphql', body);
    expect(response.status).toBe(400);
    expect(errorsOf(response)).toEqual([
      {
        message: 'The request has too many names in one object: at most 100 are allowed.',
        extensions: { code: 'BAD_USER_INPUT' },
      },
    ]);
  });

  it('are refused in a query string (LIMIT-10)', async () => {
    const query = Array.from({ length: 1_500 }, (_, i) => `n${i}=1`).join('&');
    const { status, body } = await asMember.get(`/api/settlement-submission?${query}`);
    expect([status, body.message]).toEqual([
      400,
      'The address has too many names in one object: at most 100 are allowed.',
    ]);
  });
});

describe('the response to an error', () => {
  const long = 'x'.repeat(800_000);

  it.each<[string, string, unknown]>([
    ['a long value', '/api/auth/signin', { email: long, password: 1 }],
    ['many wrong names, each of the longest', '/api/auth/signin', longNames(100)],
    ['a long value for a variable', '/graphql', { query: SIGN_IN, variables: { input: { email: [long] } } }],
    [
      'a hundred wrong names next to a long value',
      '/graphql',
      { query: SIGN_IN, variables: { input: { ...longNames(90), email: long } } },
    ],
    ['a long name in a document', '/graphql', { query: `{ ${'y'.repeat(40_000)} }` }],
    ['a long text in a document', '/graphql', { query: `{ me(x: "${'y'.repeat(40_000)}") { id } }` }],
    [
      'many wrong fields',
      '/graphql',
      { query: `{ ${Array.from({ length: 400 }, (_, i) => `f${i}`).join(' ')} }` },
    ],
    ['a document that is too long', '/graphql', { query: `{ ${'y'.repeat(60_000)} }` }],
  ])('is short and repeats no value: %s (ERROR-8)', async (_, path, body) => {
    const response = await post(path, body);
    expect(response.status).toBe(400);
    expect(response.text.length).toBeLessThan(LONGEST_ANSWER);
    expect(response.text).not.toMatch(/x{500}|y{500}/);
  });

  it('names at most a hundred fields, whatever is wrong in thousands of rows (ERROR-8)', async () => {
    const tradeData = Array.from({ length: 4_000 }, () => ({ unknown: 1 }));
    const response = await post(
      `/api/settlement-submission/${claimId}/update`,
      { tradeDetails: { tradeData } },
      asMember.token,
    );
    const put = await asMember.send<{ fields: object }>(`/api/settlement-submission/${claimId}/update`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ tradeDetails: { tradeData } }),
    });
    expect(response.status).toBe(404);
    expect(put.status).toBe(400);
    expect(Object.keys(put.body.fields)).toHaveLength(100);
  });
});

function longNames(count: number): object {
  return Object.fromEntries(
    Array.from({ length: count }, (_, i) => [`${'x'.repeat(195)}${String(i).padStart(4, '0')}`, 1]),
  );
}

describe('GraphQL refuses with BAD_USER_INPUT and a message', () => {
  it.each<[string, object, string]>([
    [
      'an operationName that the document has not',
      { query: 'query a { me { id } }', operationName: 'zzz' },
      'The operationName must name one operation of the document if it has more than one.',
    ],
    [
      'several operations and no operationName',
      { query: 'query a { me { id } } query b { me { id } }' },
      'The operationName must name one operation of the document if it has more than one.',
    ],
    ['a document of fragments only', { query: 'fragment F on User { id }' }, 'Fragment "F" is never used.'],
    [
      'a subscription',
      { query: 'subscription { me { id } }' },
      'Operations of type subscription are not supported.',
    ],
    [
      'a wrong name in a variable',
      { query: SIGN_IN, variables: { input: { email: 'a', password: 'b', emall: 'c' } } },
      'Variable "$input": Field "emall" is not defined by type "SignInInput".',
    ],
    [
      'a wrong value within a variable',
      { query: SIGN_IN, variables: { input: { email: { secret: 1 }, password: 'b' } } },
      'Variable "$input" at "input.email": String cannot represent a non string value.',
    ],
    [
      'a choice that there is not',
      {
        query: 'query ($r: Role!) { users(role: $r) { pagination { page } } }',
        variables: { r: 'MASTER_ADMIM' },
      },
      'Variable "$r": This value does not exist in "Role" enum.',
    ],
    [
      'such a choice in the document',
      { query: '{ users(role: MASTER_ADMIM) { pagination { page } } }' },
      'This value does not exist in "Role" enum.',
    ],
    [
      'a variable left out',
      { query: SIGN_IN },
      'Variable "$input" of required type "SignInInput!" was not provided.',
    ],
    ['a wrong field', { query: '{ mee { id } }' }, 'Cannot query field "mee" on type "Query".'],
    [
      'a wrong argument',
      { query: '{ user(idd: "1") { id } }' },
      'Unknown argument "idd" on field "Query.user".',
    ],
  ])('%s (ERROR-2, GRAPHQL-5)', async (_, body, message) => {
    const response = await post('/graphql', body);
    expect(response.status).toBe(400);
    expect(errorsOf(response)[0]).toMatchObject({ message, extensions: { code: 'BAD_USER_INPUT' } });
    expect(response.text).not.toMatch(/Did you mean|secret/);
  });

  it('more invalid variables than are reported', async () => {
    const wrong = Object.fromEntries(Array.from({ length: 60 }, (_, i) => [`n${i}`, 1]));
    const response = await post('/graphql', { query: SIGN_IN, variables: { input: wrong } });
    expect(response.status).toBe(400);
    const codes = errorsOf(response).map(({ extensions }) => extensions.code);
    expect(codes).toEqual(codes.map(() => 'BAD_USER_INPUT'));
  });
});

describe('a malformed form', () => {
  it.each([
    ['a boundary of 300 characters', `multipart/form-data; boundary=${'x'.repeat(300)}`, 'x'],
    ['no boundary', 'multipart/form-data', 'x'],
    ['an empty boundary', 'multipart/form-data; boundary=', 'x'],
    [
      'an end that is missing',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="kind"\r\n\r\n',
    ],
    ['no part', 'multipart/form-data; boundary=b', 'nothing'],
    ['nothing', 'multipart/form-data; boundary=b', ''],
  ])('is 400: %s', async (_, type, body) => {
    const headers = { 'content-type': type };
    const admin = await server.signIn(await anAdmin(server.database.db));
    const calls: [Client, string][] = [
      [asMember, `/api/attachments/${claimId}/upload`],
      [admin, '/api/import/settlement-records'],
    ];
    for (const [client, path] of calls) {
      const answer = await client.send<{ message: string }>(path, { method: 'POST', headers, body });
      expect([path, answer.status, answer.body.message]).toEqual([path, 400, expect.stringMatching(/\.$/)]);
    }
  });
});

describe('an invalid Host header', () => {
  it.each(['[', 'a b', '%', 'x:y:z', ''])('is 400 in GraphQL: %j', async (host) => {
    const { hostname, port } = new URL(server.process.url);
    const socket = connect(Number(port), hostname);
    const body = '{"query":"{ scheme { shareName } }"}';
    socket.write(
      `POST /graphql HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
    );
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 (400|200)/);
  });
});

it('the server survives all of that without logging an error', async () => {
  await sleep(100);
  expect(server.process.output()).not.toMatch(/"level":(50|60|"error")/);
});
