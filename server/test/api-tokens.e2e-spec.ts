import { createHash } from 'node:crypto';
import type { User } from '../src/users/user.entity.js';
import { clientWithToken, createApiToken, inDays, listApiTokens } from './harness/api-tokens.js';
import type { Client } from './harness/client.js';
import { aUser, anAdmin } from './harness/factories.js';
import { TOKEN_PERMISSIONS } from '../src/rules/permissions.js';
import { TestServer } from './harness/test-server.js';

let server: TestServer;
let admin: User;
let asAdmin: Client;
beforeAll(async () => {
  server = await TestServer.start();
  admin = await anAdmin(server.database.db, { name: 'Maker of Tokens' });
  asAdmin = await server.signIn(admin);
});
afterAll(() => server.close());

const sql = <Row>(statement: string, parameters: unknown[] = []) =>
  server.database.db.query<Row[]>(statement, parameters);
const codeOf = async (answer: ReturnType<Client['graphql']>) =>
  (await answer).body.errors?.[0]?.extensions.code;

describe('the list of API tokens', () => {
  it('has pages, with valid tokens first, each group newest first (SCREEN-25)', async () => {
    await sql('DELETE FROM api_tokens');
    await sql(
      `INSERT INTO api_tokens (name, token_hash, scopes, permissions, created_by_id, created_at, expires_at, revoked_at)
       SELECT 'token ' || n, sha256(('list ' || n)::bytea), '{read}', '{}', $1, now() - make_interval(hours => n),
              now() + CASE WHEN n = 1 THEN interval '-1 minute' ELSE interval '1 day' END,
              CASE WHEN n = 2 THEN now() END
       FROM generate_series(1, 27) AS n`,
      [admin.id],
    );
    const first = await listApiTokens(asAdmin);
    const second = await listApiTokens(asAdmin, 2);
    expect(first.pagination).toEqual({ page: 1, pageSize: 25, totalItems: 27, totalPages: 2 });
    const names = [...first.apiTokens, ...second.apiTokens].map(({ name }) => name);
    expect(names).toEqual([
      ...Array.from({ length: 25 }, (_, index) => `token ${index + 3}`),
      'token 1',
      'token 2',
    ]);
    expect((await listApiTokens(asAdmin, 3)).apiTokens).toEqual([]);
    expect(await codeOf(asAdmin.graphql('{ apiTokens(page: 0) { pagination { page } } }'))).toBe(
      'BAD_USER_INPUT',
    );
    await sql('DELETE FROM api_tokens');
  });
});

