import { setTimeout as sleep } from 'node:timers/promises';
import { Role } from '../src/common/actor.js';
import type { User } from '../src/users/user.entity.js';
import type { Client } from './harness/client.js';
import { anAdmin, aUser } from './harness/factories.js';
import { SoftwareAuthenticator, type Tampering } from './harness/software-authenticator.js';
import { TestServer } from './harness/test-server.js';

const ORIGIN = 'https://claims.example';
const REFUSAL = 'That passkey did not work. Please try again, or sign in another way.';
const NOT_ADDED = 'The passkey could not be added. Please try again.';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start({ PUBLIC_URL: ORIGIN, TRUSTED_PROXIES: '127.0.0.1' });
});
afterAll(() => server.close());
beforeEach(() => server.database.db.query('DELETE FROM limits'));

const begin = async (client: Client) =>
  (await client.data<{ begun: string }>('mutation { begun: beginPasskeyRegistration }')).begun;
const finish = (client: Client, response: string, name = 'my phone') =>
  client.graphql<{ passkey: { id: string; name: string; lastUsedAt: string | null } }>(
    `mutation ($name: String!, $response: String!) {
       passkey: finishPasskeyRegistration(name: $name, response: $response) { id name lastUsedAt }
     }`,
    { name, response },
  );
const beginSignIn = async (from = server.nobody) =>
  (await from.data<{ begun: string }>('mutation { begun: beginPasskeySignIn }')).begun;
const finishSignIn = (response: string) =>
  server.nobody.graphql<{
    result: { user: { email: string }; tokens: { access: { token: string } }; stepUp: boolean };
  }>(
    `mutation ($response: String!) {
       result: finishPasskeySignIn(response: $response) { user { email } tokens { access { token } } stepUp }
     }`,
    { response },
  );
const passkeysOf = async (client: Client) =>
  (
    await client.data<{ passkeys: { id: string; name: string; lastUsedAt: string | null }[] }>(
      '{ passkeys { id name lastUsedAt } }',
    )
  ).passkeys;
const outcome = ({ body }: Awaited<ReturnType<typeof finishSignIn>>) => body.errors?.[0]?.message ?? 'let in';
const actions = (user: User) =>
  server.database.db.query<{ action: string; subjectType: string }[]>(
    `SELECT action, subject_type AS "subjectType" FROM audit_entries WHERE actor_id = $1 ORDER BY id`,
    [user.id],
  );

/** A person with a passkey. */
async function owner(user?: User) {
  const person = user ?? (await aUser(server.database.db));
  const client = await server.signIn(person);
  const device = new SoftwareAuthenticator(ORIGIN);
  const { body } = await finish(client, device.register(await begin(client)));
  return { user: person, client, device, id: body.data!.passkey.id };
}
const signIn = async (device: SoftwareAuthenticator, tampering?: Tampering) =>
  outcome(await finishSignIn(device.signIn(await beginSignIn(), tampering)));

