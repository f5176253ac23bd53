import { PASSWORD, aSubmission, aUser, anAdmin } from './harness/factories.js';
import { mailsSettled } from './harness/mailbox.js';
import { TestServer } from './harness/test-server.js';
import { callWithHost } from './harness/with-host.js';

const SENT = 'An email verification link has been sent to your email account.';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.close());
beforeEach(() => server.database.db.query('DELETE FROM limits'));

let addresses = 0;
const address = () => `newcomer-${++addresses}@example.com`;
const register = (email: string, password = PASSWORD, name = 'New Person') =>
  server.nobody.post('/api/register', { name, email, password });
const verify = (code: string) =>
  server.nobody.send<{ message: string }>('/api/register/verify-account', {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code }),
  });
const signIn = (email: string, password = PASSWORD) =>
  server.nobody.post('/api/auth/signin', { email, password });
const accountOf = async (email: string) => {
  const [row] = await server.database.db.query<Record<string, unknown>[]>(
    'SELECT * FROM users WHERE lower(email) = lower($1)',
    [email],
  );
  return row;
};

describe('registering', () => {
  it('creates an account that can sign in after its link was opened; the link signs nobody in (ACCOUNT-5, ACCOUNT-16, RESTAPI-7)', async () => {
    const email = address();
    const { status, body } = await register(email);
    expect([status, body]).toEqual([201, { message: SENT }]);
    expect(await accountOf(email)).toMatchObject({ role: 'STANDARD', enabled: true, verified_at: null });
    const answer = await verify(await server.mailbox.tokenFor(email));
    expect([answer.status, Object.keys(answer.body)]).toEqual([200, ['message']]);
    expect(await server.database.db.query('SELECT 1 FROM sessions')).toEqual([]);
    expect((await signIn(email)).status).toBe(200);
  });

  it('creates an account through GraphQL too', async () => {
    const email = address();
    const { register: registered } = await server.nobody.data<{ register: unknown }>(
      'mutation ($input: RegisterInput!) { register(input: $input) { message } }',
      { input: { name: 'N', email, password: PASSWORD } },
    );
    expect(registered).toEqual({ message: SENT });
    await server.nobody.data('mutation ($code: String!) { verifyAccount(code: $code) { message } }', {
      code: await server.mailbox.tokenFor(email),
    });
    expect((await signIn(email)).status).toBe(200);
  });

  it('mails a link to PUBLIC_URL, whatever the request’s Host (ACCOUNT-29, MAIL-4)', async () => {
    const email = address();
    const { status } = await callWithHost(`${server.process.url}/api/register`, 'evil.test', {
      name: 'N',
      email,
      password: PASSWORD,
    });
    expect(status).toBe(201);
    const [mail] = await server.mailbox.to(email);
    expect(mail!.text).toContain('http://localhost:');
    expect(mail!.text + mail!.html).not.toContain('evil.test');
  });

  describe('registering an address again before its link was opened', () => {
    const again = async (email: string, password: string, name: string) => {
      await server.database.db.query('DELETE FROM limits');
      return register(email.toUpperCase(), password, name);
    };

    it('does not change the first registration (ACCOUNT-6)', async () => {
      const email = address();
      await register(email, 'the first password', 'First Name');
      const before = await accountOf(email);
      expect((await again(email, 'the second password', 'Second Name')).body).toEqual({ message: SENT });
      expect(await accountOf(email)).toEqual({ ...before, unproven_password: 'SEVERAL' });
      expect((await signIn(email, 'the first password')).body.message).toMatch(/not verified yet/);
      expect((await signIn(email, 'the second password')).body.message).toMatch(/not right/);
    });

    it.each([
      ['first', 1],
      ['second', 0],
    ])(
      'keeps neither of two passwords when the %s link is opened (ACCOUNT-7, ACCOUNT-12)',
      async (_, newest) => {
        const email = address();
        await register(email, 'the password of a stranger', 'Stranger');
        await server.mailbox.to(email);
        await again(email, 'the password of its owner', 'Owner');
        const links = (await server.mailbox.to(email, 2)).map(({ text }) => /code=([\w-]+)/.exec(text)![1]!);
        const { status, body } = await verify(links[newest]!);
        expect([status, body.message]).toEqual([200, expect.stringMatching(/we kept none of them/)]);
        expect(await accountOf(email)).toMatchObject({
          name: newest === 0 ? 'Owner' : 'Stranger',
          password_hash: null,
          unproven_password: null,
        });
        for (const password of ['the password of a stranger', 'the password of its owner'])
          expect((await signIn(email, password)).body.message).toMatch(/not right/);
        expect((await verify(links[1 - newest]!)).status).toBe(400);
        const [mail] = await server.mailbox.to(email, 3);
        expect(mail!.subject).toMatch(/Choose your password/);
        const token = /token=([\w-]+)/.exec(mail!.text)![1]!;
        const chosen = await server.nobody.post('/api/auth/reset-password', {
          password: 'chosen now',
          token,
        });
        expect(chosen.status).toBe(200);
        expect((await signIn(email, 'chosen now')).status).toBe(200);
      },
    );

    const askForLink = async (to: string) => {
      await server.database.db.query('DELETE FROM limits');
      await server.nobody.data(
        'mutation ($to: String!) { requestVerificationLink(email: $to) { message } }',
        { to },
      );
    };

    it.each([
      ['its claim', true],
      ['its address', false],
    ])(
      'keeps neither of two passwords when a link requested later is opened, and names the account after %s',
      async (_, ownsClaim) => {
        const email = address();
        if (ownsClaim) await aSubmission(server.database.db, server.ring, { email });
        await register(email, 'the password of a stranger', 'Settlement Administrator');
        await again(email, 'the password of its owner', 'Owner');
        await askForLink(email);
        const verified = await verify(await server.mailbox.tokenFor(email, 3));
        expect(verified.body.message).toMatch(/we kept none of them/);
        expect(await accountOf(email)).toMatchObject({ name: ownsClaim ? 'Avery Claimant' : email });
        expect((await signIn(email, 'the password of a stranger')).status).toBe(400);
      },
    );

    it('uses the newest name with the same password when a link requested later is opened', async () => {
      const email = address();
      await register(email, 'the same password', 'M Jones');
      await again(email, 'the same password', 'Mary Jones');
      await askForLink(email);
      expect((await verify(await server.mailbox.tokenFor(email, 3))).status).toBe(200);
      expect(await accountOf(email)).toMatchObject({ name: 'Mary Jones' });
    });

    it('states in each mail when that registration was made, so that the owner can distinguish the links', async () => {
      const email = address();
      await register(email);
      await server.mailbox.to(email);
      await server.database.db.query(`UPDATE users SET created_at = now() - interval '5 hours'`);
      await again(email, 'another password', 'N');
      const [second, first] = (await server.mailbox.to(email, 2)).map(
        ({ text }) => /address on ([\w-]+ [\d:]+)\./.exec(text)![1]!,
      );
      expect(Math.abs(Date.parse(second!) - Date.parse(first!))).toBeLessThan(3_600_000);
    });

    it('keeps the password if both registrations had the same, and the name of the opened link (ACCOUNT-6)', async () => {
      const email = address();
      await register(email, 'the same password', 'M Jones');
      await again(email, 'the same password', 'Mary Jones');
      expect((await verify(await server.mailbox.tokenFor(email, 2))).body.message).toMatch(
        /You can sign in now/,
      );
      expect(await accountOf(email)).toMatchObject({ name: 'Mary Jones' });
      expect((await signIn(email, 'the same password')).status).toBe(200);
    });

    it('verifies once when both links are opened at once (ACCOUNT-12)', async () => {
      const email = address();
      await register(email);
      await again(email, PASSWORD, 'N');
      const links = (await server.mailbox.to(email, 2)).map(({ text }) => /code=([\w-]+)/.exec(text)![1]!);
      const answers = await Promise.all([...links, ...links].map(verify));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
    });
  });

  it('states in the mail when the account was registered, and to the address of a claim that no registration is needed (ACCOUNT-8)', async () => {
    const [plain, ofClaim] = [address(), address()];
    await aSubmission(server.database.db, server.ring, { email: ofClaim });
    await register(plain);
    await register(ofClaim);
    const [mail] = await server.mailbox.to(plain);
    expect(mail!.text).toMatch(
      /was registered with this e-mail address on \d\d-[A-Z][a-z]{2}-\d{4} \d\d:\d\d\./,
    );
    expect(mail!.text).toMatch(/If this was not you, do nothing/);
    expect(mail!.text).not.toMatch(/already with us/);
    const [mailOfClaim] = await server.mailbox.to(ofClaim);
    expect(mailOfClaim!.text).toMatch(/Your claim is already with us, and you do not need to register/);
  });

  it('registering with a taken address changes nothing and notifies its owner by mail (ACCOUNT-5)', async () => {
    const user = await aUser(server.database.db);
    const { status, body } = await register(user.email, 'another password', 'Somebody Else');
    expect([status, body]).toEqual([201, { message: SENT }]);
    const [mail] = await server.mailbox.to(user.email);
    expect(mail!.subject).toMatch(/already has an account/);
    expect(mail!.text).not.toMatch(/Somebody Else|code=/);
    expect(await accountOf(user.email)).toMatchObject({ name: user.name, version: 1 });
    expect((await signIn(user.email)).status).toBe(200);
  });

  it('never takes over the new unverified address of an administrator or of a member who signed in before', async () => {
    const admin = await anAdmin(server.database.db, { verifiedAt: null });
    const member = await aUser(server.database.db);
    await server.signIn(member);
    await server.database.db.query('UPDATE users SET verified_at = NULL WHERE id = $1', [member.id]);
    for (const { email } of [admin, member]) {
      await register(email, 'chosen by a stranger', 'Stranger');
      await verify(await server.mailbox.tokenFor(email));
      expect((await signIn(email, 'chosen by a stranger')).status).toBe(400);
      expect((await signIn(email)).status).toBe(200);
    }
  });

  it('refuses what the form would refuse, with the same messages (ACCOUNT-2)', async () => {
    const email = address();
    expect((await register(email, 'short')).body.fields).toEqual({
      password: 'Password should be at least 8 characters long',
    });
    expect((await register('no address')).body.fields).toEqual({ email: 'Invalid email' });
    expect((await register(email, PASSWORD, '')).body.fields).toEqual({ name: 'Required' });
    expect((await register(email, PASSWORD, '\u200d')).body.fields).toEqual({ name: 'Required' });
    expect((await register(email, PASSWORD, '\u200b')).status).toBe(400);
    expect((await register(email, 'é'.repeat(600))).status).toBe(400);
    expect((await server.nobody.post('/api/register', {})).body.fields).toEqual({
      name: 'Required',
      email: 'Required',
      password: 'Password should be at least 8 characters long',
    });
    const more = await server.nobody.post('/api/register', {
      name: 'N',
      email,
      password: PASSWORD,
      role: 'MASTER_ADMIN',
    });
    expect(more.status).toBe(400);
    expect(await accountOf(email)).toBeUndefined();
  });
});

