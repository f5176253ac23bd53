import { PASSWORD, aSubmission, aUser, anAdmin } from './harness/factories.js';
import type { Client } from './harness/client.js';
import { Mailbox, mailsSettled } from './harness/mailbox.js';
import { TestServer } from './harness/test-server.js';

interface SignedIn {
  message?: string;
  user?: { id: string; name: string; email: string; role: string };
  tokens?: { access: { token: string; expires: string } };
}

let server: TestServer;
let mailbox: Mailbox;
beforeAll(async () => {
  server = await TestServer.start();
  mailbox = new Mailbox(() => server.process.url);
});
afterAll(() => server.close());
beforeEach(() => sql('DELETE FROM limits'));

const sql = <Row = Record<string, unknown>>(statement: string, parameters: unknown[] = []) =>
  server.database.db.query<Row[]>(statement, parameters);
const ask = (email: string) => server.nobody.post('/api/auth/otp-login', { email });
const enter = (email: string, otp: string) =>
  server.nobody.post<SignedIn>('/api/auth/otp-verify', { email, otp });
const wrongFor = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const askAgain = async (email: string) => {
  await sql(`UPDATE limits SET expire = 0 WHERE key LIKE 'mail-%'`);
  return ask(email);
};
/** Wrong codes, each of which could have been right: a code takes five. */
const enterWrong = async (email: string, times: number) => {
  const answers = [];
  for (let tries = 0; tries < times; tries++) {
    if (tries % 5 === 0) await askAgain(email);
    answers.push(await enter(email, '000000'));
  }
  return answers;
};

