import { PASSWORD, aUser, anAdmin } from './harness/factories.js';
import { mailsSettled } from './harness/mailbox.js';
import { TestServer } from './harness/test-server.js';

let server: TestServer;
beforeAll(async () => {
  // Clients send their address as if through a proxy, so that there are two networks.
  server = await TestServer.start({ ADMIN_STEP_UP: 'true', TRUSTED_PROXIES: '127.0.0.1' });
});
afterAll(() => server.close());
beforeEach(() => server.database.db.query('DELETE FROM limits'));

const HERE = '203.0.113.7';
const ELSEWHERE = '198.51.100.9';

const post = (path: string, body: object, from = HERE) =>
  server.nobody.send<Record<string, unknown>>(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify(body),
  });
const signIn = (email: string, from = HERE) => post('/api/auth/signin', { email, password: PASSWORD }, from);
const enter = (email: string, otp: string, from = HERE) => post('/api/auth/otp-verify', { email, otp }, from);

describe('an administrator, when a code is required after the password', () => {
  it('gets no token for the password, but one for the code after it (SIGNIN-24)', async () => {
    const admin = await anAdmin(server.database.db);
    const { status, body } = await signIn(admin.email);
    expect([status, body.stepUp, 'tokens' in body]).toEqual([200, true, false]);
    const code = await server.mailbox.codeFor(admin.email);
    const answer = await enter(admin.email, code);
    expect([answer.status, 'tokens' in answer.body]).toEqual([200, true]);
    expect((await enter(admin.email, code)).status).toBe(400);
  });

  it('gets no token for the password through GraphQL either (SIGNIN-24)', async () => {
    const admin = await anAdmin(server.database.db);
    const answer = await server.nobody.data(
      `mutation ($input: SignInInput!) { signIn(input: $input) { stepUp tokens { access { token } } } }`,
      { input: { email: admin.email, password: PASSWORD } },
    );
    expect(answer).toEqual({ signIn: { stepUp: true, tokens: null } });
  });

  it('gets no code without the password (SIGNIN-24)', async () => {
    const admin = await anAdmin(server.database.db);
    expect((await post('/api/auth/otp-login', { email: admin.email })).status).toBe(200);
    await mailsSettled(server.database.db);
    expect((await server.mailbox.all()).filter(({ to }) => to.includes(admin.email))).toEqual([]);
  });

  it('gets another code on request after giving the password, and only then (SIGNIN-24)', async () => {
    const admin = await anAdmin(server.database.db);
    await signIn(admin.email);
    const first = await server.mailbox.codeFor(admin.email);
    expect((await post('/api/auth/otp-login', { email: admin.email }, ELSEWHERE)).status).toBe(200);
    await server.database.db.query('DELETE FROM limits');
    expect((await post('/api/auth/otp-login', { email: admin.email })).status).toBe(200);
    const second = await server.mailbox.codeFor(admin.email, 2);
    if (first !== second) expect((await enter(admin.email, first)).status).toBe(400);
    expect((await enter(admin.email, second)).status).toBe(200);
    await mailsSettled(server.database.db);
    expect((await server.mailbox.all()).filter(({ to }) => to.includes(admin.email))).toHaveLength(2);
  });

  it('has ten minutes for the code after the password (SIGNIN-27)', async () => {
    const admin = await anAdmin(server.database.db);
    await signIn(admin.email);
    const code = await server.mailbox.codeFor(admin.email);
    await server.database.db.query('UPDATE one_time_codes SET expires_at = now()');
    expect((await enter(admin.email, code)).status).toBe(400);
  });

  it('is not locked out by others who use up mails and attempts (SIGNIN-24, SIGNIN-50)', async () => {
    const admin = await anAdmin(server.database.db);
    await signIn(admin.email);
    const code = await server.mailbox.codeFor(admin.email);
    const tries = [];
    for (let i = 0; i < 22; i++) {
      await server.database.db.query(`UPDATE limits SET expire = 0 WHERE key LIKE 'mail-%'`);
      if (i % 5 === 0) await post('/api/auth/otp-login', { email: admin.email }, ELSEWHERE);
      tries.push((await enter(admin.email, '000000', ELSEWHERE)).status);
    }
    expect(tries).toEqual([...Array<number>(20).fill(400), 429, 429]);
    await server.database.db.query(`UPDATE limits SET points = 300 WHERE key = 'code-everywhere'`);
    for (let mails = 0; mails < 12; mails++)
      await post('/api/auth/otp-login', { email: admin.email }, ELSEWHERE);
    expect((await enter(admin.email, code, ELSEWHERE)).status).toBe(429);
    expect((await enter(admin.email, code)).status).toBe(200);
  });

  it('has at most five guesses of the code after the password (SIGNIN-29)', async () => {
    const admin = await anAdmin(server.database.db);
    await signIn(admin.email);
    const code = await server.mailbox.codeFor(admin.email);
    const wrong = code === '000000' ? '000001' : '000000';
    for (let tries = 0; tries < 5; tries++) expect((await enter(admin.email, wrong)).status).toBe(400);
    expect((await enter(admin.email, code)).status).toBe(400);
  });
});

describe('the network named by a trusted proxy', () => {
  it('is the one whose wrong passwords are counted (LIMIT-6)', async () => {
    const { email } = await aUser(server.database.db);
    const wrong = (from: string) => post('/api/auth/signin', { email, password: 'wrong' }, from);
    for (let tries = 0; tries < 10; tries++) expect((await wrong(HERE)).status).toBe(400);
    expect((await wrong(HERE)).status).toBe(429);
    expect((await signIn(email, ELSEWHERE)).status).toBe(200);
  });
});

describe('a member, when administrators need a code', () => {
  it('signs in by password alone where administrators need a code (SIGNIN-23)', async () => {
    const user = await aUser(server.database.db);
    const { body } = await signIn(user.email);
    expect(Object.keys(body)).toEqual(['user', 'tokens']);
  });
});
