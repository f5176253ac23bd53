import { randomBytes } from 'node:crypto';
import { cp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { inflateSync } from 'node:zlib';
import type { Client } from './harness/client.js';
import { fetchBytes, pdf, png, uploadDocument } from './harness/documents.js';
import { aSubmission, aUser, anAdmin } from './harness/factories.js';
import { runOutLeases, tryNow } from './harness/outbox.js';
import { TestServer } from './harness/test-server.js';

interface Purge {
  state: string;
  documents: number;
  requestedBy: string | null;
  confirmedBy: string | null;
  mayConfirm: boolean;
  lacksSecondAdministrator: boolean;
  certificateId: string | null;
  heldUp: boolean;
}
const FIELDS =
  '{ state documents requestedBy confirmedBy mayConfirm lacksSecondAdministrator certificateId heldUp }';

class World {
  private constructor(
    readonly server: TestServer,
    readonly member: Client,
    readonly first: Client,
    readonly second: Client,
    readonly claim: string,
    readonly secondEmail: string,
  ) {}

  static async start(env?: Record<string, string>): Promise<World> {
    const server = await TestServer.start(env);
    const { db } = server.database;
    const owner = await aUser(db);
    const claim = await aSubmission(db, server.ring, { ownerId: owner.id });
    const first = await server.signIn(await anAdmin(db, { name: 'Ann Asker' }));
    const confirmer = await anAdmin(db, { name: 'Carl Confirmer' });
    const second = await server.signIn(confirmer);
    const member = await server.signIn(owner);
    return new World(server, member, first, second, claim.id, confirmer.email);
  }

  async ask(client: Client, operation: string): Promise<Purge> {
    const field = operation.split(' ').at(-1)!;
    const data = await this.at(client).data<Record<string, Purge>>(
      `${operation.replace(field, `{ ${field}`)} ${FIELDS} }`,
    );
    return data[field]!;
  }

  /** The error code of a refused mutation. */
  async refusal(client: Client, field: string): Promise<string | undefined> {
    const { body } = await this.at(client).graphql(`mutation { ${field} ${FIELDS} }`);
    return body.errors?.[0]?.extensions.code;
  }

  upload(name: string, bytes: Buffer, kind?: string) {
    return uploadDocument(this.at(this.member), this.claim, name, bytes, { kind });
  }

  /** Lets the member delete the document again. */
  withdraw = (id: string) =>
    this.at(this.member).data('mutation ($id: ID!) { deleteAttachment(id: $id) }', { id });

  taken = async () =>
    (await this.at(this.member).data<{ identityDocumentsTaken: boolean }>('{ identityDocumentsTaken }'))
      .identityDocumentsTaken;

  list = async () =>
    (
      await this.at(this.member).data<{ attachments: { id: string; kind: string; mayDelete: boolean }[] }>(
        'query ($id: ID!) { attachments(submissionId: $id) { id kind mayDelete } }',
        { id: this.claim },
      )
    ).attachments;

  async done(): Promise<Purge> {
    for (let tries = 0; tries < 300; tries += 1) {
      const purge = await this.ask(this.first, 'query identityPurge');
      if (purge.state === 'DONE') return purge;
      await sleep(100);
    }
    throw new Error('The purge did not end.');
  }

  /** Uses the server's current port, which changes when it is restarted. */
  at(client: Client): Client {
    return client.at(this.server.nobody.url);
  }

  get files(): string {
    return join(this.server.dataDir, 'files');
  }
}

const allFiles = async (folder: string) =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((e) => e.isFile())
    .map((e) => join(e.parentPath, e.name));

/** The text of a PDF made by pdfkit. */
function wordsOf(bytes: Buffer): string {
  const text = bytes.toString('latin1');
  // By its length: packed bytes may themselves end in what looks like the line break before 'endstream'.
  const streams = [...text.matchAll(/\/Length (\d+)(?:[^\d>][^>]*)?>>\s*stream\r?\n/g)].map((head) => {
    const start = head.index + head[0].length;
    const data = bytes.subarray(start, start + Number(head[1]));
    return head[0].includes('FlateDecode') ? inflateSync(data).toString('latin1') : '';
  });
  return [...streams.join('\n').matchAll(/<([0-9a-f]+)>/g)]
    .map(([, hex]) => Buffer.from(hex!, 'hex').toString('latin1'))
    .join('');
}

describe('the purge of identity documents', () => {
  let world: World;
  beforeAll(async () => {
    world = await World.start();
  });
  afterAll(() => world.server.close());

  it('needs two administrators, and can be withdrawn before the second confirms (PURGE-1, PURGE-2)', async () => {
    expect(await world.ask(world.first, 'query identityPurge')).toMatchObject({
      state: 'NONE',
      documents: 0,
    });
    expect(await world.refusal(world.first, 'confirmIdentityPurge')).toBe('CONFLICT');
    expect(await world.refusal(world.member, 'requestIdentityPurge')).toBe('FORBIDDEN');
    const { body: proof } = await world.upload('proof.pdf', pdf(), 'IDENTITY');
    await world.ask(world.first, 'mutation requestIdentityPurge');
    await world.ask(world.first, 'mutation requestIdentityPurge');
    const notified = await world.server.database.db.query<{ recipient: string }[]>(
      `SELECT recipient FROM mails WHERE template = 'identity-purge-requested'`,
    );
    expect(notified).toEqual([{ recipient: world.secondEmail }]);
    expect(await world.refusal(world.first, 'confirmIdentityPurge')).toBe('CONFLICT');
    expect(await world.ask(world.second, 'query identityPurge')).toMatchObject({
      state: 'REQUESTED',
      mayConfirm: true,
    });
    expect(await world.ask(world.second, 'mutation cancelIdentityPurge')).toMatchObject({ state: 'NONE' });
    expect(await world.refusal(world.second, 'confirmIdentityPurge')).toBe('CONFLICT');
    await world.withdraw(proof.id);
  });

  it.each([
    ['disabled', `enabled = FALSE`, `enabled = TRUE`],
    ['no administrator', `role = 'STANDARD'`, `role = 'MASTER_ADMIN'`],
  ])('cannot be confirmed when the requester is now %s (PURGE-1)', async (_, lose, restore) => {
    const { db } = world.server.database;
    const { body: proof } = await world.upload('proof.pdf', pdf(), 'IDENTITY');
    await world.ask(world.first, 'mutation requestIdentityPurge');
    await db.query(`UPDATE users SET ${lose} WHERE name = 'Ann Asker'`);
    expect(await world.refusal(world.second, 'confirmIdentityPurge')).toBe('CONFLICT');
    expect(await world.ask(world.second, 'mutation cancelIdentityPurge')).toMatchObject({ state: 'NONE' });
    await db.query(`UPDATE users SET ${restore} WHERE name = 'Ann Asker'`);
    await world.withdraw(proof.id);
  });

  it('cannot be requested or confirmed when there are no identity documents', async () => {
    expect(await world.refusal(world.first, 'requestIdentityPurge')).toBe('CONFLICT');
    const { body: proof } = await world.upload('proof.pdf', pdf(), 'IDENTITY');
    await world.ask(world.first, 'mutation requestIdentityPurge');
    await world.withdraw(proof.id);
    expect(await world.refusal(world.second, 'confirmIdentityPurge')).toBe('CONFLICT');
    expect(await world.taken()).toBe(true);
    await world.ask(world.first, 'mutation cancelIdentityPurge');
  });

  it.each([
    ['disabled', 'enabled = FALSE', 'enabled = TRUE'],
    ['without a verified address', 'verified_at = NULL', 'verified_at = now()'],
  ])('cannot be requested when the only other administrator is %s (PURGE-1)', async (_why, change, back) => {
    const { db } = world.server.database;
    const { body: proof } = await world.upload('proof.pdf', pdf(), 'IDENTITY');
    const setSecond = (what: string) =>
      db.query(`UPDATE users SET ${what} WHERE email = $1`, [world.secondEmail]);
    await setSecond(change);
    expect(await world.ask(world.first, 'query identityPurge')).toMatchObject({
      lacksSecondAdministrator: true,
    });
    expect(await world.refusal(world.first, 'requestIdentityPurge')).toBe('CONFLICT');
    await setSecond(back);
    expect(await world.ask(world.first, 'query identityPurge')).toMatchObject({
      state: 'NONE',
      lacksSecondAdministrator: false,
    });
    await world.withdraw(proof.id);
  });

  it('leaves no readable byte, in the product or in a backup (PURGE-4, PURGE-6)', async () => {
    const { db } = world.server.database;
    const canary = randomBytes(16).toString('hex');
    const identity = await world.upload('passport.pdf', pdf(canary), 'IDENTITY');
    await world.upload('licence.png', png(canary));
    const supporting = await world.upload('note.pdf', pdf('note'), 'SUPPORTING');
    const path = `/api/attachments/${world.claim}/${identity.body.id}`;
    expect((await fetchBytes(world.member, path)).bytes.includes(canary)).toBe(true);
    const backup = {
      files: `${world.server.dataDir}-backup`,
      rows: await db.query<object[]>('SELECT * FROM attachments'),
    };
    await cp(world.files, backup.files, { recursive: true });
    const keysBefore = await readFile(join(world.server.dataDir, 'identity-keys.json'), 'utf8');

    await world.ask(world.first, 'mutation requestIdentityPurge');
    expect(await world.ask(world.first, 'mutation requestIdentityPurge')).toMatchObject({
      state: 'REQUESTED',
      documents: 2,
    });
    expect(await world.taken()).toBe(true);
    expect(await world.ask(world.second, 'mutation confirmIdentityPurge')).toMatchObject({
      confirmedBy: 'Carl Confirmer',
    });
    expect(await world.taken()).toBe(false);
    expect(await world.refusal(world.second, 'confirmIdentityPurge')).toBe('CONFLICT');
    expect(await world.done()).toMatchObject({
      state: 'DONE',
      documents: 2,
      requestedBy: 'Ann Asker',
      confirmedBy: 'Carl Confirmer',
    });
    expect(await world.refusal(world.first, 'cancelIdentityPurge')).toBe('CONFLICT');

    expect(await world.list()).toEqual([{ id: supporting.body.id, kind: 'SUPPORTING', mayDelete: false }]);
    expect((await world.member.get(path)).status).toBe(404);
    expect(await allFiles(world.files)).toHaveLength(1);
    const oldKey = (JSON.parse(keysBefore) as { keys: { key: string }[] }).keys[0]!.key;
    for (const file of await allFiles(world.server.dataDir)) {
      const bytes = await readFile(file);
      for (const needle of [canary, oldKey]) expect(bytes.includes(needle)).toBe(false);
    }
    const tables = await db.query<{ name: string }[]>(
      `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'`,
    );
    for (const { name } of tables) {
      const dump = JSON.stringify(await db.query(`SELECT to_jsonb(t) FROM ${name} t`));
      for (const needle of [canary, Buffer.from(canary).toString('hex'), oldKey])
        expect(dump).not.toContain(needle);
    }

    // The nightly backup of the database and the files is restored, as if by mistake.
    await cp(backup.files, world.files, { recursive: true });
    await rm(backup.files, { recursive: true });
    await db.query(
      `INSERT INTO attachments SELECT * FROM jsonb_populate_recordset(NULL::attachments, $1::jsonb) ON CONFLICT DO NOTHING`,
      [JSON.stringify(backup.rows.map(rowAsJson))],
    );
    const restored = await fetchBytes(world.second, path);
    expect(restored.status).toBe(404);
    expect(restored.bytes.toString()).toContain('its key has been destroyed');
    // A document that cannot be decrypted does not affect the others.
    const listed = await world.member.get<{ id: string; fileBlob: { data: number[] }; missing?: true }[]>(
      `/api/attachments/${world.claim}`,
    );
    expect(listed.status).toBe(200);
    const opened = listed.body.filter(({ missing }) => !missing);
    expect(opened.map(({ id }) => id)).toContain(supporting.body.id);
    expect(opened.every(({ fileBlob }) => fileBlob.data.length > 0)).toBe(true);
    expect(listed.body.filter(({ missing }) => missing)).not.toHaveLength(0);
    expect(
      (await fetchBytes(world.member, `/api/attachments/${world.claim}/${supporting.body.id}`)).status,
    ).toBe(200);
    await db.query(`DELETE FROM attachments WHERE kind = 'IDENTITY'`);
  });

  it('finalises the scheme: identity documents are no longer accepted, and nobody can delete documents (PURGE-3, ATTACH-18)', async () => {
    for (const kind of ['IDENTITY', undefined])
      expect(await world.upload('late.pdf', pdf(), kind)).toMatchObject({ status: 409 });
    expect((await world.upload('late.pdf', pdf(), 'SUPPORTING')).status).toBe(201);
    const [document] = await world.list();
    const { body } = await world.member.graphql('mutation ($id: ID!) { deleteAttachment(id: $id) }', {
      id: document!.id,
    });
    expect(body.errors![0]!.extensions.code).toBe('CONFLICT');
  });

  it('gives administrators a certificate with the hashes and no name of a claimant (PURGE-7)', async () => {
    const { certificateId } = await world.done();
    const { createDownloadTicket } = await world.first.data<{ createDownloadTicket: { url: string } }>(
      'mutation ($id: ID!) { createDownloadTicket(kind: PURGE_CERTIFICATE, id: $id) { url } }',
      { id: certificateId },
    );
    const { bytes, headers } = await fetchBytes(world.server.nobody, createDownloadTicket.url);
    expect(headers.get('content-type')).toBe('application/pdf');
    const words = wordsOf(bytes);
    const rows = await world.server.database.db.query<{ digest: string }[]>(
      `SELECT encode(digest, 'hex') AS digest FROM purged_documents WHERE removed_at IS NOT NULL`,
    );
    expect(rows).toHaveLength(2);
    for (const secret of ['Ann Asker', 'Carl Confirmer', ...rows.map(({ digest }) => digest)])
      expect(words).toContain(secret);
    expect(words).not.toContain('passport');
    const audit = await world.server.database.db.query<{ action: string }[]>(
      `SELECT action FROM audit_entries WHERE subject_type = 'identity-purge' ORDER BY id`,
    );
    expect(audit.map(({ action }) => action.replace('identity-purge.', ''))).toEqual([
      ...Array.from({ length: 4 }, () => ['requested', 'cancelled']).flat(),
      'requested',
      'confirmed',
      'finished',
      'certificate-read',
    ]);
  });
});

const rowAsJson = (row: object) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      Buffer.isBuffer(value) ? `\\x${value.toString('hex')}` : (value as unknown),
    ]),
  );