describe('sign-in by code', () => {
  it('lets a member in with the mailed code, by REST', async () => {
    const user = await aUser(server.database.db);
    const { status, body } = await ask(user.email);
    expect([status, body]).toEqual([200, { email: user.email }]);
    const answer = await enter(user.email.toUpperCase(), await mailbox.codeFor(user.email));
    const { id, name, email, role } = user;
    expect([answer.status, answer.body]).toEqual([
      200,
      { user: { id, name, email, role }, tokens: { access: expect.anything() } },
    ]);
    const { token } = answer.body.tokens!.access;
    expect((await server.nobody.with(token).get('/api/user/profile')).status).toBe(200);
  });

  it('lets an administrator in, by GraphQL', async () => {
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
        { e: admin.email, c: await mailbox.codeFor(admin.email) },
      ),
    ).toMatchObject({ signInWithCode: { stepUp: false, user: { role: 'MASTER_ADMIN' } } });
  });

  it('makes the account of an address that claims carry, with the first correct code', async () => {
    const claim = await aSubmission(server.database.db, server.ring, {
      email: 'Imported.Member@example.com',
    });
    await ask('imported.member@example.com');
    expect(await sql('SELECT 1 FROM users WHERE lower(email) = $1', ['imported.member@example.com'])).toEqual(
      [],
    );
    const { body } = await enter(
      'imported.member@example.com',
      await mailbox.codeFor('imported.member@example.com'),
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

  it('verifies a pending account and forgets the password registered before', async () => {
    const user = await aUser(server.database.db, { verifiedAt: null });
    await ask(user.email);
    expect((await enter(user.email, await mailbox.codeFor(user.email))).status).toBe(200);
    const [row] = await sql('SELECT password_hash, verified_at FROM users WHERE id = $1', [user.id]);
    expect(row).toEqual({ password_hash: null, verified_at: expect.any(Date) as Date });
    expect(
      (await server.nobody.post('/api/auth/signin', { email: user.email, password: PASSWORD })).status,
    ).toBe(400);
  });

  it.each([
    ['its claim', 'named-by-a-stranger@example.com', 'Avery Claimant'],
    ['its address', 'named-without-a-claim@example.com', 'named-without-a-claim@example.com'],
  ])('forgets the name registered before too: the account is named after %s', async (_, email, name) => {
    if (name !== email) await aSubmission(server.database.db, server.ring, { email });
    await server.nobody.post('/api/register', {
      name: 'Settlement Administrator',
      email,
      password: PASSWORD,
    });
    await mailbox.to(email);
    await ask(email);
    const { body } = await enter(email, await mailbox.codeFor(email, 2));
    expect(body.user!.name).toBe(name);
    expect(await sql('SELECT name FROM users WHERE email = $1', [email])).toEqual([{ name }]);
  });

  it('keeps the name of an account whose address an administrator changed', async () => {
    const user = await aUser(server.database.db, { name: 'Kept Name', verifiedAt: null });
    await ask(user.email);
    const { body } = await enter(user.email, await mailbox.codeFor(user.email));
    expect(body.user!.name).toBe('Kept Name');
  });

  it('mails nobody who may not sign in, and answers them alike', async () => {
    const disabled = await aUser(server.database.db, { enabled: false });
    const unknown = 'not-known-here@example.com';
    expect((await ask(disabled.email)).status).toBe(200);
    expect((await ask(unknown)).body).toEqual({ email: unknown });
    await mailsSettled(server.database.db);
    const addressees = (await mailbox.all()).flatMap(({ to }) => to);
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

  it('refuses a right code when the account was disabled meanwhile, as any wrong one', async () => {
    const user = await aUser(server.database.db);
    await ask(user.email);
    const code = await mailbox.codeFor(user.email);
    const wrong = await enter(user.email, wrongFor(code));
    await sql('UPDATE users SET enabled = false WHERE id = $1', [user.id]);
    const { status, body } = await enter(user.email, code);
    expect([status, body]).toEqual([400, wrong.body]);
  });

  it('takes exactly six characters', async () => {
    for (const otp of ['', '12345', '1234567']) {
      const { status, body } = await server.nobody.post('/api/auth/otp-verify', {
        email: 'a@example.com',
        otp,
      });
      expect([status, Object.keys(body.fields as object)]).toEqual([400, ['otp']]);
    }
  });

  it('says what is missing in the words of the spec', async () => {
    const empty = await server.nobody.post('/api/auth/otp-login', {});
    expect(empty.body.fields).toEqual({ email: 'Email is required' });
    const noCode = await server.nobody.post('/api/auth/otp-verify', { email: 'a@example.com' });
    expect((noCode.body as { fields?: object }).fields).toEqual({ otp: 'OTP code is required' });
  });

  it('keeps no code readable anywhere', async () => {
    const user = await aUser(server.database.db);
    await ask(user.email);
    const code = await mailbox.codeFor(user.email);
    const [place] = await sql('SELECT * FROM one_time_codes ORDER BY created_at DESC LIMIT 1');
    const mails = await sql('SELECT * FROM mails WHERE recipient = $1', [user.email]);
    const jobs = await sql('SELECT * FROM outbox');
    expect(JSON.stringify([place, mails, jobs])).not.toContain(code);
    expect(JSON.stringify(place)).not.toContain(user.email);
  });
});

describe('a code', () => {
  it.each([
    ['ten minutes have passed', `UPDATE one_time_codes SET expires_at = now()`],
    ['it was used', `UPDATE one_time_codes SET consumed_at = now()`],
  ])('is refused when %s', async (_, statement) => {
    const user = await aUser(server.database.db);
    await ask(user.email);
    const code = await mailbox.codeFor(user.email);
    const [life] = await sql<{ minutes: string }>(
      'SELECT extract(epoch FROM expires_at - now()) / 60 AS minutes FROM one_time_codes ORDER BY created_at DESC LIMIT 1',
    );
    expect(Number(life!.minutes)).toBeCloseTo(10, 0);
    await sql(statement);
    expect((await enter(user.email, code)).status).toBe(400);
  });

  it('is refused when a newer one was asked for', async () => {
    const user = await aUser(server.database.db);
    await ask(user.email);
    const first = await mailbox.codeFor(user.email);
    expect((await askAgain(user.email)).status).toBe(200);
    const second = await mailbox.codeFor(user.email, 2);
    if (first !== second) expect((await enter(user.email, first)).status).toBe(400);
    expect((await enter(user.email, second)).status).toBe(200);
  });

  it('is refused after five wrong ones, and the refusal says that it is spent', async () => {
    const user = await aUser(server.database.db);
    const unknown = 'spent-for-nobody@example.com';
    await ask(user.email);
    await ask(unknown);
    const code = await mailbox.codeFor(user.email);
    const messages = async (email: string, last: string) => {
      const answers = [];
      for (const tried of [...Array<string>(5).fill(wrongFor(code)), last])
        answers.push(await enter(email, tried));
      expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 400]);
      return answers.map(({ body }) => body.message);
    };
    const told = await messages(user.email, code);
    expect(told.slice(0, 4)).toEqual(Array(4).fill(expect.stringContaining('not right or has expired')));
    expect(told.slice(4)).toEqual(Array(2).fill(expect.stringContaining('Please ask for a new one')));
    expect(await messages(unknown, code)).toEqual(told);
    await sql(`UPDATE one_time_codes SET expires_at = now()`);
    expect((await enter(user.email, code)).body.message).toContain('not right or has expired');
  });

  it('is compared five times at most, under fifty tries at once', async () => {
    const user = await aUser(server.database.db);
    await ask(user.email);
    const code = await mailbox.codeFor(user.email);
    await Promise.all(Array.from({ length: 50 }, () => enter(user.email, wrongFor(code))));
    const [row] = await sql('SELECT failures FROM one_time_codes ORDER BY created_at DESC LIMIT 1');
    expect(row).toEqual({ failures: 5 });
    await sql('DELETE FROM limits');
    expect((await enter(user.email, code)).status).toBe(400);
  });
});

describe('twenty wrong codes in a day', () => {
  it('close an address, known or not, over new codes too', async () => {
    const user = await aUser(server.database.db);
    const unknown = 'never-heard-of@example.com';
    const answers: unknown[][] = [];
    for (const email of [user.email, unknown]) {
      const given = await enterWrong(email, 22);
      answers.push(given.map(({ status, body, headers }) => [status, body, headers.has('retry-after')]));
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]!.map((answer) => (answer as number[])[0])).toEqual([
      ...Array<number>(20).fill(400),
      429,
      429,
    ]);
    await askAgain(user.email);
    const codes = (await mailbox.to(user.email, 6)).length;
    const closed = await enter(user.email, await mailbox.codeFor(user.email, codes));
    // Not a number of minutes: it is closed for up to a day.
    expect([closed.status, closed.body.message]).toEqual([429, expect.stringMatching(/tomorrow/)]);
    // A code that does not stand is refused alike, so that the answer does not tell which do.
    await sql('UPDATE one_time_codes SET expires_at = expires_at - make_interval(days => 1)');
    const { status, body } = await enter(user.email, '000000');
    expect([status, body]).toEqual([429, closed.body]);
    await sql('UPDATE one_time_codes SET expires_at = expires_at + make_interval(days => 1)');
    // A day later, by the database's clock.
    await sql('UPDATE limits SET expire = expire - 86400000');
    expect((await enter(user.email, await mailbox.codeFor(user.email, codes))).status).toBe(200);
  });

  it('do not close the password', async () => {
    const admin = await anAdmin(server.database.db);
    expect((await enterWrong(admin.email, 21)).at(-1)!.status).toBe(429);
    await server.signIn(admin);
  });

  it('are no tries without a code, which any stranger can make', async () => {
    const user = await aUser(server.database.db);
    const answersFor = async (email: string) => {
      const answers = [];
      for (let tries = 0; tries < 25; tries++) answers.push(await enter(email, '000000'));
      return answers.map(({ status, body }) => [status, body]);
    };
    const seen = await answersFor(user.email);
    expect(seen.map(([status]) => status)).toEqual(Array(25).fill(400));
    expect(await answersFor('nobody-without-a-code@example.com')).toEqual(seen);
    expect((await ask(user.email)).status).toBe(200);
    expect((await enter(user.email, '000000')).body).toEqual(seen[0]![1]);
    expect((await enter(user.email, await mailbox.codeFor(user.email))).status).toBe(200);
  });

  it('are no tries with a code that is spent or expired', async () => {
    const user = await aUser(server.database.db);
    await ask(user.email);
    const code = await mailbox.codeFor(user.email);
    for (let tries = 0; tries < 25; tries++)
      expect((await enter(user.email, wrongFor(code))).status).toBe(400);
    await sql('UPDATE one_time_codes SET failures = 0, expires_at = now()');
    expect((await enter(user.email, code)).status).toBe(400);
    const rows = await sql<{ key: string; points: number }>(
      `SELECT split_part(key, ':', 1) AS key, points FROM limits WHERE key LIKE 'code-%' ORDER BY 1`,
    );
    expect(rows).toEqual([
      { key: 'code-address', points: 5 },
      { key: 'code-everywhere', points: 5 },
      { key: 'code-network', points: 26 },
    ]);
  });

  it('do not count right ones', async () => {
    const user = await aUser(server.database.db);
    for (let round = 0; round < 3; round++) {
      await askAgain(user.email);
      const code = await mailbox.codeFor(user.email, round + 1);
      expect((await enter(user.email, code)).status).toBe(200);
    }
    const rows = await sql<{ points: number }>(`SELECT points FROM limits WHERE key LIKE 'code-%'`);
    expect(rows.map(({ points }) => points)).toEqual([0, 0, 0]);
  });
});

