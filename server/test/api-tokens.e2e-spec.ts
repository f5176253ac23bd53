import { createHash } from 'node:crypto';
import type { Client } from './harness/client.js';
import { aSubmission, aUser, anAdmin } from './harness/factories.js';
import { ended, sendFile } from './harness/importing.js';
import { type ServerProcess, startServerProcess } from './harness/server-process.js';
import { Mailbox } from './harness/mailbox.js';
import { TestServer } from './harness/test-server.js';
import type { User } from '../src/users/user.entity.js';

interface ApiToken {
  id: string;
  name: string;
  scopes: string[];
  createdBy: string;
  createdAt: string;
  expiresAt: string;
  lastUsedAt: string | null;
  revokedAt: string | null;
}

const FIELDS = 'id name scopes createdBy createdAt expiresAt lastUsedAt revokedAt';
const CREATE = `mutation ($input: CreateApiTokenInput!) { createApiToken(input: $input) { token apiToken { ${FIELDS} } } }`;
const RECORDS =
  'sid,email,legalEntity,taxNumber\nTOK-1,someone@example.com,Token Holdings,123456782\nTOK-2,no address,Token Holdings,123456782\n';

let server: TestServer;
let other: ServerProcess;
let admin: User;
let asAdmin: Client;
beforeAll(async () => {
  server = await TestServer.start();
  other = await startServerProcess(server.environment({ ROLE: 'api' }));
  admin = await anAdmin(server.database.db, { name: 'Maker of Tokens' });
  asAdmin = await server.signIn(admin);
});
afterAll(async () => {
  await other.stop();
  await server.close();
});

const sql = <Row>(statement: string, parameters: unknown[] = []) =>
  server.database.db.query<Row[]>(statement, parameters);
const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString();
const create = (client: Client, input: object) =>
  client.graphql<{ createApiToken: { token: string; apiToken: ApiToken } }>(CREATE, {
    input: { name: 'Nightly import', scopes: ['READ'], expiresAt: inDays(30), ...input },
  });
const listed = async (page?: number) =>
  (
    await asAdmin.data<{ apiTokens: { apiTokens: ApiToken[]; pagination: object } }>(
      `query ($page: Int) { apiTokens(page: $page) { apiTokens { ${FIELDS} } pagination { page pageSize totalItems totalPages } } }`,
      { page },
    )
  ).apiTokens;
const codeOf = async (answer: ReturnType<Client['graphql']>) =>
  (await answer).body.errors?.[0]?.extensions.code;

/** A token of this administrator, and a client that uses it. */
async function aToken(scopes: string[] = ['READ'], maker = asAdmin): Promise<{ id: string; client: Client }> {
  const { body } = await create(maker, { scopes });
  if (!body.data) throw new Error(JSON.stringify(body.errors));
  const { token, apiToken } = body.data.createApiToken;
  return { id: apiToken.id, client: server.nobody.with(token) };
}
describe('the list of API tokens', () => {
  it('comes in pages, those that still open something first, each kind newest first', async () => {
    await sql('DELETE FROM api_tokens');
    await sql(
      `INSERT INTO api_tokens (name, token_hash, scopes, created_by_id, created_at, expires_at, revoked_at)
       SELECT 'token ' || n, sha256(('list ' || n)::bytea), '{read}', $1, now() - make_interval(hours => n),
              now() + CASE WHEN n = 1 THEN interval '-1 minute' ELSE interval '1 day' END,
              CASE WHEN n = 2 THEN now() END
       FROM generate_series(1, 27) AS n`,
      [admin.id],
    );
    const first = await listed();
    const second = await listed(2);
    expect(first.pagination).toEqual({ page: 1, pageSize: 25, totalItems: 27, totalPages: 2 });
    const names = [...first.apiTokens, ...second.apiTokens].map(({ name }) => name);
    expect(names).toEqual([
      ...Array.from({ length: 25 }, (_, index) => `token ${index + 3}`),
      'token 1',
      'token 2',
    ]);
    expect((await listed(3)).apiTokens).toEqual([]);
    expect(await codeOf(asAdmin.graphql('{ apiTokens(page: 0) { pagination { page } } }'))).toBe(
      'BAD_USER_INPUT',
    );
    await sql('DELETE FROM api_tokens');
  });
});

