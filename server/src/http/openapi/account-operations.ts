import { ROLE_PERMISSIONS } from '../../rules/permissions.js';
import type { Operations } from './operation.js';
import { flag, listOf, object, oneOf, text, texts, the } from './schema.js';
import { PAGE } from './parameters.js';

const account = { id: 'Id of the account' };

/** Signing in, registering, one's own account, and user management. */
export const ACCOUNT_OPERATIONS: Operations = {
  'POST /auth/signin': {
    summary: 'Sign in with a password. A wrong password is answered 400, never 401.',
    access: 'everybody',
    staysInMaintenance: true,
    body: object(texts('email', 'password')),
    answer: { status: 200, json: the('SignedIn') },
  },
  'POST /auth/otp-login': {
    summary: 'Request a one-time code by e-mail. The answer is the same for an unknown address.',
    access: 'everybody',
    staysInMaintenance: true,
    body: object(texts('email')),
    answer: { status: 200, json: object(texts('email')) },
  },
  'POST /auth/otp-verify': {
    summary: 'Sign in with the one-time code.',
    access: 'everybody',
    staysInMaintenance: true,
    body: object(texts('email', 'otp')),
    answer: { status: 200, json: the('SignedIn') },
  },
  'POST /auth/forgot-password': {
    summary: 'Request a password reset link by e-mail. The answer is the same for an unknown address.',
    access: 'everybody',
    body: object(texts('email')),
    answer: { status: 200, json: the('Message') },
  },
  'POST /auth/reset-password': {
    summary: 'Set a new password with the token from the e-mailed link. Ends all sessions.',
    access: 'everybody',
    body: object(texts('password', 'token')),
    answer: { status: 200, json: the('Message') },
  },
  'POST /register': {
    summary: 'Register an account. The answer is the same for an address that already has an account.',
    access: 'everybody',
    body: object(texts('name', 'email', 'password')),
    answer: { status: 201, json: the('Message') },
  },
  'PATCH /register/verify-account': {
    summary: 'Verify the address with the code from the e-mailed link.',
    access: 'everybody',
    body: object(texts('code')),
    answer: { status: 200, json: the('Message') },
  },
  'GET /user/profile': {
    summary: 'The account that is signed in.',
    access: 'signed in',
    answer: { status: 200, json: the('User') },
  },
  'GET /admin/user-management/user': {
    summary: 'A page of accounts.',
    access: 'administrators',
    query: {
      type: {
        description: 'The role; STANDARD when absent',
        schema: oneOf(...Object.keys(ROLE_PERMISSIONS)),
      },
      query: { description: 'Part of the name or e-mail address', schema: text },
      page: PAGE,
    },
    answer: {
      status: 200,
      json: object({ users: listOf(the('ManagedUser')), pagination: the('Pagination') }),
    },
  },
  'GET /admin/user-management/user/{id}': {
    summary: 'One account; the answer carries an ETag.',
    access: 'administrators',
    path: account,
    answer: { status: 200, json: object({ data: the('ManagedUser') }) },
    refusals: [404],
  },
  'PUT /admin/user-management/user/{id}': {
    summary: 'Change an account. The last administrator can be neither demoted nor disabled.',
    access: 'administrators',
    path: account,
    headers: ['If-Match'],
    body: object({ ...texts('name', 'email'), role: oneOf(...Object.keys(ROLE_PERMISSIONS)), enabled: flag }),
    answer: { status: 200, json: the('Message') },
    refusals: [404, 409],
  },
};
