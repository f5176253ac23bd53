import { setTimeout as sleep } from 'node:timers/promises';
import { PASSWORD, aUser, anAdmin } from './harness/factories.js';
import { TestServer } from './harness/test-server.js';

const REFUSAL = {
  statusCode: 400,
  message: 'The e-mail address or password is not right.',
  error: 'Bad Request',
};

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start({ ROLE: 'api' });
});
afterAll(() => server.close());
beforeEach(() => server.database.db.query('DELETE FROM limits'));

const signIn = (email: string, password: string) =>
  server.nobody.post('/api/auth/signin', { email, password });
const signInBy = (email: string, password: string) =>
  server.nobody.graphql(
    `mutation SignIn($input: SignInInput!) { signIn(input: $input) { user { id name email role } tokens { access { token expires } } } }`,
    { input: { email, password } },
  );

describe('sign-in by password', () => {
  it('signs a person in with the correct password, through REST (RESTAPI-4, ACCOUNT-28, SIGNIN-23)', async () => {
    const user = await aUser(server.database.db, { email: 'Right.Rest@example.com' });
    const { status, body } = await signIn('right.rest@EXAMPLE.com', PASSWORD);
    expect(status).toBe(200);
    const { id, name, email, role } = user;
    expect(body).toEqual({
      user: { id, name, email, role },
      tokens: {
        access: { token: expect.stringMatching(/^prt_/) as string, expires: expect.any(String) as string },
      },
    });
  });

  it('signs a person in with the correct password, through GraphQL', async () => {
    const admin = await anAdmin(server.database.db);
    const { status, body } = await signInBy(admin.email, PASSWORD);
    expect(status).toBe(200);
    expect(body).toMatchObject({ data: { signIn: { user: { id: admin.id, role: 'MASTER_ADMIN' } } } });
  });

  it('gives the same response for a wrong password, an unknown address and a disabled account (SIGNIN-15, SIGNIN-16)', async () => {
    const user = await aUser(server.database.db);
    const disabled = await aUser(server.database.db, { enabled: false });
    const withoutPassword = await aUser(server.database.db, { passwordHash: null });
    const tries: [string, string][] = [
      [user.email, 'wrong'],
      ['nobody@example.com', PASSWORD],
      ['no address', 'x'],
      [disabled.email, PASSWORD],
      [withoutPassword.email, PASSWORD],
    ];
    for (const [email, password] of tries) {
      const rest = await signIn(email, password);
      expect([email, rest.status, rest.body]).toEqual([email, 400, REFUSAL]);
      const graphql = await signInBy(email, password);
      expect(graphql.body.errors).toEqual([
        { message: REFUSAL.message, path: ['signIn'], extensions: { code: 'BAD_USER_INPUT' } },
      ]);
    }
  });

  it('reports an unverified address only to the person with the correct password (SIGNIN-17)', async () => {
    const user = await aUser(server.database.db, { verifiedAt: null });
    expect((await signIn(user.email, 'wrong')).body).toEqual(REFUSAL);
    const { status, body } = await signIn(user.email, PASSWORD);
    expect(status).toBe(400);
    expect(body.message).toMatch(/not verified yet/);
  });

  it('compares passwords to their last byte, without trimming (SIGNIN-19)', async () => {
    const user = await aUser(server.database.db);
    for (const password of [`${PASSWORD} `, ` ${PASSWORD}`, PASSWORD.toUpperCase(), 'é'.repeat(600)]) {
      expect((await signIn(user.email, password)).status).toBe(400);
    }
  });

  it('refuses properties and types that a sign-in does not have, naming the field (SECURITY-7)', async () => {
    const { status, body } = await server.nobody.post('/api/auth/signin', {
      email: 'a@b.example',
      password: 'x',
      role: 'MASTER_ADMIN',
    });
    expect([status, body.fields]).toEqual([400, { role: 'role is not recognised' }]);
    const wrongTypes = await server.nobody.post('/api/auth/signin', { email: ['a'], password: { $ne: '' } });
    expect([wrongTypes.status, Object.keys(wrongTypes.body.fields as object)]).toEqual([
      400,
      ['email', 'password'],
    ]);
  });

  it('audits who signed in and that somebody was refused, without the address entered (AUDIT-1)', async () => {
    const user = await aUser(server.database.db);
    await signIn(user.email, PASSWORD);
    await signIn('typed-by-mistake@example.com', 'x');
    const entries = await server.database.db.query<object[]>(
      'SELECT * FROM audit_entries ORDER BY id DESC LIMIT 2',
    );
    expect(entries).toMatchObject([
      { action: 'sign-in.refused', actor_kind: 'anonymous', subject_id: 'unknown' },
      { action: 'session.started', actor_kind: 'user', actor_id: user.id },
    ]);
    expect(JSON.stringify(entries)).not.toContain('typed-by-mistake');
  });
});

