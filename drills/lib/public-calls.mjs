let count = 0;
/** Another address each time, as an attacker has them. */
const email = () => `stranger-${++count}@example.com`;
const graphql = (query, variables) => ({
  method: 'POST',
  path: '/graphql',
  body: () => ({ query, variables: variables?.() }),
});
const rest = (method, path, body) => ({ method, path, body });
const message = '{ message }';
const token = 'x'.repeat(43);
const password = 'not the password';

/** Every call that needs no sign-in, and what a stranger sends. */
export const PUBLIC_CALLS = {
  'GET /api/health/live': rest('GET', '/api/health/live'),
  'GET /api/health/ready': rest('GET', '/api/health/ready'),
  'GET /api/downloads/:ticket': rest('GET', `/api/downloads/${token}`),
  'POST /api/auth/signin': rest('POST', '/api/auth/signin', () => ({ email: email(), password })),
  'POST /api/auth/otp-login': rest('POST', '/api/auth/otp-login', () => ({ email: email() })),
  'POST /api/auth/otp-verify': rest('POST', '/api/auth/otp-verify', () => ({
    email: email(),
    otp: '123456',
  })),
  'POST /api/auth/forgot-password': rest('POST', '/api/auth/forgot-password', () => ({ email: email() })),
  'POST /api/auth/reset-password': rest('POST', '/api/auth/reset-password', () => ({ token, password })),
  'POST /api/register': rest('POST', '/api/register', () => ({ email: email(), name: 'N', password })),
  'PATCH /api/register/verify-account': rest('PATCH', '/api/register/verify-account', () => ({
    code: token,
  })),
  'Query.scheme': graphql('{ scheme { classActionTitle } }'),
  'Mutation.signIn': graphql('mutation ($i: SignInInput!) { signIn(input: $i) { stepUp } }', () => ({
    i: { email: email(), password },
  })),
  'Mutation.register': graphql(`mutation ($i: RegisterInput!) { register(input: $i) ${message} }`, () => ({
    i: { email: email(), name: 'N', password },
  })),
  'Mutation.verifyAccount': graphql(`mutation { verifyAccount(code: "${token}") ${message} }`),
  'Mutation.requestVerificationLink': graphql(
    `mutation ($e: String!) { requestVerificationLink(email: $e) ${message} }`,
    () => ({ e: email() }),
  ),
  'Mutation.forgotPassword': graphql(
    `mutation ($e: String!) { forgotPassword(email: $e) ${message} }`,
    () => ({
      e: email(),
    }),
  ),
  'Mutation.resetPassword': graphql(
    `mutation ($i: ResetPasswordInput!) { resetPassword(input: $i) ${message} }`,
    () => ({ i: { token, password } }),
  ),
  'Mutation.requestCode': graphql('mutation ($e: String!) { requestCode(email: $e) { email } }', () => ({
    e: email(),
  })),
  'Mutation.signInWithCode': graphql(
    'mutation ($e: String!) { signInWithCode(email: $e, code: "123456") { stepUp } }',
    () => ({ e: email() }),
  ),
  'Mutation.beginPasskeySignIn': graphql('mutation { beginPasskeySignIn }'),
  'Mutation.finishPasskeySignIn': graphql('mutation { finishPasskeySignIn(response: "{}") { stepUp } }'),
};
