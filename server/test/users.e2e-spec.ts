import type { Client } from './harness/client.js';
import { aUser, anAdmin } from './harness/factories.js';
import { TestServer } from './harness/test-server.js';
import { Role } from '../src/common/actor.js';
import { mailOwner } from '../src/mail/mail.service.js';
import { decrypt } from '../src/encryption/envelope.js';
import type { User } from '../src/users/user.entity.js';

const PATH = '/api/admin/user-management/user';

interface ListedUser {
  id: string;
  name: string;
  email: string;
  role: string;
  enabled: boolean;
  createdAt: string;
  timeCreatedAt: string | null;
  version: number;
}
interface Page {
  users: ListedUser[];
  pagination: { page: number; pageSize: number; totalItems: number; totalPages: number };
}

let server: TestServer;
let admin: User;
let asAdmin: Client;
beforeAll(async () => {
  server = await TestServer.start({ ROLE: 'api' });
  admin = await anAdmin(server.database.db);
  asAdmin = await server.signIn(admin);
});
afterAll(() => server.close());

const member = (overrides: Partial<User> = {}) => aUser(server.database.db, overrides);
const bodyOf = ({ name, email, role, enabled }: User) => ({ name, email, role, enabled });
const put = (client: Client, id: string, body: unknown, ifMatch?: string) =>
  client.send<Record<string, unknown>>(`${PATH}/${id}`, {
    method: 'PUT',
    headers: {
      'content-type': 'application/json',
      ...(ifMatch === undefined ? {} : { 'if-match': ifMatch }),
    },
    body: JSON.stringify(body),
  });
const rowOf = async (id: string) =>
  (await server.database.db.query<Record<string, unknown>[]>('SELECT * FROM users WHERE id = $1', [id]))[0]!;
const lastAudit = async (id: string) =>
  (
    await server.database.db.query<{ action: string; actor_id: string; details: Record<string, unknown> }[]>(
      `SELECT action, actor_id, details FROM audit_entries WHERE subject_type = 'user' AND subject_id = $1 ORDER BY id DESC LIMIT 1`,
      [id],
    )
  )[0];
const UPDATE = `mutation ($id: ID!, $version: Int!, $input: UpdateUserInput!) {
  updateUser(id: $id, version: $version, input: $input) { message } }`;

