import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from './harness/client.js';
import { pdf } from './harness/documents.js';
import { aSubmission, anAdmin, anApiToken } from './harness/factories.js';
import { ended, type ImportKind, importRun, sendFile } from './harness/importing.js';
import { TestServer } from './harness/test-server.js';

const ROWS = 60_000;
const STOPPED = {
  status: 'CANCELLED',
  message:
    'The user or API token that requested this import can no longer import: the account was disabled or changed, or the API token was revoked. The import was stopped. The rows already applied are kept; an administrator can import the file again.',
};

let server: TestServer;
let admin: Client;
const sql = <Row>(text: string, parameters: unknown[] = []) =>
  server.database.db.query<Row[]>(text, parameters);
beforeAll(async () => {
  server = await TestServer.start();
  admin = await server.signIn(await anAdmin(server.database.db));
});
afterAll(() => server.close());

const LOSES_ACCESS: [how: string, statement: string][] = [
  ['is disabled', 'UPDATE users SET enabled = false WHERE id = $1'],
  ['is made a member', `UPDATE users SET role = 'STANDARD' WHERE id = $1`],
  ['is given an address that is not proven', 'UPDATE users SET verified_at = NULL WHERE id = $1'],
];

describe.each(LOSES_ACCESS)('when the person who started it %s', (how, statement) => {
  const records = () =>
    [
      'sid,email,legalEntity,taxNumber,openingBalance',
      ...Array.from({ length: ROWS }, (_, at) => `${how}-${at},p${at}@example.com,Fund ${at},,1`),
    ].join('\n');

  it('an import in progress stops (IMPORT-43)', async () => {
    const user = await anAdmin(server.database.db);
    const id = await sendFile(await server.signIn(user), 'settlement-records', records());
    while ((await importRun(admin, id)).read === 0) await sleep(20);
    await sql(statement, [user.id]);
    const run = await ended(admin, id);
    expect(run).toMatchObject(STOPPED);
    expect(run.created).toBeLessThan(ROWS);
    const [row] = await sql<{ count: number }>(
      'SELECT count(*)::int AS count FROM submissions WHERE sid LIKE $1',
      [`${how}-%`],
    );
    expect(row!.count).toBe(run.created);
    expect(
      await sql(
        `SELECT actor_kind, action FROM audit_entries WHERE subject_id = $1 ORDER BY id DESC LIMIT 1`,
        [id],
      ),
    ).toEqual([{ actor_kind: 'system', action: 'import.cancelled' }]);
  });

  it.each<[ImportKind, string | Blob, string]>([
    ['settlement-records', 'sid,email,legalEntity\nWAITS-1,a@example.com,Fund\n', 'file.csv'],
    ['assessment-notices', new Blob([new Uint8Array(pdf())]), 'NOTED.pdf'],
  ])('an import of %s that waits for its turn is not begun (IMPORT-43)', async (kind, file, name) => {
    const { db } = server.database;
    await aSubmission(db, server.ring, { sid: 'NOTED' }).catch(() => undefined);
    await sql(`CREATE OR REPLACE FUNCTION later() RETURNS trigger LANGUAGE plpgsql
               AS $$ BEGIN NEW.available_at := now() + interval '1 hour'; RETURN NEW; END $$`);
    await sql('CREATE TRIGGER later BEFORE INSERT ON outbox FOR EACH ROW EXECUTE FUNCTION later()');
    const user = await anAdmin(db);
    const id = await sendFile(await server.signIn(user), kind, file, '', name);
    await sql('DROP TRIGGER later ON outbox');
    await sql(statement, [user.id]);
    await sql(`UPDATE outbox SET available_at = now() WHERE done_at IS NULL`);
    expect(await ended(admin, id)).toMatchObject({ ...STOPPED, read: 0 });
    expect(await sql(`SELECT 1 FROM submissions WHERE sid = 'WAITS-1'`)).toEqual([]);
    expect(await sql('SELECT 1 FROM assessment_notices')).toEqual([]);
  });
});

it('an import of a script stops when its token is revoked (IMPORT-43)', async () => {
  const { db } = server.database;
  const token = await anApiToken(db, ['read', 'write']);
  const rows = Array.from({ length: ROWS }, (_, at) => `SCRIPT-${at},s${at}@example.com,Fund ${at}`);
  const id = await sendFile(
    server.nobody.with(token),
    'settlement-records',
    ['sid,email,legalEntity', ...rows].join('\n'),
  );
  while ((await importRun(admin, id)).read === 0) await sleep(20);
  const [{ id: tokenId }] = (await sql<{ id: string }>('SELECT id FROM api_tokens')) as [{ id: string }];
  await admin.data('mutation ($id: ID!) { revokeApiToken(id: $id) { id } }', { id: tokenId });
  const run = await ended(admin, id);
  expect(run).toMatchObject(STOPPED);
  expect(run.created).toBeLessThan(ROWS);
});
