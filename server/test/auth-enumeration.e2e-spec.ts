import { PASSWORD, aUser, anAdmin } from './harness/factories.js';
import { TestServer } from './harness/test-server.js';

/** Headers that differ between calls and reveal nothing about the account. */
const CHANGING = new Set(['date', 'x-request-id', 'keep-alive']);

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start({ ROLE: 'api' });
});
afterAll(() => server.close());

let fresh = 0;

/** A new address of the same length each time, so that responses that repeat it can be compared. */
const address = () => `subject-${String(++fresh).padStart(4, '0')}@example.com`;

const KINDS: Record<string, () => Promise<string>> = {
  none: () => Promise.resolve(address()),
  unverified: () => made({ verifiedAt: null }),
  active: () => made({}),
  disabled: () => made({ enabled: false }),
  locked: async () => {
    const email = await made({});
    for (let tries = 0; tries < 9; tries++) await call('/api/auth/otp-verify', { email, otp: '000000' });
    return email;
  },
  admin: async () => {
    const email = address();
    await anAdmin(server.database.db, { email });
    return email;
  },
};

async function made(overrides: Parameters<typeof aUser>[1]): Promise<string> {
  const email = address();
  await aUser(server.database.db, { email, ...overrides });
  return email;
}

/** The whole response except what varies by itself, with the address replaced. */
async function call(path: string, body: Record<string, string>): Promise<string> {
  const response = await fetch(server.process.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const headers = [...response.headers].filter(([name]) => !CHANGING.has(name));
  const text = JSON.stringify([response.status, headers, await response.text()]);
  return text.replaceAll(body.email ?? '(no address)', '(address)');
}

const mutation = (name: string, argument: string, answer: string) => (email: string) =>
  call('/graphql', {
    query: `mutation { ${name}(${argument.replace('EMAIL', JSON.stringify(email))}) { ${answer} } }`,
  }).then((text) => text.replaceAll(email, '(address)'));

const CALLS: Record<string, (email: string) => Promise<string>> = {
  'sign-in with a wrong password': (email) => call('/api/auth/signin', { email, password: 'wrong' }),
  'sign-in with an empty password': (email) => call('/api/auth/signin', { email, password: '' }),
  'asking for a code': (email) => call('/api/auth/otp-login', { email }),
  'entering a code': (email) => call('/api/auth/otp-verify', { email, otp: '123456' }),
  'a forgotten password': (email) => call('/api/auth/forgot-password', { email }),
  registering: (email) => call('/api/register', { email, name: 'N', password: PASSWORD }),
  'sign-in by GraphQL': mutation('signIn', 'input: {email: EMAIL, password: "wrong"}', 'stepUp'),
  'asking for a code by GraphQL': mutation('requestCode', 'email: EMAIL', 'email'),
  'entering a code by GraphQL': mutation('signInWithCode', 'email: EMAIL, code: "123456"', 'stepUp'),
  'a forgotten password by GraphQL': mutation('forgotPassword', 'email: EMAIL', 'message'),
  'registering by GraphQL': mutation(
    'register',
    `input: {email: EMAIL, name: "N", password: "${PASSWORD}"}`,
    'message',
  ),
  'asking for a link by GraphQL': mutation('requestVerificationLink', 'email: EMAIL', 'message'),
};

describe.each(Object.keys(CALLS))('%s', (name) => {
  it('gets a byte-for-byte equal response, whoever the address belongs to (SIGNIN-43)', async () => {
    await server.database.db.query('DELETE FROM limits');
    const answers: Record<string, string> = {};
    for (const [kind, prepare] of Object.entries(KINDS)) answers[kind] = await CALLS[name]!(await prepare());
    const expected = Object.fromEntries(Object.keys(KINDS).map((kind) => [kind, answers.none]));
    expect(answers).toEqual(expected);
  });
});

it('a temporarily locked address gets the same response, known or not (SIGNIN-43)', async () => {
  await server.database.db.query('DELETE FROM limits');
  const seen: string[][] = [];
  for (const email of [await KINDS.active!(), address(), await KINDS.admin!()]) {
    const answers: string[] = [];
    for (let tries = 0; tries < 12; tries++) {
      const answer = await call('/api/auth/signin', { email, password: 'wrong' });
      // The seconds to wait decrease while the test runs.
      answers.push(answer.replace(/"retry-after","\d+"/, '"retry-after","n"'));
    }
    seen.push(answers);
  }
  expect(seen[1]).toEqual(seen[0]);
  expect(seen[2]).toEqual(seen[0]);
});
