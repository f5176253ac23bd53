import { randomUUID } from 'node:crypto';
import { Role } from '../src/common/actor.js';
import type { User } from '../src/users/user.entity.js';
import type { Client } from './harness/client.js';
import { aSubmission, aUser, anAdmin } from './harness/factories.js';
import { TestServer } from './harness/test-server.js';

interface Draft {
  form: string;
  subjectId: string | null;
  data: string;
  version: number;
  savedAt: string;
}

let server: TestServer;
let user: User;
let member: Client;
let otherMember: Client;
let admin: Client;
let claimId: string;
beforeAll(async () => {
  server = await TestServer.start({ ROLE: 'api' });
  const { db } = server.database;
  user = await aUser(db);
  member = await server.signIn(user);
  otherMember = await server.signIn(await aUser(db));
  admin = await server.signIn(await anAdmin(db));
  ({ id: claimId } = await aSubmission(db, server.ring, { ownerId: user.id }));
});
afterAll(() => server.close());
beforeEach(() => server.database.db.query('DELETE FROM drafts'));

const SAVE = `mutation ($form: DraftForm!, $subjectId: ID, $data: String!, $version: Int!) {
  saveDraft(form: $form, subjectId: $subjectId, data: $data, version: $version) { version savedAt } }`;
const GET = `query ($form: DraftForm!, $subjectId: ID) {
  draft(form: $form, subjectId: $subjectId) { form subjectId data version savedAt } }`;
const DISCARD = `mutation ($form: DraftForm!, $subjectId: ID) { discardDraft(form: $form, subjectId: $subjectId) }`;

interface Asked {
  form?: string;
  subjectId?: string | null;
  data?: string;
  version?: number;
}
const about = ({ form = 'SUBMISSION_CREATE', subjectId = null }: Asked) => ({ form, subjectId });
const save = async (client: Client, asked: Asked = {}) => {
  const { data = '{"a":1}', version = 0 } = asked;
  const answer = await client.graphql<{ saveDraft: { version: number; savedAt: string } }>(SAVE, {
    ...about(asked),
    data,
    version,
  });
  return { saved: answer.body.data?.saveDraft, error: answer.body.errors?.[0], status: answer.status };
};
const get = async (client: Client, asked: Asked = {}) => {
  const { body } = await client.graphql<{ draft: Draft | null }>(GET, about(asked));
  return { draft: body.data?.draft, code: body.errors?.[0]?.extensions.code };
};
const discard = async (client: Client, asked: Asked = {}) =>
  (await client.data<{ discardDraft: boolean }>(DISCARD, about(asked))).discardDraft;

