let count = 0;
/** A different address each time, as an attacker would use. */
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

/** All calls that need no sign-in, with a request that an anonymous caller may send. */
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
  'query issuedNotice': graphql('{ issuedNotice(code: "4K7Q-0XWD-9V2M-TB3E") { publishedAt } }'),
  'query publishedDistribution': graphql('{ publishedDistribution { seal } }'),
  'query publishedDistributions': graphql('{ publishedDistributions { number } }'),
  'query publishedRules': graphql('{ publishedRules { sha256 } }'),
  'GET /api/rules/:number': rest('GET', '/api/rules/1'),
  'GET /api/published/distribution': rest('GET', '/api/published/distribution'),
  'GET /api/published/distribution/lines': rest('GET', '/api/published/distribution/lines'),
  'query scheme': graphql('{ scheme { classActionTitle } }'),
  'mutation signIn': graphql('mutation ($i: SignInInput!) { signIn(input: $i) { stepUp } }', () => ({
    i: { email: email(), password },
  })),
  'mutation register': graphql(`mutation ($i: RegisterInput!) { register(input: $i) ${message} }`, () => ({
    i: { email: email(), name: 'N', password },
  })),
  'mutation verifyAccount': graphql(`mutation { verifyAccount(code: "${token}") ${message} }`),
  'mutation requestVerificationLink': graphql(
    `mutation ($e: String!) { requestVerificationLink(email: $e) ${message} }`,
    () => ({ e: email() }),
  ),
  'mutation forgotPassword': graphql(
    `mutation ($e: String!) { forgotPassword(email: $e) ${message} }`,
    () => ({
      e: email(),
    }),
  ),
  'query resetLinkValid': graphql(`query { resetLinkValid(token: "${token}") }`),
  'mutation resetPassword': graphql(
    `mutation ($i: ResetPasswordInput!) { resetPassword(input: $i) ${message} }`,
    () => ({ i: { token, password } }),
  ),
  'mutation requestCode': graphql('mutation ($e: String!) { requestCode(email: $e) { email } }', () => ({
    e: email(),
  })),
  'mutation signInWithCode': graphql(
    'mutation ($e: String!) { signInWithCode(email: $e, code: "123456") { stepUp } }',
    () => ({ e: email() }),
  ),
  'mutation requestClaimCopyCode': graphql(`mutation { requestClaimCopyCode(token: "${token}") }`),
  'mutation openClaimCopy': graphql(`mutation { openClaimCopy(token: "${token}", code: "123456") { pass } }`),
  'mutation confirmClaimCopy': graphql(
    `mutation { confirmClaimCopy(token: "${token}", pass: "${token}") ${message} }`,
  ),
  'mutation disputeClaimCopy': graphql(
    `mutation { disputeClaimCopy(token: "${token}", pass: "${token}", message: "No.") ${message} }`,
  ),
  'mutation stopBankChange': graphql(`mutation { stopBankChange(token: "${token}") }`),
  'mutation beginPasskeySignIn': graphql('mutation { beginPasskeySignIn }'),
  'mutation finishPasskeySignIn': graphql('mutation { finishPasskeySignIn(response: "{}") { stepUp } }'),
};