describe.each([
  'purge-key-destroyed:1',
  'purge-data-keys-destroyed:1',
  'purge-document-removed:2',
  'purge-bytes-removed:1',
])('a purge that is killed at %s', (fault) => {
  it('is completed by the next worker, and destroys no key twice (PURGE-4, DURABLE-4)', async () => {
    const world = await World.start({ FAULT: fault });
    const { server } = world;
    for (const at of [1, 2, 3]) await world.upload(`${at}.pdf`, pdf(`${at}`), 'IDENTITY');
    await world.ask(world.first, 'mutation requestIdentityPurge');
    // The worker may be faster than the response, and kill the process before it is sent.
    await world.ask(world.second, 'mutation confirmIdentityPurge').catch(() => undefined);
    for (let tries = 0; tries < 200 && server.process.child.signalCode !== 'SIGKILL'; tries += 1)
      await sleep(50);
    expect(server.process.child.signalCode).toBe('SIGKILL');
    const keys = await readFile(join(server.dataDir, 'identity-keys.json'), 'utf8');
    await runOutLeases(server);
    await server.start({ FAULT: '' });
    expect(await world.done()).toMatchObject({ documents: 3 });
    expect(await world.list()).toEqual([]);
    expect(await allFiles(world.files)).toEqual([]);
    expect(await readFile(join(server.dataDir, 'identity-keys.json'), 'utf8')).toBe(keys);
    await server.close();
  });
});