describe('codes sprayed over many accounts', () => {
  it('close signing in by code for the addresses that were tried, and for no other', async () => {
    const [tried, untried] = [await aUser(server.database.db), await aUser(server.database.db)];
    for (const { email } of [tried, untried]) await ask(email);
    const code = await mailbox.codeFor(tried.email);
    for (let tries = 0; tries < 2; tries += 1) await enter(tried.email, '000000');
    await sql(`UPDATE limits SET points = 300 WHERE key = 'code-everywhere'`);
    const { status, body, headers } = await enter(tried.email, code);
    expect([status, body.message]).toEqual([429, expect.stringMatching(/wait for \d+ minutes?\./)]);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(800);
    await server.signIn(tried);
    // Mistyped once, and then right.
    expect((await enter(untried.email, '000000')).status).toBe(400);
    expect((await enter(untried.email, await mailbox.codeFor(untried.email))).status).toBe(200);
    await sql(`UPDATE limits SET expire = 0 WHERE key = 'code-everywhere'`);
    expect((await enter(tried.email, code)).status).toBe(200);
  });

  it('are counted for a whole network', async () => {
    await enter('somebody@example.com', '000000');
    await sql(`UPDATE limits SET points = 100 WHERE key LIKE 'code-network:%'`);
    expect((await enter('another@example.com', '000000')).status).toBe(429);
  });
});

