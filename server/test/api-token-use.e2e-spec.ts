import { clientWithToken, listApiTokens } from './harness/api-tokens.js';
import type { Client } from './harness/client.js';
import { aSubmission, anAdmin } from './harness/factories.js';
import { ended, sendFile } from './harness/importing.js';
import { type ServerProcess, startServerProcess } from './harness/server-process.js';
import { TestServer } from './harness/test-server.js';
import type { User } from '../src/users/user.entity.js';

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
const codeOf = async (answer: ReturnType<Client['graphql']>) =>
  (await answer).body.errors?.[0]?.extensions.code;

const lists = async (client: Client) => (await client.get('/api/settlement-submission?page=1')).status;

describe('an API token', () => {
  it('reads what an administrator can read, through both APIs (APITOKEN-6)', async () => {
    const { client } = await clientWithToken(asAdmin);
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

  it('owns no claims (APITOKEN-8)', async () => {
    await aSubmission(server.database.db, server.ring, { ownerId: admin.id, email: admin.email });
    const { client } = await clientWithToken(asAdmin);
    expect((await client.get('/api/settlement-submission')).body).toEqual({ submissions: [] });
    expect(await client.data('{ mySubmissions { id } }')).toEqual({ mySubmissions: [] });
  });

  it('gets restricted fields only with their scope, but always learns which are missing (APITOKEN-4, VIEW-14)', async () => {
    const claim = await aSubmission(server.database.db, server.ring, { accountNo: '' });
    const { id, client } = await clientWithToken(asAdmin);
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

  it('an API token with scope read cannot change anything (APITOKEN-5)', async () => {
    const { client } = await clientWithToken(asAdmin);
    const { status, body } = await client.upload('/api/import/settlement-records', 'a.csv', RECORDS);
    expect([status, body.message]).toEqual([403, 'This API token can only read.']);
    const cancel = 'mutation { cancelImport(id: "00000000-0000-4000-8000-000000000000") { id } }';
    expect(await codeOf(client.graphql(cancel))).toBe('FORBIDDEN');
    expect(await sql('SELECT 1 FROM import_runs')).toEqual([]);
  });

  it('created with scope write only can also read, and says so; without the read scope it could read nothing (APITOKEN-3)', async () => {
    const { id, client } = await clientWithToken(asAdmin, ['WRITE']);
    const { apiTokens } = await listApiTokens(asAdmin);
    expect(apiTokens.find((token) => token.id === id)!.scopes).toEqual(['READ', 'WRITE']);
    expect(await lists(client)).toBe(200);
    await sql(`UPDATE api_tokens SET scopes = '{write,restricted}' WHERE id = $1`, [id]);
    for (const path of ['/api/reports/settlements-export', '/api/settlement-submission?page=1']) {
      const { status, body } = await client.get(path);
      expect([status, body.message]).toEqual([403, 'This API token cannot read.']);
    }
    expect(await codeOf(client.graphql('{ submissions { pagination { page } } }'))).toBe('FORBIDDEN');
    expect((await client.upload('/api/import/settlement-records', 'a.csv', 'sid\n')).status).toBe(400);
  });

  it('an API token with scope write imports a file on behalf of its creator, but cannot read rejected rows', async () => {
    const { client, id } = await clientWithToken(asAdmin, ['READ', 'WRITE']);
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
      'Rejected rows contain restricted fields, which this API token is not allowed to read.',
    ]);
    expect((await asAdmin.get(run.rejectionsUrl!)).status).toBe(200);
  });

  it('cannot do anything that requires a person (APITOKEN-7, USER-14)', async () => {
    const { id, client } = await clientWithToken(asAdmin, ['READ', 'WRITE']);
    const user = '/api/admin/user-management/user';
    for (const path of ['/api/user/profile', user, `${user}/${admin.id}`]) {
      const { status, body } = await client.get(path);
      expect([status, body.message]).toEqual([403, 'An API token cannot do this; please sign in as a user.']);
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

  it('updates its last use at most once a minute', async () => {
    const { id, client } = await clientWithToken(asAdmin);
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
    ['it has expired', 'UPDATE api_tokens SET expires_at = now() WHERE id = $1'],
    ['its creator is disabled', 'UPDATE users SET enabled = false WHERE id = $1'],
    ['its creator is no longer an administrator', `UPDATE users SET role = 'STANDARD' WHERE id = $1`],
    ['its creator’s address is not verified', 'UPDATE users SET verified_at = NULL WHERE id = $1'],
  ])('no longer works when %s (APITOKEN-6)', async (_, change) => {
    const creator = await anAdmin(server.database.db);
    const { id, client } = await clientWithToken(await server.signIn(creator), ['READ']);
    expect(await lists(client)).toBe(200);
    await sql(change, [change.includes('api_tokens') ? id : creator.id]);
    expect(await lists(client)).toBe(401);
    expect((await client.graphql('{ submissions { pagination { page } } }')).status).toBe(401);
  });

  it('is revoked for the next request on every node, 100 of 100', async () => {
    const late: number[] = [];
    for (let round = 0; round < 100; round += 1) {
      const { id, client } = await clientWithToken(asAdmin);
      const nodes = [client, client.at(other.url)];
      for (const node of nodes) expect(await lists(node)).toBe(200);
      await asAdmin.data(`mutation { revokeApiToken(id: "${id}") { id } }`);
      for (const node of nodes) if ((await lists(node)) !== 401) late.push(round);
    }
    expect(late).toEqual([]);
  });

  it.each(['prt_api_', `prt_api_${'A'.repeat(48)}`, `prt_api_${'A'.repeat(47)}`])(
    'that was never created is refused: %s',
    async (token) => expect(await lists(server.nobody.with(token))).toBe(401),
  );
});
