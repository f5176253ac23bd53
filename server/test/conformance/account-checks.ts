import { aUser } from '../harness/factories.js';
import { PASSWORD } from '../harness/factories.js';
import { call, type CallCheck } from './call-world.js';

const SIGNED_IN = {
  user: {
    id: expect.any(String),
    name: 'Avery Member',
    email: 'avery.member@vale.example',
    role: 'STANDARD',
  },
  tokens: { access: { token: expect.stringMatching(/^prt_/), expires: expect.any(String) } },
};

/** Checks of the calls for accounts, by the table cell with the call. */
export const ACCOUNT_CHECKS: Record<string, CallCheck> = {
  'POST /auth/signin': async ({ nobody, member }) => {
    const signIn = (password: string) =>
      call(nobody, 'POST', '/auth/signin', { email: member.email, password });
    const wrong = await signIn('not the password');
    expect(wrong.status).toBe(400);
    expect(wrong.body).toEqual({ statusCode: 400, message: expect.any(String), error: 'Bad Request' });
    const answer = await signIn(PASSWORD);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual(SIGNED_IN);
    return answer;
  },
  'POST /auth/otp-login': async ({ nobody, member }) => {
    const answer = await call(nobody, 'POST', '/auth/otp-login', { email: member.email });
    expect(answer).toMatchObject({ status: 200, body: { email: member.email } });
    return answer;
  },
  'POST /auth/otp-verify': async ({ nobody, member, mailbox }) => {
    const otp = await mailbox.codeFor(member.email);
    const wrong = await call(nobody, 'POST', '/auth/otp-verify', {
      email: member.email,
      otp: otp === '111111' ? '222222' : '111111',
    });
    expect(wrong.status).toBe(400);
    expect(wrong.body.message).toBeTruthy();
    const answer = await call(nobody, 'POST', '/auth/otp-verify', { email: member.email, otp });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual(SIGNED_IN);
    return answer;
  },
  'POST /auth/forgot-password': async ({ nobody, server }) => {
    const { email } = await aUser(server.database.db, { email: 'forgetful@vale.example' });
    const wrong = await call(nobody, 'POST', '/auth/forgot-password', { email: 'no address' });
    expect(wrong).toMatchObject({ status: 400, body: { message: expect.any(String) } });
    const answer = await call(nobody, 'POST', '/auth/forgot-password', { email });
    expect(answer.status).toBe(200);
    return answer;
  },
  'POST /auth/reset-password': async ({ nobody, mailbox }) => {
    const token = await mailbox.tokenFor('forgetful@vale.example');
    const wrong = await call(nobody, 'POST', '/auth/reset-password', {
      password: 'a better one',
      token: 'no',
    });
    expect(wrong).toMatchObject({ status: 400, body: { message: expect.any(String) } });
    const answer = await call(nobody, 'POST', '/auth/reset-password', { password: 'a better one', token });
    expect(answer).toMatchObject({ status: 200, body: { message: 'Password has been updated' } });
    return answer;
  },
  'POST /register': async ({ nobody }) => {
    const answer = await call(nobody, 'POST', '/register', {
      name: 'New Person',
      email: 'new.person@vale.example',
      password: 'a long password',
    });
    expect(answer.status).toBe(201);
    expect(answer.body.message).toBe('An email verification link has been sent to your email account.');
    return answer;
  },
  'PATCH /register/verify-account': async ({ nobody, mailbox }) => {
    const wrong = await call(nobody, 'PATCH', '/register/verify-account', { code: 'no code' });
    expect(wrong).toMatchObject({ status: 400, body: { message: expect.any(String) } });
    const code = await mailbox.tokenFor('new.person@vale.example');
    const answer = await call(nobody, 'PATCH', '/register/verify-account', { code });
    expect(answer.status).toBe(200);
    return answer;
  },
  'GET /user/profile': async ({ asMember, member }) => {
    const answer = await call(asMember, 'GET', '/user/profile');
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      id: member.id,
      name: member.name,
      role: 'STANDARD',
      email: member.email,
    });
    return answer;
  },
  'GET /admin/user-management/user?type={type}&query={text}&page={n}': async ({ asAdmin, member }) => {
    const answer = await call(asAdmin, 'GET', '/admin/user-management/user?type=STANDARD&query=Avery&page=1');
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      users: [{ id: member.id, enabled: true, timeCreatedAt: expect.any(String) }],
      pagination: { totalPages: 1 },
    });
    return answer;
  },
  'GET /admin/user-management/user/{id}': async ({ asAdmin, member }) => {
    const answer = await call(asAdmin, 'GET', `/admin/user-management/user/${member.id}`);
    expect(answer).toMatchObject({ status: 200, body: { data: { id: member.id, name: member.name } } });
    return answer;
  },
  'PUT /admin/user-management/user/{id}': async ({ asAdmin, server }) => {
    const { id, email } = await aUser(server.database.db);
    const answer = await call(asAdmin, 'PUT', `/admin/user-management/user/${id}`, {
      email,
      name: 'Renamed Person',
      enabled: false,
      role: 'STANDARD',
    });
    expect(answer).toMatchObject({ status: 200, body: { message: 'User has been updated.' } });
    return answer;
  },
};