describe('creating an API token', () => {
  it('returns the token once and stores only its SHA-256 (APITOKEN-1, APITOKEN-2)', async () => {
    const { data } = (await createApiToken(asAdmin, { name: '  Nightly export ', scopes: ['WRITE'] })).body;
    const { token, apiToken } = data!.createApiToken;
    expect(token).toMatch(/^prt_api_[A-Za-z0-9_-]{48}$/);
    expect(apiToken).toMatchObject({
      name: 'Nightly export',
      scopes: ['READ', 'WRITE'],
      createdBy: 'Maker of Tokens',
      lastUsedAt: null,
      revokedAt: null,
    });
    const [row] = await sql<{ token_hash: Buffer }>('SELECT * FROM api_tokens WHERE id = $1', [apiToken.id]);
    expect(row!.token_hash).toEqual(createHash('sha256').update(token).digest());
    const dump = JSON.stringify([
      await sql('SELECT * FROM api_tokens'),
      await sql('SELECT * FROM audit_entries'),
    ]);
    expect(dump).not.toContain(token);
    expect((await listApiTokens(asAdmin)).apiTokens[0]).toEqual(apiToken);
    expect(JSON.stringify(await listApiTokens(asAdmin))).not.toContain('prt_');
  });

  it.each([' ', '\u200d', '\u2060 \u200c'])('requires a visible name, which %j is not', async (name) => {
    const { errors } = (await createApiToken(asAdmin, { name })).body;
    expect(errors![0]!.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: { name: 'Required' } });
  });

  it('is audited, and so is its revocation', async () => {
    const { id } = await clientWithToken(asAdmin);
    await asAdmin.data(`mutation { revokeApiToken(id: "${id}") { revokedAt } }`);
    await asAdmin.data(`mutation { revokeApiToken(id: "${id}") { revokedAt } }`);
    const entries = await sql(
      `SELECT actor_kind, actor_id, action FROM audit_entries WHERE subject_type = 'api-token' AND subject_id = $1 ORDER BY id`,
      [id],
    );
    expect(entries).toEqual(
      ['api-token.created', 'api-token.revoked'].map((action) => ({
        actor_kind: 'user',
        actor_id: admin.id,
        action,
      })),
    );
  });

  it.each<[string, object, string]>([
    ['no name', { name: '  ' }, 'name'],
    ['a long name', { name: 'x'.repeat(101) }, 'name'],
    ['no scope', { scopes: [] }, 'scopes'],
    ['no permission', { permissions: [] }, 'permissions'],
    ['a permission that no token has', { permissions: ['claims.read', 'users.manage'] }, 'permissions'],
    ['a permission that there is not', { permissions: ['everything'] }, 'permissions'],
    ['an end in the past', { expiresAt: inDays(-1) }, 'expiresAt'],
    ['an end in more than a year', { expiresAt: inDays(367) }, 'expiresAt'],
  ])('is refused with %s (APITOKEN-1, APITOKEN-10)', async (_, input, field) => {
    const { body } = await createApiToken(asAdmin, input);
    expect(body.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect(Object.keys(body.errors?.[0]?.extensions.fields ?? {})).toEqual([field]);
  });

  it('is possible for a whole year', async () => {
    expect((await createApiToken(asAdmin, { expiresAt: inDays(365) })).body.errors).toBeUndefined();
  });

  it('grants the scope for restricted fields on request, with scope read (APITOKEN-3)', async () => {
    const { body } = await createApiToken(asAdmin, { scopes: ['RESTRICTED'] });
    expect(body.data!.createApiToken.apiToken.scopes).toEqual(['READ', 'RESTRICTED']);
    expect(await codeOf(createApiToken(asAdmin, { scopes: ['OWNER'] }))).toBe('BAD_USER_INPUT');
  });

  it('grants all permissions available to tokens, or the requested ones (APITOKEN-10)', async () => {
    const permissionsOf = async (input: object) =>
      (await createApiToken(asAdmin, input)).body.data!.createApiToken.apiToken.permissions;
    expect(await permissionsOf({})).toEqual([...TOKEN_PERMISSIONS]);
    expect(await permissionsOf({ permissions: ['imports.run', 'claims.read'] })).toEqual([
      'claims.read',
      'imports.run',
    ]);
  });

  it('is refused to members and tokens', async () => {
    const asMember = await server.signIn(await aUser(server.database.db));
    const { client } = await clientWithToken(asAdmin, ['READ', 'WRITE']);
    for (const caller of [asMember, client])
      expect(await codeOf(createApiToken(caller, {}))).toBe('FORBIDDEN');
  });
});

describe('an API token created by an intruder', () => {
  it('is reported to the administrator by e-mail (APITOKEN-1)', async () => {
    const creator = await anAdmin(server.database.db);
    await clientWithToken(await server.signIn(creator), ['READ']);
    const [mail] = await server.mailbox.to(creator.email);
    expect(mail!.subject).toContain('An API token was created in your name');
  });

  it('cannot be created in a session left open (APITOKEN-1)', async () => {
    const creator = await anAdmin(server.database.db);
    const client = await server.signIn(creator);
    await sql(`UPDATE sessions SET created_at = now() - interval '16 minutes' WHERE user_id = $1`, [
      creator.id,
    ]);
    const made = clientWithToken(client, ['READ']);
    await expect(made).rejects.toThrow('within 15 minutes of signing in');
  });
});
