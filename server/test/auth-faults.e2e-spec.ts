import { anAdmin, aUser, PASSWORD } from './harness/factories.js';
import { SoftwareAuthenticator } from './harness/software-authenticator.js';
import { TestServer } from './harness/test-server.js';

const ORIGIN = 'https://claims.example';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start({
    PUBLIC_URL: ORIGIN,
    ADMIN_STEP_UP: 'true',
    TRUSTED_PROXIES: '127.0.0.1',
  });
  await sql(`CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql
             AS $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = '53100'; END $$`);
});
afterAll(() => server.close());
beforeEach(() => sql('DELETE FROM limits'));

const sql = (statement: string) => server.database.db.query<{ points: string }[]>(statement);
const counted = async () => (await sql('SELECT points FROM limits WHERE points > 0')).length;
const post = (path: string, body: object) => server.nobody.post<{ message?: string }>(path, body);

/**
 * Runs work while inserts into the table fail as on a full disk; what the call did before must be kept or rolled back
 * correctly.
 */
async function whileFull<T>(table: 'audit_entries' | 'mails' | 'outbox', work: () => Promise<T>): Promise<T> {
  await sql(`CREATE TRIGGER full_disk BEFORE INSERT ON ${table} FOR EACH ROW EXECUTE FUNCTION full_disk()`);
  try {
    return await work();
  } finally {
    await sql(`DROP TRIGGER full_disk ON ${table}`);
  }
}

describe('a call that failed half way', () => {
  it.each<[string, (email: string) => ReturnType<typeof post>]>([
    ['a code', (email) => post('/api/auth/otp-login', { email })],
    ['a reset link', (email) => post('/api/auth/forgot-password', { email })],
    ['an account', (email) => post('/api/register', { email, name: 'N', password: 'a password of mine' })],
  ])('a call that asked for %s and mailed nothing has nobody wait for a mail', async (_, ask) => {
    const { email } = await aUser(server.database.db);
    expect((await whileFull('mails', () => ask(email))).status).toBe(507);
    expect(await counted()).toBe(0);
    expect((await ask(email)).status).toBeLessThan(300);
    expect(await server.mailbox.to(email)).toHaveLength(1);
  });

  it('creates neither the account nor its mail when the job that sends the mail cannot be stored (MAIL-1, DURABLE-2)', async () => {
    const email = 'not-kept@example.com';
    const kept = () =>
      sql(`SELECT '1' AS points FROM users WHERE email = '${email}'
           UNION ALL SELECT '2' FROM mails WHERE recipient = '${email}'`);
    const register = () => post('/api/register', { email, name: 'N', password: 'a password of mine' });
    expect((await whileFull('outbox', register)).status).toBe(507);
    expect(await kept()).toEqual([]);
    expect((await register()).status).toBe(201);
    expect(await kept()).toEqual([{ points: '1' }, { points: '2' }]);
  });

  it('mails the code of a second step at the next attempt', async () => {
    const { email } = await anAdmin(server.database.db);
    const signIn = () => post('/api/auth/signin', { email, password: PASSWORD });
    expect((await whileFull('mails', signIn)).status).toBe(507);
    expect((await signIn()).body).toMatchObject({ stepUp: true });
    expect(await server.mailbox.codeFor(email)).toMatch(/^\d{6}$/);
  });

  it('does not count a correct code as a wrong one (SIGNIN-36)', async () => {
    const { email } = await aUser(server.database.db);
    await post('/api/auth/otp-login', { email });
    const otp = await server.mailbox.codeFor(email);
    await sql('DELETE FROM limits');
    await whileFull('audit_entries', async () => {
      for (let tries = 0; tries < 6; tries++)
        expect((await post('/api/auth/otp-verify', { email, otp })).status).toBe(507);
    });
    expect(await counted()).toBe(0);
    expect((await post('/api/auth/otp-verify', { email, otp })).status).toBe(200);
  });

  it('counts a wrong code although the call failed (SIGNIN-36)', async () => {
    const { email } = await aUser(server.database.db);
    await post('/api/auth/otp-login', { email });
    const code = await server.mailbox.codeFor(email);
    const otp = code === '000000' ? '111111' : '000000';
    await whileFull('audit_entries', async () => {
      for (let tries = 0; tries < 5; tries++)
        expect((await post('/api/auth/otp-verify', { email, otp })).status).toBe(507);
    });
    expect((await post('/api/auth/otp-verify', { email, otp: code })).body.message).toContain(
      'too many attempts',
    );
  });

  it('does not count a valid passkey as a wrong one', async () => {
    const client = await server.signIn(await aUser(server.database.db));
    const device = new SoftwareAuthenticator(ORIGIN);
    const { begun } = await client.data<{ begun: string }>('mutation { begun: beginPasskeyRegistration }');
    const response = device.register(begun);
    await client.data(
      'mutation ($response: String!) { finishPasskeyRegistration(name: "phone", response: $response) { id } }',
      { response },
    );
    const asked = await server.nobody.data<{ begun: string }>('mutation { begun: beginPasskeySignIn }');
    await sql('DELETE FROM limits');
    const { body } = await whileFull('audit_entries', () =>
      server.nobody.graphql(
        'mutation ($response: String!) { finishPasskeySignIn(response: $response) { stepUp } }',
        {
          response: device.signIn(asked.begun),
        },
      ),
    );
    expect([body.errors?.[0]?.extensions.code, await counted()]).toEqual(['SERVICE_UNAVAILABLE', 0]);
  });
});