describe('while KEY_FILE is missing', () => {
  it('no proof of identity is accepted or opened, and a confirmed purge waits for it (PURGE-5)', async () => {
    const world = await World.start();
    const { db } = world.server.database;
    const path = join(world.server.dataDir, 'identity-keys.json');
    const idsIn = async (file: string) =>
      (JSON.parse(await readFile(file, 'utf8')) as { keys: { id: string }[] }).keys.map(({ id }) => id);
    try {
      const { body: proof } = await world.upload('proof.pdf', pdf(), 'IDENTITY');
      const open = async () => (await world.member.get(`/api/attachments/${world.claim}/${proof.id}`)).status;
      await rename(path, `${path}-away`);
      expect([await open(), (await world.upload('other.pdf', pdf(), 'IDENTITY')).status]).toEqual([503, 503]);
      await rename(`${path}-away`, path);
      expect(await open()).toBe(200);

      const destroyed = await idsIn(path);
      await world.ask(world.first, 'mutation requestIdentityPurge');
      await db.query(`CREATE FUNCTION later() RETURNS trigger LANGUAGE plpgsql
                      AS $$ BEGIN NEW.available_at := now() + interval '1 hour'; RETURN NEW; END $$`);
      await db.query('CREATE TRIGGER later BEFORE INSERT ON outbox FOR EACH ROW EXECUTE FUNCTION later()');
      await world.ask(world.second, 'mutation confirmIdentityPurge');
      await db.query('DROP FUNCTION later CASCADE');
      await rename(path, `${path}-away`);
      await tryNow(world.server);
      for (let tries = 0; tries < 100 && !(await failedOnce(db)); tries++) await sleep(50);
      expect(await failedOnce(db)).toBe(true);
      expect(await world.ask(world.first, 'query identityPurge')).toMatchObject({
        state: 'RUNNING',
        heldUp: true,
      });
      await rename(`${path}-away`, path);
      await tryNow(world.server);
      expect(await world.done()).toMatchObject({ heldUp: false });
      expect(await idsIn(path)).not.toEqual(destroyed);
    } finally {
      await world.server.close();
    }
  });
});

async function failedOnce(db: World['server']['database']['db']): Promise<boolean> {
  const failed = await db.query<unknown[]>(
    `SELECT 1 FROM outbox WHERE name = 'purge-identity-documents' AND last_error IS NOT NULL`,
  );
  return failed.length > 0;
}