describe('the list of users', () => {
  it('shows one role, newest first, 25 on a page, and the same in both APIs (USER-3, SCREEN-25, RESTAPI-17)', async () => {
    const tag = 'Zwicky';
    for (let number = 0; number < 27; number += 1)
      await member({ name: `${tag} ${number}`, createdAt: new Date(Date.UTC(2030, 0, 1, 0, number)) });
    await anAdmin(server.database.db, { name: `${tag} the administrator` });
    const first = (await asAdmin.get<Page>(`${PATH}?type=STANDARD&query=${tag}`)).body;
    expect(first.users.map(({ name }) => name)).toEqual(
      Array.from({ length: 25 }, (_, index) => `${tag} ${26 - index}`),
    );
    expect(first.pagination).toEqual({ page: 1, pageSize: 25, totalItems: 27, totalPages: 2 });
    const second = (await asAdmin.get<Page>(`${PATH}?query=${tag}&page=2`)).body;
    expect(second.users.map(({ name }) => name)).toEqual([`${tag} 1`, `${tag} 0`]);
    expect((await asAdmin.get<Page>(`${PATH}?query=${tag}&page=3`)).body.users).toEqual([]);
    const { users } = await asAdmin.data<{ users: Page }>(
      `{ users(role: STANDARD, query: "${tag}", page: 2) { users { id name email role enabled createdAt timeCreatedAt version }
         pagination { page pageSize totalItems totalPages } } }`,
    );
    expect(users).toEqual(second);
    const administrators = await asAdmin.get<Page>(`${PATH}?type=MASTER_ADMIN&query=${tag}`);
    expect(administrators.body.users.map(({ name }) => name)).toEqual([`${tag} the administrator`]);
  });

  it('shows each of the five roles separately, and accepts no other (USER-1)', async () => {
    const roles = ['MASTER_ADMIN', 'STANDARD', 'REVIEWER', 'SUPPORT', 'AUDITOR'];
    for (const role of roles) await member({ name: 'Quincunx', role: role as Role });
    for (const role of roles) {
      const { users } = (await asAdmin.get<Page>(`${PATH}?type=${role}&query=Quincunx`)).body;
      expect(users.map((user) => user.role)).toEqual([role]);
    }
    expect((await asAdmin.get(`${PATH}?type=OWNER`)).status).toBe(400);
    const user = await member();
    expect((await put(asAdmin, user.id, { ...bodyOf(user), role: 'OWNER' })).status).toBe(400);
  });

  it('is searched by name and e-mail address without case, and wildcards of LIKE are literal', async () => {
    const found = await member({ name: 'Percy 50%_Owner\\', email: 'Percy.Quill@Example.com' });
    await member({ name: 'Percy 50 and the Owner' });
    const names = async (query: string) =>
      (await asAdmin.get<Page>(`${PATH}?query=${encodeURIComponent(query)}`)).body.users.map(({ id }) => id);
    for (const query of ['50%_owner', 'OWNER\\', 'percy.quill@', 'quill percy', '  50%  '])
      expect([query, await names(query)]).toEqual([query, [found.id]]);
    for (const query of ['%%%', '___', 'quill%percy'])
      expect([query, await names(query)]).toEqual([query, []]);
  });

  it('shows when an account was created and when its address was verified, and no secret (USER-15, ACCOUNT-14, ACCOUNT-15)', async () => {
    const pending = await member({ name: 'Waiting Wanda', verifiedAt: null });
    const { body } = await asAdmin.get<{ data: ListedUser }>(`${PATH}/${pending.id}`);
    expect(body.data).toEqual({
      id: pending.id,
      name: 'Waiting Wanda',
      email: pending.email,
      role: 'STANDARD',
      enabled: true,
      createdAt: pending.createdAt.toISOString(),
      timeCreatedAt: null,
      version: 1,
    });
  });

  it.each([
    ['?type=OWNER', 'type'],
    ['?page=0', 'page'],
    ['?page=abc', 'page'],
    [`?query=${'x'.repeat(201)}`, 'query'],
    ['?query=a%00b', 'query'],
    ['?sort=name', 'sort'],
    ['?query=a&query=b', 'query'],
  ])('the list of users refuses %s (RESTAPI-26)', async (query, field) => {
    const { status, body } = await asAdmin.get<{ fields: object }>(`${PATH}${query}`);
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
  });
});

