import { PASSWORD, aUser } from './harness/factories.js';
import type { Client } from './harness/client.js';
import { mailsSettled } from './harness/mailbox.js';
import { registeredBySomebodyElse } from './harness/registered-by-somebody-else.js';
import { TestServer } from './harness/test-server.js';
import { callWithHost } from './harness/with-host.js';

const NEW = 'a quite new password';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.close());
beforeEach(() => server.database.db.query('DELETE FROM limits'));

const forgot = (email: string) => server.nobody.post('/api/auth/forgot-password', { email });
const reset = (token: string, password = NEW) =>
  server.nobody.post('/api/auth/reset-password', { token, password });
const signIn = (email: string, password: string) =>
  server.nobody.post('/api/auth/signin', { email, password });
const isIn = async (client: Client) => (await client.get('/api/user/profile')).status === 200;
const change = (client: Client, input: object) =>
  client.graphql('mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { message } }', {
    input,
  });

describe('a forgotten password', () => {
  it('is replaced through the link, which ends all sessions and signs nobody in (ACCOUNT-16, ACCOUNT-22, ACCOUNT-25, RESTAPI-6)', async () => {
    const user = await aUser(server.database.db);
    const before = await server.signIn(user);
    expect((await forgot(user.email)).status).toBe(200);
    const { status, body } = await reset(await server.mailbox.tokenFor(user.email));
    expect([status, body]).toEqual([200, { message: 'Password has been updated' }]);
    expect(await isIn(before)).toBe(false);
    expect((await signIn(user.email, PASSWORD)).status).toBe(400);
    expect((await signIn(user.email, NEW)).status).toBe(200);
    const [notification] = await server.mailbox.to(user.email, 2);
    expect(notification!.subject).toMatch(/password has been changed/);
  });

  it('is known to work or not before a password is chosen, whatever is wrong with the link (ACCOUNT-35)', async () => {
    const { db } = server.database;
    const user = await aUser(db);
    const works = async (token: string) =>
      (
        await server.nobody.data<{ resetLinkValid: boolean }>(
          'query ($token: String!) { resetLinkValid(token: $token) }',
          { token },
        )
      ).resetLinkValid;
    await forgot(user.email);
    const token = await server.mailbox.tokenFor(user.email);
    expect([await works(token), await works(token)]).toEqual([true, true]);
    expect(await works(`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`)).toBe(false);
    expect(await works('no token')).toBe(false);
    await db.query('UPDATE users SET enabled = false WHERE id = $1', [user.id]);
    expect(await works(token)).toBe(false);
    await db.query('UPDATE users SET enabled = true WHERE id = $1', [user.id]);
    expect((await reset(token)).status).toBe(200);
    expect(await works(token)).toBe(false);

    const verification = 'unverified-link@example.com';
    await server.nobody.post('/api/register', { name: 'N', email: verification, password: PASSWORD });
    expect(await works(await server.mailbox.tokenFor(verification))).toBe(false);
  });

  it('sends its link to PUBLIC_URL, whatever the request’s Host (ACCOUNT-29, MAIL-4)', async () => {
    const user = await aUser(server.database.db);
    const url = `${server.process.url}/api/auth/forgot-password`;
    expect((await callWithHost(url, 'evil.test', { email: user.email })).status).toBe(200);
    const [mail] = await server.mailbox.to(user.email);
    expect(mail!.text).toMatch(/http:\/\/localhost:\d+\/reset-password\?token=/);
    expect(mail!.text + mail!.html).not.toContain('evil.test');
  });

  it('gets the same response for a known and an unknown address, and a mail only to the known one (ACCOUNT-19)', async () => {
    const user = await aUser(server.database.db);
    const disabled = await aUser(server.database.db, { enabled: false });
    const answers = [await forgot(user.email), await forgot(disabled.email), await forgot('x@example.com')];
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    await mailsSettled(server.database.db);
    const addressees = (await server.mailbox.all()).flatMap(({ to }) => to);
    expect(addressees).toContain(user.email);
    expect(addressees).not.toContain(disabled.email);
    expect(addressees).not.toContain('x@example.com');
  });

  it('is replaced once in fifty concurrent attempts with the link (ACCOUNT-24)', async () => {
    const user = await aUser(server.database.db);
    await forgot(user.email);
    const token = await server.mailbox.tokenFor(user.email);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) => reset(token, `${NEW} number ${i}`)),
    );
    const right = answers.findIndex(({ status }) => status === 200);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await signIn(user.email, `${NEW} number ${right}`)).status).toBe(200);
  });

  it.each([
    ['an hour has passed', `UPDATE account_tokens SET expires_at = now() WHERE user_id = $1`],
    ['the account is disabled', 'UPDATE users SET enabled = false WHERE id = $1'],
    ['the account has another address', `UPDATE users SET email = 'moved-' || email WHERE id = $1`],
  ])('is not replaced when %s (ACCOUNT-24)', async (_, statement) => {
    const user = await aUser(server.database.db);
    await forgot(user.email);
    const token = await server.mailbox.tokenFor(user.email);
    await server.database.db.query(statement, [user.id]);
    expect((await reset(token)).status).toBe(400);
  });

  it('is replaced only through the newest link (ACCOUNT-24)', async () => {
    const user = await aUser(server.database.db);
    await forgot(user.email);
    const first = await server.mailbox.tokenFor(user.email);
    await server.database.db.query('DELETE FROM limits');
    await forgot(user.email);
    const second = await server.mailbox.tokenFor(user.email, 2);
    expect((await reset(first)).status).toBe(400);
    expect((await reset(second)).status).toBe(200);
  });

  it.each([
    ['its claim', 'reset-with-a-claim@example.com', 'Avery Claimant'],
    ['its address', 'reset-without-a-claim@example.com', 'reset-without-a-claim@example.com'],
  ])(
    'resets the name registered without verification: the account is named after %s',
    async (_, email, name) => {
      await registeredBySomebodyElse(server, email, { claimed: name !== email });
      await forgot(email);
      expect((await reset(await server.mailbox.tokenFor(email, 2))).status).toBe(200);
      const { body } = await signIn(email, NEW);
      expect(body.user).toMatchObject({ name });
    },
  );

  it('keeps the name of a verified account', async () => {
    const user = await aUser(server.database.db, { name: 'Kept Name' });
    await forgot(user.email);
    expect((await reset(await server.mailbox.tokenFor(user.email))).status).toBe(200);
    expect((await signIn(user.email, NEW)).body.user).toMatchObject({ name: 'Kept Name' });
  });

  it('is not replaced without a token and a new password, and the message says which is missing (ACCOUNT-21)', async () => {
    expect((await server.nobody.post('/api/auth/reset-password', {})).body.fields).toEqual({
      password: 'Password should be at least 8 characters long',
      token: 'Token is required',
    });
  });

  it('refuses a verification link instead of a reset link', async () => {
    const email = 'pending-here@example.com';
    await server.nobody.post('/api/register', { name: 'N', email, password: PASSWORD });
    expect((await reset(await server.mailbox.tokenFor(email))).status).toBe(400);
  });
});