describe('a draft', () => {
  it('is available in another session of its person until it is discarded', async () => {
    const data = JSON.stringify({ values: { legalEntity: 'Zoë <b> & Söhne', trades: [{ quantity: '1' }] } });
    expect((await save(member, { data })).saved?.version).toBe(1);
    const elsewhere = await server.signIn(user);
    expect((await get(elsewhere)).draft).toMatchObject({
      form: 'SUBMISSION_CREATE',
      subjectId: null,
      data,
      version: 1,
    });
    expect(await discard(elsewhere)).toBe(true);
    expect((await get(member)).draft).toBeNull();
    expect(await discard(member)).toBe(false);
  });

  it('is saved over the version last seen, and over no other (DRAFT-3)', async () => {
    await save(member, { data: '{"a":1}' });
    expect((await save(member, { data: '{"a":2}', version: 1 })).saved?.version).toBe(2);
    for (const version of [0, 1, 3]) {
      const { error } = await save(member, { data: '{"a":3}', version });
      expect(error).toMatchObject({
        message: 'Another draft of this form has been saved or submitted elsewhere in the meantime.',
        extensions: { code: 'CONFLICT' },
      });
    }
    expect((await get(member)).draft).toMatchObject({ data: '{"a":2}', version: 2 });
    await discard(member);
    expect((await save(member, { version: 2 })).error?.extensions.code).toBe('CONFLICT');
  });

  it('exists once for each form, subject and person (DRAFT-2)', async () => {
    await save(member, { data: '{"a":"new"}' });
    await save(member, { form: 'SUBMISSION_EDIT', subjectId: claimId, data: '{"a":"edit"}' });
    await save(member, { form: 'AMENDMENT', subjectId: claimId, data: '{"a":"amendment"}' });
    await save(admin, { form: 'SUBMISSION_EDIT', subjectId: claimId, data: '{"a":"admin"}' });
    const edit = { form: 'SUBMISSION_EDIT', subjectId: claimId };
    expect((await get(member, edit)).draft?.data).toBe('{"a":"edit"}');
    expect((await get(member, { ...edit, subjectId: claimId.toUpperCase() })).draft?.data).toBe(
      '{"a":"edit"}',
    );
    expect((await get(admin, edit)).draft?.data).toBe('{"a":"admin"}');
    expect((await get(admin)).draft).toBeNull();
    expect(await discard(admin)).toBe(false);
    expect((await get(member)).draft?.data).toBe('{"a":"new"}');
  });

  it.each([
    ['SUBMISSION_EDIT', 'NOT_FOUND'],
    ['AMENDMENT', 'NOT_FOUND'],
    ['REGISTRATION_EDIT', 'NOT_FOUND'],
    ['SUBMISSION_CREATE', 'BAD_USER_INPUT'],
    ['REGISTRATION_CREATE', 'BAD_USER_INPUT'],
    ['SUBMISSION_ADMIN_CREATE', 'FORBIDDEN'],
  ])('a draft of %s about something that the person may not see is refused (DRAFT-2)', async (form, code) => {
    for (const subjectId of [claimId, randomUUID(), 'no-id']) {
      expect((await save(otherMember, { form, subjectId })).error?.extensions.code).toBe(code);
      expect((await get(otherMember, { form, subjectId })).code).toBe(code);
    }
  });

  it('a draft without a subject is refused when the form requires one', async () => {
    expect((await save(member, { form: 'SUBMISSION_EDIT' })).error?.extensions.code).toBe('NOT_FOUND');
  });

  it('is no longer returned when its claim is no longer the person’s', async () => {
    const { id } = await aSubmission(server.database.db, server.ring, { ownerId: user.id });
    const edit = { form: 'SUBMISSION_EDIT', subjectId: id };
    await save(member, edit);
    await server.database.db.query('UPDATE submissions SET owner_id = NULL WHERE id = $1', [id]);
    expect((await get(member, edit)).code).toBe('NOT_FOUND');
    expect(await discard(member, edit)).toBe(true);
  });

  it('is no longer returned to a person whose role may no longer send its form (DRAFT-2, ACCESS-13)', async () => {
    const { db } = server.database;
    const person = await aUser(db, { role: Role.REVIEWER });
    const reviewer = await server.signIn(person);
    const edit = { form: 'SUBMISSION_EDIT', subjectId: claimId };
    await save(reviewer, edit);
    expect((await get(reviewer, edit)).draft).toMatchObject({ data: '{"a":1}' });
    await db.query(`UPDATE users SET role = 'SUPPORT' WHERE id = $1`, [person.id]);
    const support = await server.signIn(person);
    expect(await get(support, edit)).toEqual({ draft: null, code: 'FORBIDDEN' });
    expect((await save(support, edit)).error?.extensions.code).toBe('FORBIDDEN');
  });

  it.each(['SUBMISSION_EDIT', 'REGISTRATION_EDIT', 'SUBMISSION_CREATE'])(
    'of %s cannot be discarded under a malformed id',
    async (form) => {
      await save(member);
      for (const subjectId of ['\u0000', '\ud800', 'no-id', ''])
        expect(await discard(member, { form, subjectId })).toBe(false);
      expect((await get(member)).draft?.version).toBe(1);
    },
  );

  it('may be up to 1 MB long, including quotation marks (DRAFT-2)', async () => {
    const ofSize = (bytes: number) => {
      const row = '{"quantity":"1"},';
      const rows = row.repeat(Math.floor((bytes - 40) / row.length)).slice(0, -1);
      const start = `{"rows":[${rows}],"rest":"`;
      return `${start}${'x'.repeat(bytes - start.length - 2)}"}`;
    };
    const data = ofSize(1024 * 1024);
    expect((await save(member, { data })).saved?.version).toBe(1);
    expect((await get(member)).draft?.data).toBe(data);
    const { error } = await save(member, { data: ofSize(1024 * 1024 + 1), version: 1 });
    expect(error).toMatchObject({
      message: 'This is too long to be saved as a draft (1 MB at most).',
      extensions: { code: 'BAD_USER_INPUT' },
    });
    expect((await save(member, { data: 'x'.repeat(3 * 1024 * 1024) })).status).toBe(413);
  });

  it.each(['', '[]', '"text"', '{', `{"a":${'['.repeat(100)}${']'.repeat(100)}}`])(
    'is refused when it is not a JSON object or nested too deeply: %.10s',
    async (data) => expect((await save(member, { data })).error?.extensions.code).toBe('BAD_USER_INPUT'),
  );

  it('is encrypted in the table', async () => {
    const canary = 'canary 123 456 782';
    await save(member, { data: JSON.stringify({ taxNumber: canary }) });
    const [{ sealed }] = await server.database.db.query<[{ sealed: Buffer }]>('SELECT sealed FROM drafts');
    expect(sealed.toString('latin1')).not.toContain(canary);
    await save(admin, { data: '{"a":"admin"}' });
    // An envelope moved to another row cannot be decrypted.
    await server.database.db.query('UPDATE drafts SET sealed = $1', [sealed]);
    expect((await get(admin)).code).toBe('INTERNAL_SERVER_ERROR');
  });

  it('is one of at most fifty: the one with the oldest save is deleted (DRAFT-2)', async () => {
    await server.database.db.query(
      `INSERT INTO drafts SELECT $1, 'SUBMISSION_EDIT', gen_random_uuid(), '', 1, now() - make_interval(mins => n)
       FROM generate_series(1, 50) n`,
      [user.id],
    );
    await save(member);
    const [counts] = await server.database.db.query<object[]>(
      `SELECT count(*)::int AS all, count(*) FILTER (WHERE saved_at < now() - interval '49 minutes 30 seconds')::int AS oldest
       FROM drafts`,
    );
    expect(counts).toEqual({ all: 50, oldest: 0 });
    expect((await get(member)).draft?.version).toBe(1);
  });

  it('saved by two windows at once is saved by one, and the other gets a conflict (DRAFT-3)', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) => save(member, { data: `{"a":${i}}` })),
    );
    expect(answers.filter(({ saved }) => saved)).toHaveLength(1);
    for (const { error } of answers.filter(({ saved }) => !saved))
      expect(error?.extensions.code).toBe('CONFLICT');
  });
});

it('drafts are deleted ninety days after their last save (DRAFT-2)', async () => {
  await save(member);
  await save(admin);
  const past = (client: User) =>
    server.database.db.query(
      `UPDATE drafts SET saved_at = now() - interval '90 days 1 minute' WHERE user_id = $1`,
      [client.id],
    );
  await past(user);
  await server.process.stop();
  await server.start({ ROLE: 'all' });
  const again = await server.signIn(user);
  for (let tries = 0; tries < 50 && (await get(again)).draft; tries++)
    await new Promise((resolve) => setTimeout(resolve, 100));
  expect((await get(again)).draft).toBeNull();
  const [{ count }] = await server.database.db.query<[{ count: number }]>(
    'SELECT count(*)::int AS count FROM drafts',
  );
  expect(count).toBe(1);
});