describe('editing a user', () => {
  it('saves name, address, role and status, and audits old and new values (USER-7)', async () => {
    const user = await member({ name: 'Old Name' });
    const input = { ...bodyOf(user), name: '  New Name ' };
    expect((await put(asAdmin, user.id, input)).body).toEqual({ message: 'User has been updated.' });
    expect(await rowOf(user.id)).toMatchObject({ name: 'New Name', version: 2, enabled: true });
    expect(await lastAudit(user.id)).toEqual({
      action: 'user.changed',
      actor_id: admin.id,
      details: { name: { from: 'Old Name', to: 'New Name' }, sessionsEnded: 0 },
    });
  });

  it('writes nothing when nothing changes', async () => {
    const user = await member();
    expect((await put(asAdmin, user.id, bodyOf(user))).status).toBe(200);
    expect(await rowOf(user.id)).toMatchObject({ version: 1 });
    expect(await lastAudit(user.id)).toBeUndefined();
  });

  it('compares the version in GraphQL (USER-11, GRAPHQL-7)', async () => {
    const user = await member();
    const edit = (version: number, name: string) =>
      asAdmin.graphql(UPDATE, { id: user.id, version, input: { ...bodyOf(user), name } });
    expect((await edit(1, 'First')).body.data).toEqual({ updateUser: { message: 'User has been updated.' } });
    expect((await edit(1, 'Second')).body.errors?.[0]?.extensions.code).toBe('CONFLICT');
    expect(await rowOf(user.id)).toMatchObject({ name: 'First' });
  });

  it('compares If-Match in REST, and edits the current row without it (RESTAPI-24)', async () => {
    const user = await member();
    const { headers } = await asAdmin.get(`${PATH}/${user.id}`);
    expect(headers.get('etag')).toBe('"1"');
    const named = (name: string) => ({ ...bodyOf(user), name });
    expect((await put(asAdmin, user.id, named('One'), '"1"')).status).toBe(200);
    for (const tag of ['"1"', 'W/"2"', '"other"', '"1", "2"'])
      expect([tag, (await put(asAdmin, user.id, named('Two'), tag)).status]).toEqual([tag, 409]);
    expect((await put(asAdmin, user.id, named('Three'), '*')).status).toBe(200);
    expect((await put(asAdmin, user.id, named('Four'))).status).toBe(200);
    expect(await rowOf(user.id)).toMatchObject({ name: 'Four', version: 4 });
  });

  it('refuses an address of another account, in any case', async () => {
    const other = await member();
    const user = await member();
    const { status, body } = await put(asAdmin, user.id, {
      ...bodyOf(user),
      email: other.email.toUpperCase(),
    });
    expect([status, body.message]).toEqual([409, 'Another user has this e-mail address.']);
    expect(body.fields).toEqual({ email: 'Another user has this e-mail address' });
  });

  it('gives an address to one of twenty accounts that request it at once', async () => {
    const users = await Promise.all(Array.from({ length: 20 }, () => member()));
    const email = 'wanted-by-many@example.com';
    const answers = await Promise.all(users.map((user) => put(asAdmin, user.id, { ...bodyOf(user), email })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(19).fill(409)]);
  });

  it.each([
    [{ name: '' }, { name: 'Required' }],
    [{ name: '   ' }, { name: 'Required' }],
    [{ name: '\u2060\u200d' }, { name: 'Required' }],
    [{ name: '\u200b' }, { name: expect.any(String) as string }],
    [{ email: '' }, { email: 'Required' }],
    [{ email: 'nobody@' }, { email: 'Invalid email' }],
    [{ role: 'OWNER' }, { role: 'Choose a role' }],
    [{ enabled: 'yes' }, { enabled: 'Active must be true or false' }],
    [{ name: 'a\u202eb' }, { name: expect.any(String) as string }],
    [{ passwordHash: 'x' }, { passwordHash: 'passwordHash is not recognised' }],
    [{ timeCreatedAt: null }, { timeCreatedAt: 'timeCreatedAt is not recognised' }],
    [{ version: 1 }, { version: 'version is not recognised' }],
  ])('refuses %j (USER-6, ACCESS-10)', async (change, fields) => {
    const user = await member();
    const { status, body } = await put(asAdmin, user.id, { ...bodyOf(user), ...change });
    expect([status, body.fields]).toEqual([400, fields]);
    expect(await rowOf(user.id)).toMatchObject({ version: 1 });
  });

  it('an edit of a malformed or unknown id gets the same response (ACCESS-6)', async () => {
    const user = await member();
    const absent = await put(asAdmin, '00000000-0000-4000-8000-000000000000', bodyOf(user));
    const malformed = await put(asAdmin, 'not-an-id', bodyOf(user));
    expect([absent.status, malformed.status]).toEqual([404, 404]);
    expect(malformed.body).toEqual(absent.body);
  });

  it('is refused to members (USER-14)', async () => {
    const user = await member();
    const asMember = await server.signIn(user);
    expect((await put(asMember, user.id, { ...bodyOf(user), role: Role.MASTER_ADMIN })).status).toBe(403);
    expect((await asMember.get(PATH)).status).toBe(403);
    expect(await rowOf(user.id)).toMatchObject({ role: 'STANDARD', version: 1 });
  });
});

