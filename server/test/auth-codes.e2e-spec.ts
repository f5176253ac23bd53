import { createHash, createHmac } from 'node:crypto';
import { CodeSignIn, wrongFor } from './harness/code-sign-in.js';
import { PASSWORD, aSubmission, aUser, anAdmin } from './harness/factories.js';
import type { Client } from './harness/client.js';
import { mailsSettled } from './harness/mailbox.js';
import { registeredBySomebodyElse } from './harness/registered-by-somebody-else.js';
import { TestServer } from './harness/test-server.js';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.close());
beforeEach(() => sql('DELETE FROM limits'));

const sql = <Row = Record<string, unknown>>(statement: string, parameters: unknown[] = []) =>
  server.database.db.query<Row[]>(statement, parameters);
const { ask, askAgain, enter } = new CodeSignIn(() => server);

describe('sign-in by code', () => {
  it('signs a member in with the mailed code alone, through REST (RESTAPI-4, RESTAPI-5, SIGNIN-23)', async () => {
    const user = await aUser(server.database.db);
    const { status, body } = await ask(user.email);
    expect([status, body]).toEqual([200, { email: user.email }]);
    const answer = await enter(user.email.toUpperCase(), await server.mailbox.codeFor(user.email));
    const { id, name, email, role } = user;
    expect([answer.status, answer.body]).toEqual([
      200,
      { user: { id, name, email, role }, tokens: { access: expect.anything() } },
    ]);
    const { token } = answer.body.tokens!.access;
    expect((await server.nobody.with(token).get('/api/user/profile')).status).toBe(200);
  });

  it('signs an administrator in, through GraphQL', async () => {
    const admin = await anAdmin(server.database.db);
    const call = (client: Client, document: string, variables: object) => client.data(document, variables);
    expect(
      await call(server.nobody, 'mutation ($e: String!) { requestCode(email: $e) { email } }', {
        e: admin.email,
      }),
    ).toEqual({ requestCode: { email: admin.email } });
    expect(
      await call(
        server.nobody,
        'mutation ($e: String!, $c: String!) { signInWithCode(email: $e, code: $c) { stepUp user { role } tokens { access { token } } } }',
        { e: admin.email, c: await server.mailbox.codeFor(admin.email) },
      ),
    ).toMatchObject({ signInWithCode: { stepUp: false, user: { role: 'MASTER_ADMIN' } } });
  });

  it('creates the account of an address with claims, with the first correct code (SIGNIN-38)', async () => {
    const claim = await aSubmission(server.database.db, server.ring, {
      email: 'Imported.Member@example.com',
    });
    await ask('imported.member@example.com');
    expect(await sql('SELECT 1 FROM users WHERE lower(email) = $1', ['imported.member@example.com'])).toEqual(
      [],
    );
    const { body } = await enter(
      'imported.member@example.com',
      await server.mailbox.codeFor('imported.member@example.com'),
    );
    expect(body.user).toMatchObject({ role: 'STANDARD', name: 'Avery Claimant', email: claim.email });
    const member = server.nobody.with(body.tokens!.access.token);
    const own = await member.get<{ submissions: { id: string }[] }>('/api/settlement-submission/');
    expect(own.body.submissions.map(({ id }) => id)).toEqual([claim.id]);
    expect(
      await sql('SELECT password_hash, verified_at IS NULL AS pending FROM users WHERE id = $1', [
        body.user!.id,
      ]),
    ).toEqual([{ password_hash: null, pending: false }]);
  });

  it('verifies a pending account and deletes the password registered before (SIGNIN-39)', async () => {
    const user = await aUser(server.database.db, { verifiedAt: null });
    await ask(user.email);
    expect((await enter(user.email, await server.mailbox.codeFor(user.email))).status).toBe(200);
    const [row] = await sql('SELECT password_hash, verified_at FROM users WHERE id = $1', [user.id]);
    expect(row).toEqual({ password_hash: null, verified_at: expect.any(Date) as Date });
    expect(
      (await server.nobody.post('/api/auth/signin', { email: user.email, password: PASSWORD })).status,
    ).toBe(400);
  });

  it.each([
    ['its claim', 'named-by-a-stranger@example.com', 'Avery Claimant'],
    ['its address', 'named-without-a-claim@example.com', 'named-without-a-claim@example.com'],
  ])(
    'of a pending account also deletes the name registered before: the account is named after %s (SIGNIN-39)',
    async (_, email, name) => {
      await registeredBySomebodyElse(server, email, { claimed: name !== email });
      await ask(email);
      const { body } = await enter(email, await server.mailbox.codeFor(email, 2));
      expect(body.user!.name).toBe(name);
      expect(await sql('SELECT name FROM users WHERE email = $1', [email])).toEqual([{ name }]);
    },
  );

  it('keeps the name of an account whose address an administrator changed', async () => {
    const user = await aUser(server.database.db, { name: 'Kept Name', verifiedAt: null });
    await ask(user.email);
    const { body } = await enter(user.email, await server.mailbox.codeFor(user.email));
    expect(body.user!.name).toBe('Kept Name');
  });

  it('mails no code to an account that may not sign in, and responds the same (SIGNIN-40, SIGNIN-41, MAIL-3)', async () => {
    const disabled = await aUser(server.database.db, { enabled: false });
    const unknown = 'not-known-here@example.com';
    expect((await ask(disabled.email)).status).toBe(200);
    expect((await ask(unknown)).body).toEqual({ email: unknown });
    await mailsSettled(server.database.db);
    const addressees = (await server.mailbox.all()).flatMap(({ to }) => to);
    expect(addressees).not.toContain(disabled.email);
    expect(addressees).not.toContain(unknown);
    const rows = await sql(`SELECT sent_at, variables FROM mails WHERE recipient = ANY($1)`, [
      [disabled.email, unknown],
    ]);
    expect(rows).toEqual([
      { sent_at: null, variables: null },
      { sent_at: null, variables: null },
    ]);
  });

  it('refuses a correct code like a wrong one when the account was disabled meanwhile (SIGNIN-40, SIGNIN-42)', async () => {
    const user = await aUser(server.database.db);
    await ask(user.email);
    const code = await server.mailbox.codeFor(user.email);
    const wrong = await enter(user.email, wrongFor(code));
    await sql('UPDATE users SET enabled = false WHERE id = $1', [user.id]);
    const { status, body } = await enter(user.email, code);
    expect([status, body]).toEqual([400, wrong.body]);
  });

  it('accepts exactly six characters (SIGNIN-26)', async () => {
    for (const otp of ['', '12345', '1234567']) {
      const { status, body } = await server.nobody.post('/api/auth/otp-verify', {
        email: 'a@example.com',
        otp,
      });
      expect([status, Object.keys(body.fields as object)]).toEqual([400, ['otp']]);
    }
  });

  it('reports missing values in the prescribed words (SIGNIN-8, SIGNIN-10)', async () => {
    const empty = await server.nobody.post('/api/auth/otp-login', {});
    expect(empty.body.fields).toEqual({ email: 'Email is required' });
    const noCode = await server.nobody.post('/api/auth/otp-verify', { email: 'a@example.com' });
    expect((noCode.body as { fields?: object }).fields).toEqual({ otp: 'OTP code is required' });
  });

  it('stores no readable code or address in its tables (ENCRYPT-8)', async () => {
    const user = await aUser(server.database.db);
    await ask(user.email);
    const code = await server.mailbox.codeFor(user.email);
    const [place] = await sql('SELECT * FROM one_time_codes ORDER BY created_at DESC LIMIT 1');
    const mails = await sql('SELECT * FROM mails WHERE recipient = $1', [user.email]);
    const jobs = await sql('SELECT * FROM outbox');
    expect(JSON.stringify([place, mails, jobs])).not.toContain(code);
    expect(JSON.stringify(place)).not.toContain(user.email);
  });
});