const lists = async (client: Client) => (await client.get('/api/settlement-submission?page=1')).status;

describe('making an API token', () => {
  it('tells the token once and keeps its SHA-256 only', async () => {
    const { data } = (await create(asAdmin, { name: '  Nightly export ', scopes: ['WRITE'] })).body;
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
    expect((await listed()).apiTokens[0]).toEqual(apiToken);
    expect(JSON.stringify(await listed())).not.toContain('prt_');
  });

  it.each([' ', '\u200d', '\u2060 \u200c'])('asks for a name that is seen, which %j is not', async (name) => {
    const { errors } = (await create(asAdmin, { name })).body;
    expect(errors![0]!.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: { name: 'Required' } });
  });

  it('is audited, and so is ending one', async () => {
    const { id } = await aToken();
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
    ['an end in the past', { expiresAt: inDays(-1) }, 'expiresAt'],
    ['an end in more than a year', { expiresAt: inDays(367) }, 'expiresAt'],
  ])('is refused with %s', async (_, input, field) => {
    const { body } = await create(asAdmin, input);
    expect(body.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect(Object.keys(body.errors?.[0]?.extensions.fields ?? {})).toEqual([field]);
  });

  it('is possible for a whole year', async () => {
    expect((await create(asAdmin, { expiresAt: inDays(365) })).body.errors).toBeUndefined();
  });

  it('gives the scope for restricted fields where it is asked for, and reading with it', async () => {
    const { body } = await create(asAdmin, { scopes: ['RESTRICTED'] });
    expect(body.data!.createApiToken.apiToken.scopes).toEqual(['READ', 'RESTRICTED']);
    expect(await codeOf(create(asAdmin, { scopes: ['OWNER'] }))).toBe('BAD_USER_INPUT');
  });

  it('is no member’s, and no token’s', async () => {
    const asMember = await server.signIn(await aUser(server.database.db));
    const { client } = await aToken(['READ', 'WRITE']);
    for (const caller of [asMember, client]) expect(await codeOf(create(caller, {}))).toBe('FORBIDDEN');
  });
});

describe('an API token of somebody else’s making', () => {
  it('is told to its maker by e-mail', async () => {
    const maker = await anAdmin(server.database.db);
    await aToken(['READ'], await server.signIn(maker));
    const [mail] = await new Mailbox(() => server.process.url).to(maker.email);
    expect(mail!.subject).toContain('An API token was made in your name');
  });

  it('cannot be made in a session that was left open', async () => {
    const maker = await anAdmin(server.database.db);
    const client = await server.signIn(maker);
    await sql(`UPDATE sessions SET created_at = now() - interval '16 minutes' WHERE user_id = $1`, [
      maker.id,
    ]);
    const made = aToken(['READ'], client);
    await expect(made).rejects.toThrow('within 15 minutes of signing in');
  });
});