describe('after an edit', () => {
  const profile = async (client: Client) => (await client.get('/api/user/profile')).status;

  it.each<[string, (user: User) => object]>([
    ['disabling', () => ({ enabled: false })],
    ['another role', () => ({ role: Role.MASTER_ADMIN })],
    ['another address', (user) => ({ email: `new-${user.email}` })],
  ])('%s ends the sessions at once (USER-12, USER-10)', async (_, change) => {
    const user = await member();
    const sessions = [await server.signIn(user), await server.signIn(user)];
    expect(await Promise.all(sessions.map(profile))).toEqual([200, 200]);
    expect((await put(asAdmin, user.id, { ...bodyOf(user), ...change(user) })).status).toBe(200);
    expect(await Promise.all(sessions.map(profile))).toEqual([401, 401]);
    expect((await lastAudit(user.id))?.details).toMatchObject({ sessionsEnded: 2 });
  });

  it.each<[string, (user: User) => object]>([
    ['another name', () => ({ name: 'Another Name' })],
    ['the same address in another case', (user) => ({ email: user.email.toUpperCase() })],
  ])('%s keeps the sessions and the verification of the address', async (_, change) => {
    const user = await member();
    const client = await server.signIn(user);
    expect((await put(asAdmin, user.id, { ...bodyOf(user), ...change(user) })).status).toBe(200);
    expect(await profile(client)).toBe(200);
    expect((await rowOf(user.id)).verified_at).not.toBeNull();
  });

  it('a disabled user cannot sign in, and a re-enabled one can', async () => {
    const user = await member();
    await put(asAdmin, user.id, { ...bodyOf(user), enabled: false });
    await expect(server.signIn(user)).rejects.toThrow('Sign-in answered 400');
    await put(asAdmin, user.id, { ...bodyOf(user), enabled: true });
    expect(await profile(await server.signIn(user))).toBe(200);
  });

  it('a new address is not verified: it owns nothing (USER-10)', async () => {
    const user = await member();
    const email = `moved-${user.email}`;
    await put(asAdmin, user.id, { ...bodyOf(user), email });
    expect(await rowOf(user.id)).toMatchObject({ email, verified_at: null });
    await expect(server.signIn({ email })).rejects.toThrow('Sign-in answered 400');
  });

  it('an administrator may remove their own permissions while there is another administrator', async () => {
    const leaving = await anAdmin(server.database.db);
    const client = await server.signIn(leaving);
    expect((await put(client, leaving.id, { ...bodyOf(leaving), role: Role.STANDARD })).status).toBe(200);
    expect(await profile(client)).toBe(401);
  });

  const mailsTo = async (...addresses: string[]) => {
    const mails = await server.database.db.query<
      { id: string; to: string; template: string; variables: Buffer }[]
    >(
      'SELECT id, recipient AS to, template, variables FROM mails WHERE recipient = ANY($1) ORDER BY template, recipient',
      [addresses],
    );
    return mails.map(({ id, variables, ...mail }) => ({
      ...mail,
      ...(decrypt(server.ring, mailOwner(id), variables) as object),
    }));
  };

  it('disabling and enabling are mailed', async () => {
    const user = await member({ name: 'Mailed Member' });
    await put(asAdmin, user.id, { ...bodyOf(user), enabled: false });
    await put(asAdmin, user.id, { ...bodyOf(user), enabled: true });
    const { email: to } = user;
    expect(await mailsTo(to)).toEqual([
      { template: 'account-disabled', to },
      { template: 'account-enabled', to, loginLink: expect.stringMatching(/\/login$/) as string },
    ]);
  });

  it('old and new address are notified, and the link in the mail to the new one verifies it (USER-10, MAIL-4)', async () => {
    const user = await member();
    const email = `newer-${user.email}`;
    await put(asAdmin, user.id, { ...bodyOf(user), email });
    const link = expect.stringMatching(/\/register\/verify-account\?code=[\w-]+$/) as string;
    const [toNew, toOld] = await mailsTo(email, user.email);
    expect(toNew).toEqual({ template: 'email-changed', to: email, newEmail: email, link });
    expect(toOld).toEqual({ template: 'email-changed', to: user.email, newEmail: email });
    const code = new URL((toNew as unknown as { link: string }).link).searchParams.get('code');
    const verified = await server.nobody.send('/api/register/verify-account', {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ code }),
    });
    expect(verified.status).toBe(200);
    expect(await profile(await server.signIn({ email }))).toBe(200);
  });

  it('an unverified address is mailed only how to verify it', async () => {
    const user = await member({ verifiedAt: null });
    const email = `right-${user.email}`;
    await put(asAdmin, user.id, { ...bodyOf(user), email });
    await put(asAdmin, user.id, { ...bodyOf(user), email, enabled: false });
    await put(asAdmin, user.id, { ...bodyOf(user), email, enabled: true });
    expect((await mailsTo(email, user.email)).map(({ to, template }) => [to, template])).toEqual([
      [email, 'email-changed'],
      [email, 'email-changed'],
    ]);
  });
});
