import { CodeSignIn, wrongFor } from './harness/code-sign-in.js';
import { PASSWORD, aUser, anAdmin } from './harness/factories.js';
import { TestServer } from './harness/test-server.js';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.close());
beforeEach(() => sql('DELETE FROM limits'));

const sql = <Row = Record<string, unknown>>(statement: string, parameters: unknown[] = []) =>
  server.database.db.query<Row[]>(statement, parameters);
const { ask, askAgain, enter, enterWrong } = new CodeSignIn(() => server);

it('a limit counted while the clock was a year ahead lasts no longer than any other', async () => {
  const user = await aUser(server.database.db);
  expect((await ask(user.email)).status).toBe(200);
  expect((await ask(user.email)).status).toBe(429);
  await sql('UPDATE limits SET expire = expire + 31536000000');
  expect((await ask(user.email)).status).toBe(200);
  expect((await ask(user.email)).status).toBe(429);
});

describe('twenty wrong codes in a day', () => {
  it('lock an address, known or not, for new codes too (SIGNIN-30)', async () => {
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
    const codes = (await server.mailbox.to(user.email, 6)).length;
    const closed = await enter(user.email, await server.mailbox.codeFor(user.email, codes));
    // No number of minutes: the address is locked for up to a day.
    expect([closed.status, closed.body.message]).toEqual([429, expect.stringMatching(/tomorrow/)]);
    // An expired code is refused in the same way, so that the response does not reveal which codes are valid.
    await sql('UPDATE one_time_codes SET expires_at = expires_at - make_interval(days => 1)');
    const { status, body } = await enter(user.email, '000000');
    expect([status, body]).toEqual([429, closed.body]);
    await sql('UPDATE one_time_codes SET expires_at = expires_at + make_interval(days => 1)');
    // A day later, by the database's clock.
    await sql('UPDATE limits SET expire = expire - 86400000');
    expect((await enter(user.email, await server.mailbox.codeFor(user.email, codes))).status).toBe(200);
  });

  it('do not lock sign-in by password', async () => {
    const admin = await anAdmin(server.database.db);
    expect((await enterWrong(admin.email, 21)).at(-1)!.status).toBe(429);
    await server.signIn(admin);
  });

  it('do not count attempts without a code, which anybody could make (SIGNIN-33)', async () => {
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
    expect((await enter(user.email, await server.mailbox.codeFor(user.email))).status).toBe(200);
  });

  it('do not count attempts at a used or expired code (SIGNIN-33)', async () => {
    const user = await aUser(server.database.db);
    await ask(user.email);
    const code = await server.mailbox.codeFor(user.email);
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

  it('do not count correct codes (SIGNIN-36)', async () => {
    const user = await aUser(server.database.db);
    for (let round = 0; round < 3; round++) {
      await askAgain(user.email);
      const code = await server.mailbox.codeFor(user.email, round + 1);
      expect((await enter(user.email, code)).status).toBe(200);
    }
    const rows = await sql<{ points: number }>(`SELECT points FROM limits WHERE key LIKE 'code-%'`);
    expect(rows.map(({ points }) => points)).toEqual([0, 0, 0]);
  });
});

describe('guessing codes of many accounts', () => {
  it('locks sign-in by code for the addresses attempted and no others (SIGNIN-32)', async () => {
    const [tried, untried] = [await aUser(server.database.db), await aUser(server.database.db)];
    for (const { email } of [tried, untried]) await ask(email);
    const code = await server.mailbox.codeFor(tried.email);
    for (let tries = 0; tries < 2; tries += 1) await enter(tried.email, '000000');
    await sql(`UPDATE limits SET points = 300 WHERE key = 'code-everywhere'`);
    const { status, body, headers } = await enter(tried.email, code);
    expect([status, body.message]).toEqual([
      429,
      expect.stringMatching(/try a code again in \d+ minutes?, /),
    ]);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(800);
    await server.signIn(tried);
    // A wrong code first, then the right one.
    expect((await enter(untried.email, '000000')).status).toBe(400);
    expect((await enter(untried.email, await server.mailbox.codeFor(untried.email))).status).toBe(200);
    await sql(`UPDATE limits SET expire = 0 WHERE key = 'code-everywhere'`);
    expect((await enter(tried.email, code)).status).toBe(200);
  });

  it('is counted for a whole network (SIGNIN-31)', async () => {
    await enter('somebody@example.com', '000000');
    await sql(`UPDATE limits SET points = 100 WHERE key LIKE 'code-network:%'`);
    expect((await enter('another@example.com', '000000')).status).toBe(429);
  });
});

describe('mails to one address', () => {
  it('are limited to one in 30 seconds and ten an hour, for known and unknown addresses (MAIL-2)', async () => {
    const user = await aUser(server.database.db);
    const seen: unknown[][] = [];
    for (const email of [user.email, 'unknown-mail@example.com']) {
      const statuses: number[] = [(await ask(email)).status];
      const again = await ask(email);
      expect(Number(again.headers.get('retry-after'))).toBeLessThanOrEqual(30);
      expect(again.body.message).toMatch(/Please wait \d+ seconds?, and check your spam folder too\.$/);
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

  it('are counted by kind, so that unrequested links do not use up the limit of codes (MAIL-2)', async () => {
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