describe('a verification link', () => {
  it('a missing verification link is reported as missing', async () => {
    const { body } = await server.nobody.send('/api/register/verify-account', {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expect(body).toMatchObject({ statusCode: 400, fields: { code: 'Code is required' } });
  });

  it('works once in fifty concurrent attempts (ACCOUNT-13, DURABLE-16)', async () => {
    const email = address();
    await register(email);
    const token = await server.mailbox.tokenFor(email);
    const answers = await Promise.all(Array.from({ length: 50 }, () => verify(token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(49);
  });

  it('expires after 24 hours, and is stored only as a hash (ACCOUNT-13)', async () => {
    const email = address();
    await register(email);
    const token = await server.mailbox.tokenFor(email);
    const rows = await server.database.db.query<{ hours: string }[]>(
      'SELECT *, extract(epoch FROM expires_at - now()) / 3600 AS hours FROM account_tokens ORDER BY created_at DESC LIMIT 1',
    );
    expect(Number(rows[0]!.hours)).toBeCloseTo(24, 1);
    expect(JSON.stringify(rows)).not.toContain(token);
    await server.database.db.query('UPDATE account_tokens SET expires_at = now()');
    expect((await verify(token)).status).toBe(400);
  });

  it.each(['', 'x', 'A'.repeat(48), '../../etc'])(
    'a malformed verification link is refused: %j',
    async (code) => {
      expect((await verify(code)).status).toBe(400);
    },
  );

  it('is sent again on request, and with the correct password, only to those who have a pending account (SIGNIN-17, ACCOUNT-11)', async () => {
    const email = address();
    await register(email);
    const member = await aUser(server.database.db);
    const ask = (to: string) =>
      server.nobody.data('mutation ($to: String!) { requestVerificationLink(email: $to) { message } }', {
        to,
      });
    await server.database.db.query('DELETE FROM limits');
    const answers = [await ask(email), await ask(member.email), await ask(address())];
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    await server.mailbox.to(email, 2);
    await server.database.db.query(`UPDATE account_tokens SET created_at = now() - interval '31 seconds'`);
    const { status, body } = await signIn(email);
    expect([status, body.message]).toEqual([400, expect.stringMatching(/not verified yet/)]);
    await server.mailbox.to(email, 3);
    // Correct again right after: the same message, and no fourth mail.
    expect((await signIn(email)).body).toEqual(body);
    expect((await verify(await server.mailbox.tokenFor(email, 3))).status).toBe(200);
    const all = await server.mailbox.all();
    expect(all.filter(({ to }) => to.includes(email))).toHaveLength(3);
    expect(all.filter(({ to }) => to.includes(member.email))).toEqual([]);
  });
});

describe('registering and signing in concurrently', () => {
  it('mails one link, and it works', async () => {
    const email = address();
    await register(email);
    const { status, body } = await signIn(email);
    expect([status, body.message]).toEqual([400, expect.stringMatching(/not verified yet/)]);
    expect(body.message).not.toContain('just sent');
    await mailsSettled(server.database.db);
    const mails = (await server.mailbox.all()).filter(({ to }) => to.includes(email));
    expect(mails).toHaveLength(1);
    expect((await verify(await server.mailbox.tokenFor(email))).status).toBe(200);
  });
});