describe('a code', () => {
  it('is stored as an HMAC under a separate key, with a new salt each time (SIGNIN-35)', async () => {
    const { email } = await aUser(server.database.db);
    const kept = async (mails: number) => {
      await askAgain(email);
      const code = await server.mailbox.codeFor(email, mails);
      const [row] = await sql<{ salt: Buffer; code_hash: Buffer }>(
        'SELECT salt, code_hash FROM one_time_codes ORDER BY created_at DESC LIMIT 1',
      );
      return { code, salt: row!.salt, hash: row!.code_hash };
    };
    const [first, second] = [await kept(1), await kept(2)];
    for (const { code, salt, hash } of [first, second]) {
      const key = server.ring.keyFor('codes.code');
      expect(hash).toEqual(createHmac('sha256', key).update(salt).update(code).digest());
      expect(hash).not.toEqual(createHash('sha256').update(salt).update(code).digest());
    }
    expect(first.salt.equals(second.salt)).toBe(false);
  });

  it.each([
    ['ten minutes have passed', `UPDATE one_time_codes SET expires_at = now()`],
    ['it was used', `UPDATE one_time_codes SET consumed_at = now()`],
  ])('is refused when %s (SIGNIN-27)', async (_, statement) => {
    const user = await aUser(server.database.db);
    await ask(user.email);
    const code = await server.mailbox.codeFor(user.email);
    const [life] = await sql<{ minutes: string }>(
      'SELECT extract(epoch FROM expires_at - now()) / 60 AS minutes FROM one_time_codes ORDER BY created_at DESC LIMIT 1',
    );
    expect(Number(life!.minutes)).toBeCloseTo(10, 0);
    await sql(statement);
    expect((await enter(user.email, code)).status).toBe(400);
  });

  it('is refused after a newer one was requested (SIGNIN-28)', async () => {
    const user = await aUser(server.database.db);
    await ask(user.email);
    const first = await server.mailbox.codeFor(user.email);
    expect((await askAgain(user.email)).status).toBe(200);
    const second = await server.mailbox.codeFor(user.email, 2);
    if (first !== second) expect((await enter(user.email, first)).status).toBe(400);
    expect((await enter(user.email, second)).status).toBe(200);
  });

  it('is refused after five wrong ones, with a message that it is used up (SIGNIN-29, SIGNIN-16)', async () => {
    const user = await aUser(server.database.db);
    const unknown = 'spent-for-nobody@example.com';
    await ask(user.email);
    await ask(unknown);
    const code = await server.mailbox.codeFor(user.email);
    const messages = async (email: string, last: string) => {
      const answers = [];
      for (const tried of [...Array<string>(5).fill(wrongFor(code)), last])
        answers.push(await enter(email, tried));
      expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 400]);
      return answers.map(({ body }) => body.message);
    };
    const refusals = await messages(user.email, code);
    expect(refusals.slice(0, 4)).toEqual(Array(4).fill(expect.stringContaining('not right or has expired')));
    expect(refusals.slice(4)).toEqual(Array(2).fill(expect.stringContaining('Please ask for a new one')));
    expect(await messages(unknown, code)).toEqual(refusals);
    await sql(`UPDATE one_time_codes SET expires_at = now()`);
    expect((await enter(user.email, code)).body.message).toContain('not right or has expired');
  });

  it('is compared at most five times in fifty concurrent attempts (SIGNIN-29)', async () => {
    const user = await aUser(server.database.db);
    await ask(user.email);
    const code = await server.mailbox.codeFor(user.email);
    await Promise.all(Array.from({ length: 50 }, () => enter(user.email, wrongFor(code))));
    const [row] = await sql('SELECT failures FROM one_time_codes ORDER BY created_at DESC LIMIT 1');
    expect(row).toEqual({ failures: 5 });
    await sql('DELETE FROM limits');
    expect((await enter(user.email, code)).status).toBe(400);
  });
});
