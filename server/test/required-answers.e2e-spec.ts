import { callWorld, type CallWorld } from './conformance/call-world.js';
import type { Client } from './harness/client.js';

let world: CallWorld;
beforeAll(async () => {
  world = await callWorld();
});
afterAll(() => world.server.close());

/** The caller, the call, its body, and the message for each field. */
type Row = [call: string, body: object, fields: Record<string, string>];

const TOO_SHORT = 'Password should be at least 8 characters long';

const REST: Row[] = [
  ['POST /auth/signin', {}, { email: 'Email is required', password: 'No password provided' }],
  [
    'POST /auth/signin',
    { email: ' ', password: '' },
    { email: 'Email is required', password: 'No password provided' },
  ],
  ['POST /auth/signin', { email: 'a@vale.example', password: '' }, { password: 'No password provided' }],
  ['POST /auth/signin', { email: null, password: 'x' }, { email: 'Email is required' }],
  ['POST /auth/otp-login', {}, { email: 'Email is required' }],
  ['POST /auth/otp-login', { email: '' }, { email: 'Email is required' }],
  ['POST /auth/otp-verify', {}, { email: 'Email is required', otp: 'OTP code is required' }],
  [
    'POST /auth/otp-verify',
    { email: '', otp: '' },
    { email: 'Email is required', otp: 'OTP code is required' },
  ],
  [
    'POST /auth/otp-verify',
    { email: 'a@vale.example', otp: '12345' },
    { otp: 'OTP code must be 6 digits long' },
  ],
  ['POST /auth/forgot-password', { email: '' }, { email: 'Email is required' }],
  ['POST /auth/reset-password', { token: 't' }, { password: TOO_SHORT }],
  ['POST /auth/reset-password', { password: '1234567', token: 't' }, { password: TOO_SHORT }],
  ['POST /auth/reset-password', { password: '12345678', token: '' }, { token: 'Token is required' }],
  ['PATCH /register/verify-account', { code: '' }, { code: 'Code is required' }],
  ['POST /register', {}, { name: 'Required', email: 'Required', password: TOO_SHORT }],
  [
    'POST /register',
    { name: '', email: 'no address', password: 'short' },
    { name: 'Required', email: 'Invalid email', password: TOO_SHORT },
  ],
];

const REST_OF_ADMIN: Row[] = [
  [
    'PUT /admin/user-management/user/{member}',
    {},
    {
      name: 'Required',
      email: 'Required',
      role: 'Choose a role',
      enabled: 'Active must be true or false',
    },
  ],
  [
    'PUT /admin/user-management/user/{member}',
    { name: ' ', email: 'no address', role: 'STANDARD', enabled: true },
    { name: 'Required', email: 'Invalid email' },
  ],
  ['PUT /settlement-submission/{claim}/sid', {}, { sid: 'SID is required' }],
  ['PUT /settlement-submission/{claim}/sid', { sid: ' ' }, { sid: 'SID is required' }],
  ['POST /amendments/{claim}', {}, { message: 'Write a message' }],
  ['POST /amendments/{claim}', { message: ' ' }, { message: 'Write a message' }],
];

const GRAPHQL: Row[] = [
  [
    'signIn(input: $input) { stepUp } }',
    { input: ['SignInInput!', { email: '', password: '' }] },
    { email: 'Email is required', password: 'No password provided' },
  ],
  ['requestCode(email: $email) { email } }', { email: ['String!', ''] }, { email: 'Email is required' }],
  [
    'signInWithCode(email: $email, code: $code) { stepUp } }',
    { email: ['String!', ''], code: ['String!', ''] },
    { email: 'Email is required', code: 'OTP code is required' },
  ],
  ['forgotPassword(email: $email) { message } }', { email: ['String!', ''] }, { email: 'Email is required' }],
  [
    'requestVerificationLink(email: $email) { message } }',
    { email: ['String!', ' '] },
    { email: 'Email is required' },
  ],
  [
    'resetPassword(input: $input) { message } }',
    { input: ['ResetPasswordInput!', { password: '', token: '' }] },
    { password: TOO_SHORT, token: 'Token is required' },
  ],
  ['verifyAccount(code: $code) { message } }', { code: ['String!', ''] }, { code: 'Code is required' }],
  [
    'register(input: $input) { message } }',
    { input: ['RegisterInput!', { name: '', email: '', password: '' }] },
    { name: 'Required', email: 'Required', password: TOO_SHORT },
  ],
];

async function rest(client: Client, call: string, body: object) {
  const [method, path] = call.split(' ') as [string, string];
  const { id } = world.claim;
  const answer = await client.send<{ fields?: object }>(
    `/api${path.replace('{claim}', id).replace('{member}', world.member.id)}`,
    { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
  );
  return [answer.status, answer.body.fields];
}

describe('a missing or empty answer is reported by its name (SIGNIN-6, ACCOUNT-2)', () => {
  it.each(REST)('in REST: %s %j', async (call, body, fields) =>
    expect(await rest(world.nobody, call, body)).toEqual([400, fields]),
  );

  it.each(REST_OF_ADMIN)('in REST, as administrator: %s %j', async (call, body, fields) =>
    expect(await rest(world.asAdmin, call, body)).toEqual([400, fields]),
  );

  it.each(GRAPHQL)('in GraphQL: %s', async (call, given, fields) => {
    const variables = Object.entries(given as Record<string, [string, unknown]>);
    const types = variables.map(([name, [type]]) => `$${name}: ${type}`).join(', ');
    const values = Object.fromEntries(variables.map(([name, [, value]]) => [name, value]));
    const { body } = await world.nobody.graphql(`mutation (${types}) { ${call}`, values);
    expect(body.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields });
  });
});