const waitingForLocks = async () => {
  const [row] = await server.database.db.query<{ count: string }[]>(
    `SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  );
  return Number(row!.count);
};
const until = async (holds: () => Promise<boolean>) => {
  for (let tries = 0; tries < 100 && !(await holds()); tries++) await sleep(20);
};

describe('adding a passkey', () => {
  it('stores it for the person, notifies them by e-mail, and is audited', async () => {
    const { user, client, id } = await owner();
    expect(await passkeysOf(client)).toEqual([{ id, name: 'my phone', lastUsedAt: null }]);
    expect(await actions(user)).toContainEqual({ action: 'passkey.added', subjectType: 'passkey' });
    const [mail] = await server.mailbox.to(user.email);
    expect(mail!.subject).toContain('A passkey was added to your account');
  });

  it('requests one for the site of PUBLIC_URL with user verification, and excludes known passkeys (PASSKEY-2, PASSKEY-5)', async () => {
    const { client, device } = await owner();
    const asked = JSON.parse(await begin(client)) as Record<string, unknown>;
    expect(asked).toMatchObject({
      rp: { id: 'claims.example' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ id: device.id.toString('base64url') }],
    });
  });

  it.each<[string, Tampering]>([
    ['a challenge of its own', { challenge: 'A'.repeat(43) }],
    ['another origin', { origin: 'https://evil.example' }],
    ['another site', { rpId: 'evil.example' }],
    ['nobody verified', { userVerified: false }],
    ['the answer to a sign-in', { type: 'webauthn.get' }],
    ['a certificate of its maker', { attestation: ['packed', new Map([['x5c', [new Uint8Array(1)]]])] }],
    ['another attestation', { attestation: ['apple', new Map()] }],
  ])('refuses %s (PASSKEY-2, PASSKEY-5)', async (_, tampering) => {
    const client = await server.signIn(await aUser(server.database.db));
    const device = new SoftwareAuthenticator(ORIGIN);
    const { body } = await finish(client, device.register(await begin(client), tampering));
    expect(body.errors?.[0]?.message).toBe(NOT_ADDED);
    expect(await passkeysOf(client)).toEqual([]);
  });

  it('refuses the challenge of another person, of a sign-in, and an expired one', async () => {
    const db = server.database.db;
    const [one, two] = [await server.signIn(await aUser(db)), await server.signIn(await aUser(db))];
    const options = await begin(one);
    const device = new SoftwareAuthenticator(ORIGIN);
    expect((await finish(two, device.register(options))).body.errors?.[0]?.message).toBe(NOT_ADDED);
    const { challenge } = JSON.parse(await beginSignIn()) as { challenge: string };
    const swapped = device.register(await begin(one), { challenge });
    expect((await finish(one, swapped)).body.errors?.[0]?.message).toBe(NOT_ADDED);
    const late = device.register(await begin(one));
    await db.query('UPDATE passkey_challenges SET expires_at = now()');
    expect((await finish(one, late)).body.errors?.[0]?.message).toBe(NOT_ADDED);
  });

  it('accepts a response once, and a passkey once', async () => {
    const { client, device } = await owner();
    const answer = new SoftwareAuthenticator(ORIGIN).register(await begin(client));
    const answers = await Promise.all([1, 2, 3, 4].map(() => finish(client, answer)));
    expect(answers.filter(({ body }) => !body.errors)).toHaveLength(1);
    const again = await finish(client, device.register(await begin(client)));
    expect(again.body.errors?.[0]?.extensions.code).toBe('CONFLICT');
  });

  it('requires a recent sign-in (PASSKEY-7)', async () => {
    const { user, client } = await owner();
    await server.database.db.query(
      `UPDATE sessions SET created_at = now() - interval '16 minutes' WHERE user_id = $1`,
      [user.id],
    );
    const { body } = await client.graphql('mutation { beginPasskeyRegistration }');
    expect(body.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect(body.errors?.[0]?.message).toContain('within 15 minutes of signing in');
  });

  it.each([
    [1023, 'added'],
    [1024, NOT_ADDED],
    [2700, NOT_ADDED],
  ])('accepts a key of %i bytes as WebAuthn does: %s', async (bytes, expected) => {
    const client = await server.signIn(await aUser(server.database.db));
    const device = new SoftwareAuthenticator(ORIGIN, bytes);
    const { body } = await finish(client, device.register(await begin(client)));
    expect(body.errors?.[0]?.message ?? 'added').toBe(expected);
  });

  it('is refused when the session ends meanwhile', async () => {
    const { db } = server.database;
    const user = await aUser(db);
    const client = await server.signIn(user);
    const answer = new SoftwareAuthenticator(ORIGIN).register(await begin(client));
    const finished = await db.transaction(async (tx) => {
      await tx.query('SELECT 1 FROM users WHERE id = $1 FOR UPDATE', [user.id]);
      const waiting = finish(client, answer);
      await until(async () => (await waitingForLocks()) > 0);
      await tx.query('UPDATE sessions SET revoked_at = now() WHERE user_id = $1', [user.id]);
      return { waiting };
    });
    expect((await finished.waiting).body.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect(await db.query('SELECT 1 FROM passkeys WHERE user_id = $1', [user.id])).toEqual([]);
  });

  it('requires a name, and refuses an invalid response', async () => {
    const client = await server.signIn(await aUser(server.database.db));
    const nameless = await finish(
      client,
      new SoftwareAuthenticator(ORIGIN).register(await begin(client)),
      '  ',
    );
    expect(nameless.body.errors?.[0]?.extensions.fields).toEqual({ name: 'Name is required' });
    for (const nonsense of ['', 'no', '[]', '{"id":"a","rawId":"a","type":"public-key","response":{}}'])
      expect((await finish(client, nonsense)).body.errors?.[0]?.message).toBe(NOT_ADDED);
    expect((await finish(client, 'x'.repeat(20_001))).body.errors?.[0]?.extensions.code).toBe(
      'BAD_USER_INPUT',
    );
  });
});

describe('sign-in by passkey', () => {
  it('needs no address, starts a session like other ways to sign in, and shows the last use (PASSKEY-3)', async () => {
    const { user, device, client } = await owner();
    const { body } = await finishSignIn(device.signIn(await beginSignIn()));
    expect(body.data!.result).toMatchObject({ user: { email: user.email }, stepUp: false });
    const { me } = await server.nobody
      .with(body.data!.result.tokens.access.token)
      .data<{ me: { email: string } }>('{ me { email } }');
    expect(me.email).toBe(user.email);
    expect((await passkeysOf(client))[0]!.lastUsedAt).not.toBeNull();
    const started = (await actions(user)).filter(({ action }) => action === 'session.started');
    expect(started).toHaveLength(2);
  });

  it('sends everybody the same options (PASSKEY-3)', async () => {
    const { client } = await owner();
    const [first, second] = await Promise.all([beginSignIn(), beginSignIn(client)]);
    const plain = (options: string) => ({ ...(JSON.parse(options) as object), challenge: '' });
    expect(plain(first)).toEqual(plain(second));
    expect(plain(first)).toMatchObject({ rpId: 'claims.example', userVerification: 'required' });
    expect(first).not.toBe(second);
  });

  it.each<[string, Tampering]>([
    ['a challenge of its own', { challenge: 'A'.repeat(43) }],
    ['another origin', { origin: 'https://evil.example' }],
    ['another site', { rpId: 'evil.example' }],
    ['nobody verified', { userVerified: false }],
    ['another account named', { userHandle: Buffer.alloc(16).toString('base64url') }],
    ['the answer to a registration', { type: 'webauthn.create' }],
  ])('refuses %s (PASSKEY-2, PASSKEY-3, PASSKEY-5)', async (_, tampering) => {
    const { device } = await owner();
    expect(await signIn(device, tampering)).toBe(REFUSAL);
    expect(await signIn(device)).toBe('let in');
  });

  it('accepts a response once, also when it is sent many times at once (PASSKEY-6)', async () => {
    const { device } = await owner();
    const answer = device.signIn(await beginSignIn());
    const outcomes = (await Promise.all([1, 2, 3, 4, 5].map(() => finishSignIn(answer)))).map(outcome);
    expect(outcomes.filter((one) => one === 'let in')).toHaveLength(1);
    expect(outcome(await finishSignIn(answer))).toBe(REFUSAL);
  });

  it('refuses an expired challenge (PASSKEY-6)', async () => {
    const { device } = await owner();
    const answer = device.signIn(await beginSignIn());
    await server.database.db.query('UPDATE passkey_challenges SET expires_at = now()');
    expect(outcome(await finishSignIn(answer))).toBe(REFUSAL);
  });

  it('refuses a device whose counter goes backwards, and accepts one that never counts', async () => {
    const { device } = await owner();
    expect(await signIn(device, { counter: 10 })).toBe('let in');
    expect(await signIn(device, { counter: 10 })).toBe(REFUSAL);
    expect(await signIn(device, { counter: 0 })).toBe(REFUSAL);
    expect(await signIn(device, { counter: 11 })).toBe('let in');
    const still = new SoftwareAuthenticator(ORIGIN);
    const client = await server.signIn(await aUser(server.database.db));
    await finish(client, still.register(await begin(client), { counter: 0 }));
    expect(await signIn(still, { counter: 0 })).toBe('let in');
    expect(await signIn(still, { counter: 0 })).toBe('let in');
  });

  it.each([
    ['a disabled account', 'enabled = false'],
    ['an account whose address is not verified', 'verified_at = NULL'],
    ['an account that has another address since', `email = 'moved-' || email`],
  ])('refuses %s with the same message (PASSKEY-3, PASSKEY-8)', async (_, change) => {
    const { user, device } = await owner();
    await server.database.db.query(`UPDATE users SET ${change} WHERE id = $1`, [user.id]);
    expect(await signIn(device)).toBe(REFUSAL);
  });

  it('refuses an unknown passkey, and an invalid response (PASSKEY-3)', async () => {
    const { client } = await owner();
    const unknownDevice = new SoftwareAuthenticator(ORIGIN);
    unknownDevice.register(await begin(client));
    expect(await signIn(unknownDevice)).toBe(REFUSAL);
    for (const nonsense of ['', 'no', 'null', '{"id":1}'])
      expect(outcome(await finishSignIn(nonsense))).toBe(REFUSAL);
  });

  it('is limited by network, not counting successful attempts (PASSKEY-4)', async () => {
    const { device } = await owner();
    expect(await signIn(device)).toBe('let in');
    const [{ points }] = (await server.database.db.query<{ points: number }[]>(
      `SELECT points FROM limits WHERE key LIKE 'passkey-network:%'`,
    )) as [{ points: number }];
    expect(points).toBe(0);
    await server.database.db.query(`UPDATE limits SET points = 100 WHERE key LIKE 'passkey-network:%'`);
    const { body } = await finishSignIn(device.signIn(await beginSignIn()));
    expect(body.errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
  });
});

describe('a person’s own passkeys', () => {
  it('are removed by their owner only, and then sign nobody in', async () => {
    const { user, client, device, id } = await owner();
    const other = await owner();
    const remove = (as: Client) =>
      as.graphql<{ removePasskey: { message: string } }>(
        'mutation ($id: ID!) { removePasskey(id: $id) { message } }',
        { id },
      );
    expect((await remove(other.client)).body.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect((await remove(client)).body.data?.removePasskey.message).toBe(
      'The passkey “my phone” has been removed.',
    );
    expect(await passkeysOf(client)).toEqual([]);
    expect(await passkeysOf(other.client)).toHaveLength(1);
    expect(await signIn(device)).toBe(REFUSAL);
    expect(await actions(user)).toContainEqual({ action: 'passkey.removed', subjectType: 'passkey' });
    expect((await remove(client)).body.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });

  it('are removed by a password reset (PASSKEY-8)', async () => {
    const { user, device } = await owner();
    await server.nobody.post('/api/auth/forgot-password', { email: user.email });
    const token = await server.mailbox.tokenFor(user.email, 2);
    await server.nobody.post('/api/auth/reset-password', { password: 'a new long password', token });
    expect(await signIn(device)).toBe(REFUSAL);
  });

  it('are limited to twenty (PASSKEY-7)', async () => {
    const { client, user } = await owner();
    await server.database.db.query(
      `INSERT INTO passkeys (user_id, email, name, credential_id, public_key, transports)
       SELECT $1::uuid, $2, 'more', 'more-' || $1::uuid || n, '', '{}' FROM generate_series(1, 19) n`,
      [user.id, user.email],
    );
    const { body } = await finish(client, new SoftwareAuthenticator(ORIGIN).register(await begin(client)));
    expect(body.errors?.[0]?.message).toContain('You already have 20 passkeys');
  });
});

describe('an administrator, when a code is required after the password', () => {
  it('needs no code after a passkey (PASSKEY-5)', async () => {
    const admin = await anAdmin(server.database.db);
    const { device } = await owner(admin);
    await server.process.stop();
    await server.start({ ADMIN_STEP_UP: 'true' });
    const { body } = await finishSignIn(device.signIn(await beginSignIn()));
    expect(body.data!.result).toMatchObject({ user: { email: admin.email }, stepUp: false });
    expect(body.data!.result.tokens.access.token).toBeTruthy();
    expect(admin.role).toBe(Role.MASTER_ADMIN);
  });
});
