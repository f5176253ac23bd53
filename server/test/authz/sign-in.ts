import type { Area } from './callers.js';
import { B, F, N, O, about, closed, email, open } from './rows.js';

const wrongPassword = () => ({ email: email(), password: 'not the password' });

const newAccount = () => ({ name: 'New Person', email: email(), password: 'a password for nobody' });

/** Accounts for their owners: signing in and out. */
export const signIn: Area = {
  graphql: {
    'mutation signIn': open(
      B,
      () => `mutation { signIn(input: { email: "${email()}", password: "x" }) { user { id } } }`,
    ),
    'mutation register': open(
      O,
      () =>
        `mutation { register(input: { name: "New Person", email: "${email()}", password: "a password for nobody" }) { message } }`,
    ),
    'mutation verifyAccount': open(B, 'mutation { verifyAccount(code: "no code") { message } }'),
    'mutation requestVerificationLink': open(
      O,
      () => `mutation { requestVerificationLink(email: "${email()}") { message } }`,
    ),
    'mutation requestCode': open(O, () => `mutation { requestCode(email: "${email()}") { email } }`),
    'mutation signInWithCode': open(
      B,
      () => `mutation { signInWithCode(email: "${email()}", code: "12345") { user { id } } }`,
    ),
    'mutation forgotPassword': open(O, () => `mutation { forgotPassword(email: "${email()}") { message } }`),
    'query resetLinkValid': open('OK', '{ resetLinkValid(token: "no token") }'),
    'mutation resetPassword': open(
      B,
      'mutation { resetPassword(input: { password: "a password for nobody", token: "no token" }) { message } }',
    ),
    'mutation beginPasskeySignIn': open(O, 'mutation { beginPasskeySignIn }'),
    'mutation finishPasskeySignIn': open(
      B,
      'mutation { finishPasskeySignIn(response: "no answer") { user { id } } }',
    ),
    'query passkeys': closed([O, O, F, F], '{ passkeys { id } }'),
    'mutation beginPasskeyRegistration': closed([O, O, F, F], 'mutation { beginPasskeyRegistration }'),
    'mutation finishPasskeyRegistration': closed(
      [B, B, F, F],
      'mutation { finishPasskeyRegistration(name: "Phone", response: "no answer") { id } }',
    ),
    'mutation removePasskey': about(
      'passkeys',
      {
        own: [O, N, F, F],
        other: [N, N, F, F],
        absent: [N, N, F, F],
        malformed: [N, N, F, F],
      },
      (id) => `mutation { removePasskey(id: "${id}") { message } }`,
    ),
    'query me': closed([O, O, F, F], '{ me { id } }'),
    'mutation endTour': closed([O, O, F, F], 'mutation { endTour { id } }'),
    'mutation signOut': { ...closed([O, O, F, F], 'mutation { signOut }'), endsSession: true },
    'mutation changePassword': closed(
      [B, B, F, F],
      'mutation { changePassword(input: { currentPassword: "wrong", newPassword: "a new one for tests" }) { message } }',
    ),
    'query sessionEnd': closed([O, O, F, F], '{ sessionEnd { endsAt } }'),
    'mutation keepSignedIn': closed([O, O, F, F], 'mutation { keepSignedIn { endsAt } }'),
  },
  rest: {
    'POST /api/auth/signin': open(B, '/api/auth/signin', wrongPassword),
    'POST /api/auth/otp-login': open(O, '/api/auth/otp-login', () => ({ email: email() })),
    'POST /api/auth/otp-verify': open(B, '/api/auth/otp-verify', () => ({ email: email(), otp: '12345' })),
    'POST /api/auth/forgot-password': open(O, '/api/auth/forgot-password', () => ({ email: email() })),
    'POST /api/auth/reset-password': open(B, '/api/auth/reset-password', () => ({
      password: 'a password for nobody',
      token: 'no token',
    })),
    'POST /api/register': open(O, '/api/register', newAccount),
    'PATCH /api/register/verify-account': open(B, '/api/register/verify-account', () => ({
      code: 'no code',
    })),
    'GET /api/user/profile': closed([O, O, F, F], '/api/user/profile'),
  },
};