describe('an API token', () => {
  it('reads what an administrator reads, through both APIs', async () => {
    const { client } = await aToken();
    const claim = await aSubmission(server.database.db, server.ring);
    expect(await lists(client)).toBe(200);
    expect((await client.get(`/api/settlement-submission/${claim.id}`)).status).toBe(200);
    expect((await client.get(`/api/settlement-submission/search?query=${claim.sid}`)).status).toBe(200);
    const { submission } = await client.data<{ submission: object }>(
      `{ submission(id: "${claim.id}") { sid submissionData { legalDetails { claimType } } } }`,
    );
    expect(submission).toEqual({
      sid: claim.sid,
      submissionData: { legalDetails: { claimType: 'Paper form' } },
    });
    const [entry] = await sql<{ actor_kind: string }>(
      `SELECT actor_kind FROM audit_entries WHERE subject_id = $1 AND action = 'submission.read' LIMIT 1`,
      [claim.id],
    );
    expect(entry).toEqual({ actor_kind: 'token' });
  });

  it('owns no claims of its own', async () => {
    await aSubmission(server.database.db, server.ring, { ownerId: admin.id, email: admin.email });
    const { client } = await aToken();
    expect((await client.get('/api/settlement-submission')).body).toEqual({ submissions: [] });
    expect(await client.data('{ mySubmissions { id } }')).toEqual({ mySubmissions: [] });
  });

  it('gets restricted fields only with the scope for them, and learns what is missing all the same', async () => {
    const claim = await aSubmission(server.database.db, server.ring, { accountNo: '' });
    const { id, client } = await aToken();
    const QUERY = `{ submission(id: "${claim.id}") { missing { path } submissionData {
      legalDetails { taxNumber tradingAccount } bankDetails { bsb swiftCode accountName accountNo bankName } } } }`;
    const rest = () =>
      client.get<{ submission: { submissionData: object } }>(`/api/settlement-submission/${claim.id}`);
    const blank = {
      legalDetails: { taxNumber: '', tradingAccount: '' },
      bankDetails: { bsb: '', swiftCode: '', accountName: '', accountNo: '', bankName: 'Bank of Tests' },
    };
    const without = await client.data<{ submission: { missing: unknown; submissionData: object } }>(QUERY);
    expect(without.submission).toEqual({
      missing: [{ path: 'bankDetails.accountNo' }],
      submissionData: blank,
    });
    expect((await rest()).body.submission.submissionData).toMatchObject(blank);
    await sql(`UPDATE api_tokens SET scopes = '{read,restricted}' WHERE id = $1`, [id]);
    const full = { legalDetails: { taxNumber: '123456782' }, bankDetails: { bsb: '062-000' } };
    expect((await client.data<{ submission: object }>(QUERY)).submission).toMatchObject({
      submissionData: full,
    });
    expect((await rest()).body.submission.submissionData).toMatchObject(full);
  });

  it('that may only read changes nothing', async () => {
    const { client } = await aToken();
    const { status, body } = await client.upload('/api/import/settlement-records', 'a.csv', RECORDS);
    expect([status, body.message]).toEqual([403, 'This API token may only read.']);
    const cancel = 'mutation { cancelImport(id: "00000000-0000-4000-8000-000000000000") { id } }';
    expect(await codeOf(client.graphql(cancel))).toBe('FORBIDDEN');
    expect(await sql('SELECT 1 FROM import_runs')).toEqual([]);
  });

  it('asked for to write alone may read, and says so; without the scope it would read nothing', async () => {
    const { id, client } = await aToken(['WRITE']);
    const { apiTokens } = await listed();
    expect(apiTokens.find((token) => token.id === id)!.scopes).toEqual(['READ', 'WRITE']);
    expect(await lists(client)).toBe(200);
    await sql(`UPDATE api_tokens SET scopes = '{write,restricted}' WHERE id = $1`, [id]);
    for (const path of ['/api/reports/settlements-export', '/api/settlement-submission?page=1']) {
      const { status, body } = await client.get(path);
      expect([status, body.message]).toEqual([403, 'This API token may not read.']);
    }
    expect(await codeOf(client.graphql('{ submissions { pagination { page } } }'))).toBe('FORBIDDEN');
    expect((await client.upload('/api/import/settlement-records', 'a.csv', 'sid\n')).status).toBe(400);
  });

  it('that may write imports a file; its maker asked for it, and rejected rows stay closed to it', async () => {
    const { client, id } = await aToken(['READ', 'WRITE']);
    const run = await ended(client, await sendFile(client, 'settlement-records', RECORDS));
    expect(run).toMatchObject({ status: 'DONE', created: 1, rejected: 1 });
    const asked = await sql(
      `SELECT r.requested_by_id, a.actor_kind, a.actor_id FROM import_runs r
       JOIN audit_entries a ON a.subject_id = r.id::text AND a.action = 'import.requested' WHERE r.id = $1`,
      [run.id],
    );
    expect(asked).toEqual([{ requested_by_id: admin.id, actor_kind: 'token', actor_id: id }]);
    const { status, body } = await client.get(run.rejectionsUrl!);
    expect([status, body.message]).toEqual([
      403,
      'Rejected rows hold restricted fields, which this API token may not read.',
    ]);
    expect((await asAdmin.get(run.rejectionsUrl!)).status).toBe(200);
  });

  it('does nothing that needs a person', async () => {
    const { id, client } = await aToken(['READ', 'WRITE']);
    const user = '/api/admin/user-management/user';
    for (const path of ['/api/user/profile', user, `${user}/${admin.id}`]) {
      const { status, body } = await client.get(path);
      expect([status, body.message]).toEqual([
        403,
        'An API token may not do this; it needs a person who is signed in.',
      ]);
    }
    for (const call of [
      '{ me { id } }',
      'mutation { signOut }',
      '{ users(role: STANDARD) { users { id } } }',
      '{ apiTokens { pagination { page } } }',
      `mutation { revokeApiToken(id: "${id}") { id } }`,
      'mutation { createDownloadTicket(kind: IMPORT_REJECTIONS, id: "x") { url } }',
    ])
      expect([call, await codeOf(client.graphql(call))]).toEqual([call, 'FORBIDDEN']);
  });

  it('notes its use at most once a minute', async () => {
    const { id, client } = await aToken();
    const used = async () =>
      (await sql<{ at: Date | null }>('SELECT last_used_at AS at FROM api_tokens WHERE id = $1', [id]))[0]!
        .at;
    expect(await used()).toBeNull();
    await lists(client);
    const first = await used();
    expect(first).not.toBeNull();
    await lists(client);
    expect(await used()).toEqual(first);
    await sql(`UPDATE api_tokens SET last_used_at = now() - interval '2 min' WHERE id = $1`, [id]);
    await lists(client);
    expect(await used()).not.toEqual(first);
  });

  it.each([
    ['it is revoked', 'UPDATE api_tokens SET revoked_at = now() WHERE id = $1'],
    ['its time is over', 'UPDATE api_tokens SET expires_at = now() WHERE id = $1'],
    ['its maker is disabled', 'UPDATE users SET enabled = false WHERE id = $1'],
    ['its maker is no administrator', `UPDATE users SET role = 'STANDARD' WHERE id = $1`],
    ['its maker’s address is not proven', 'UPDATE users SET verified_at = NULL WHERE id = $1'],
  ])('works no more when %s', async (_, change) => {
    const maker = await anAdmin(server.database.db);
    const { id, client } = await aToken(['READ'], await server.signIn(maker));
    expect(await lists(client)).toBe(200);
    await sql(change, [change.includes('api_tokens') ? id : maker.id]);
    expect(await lists(client)).toBe(401);
    expect((await client.graphql('{ submissions { pagination { page } } }')).status).toBe(401);
  });

  it('is ended for the next request on every node, 100 of 100', async () => {
    const late: number[] = [];
    for (let round = 0; round < 100; round += 1) {
      const { id, client } = await aToken();
      const nodes = [client, client.at(other.url)];
      for (const node of nodes) expect(await lists(node)).toBe(200);
      await asAdmin.data(`mutation { revokeApiToken(id: "${id}") { id } }`);
      for (const node of nodes) if ((await lists(node)) !== 401) late.push(round);
    }
    expect(late).toEqual([]);
  });

  it.each(['prt_api_', `prt_api_${'A'.repeat(48)}`, `prt_api_${'A'.repeat(47)}`])(
    'that was never made is none: %s',
    async (token) => expect(await lists(server.nobody.with(token))).toBe(401),
  );
});