describe('changing a password', () => {
  it('requires the current one and ends the other sessions, not this one (ACCOUNT-26, ACCOUNT-27, SESSION-9)', async () => {
    const user = await aUser(server.database.db);
    const here = await server.signIn(user);
    const there = await server.signIn(user);
    const wrong = await change(here, { currentPassword: 'wrong', newPassword: NEW });
    expect(wrong.body.errors?.[0]?.extensions.fields).toEqual({
      currentPassword: 'The current password is not correct',
    });
    expect((await change(here, { newPassword: NEW })).body.errors).toHaveLength(1);
    expect(await isIn(there)).toBe(true);
    const right = await change(here, { currentPassword: PASSWORD, newPassword: NEW });
    expect(right.body.data).toEqual({ changePassword: { message: 'Password has been updated' } });
    expect([await isIn(here), await isIn(there)]).toEqual([true, false]);
    expect((await signIn(user.email, NEW)).status).toBe(200);
    const [notification] = await server.mailbox.to(user.email);
    expect(notification!.subject).toMatch(/password has been changed/);
  });

  it('returns the first response again for a repeated call', async () => {
    const user = await aUser(server.database.db);
    const here = await server.signIn(user);
    const twice = [
      await change(here, { currentPassword: PASSWORD, newPassword: NEW }),
      await change(here, { currentPassword: PASSWORD, newPassword: NEW }),
    ];
    expect(twice.map(({ body }) => body.errors)).toEqual([undefined, undefined]);
    expect(await server.mailbox.to(user.email)).toHaveLength(1);
  });

  it('sets the first password of a member who only ever used codes (ACCOUNT-26)', async () => {
    const user = await aUser(server.database.db);
    const here = await server.signIn(user);
    await server.database.db.query('UPDATE users SET password_hash = NULL WHERE id = $1', [user.id]);
    expect((await change(here, { newPassword: NEW })).body.errors).toBeUndefined();
    expect((await signIn(user.email, NEW)).status).toBe(200);
  });

  it('requires a session (ACCOUNT-26)', async () => {
    const { status } = await change(server.nobody, { newPassword: NEW });
    expect(status).toBe(401);
  });

  it('limits guesses of the current one (ACCOUNT-27)', async () => {
    const user = await aUser(server.database.db);
    const here = await server.signIn(user);
    const codes = [];
    for (let tries = 0; tries < 12; tries++) {
      const { body } = await change(here, { currentPassword: `guess ${tries}`, newPassword: NEW });
      codes.push(body.errors?.[0]?.extensions.code);
    }
    expect(codes.filter((code) => code === 'BAD_USER_INPUT')).toHaveLength(10);
    expect(codes.at(-1)).toBe('RATE_LIMITED');
  });
});

describe('a common password, with the blocklist enabled', () => {
  let strict: TestServer;
  beforeAll(async () => {
    strict = await TestServer.start({ PASSWORD_BLOCKLIST: 'true' });
  });
  afterAll(() => strict.close());

  it('is refused with an error at its field (SIGNIN-22)', async () => {
    const here = await strict.signIn(await aUser(strict.database.db));
    const { body } = await change(here, { currentPassword: PASSWORD, newPassword: 'password123' });
    expect(Object.keys(body.errors![0]!.extensions.fields as object)).toEqual(['newPassword']);
  });

  it('is refused after a reset link when it is the person’s own address, and the link keeps working (SIGNIN-22)', async () => {
    const { email } = await aUser(strict.database.db);
    await strict.nobody.post('/api/auth/forgot-password', { email });
    const token = await strict.mailbox.tokenFor(email);
    const choose = (password: string) => strict.nobody.post('/api/auth/reset-password', { token, password });
    const { status, body } = await choose(email);
    expect([status, Object.keys(body.fields as object)]).toEqual([400, ['password']]);
    expect((await choose(NEW)).status).toBe(200);
  });

  it('is refused at a registration, which a server without the list accepts (SIGNIN-22)', async () => {
    const register = (at: TestServer) =>
      at.nobody.post('/api/register', { name: 'N', email: 'common@example.com', password: 'Password123' });
    expect((await register(server)).status).toBe(201);
    const { status, body } = await register(strict);
    expect([status, Object.keys(body.fields as object)]).toEqual([400, ['password']]);
  });
});