describe('an account that changes while its password is being checked', () => {
  const isWaitedFor = async () => {
    const rows = await server.database.db.query<unknown[]>(
      'SELECT 1 FROM pg_locks JOIN pg_stat_activity USING (pid) WHERE NOT granted AND datname = current_database()',
    );
    return rows.length > 0;
  };

  it.each([
    ['disabled', 'enabled = false'],
    ['given another password', `password_hash = 'another'`],
    ['given another address that is not verified yet', 'verified_at = NULL'],
  ])('signs nobody in when it is %s in the meantime (SIGNIN-25)', async (_, change) => {
    const { id, email } = await aUser(server.database.db);
    const changing = server.database.db.createQueryRunner();
    await changing.startTransaction();
    try {
      await changing.query('SELECT 1 FROM users WHERE id = $1 FOR UPDATE', [id]);
      const answer = signIn(email, PASSWORD);
      for (let tries = 0; tries < 500 && !(await isWaitedFor()); tries++) await sleep(20);
      await changing.query(`UPDATE users SET ${change} WHERE id = $1`, [id]);
      await changing.commitTransaction();
      expect(await answer).toMatchObject({ status: 400, body: REFUSAL });
    } finally {
      await changing.release();
    }
    expect(await server.database.db.query('SELECT 1 FROM sessions WHERE user_id = $1', [id])).toEqual([]);
  });
});

describe('too many wrong passwords', () => {
  it('are refused after ten for one address, known or not, and then the correct one too (SIGNIN-47, ERROR-6)', async () => {
    const user = await aUser(server.database.db);
    for (const email of [user.email, 'unknown-address@example.com']) {
      for (let tries = 0; tries < 10; tries++) expect((await signIn(email, 'wrong')).status).toBe(400);
      const { status, headers, body } = await signIn(email.toUpperCase(), PASSWORD);
      expect(status).toBe(429);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(800);
      expect(body).toEqual({
        statusCode: 429,
        message: 'Too many attempts. Please wait 15 minutes and try again.',
        error: 'Too Many Requests',
      });
    }
    const other = await aUser(server.database.db);
    expect((await signIn(other.email, PASSWORD)).status).toBe(200);
  });

  it.each(['\u0130', '\u0131', '\u212a'])(
    'are not multiplied by writing the address with %s (ACCOUNT-28)',
    async (letter) => {
      const { email } = await aUser(server.database.db, {
        email: `kiki-${letter.codePointAt(0)}@example.com`,
      });
      for (const spelling of [email.replace('k', letter), email.replace('i', letter)])
        expect((await signIn(spelling, PASSWORD)).body.message).toMatch(/not right/);
      expect((await signIn(email.toUpperCase(), PASSWORD)).status).toBe(200);
    },
  );

  it('count every one of fifty concurrent attempts (SIGNIN-48)', async () => {
    const user = await aUser(server.database.db);
    const answers = await Promise.all(Array.from({ length: 50 }, () => signIn(user.email, 'wrong')));
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(40);
  });

  it('do not include correct ones (SIGNIN-48)', async () => {
    const user = await aUser(server.database.db);
    for (let tries = 0; tries < 15; tries++) expect((await signIn(user.email, PASSWORD)).status).toBe(200);
  });

  it('do not include many concurrent correct ones (SIGNIN-48)', async () => {
    const users = await Promise.all([1, 2, 3].map(() => aUser(server.database.db)));
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) => signIn(users[index % users.length]!.email, PASSWORD)),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const rows = await server.database.db.query<object[]>('SELECT points FROM limits');
    expect(rows).toEqual(Array(4).fill({ points: 0 }));
  });

  it('are not counted for the network once the address is refused', async () => {
    for (let tries = 0; tries < 15; tries++) await signIn('tried-often@example.com', 'wrong');
    const rows = await server.database.db.query<object[]>('SELECT points FROM limits ORDER BY key');
    expect(rows).toEqual([{ points: 15 }, { points: 10 }]);
  });

  it('are counted from zero when their window is over', async () => {
    const user = await aUser(server.database.db);
    for (let tries = 0; tries < 11; tries++) await signIn(user.email, 'wrong');
    await server.database.db.query('UPDATE limits SET expire = expire - 900000');
    expect((await signIn(user.email, PASSWORD)).status).toBe(200);
  });

  it('are counted for a whole network (SIGNIN-47)', async () => {
    await server.database.db.query('UPDATE limits SET points = 0');
    await signIn('first@example.com', 'wrong');
    await server.database.db.query(`UPDATE limits SET points = 100 WHERE key LIKE 'sign-in-network:%'`);
    expect((await signIn('another@example.com', 'wrong')).status).toBe(429);
  });

  it('are counted for the address of the connection, whatever headers a caller sends (LIMIT-6)', async () => {
    const { email } = await aUser(server.database.db);
    const statuses: number[] = [];
    for (let tries = 1; tries <= 11; tries++) {
      const { status } = await server.nobody.send('/api/auth/signin', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': `198.51.${tries}.1`,
          forwarded: `for=198.51.${tries}.1`,
          'x-real-ip': `198.51.${tries}.1`,
        },
        body: JSON.stringify({ email, password: 'wrong' }),
      });
      statuses.push(status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(400), 429]);
  });

  it('leave no address in the table (ENCRYPT-8)', async () => {
    await signIn('a-readable-address@example.com', 'wrong');
    const rows = await server.database.db.query<object[]>('SELECT * FROM limits');
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toMatch(/readable|example|127\.0/);
  });

  it('let nobody sign in when they cannot be counted (SIGNIN-49)', async () => {
    const user = await aUser(server.database.db);
    await server.database.db.query('ALTER TABLE limits RENAME TO limits_away');
    try {
      const { status, headers } = await signIn(user.email, PASSWORD);
      expect([status, headers.get('retry-after')]).toEqual([503, '5']);
      expect((await signInBy(user.email, PASSWORD)).body.errors?.[0]?.extensions.code).toBe(
        'SERVICE_UNAVAILABLE',
      );
    } finally {
      await server.database.db.query('ALTER TABLE limits_away RENAME TO limits');
    }
  });
});