describe('mails to one address', () => {
  it('are one in 30 seconds and ten an hour, for a known address and an unknown one', async () => {
    const user = await aUser(server.database.db);
    const seen: unknown[][] = [];
    for (const email of [user.email, 'unknown-mail@example.com']) {
      const statuses: number[] = [(await ask(email)).status];
      const again = await ask(email);
      expect(Number(again.headers.get('retry-after'))).toBeLessThanOrEqual(30);
      expect(again.body.message).toMatch(/Please wait \d+ seconds?, and look into your spam folder too\.$/);
      statuses.push(again.status);
      for (let mails = 1; mails < 11; mails++) {
        await sql(`UPDATE limits SET expire = 0 WHERE key LIKE 'mail-code:%'`);
        const { status, body } = await ask(email);
        statuses.push(status);
        if (status === 429) expect(body.message).toMatch(/^Too many e-mails .* Please wait 60 minutes and/);
      }
      seen.push(statuses);
    }
    expect(seen[0]).toEqual([200, 429, ...Array<number>(9).fill(200), 429]);
    expect(seen[1]).toEqual(seen[0]);
  });

  it('are counted for each sort, so that links nobody asked for leave its ten codes', async () => {
    const user = await aUser(server.database.db);
    const { email } = user;
    for (let mails = 0; mails < 11; mails++) {
      await sql(
        `UPDATE limits SET expire = 0 WHERE key LIKE 'mail-reset:%' OR key LIKE 'mail-verification:%'`,
      );
      const statuses = [
        (await server.nobody.post('/api/auth/forgot-password', { email })).status,
        (await server.nobody.post('/api/register', { name: 'N', email, password: PASSWORD })).status,
      ];
      expect(statuses).toEqual(mails < 10 ? [200, 201] : [429, 429]);
    }
    expect((await ask(email)).status).toBe(200);
  });
});
