import { Role } from '../src/common/actor.js';
import type { User } from '../src/users/user.entity.js';
import type { Client } from './harness/client.js';
import { aUser, anAdmin, PASSWORD } from './harness/factories.js';
import { createApiToken } from './harness/api-tokens.js';
import { mailsSettled } from './harness/mailbox.js';
import { TestServer } from './harness/test-server.js';

interface Proof {
  code?: string;
  password?: string;
}

const UPDATE = `mutation ($id: ID!, $input: UpdateUserInput!, $proof: ActProofInput) {
  updateUser(id: $id, version: 1, input: $input, proof: $proof) { message } }`;
const SEND_CODE = 'mutation ($id: ID!) { sendAdministratorCode(id: $id) { message } }';
const SEND_TOKEN_CODE = 'mutation { sendApiTokenCode { message } }';
const CREATE = `mutation ($input: CreateApiTokenInput!, $proof: ActProofInput) {
  createApiToken(input: $input, proof: $proof) { apiToken { name permissions } } }`;

let server: TestServer;
let admin: User;
let asAdmin: Client;
beforeAll(async () => {
  server = await TestServer.start({ ADMIN_CHECKS_AFTER_HOURS: '48' });
});
afterAll(() => server.close());
beforeEach(async () => {
  admin = await anAdmin(server.database.db);
  asAdmin = await server.signIn(admin);
});

const promote = (user: User, proof?: Proof, role = Role.MASTER_ADMIN) => {
  const { id, name, email, enabled } = user;
  return asAdmin.graphql<{ updateUser: { message: string } }>(UPDATE, {
    id,
    input: { name, email, enabled, role },
    proof,
  });
};
const roleOf = async ({ id }: User) => {
  const [row] = await server.database.db.query<{ role: string }[]>('SELECT role FROM users WHERE id = $1', [
    id,
  ]);
  return row!.role;
};
const signedInLongAgo = () =>
  server.database.db.query(
    `UPDATE sessions SET created_at = now() - interval '16 minutes' WHERE user_id = $1`,
    [admin.id],
  );
const fieldsOf = ({ body }: Awaited<ReturnType<typeof promote>>) => body.errors?.[0]?.extensions.fields;

describe('making somebody an administrator', () => {
  it('needs nothing else just after signing in (USER-16)', async () => {
    const user = await aUser(server.database.db);
    expect((await promote(user)).body.errors).toBeUndefined();
    expect(await roleOf(user)).toBe('MASTER_ADMIN');
  });

  it('needs a code or the password later: without one nothing changes (USER-16)', async () => {
    const user = await aUser(server.database.db);
    await signedInLongAgo();
    const refused = await promote(user);
    expect(refused.body.errors?.[0]?.message).toContain('somebody can only be made an administrator');
    expect(fieldsOf(refused)).toHaveProperty('proof');
    expect(fieldsOf(await promote(user, { password: 'not the password' }))).toHaveProperty('password');
    expect(fieldsOf(await promote(user, { code: '000000' }))).toHaveProperty('code');
    expect(await roleOf(user)).toBe('STANDARD');
  });

  it.each([Role.REVIEWER, Role.SUPPORT, Role.AUDITOR])(
    'asks for nothing to give the role %s (USER-16)',
    async (role) => {
      const user = await aUser(server.database.db);
      expect((await promote(user, undefined, role)).body.errors).toBeUndefined();
      expect(await roleOf(user)).toBe(role);
    },
  );

  it('takes the password, also in an old session (USER-16, ACT-2)', async () => {
    const user = await aUser(server.database.db);
    await signedInLongAgo();
    expect((await promote(user, { password: PASSWORD })).body.errors).toBeUndefined();
    expect(await roleOf(user)).toBe('MASTER_ADMIN');
  });

  it('takes the code that was mailed for this person, and for nobody else (USER-16, ACT-1)', async () => {
    const [user, other] = [await aUser(server.database.db), await aUser(server.database.db)];
    const { body } = await asAdmin.graphql(SEND_CODE, { id: user.id });
    expect(body.data).toEqual({ sendAdministratorCode: { message: `A code was sent to ${admin.email}.` } });
    const code = await server.mailbox.codeFor(admin.email, 1);
    const [mail] = await server.mailbox.to(admin.email);
    expect(mail!.text).toContain(`Your code to make ${user.email} an administrator is`);
    expect(fieldsOf(await promote(other, { code }))).toHaveProperty('code');
    expect((await promote(user, { code })).body.errors).toBeUndefined();
    expect([await roleOf(user), await roleOf(other)]).toEqual(['MASTER_ADMIN', 'STANDARD']);
  });

  it('by REST is possible within 15 minutes of signing in (USER-16)', async () => {
    const put = ({ id, name, email, enabled }: User) =>
      asAdmin.send<{ message: string }>(`/api/admin/user-management/user/${id}`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name, email, enabled, role: Role.MASTER_ADMIN }),
      });
    const [first, second] = [await aUser(server.database.db), await aUser(server.database.db)];
    expect((await put(first)).status).toBe(200);
    await signedInLongAgo();
    const refused = await put(second);
    expect(refused.status).toBe(400);
    expect(refused.body.message).toContain('within 15 minutes of signing in');
    expect(await roleOf(second)).toBe('STANDARD');
  });
});

describe('an API token', () => {
  const input = {
    name: 'Nightly import',
    scopes: ['READ'],
    permissions: ['imports.run'],
    expiresAt: new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString(),
  };

  it('is created in an old session with the password or a mailed code (APITOKEN-1)', async () => {
    await signedInLongAgo();
    const create = (proof: Proof) =>
      asAdmin.graphql<{ createApiToken: { apiToken: object } }>(CREATE, { input, proof });
    expect((await createApiToken(asAdmin, {})).body.errors?.[0]?.message).toContain('within 15 minutes');
    expect(
      (await create({ password: 'not the password' })).body.errors?.[0]?.extensions.fields,
    ).toHaveProperty('password');
    const apiToken = { name: 'Nightly import', permissions: ['imports.run'] };
    await asAdmin.data(SEND_TOKEN_CODE);
    const code = await server.mailbox.codeFor(admin.email, 1);
    expect((await create({ code })).body.data).toEqual({ createApiToken: { apiToken } });
    expect((await create({ code })).body.errors?.[0]?.extensions.fields).toHaveProperty('code');
    expect((await create({ password: PASSWORD })).body.data).toEqual({ createApiToken: { apiToken } });
  });
});

describe('an administrator’s account waits 48 hours (USER-17, USER-18)', () => {
  interface Row {
    version: number;
    name: string;
    email: string;
    role: Role;
    enabled: boolean;
    checksFrom: Date | null;
  }
  let other: User;
  beforeAll(async () => {
    other = await anAdmin(server.database.db);
  });
  const rowOf = async ({ id }: User) =>
    (
      await server.database.db.query<[Row]>(
        'SELECT version, name, email, role, enabled, checks_from AS "checksFrom" FROM users WHERE id = $1',
        [id],
      )
    )[0];
  const edits = async (user: User, changed: object) => {
    const { version, name, email, role, enabled } = await rowOf(user);
    const input = { name, email, role, enabled, ...changed };
    await asAdmin.data(UPDATE.replace('version: 1', `version: ${version}`), { id: user.id, input });
  };
  const hoursOf = async (user: User) => {
    const { checksFrom } = await rowOf(user);
    return checksFrom && Math.round((checksFrom.getTime() - Date.now()) / 3_600_000);
  };
  const told = async () => {
    await mailsSettled(server.database.db);
    const mails = await server.mailbox.to(other.email, 0);
    return mails.filter(({ subject }) => subject.includes('account of an administrator'));
  };

  it.each<[string, (user: User) => Promise<unknown>, (user: User) => string]>([
    [
      'that was given another mailbox',
      (user) => edits(user, { email: `second-${user.email}` }),
      ({ email }) => `changed the e-mail address of the administrator ${email} to second-${email}.`,
    ],
    [
      'that was disabled and is enabled again',
      async (user) => {
        await edits(user, { enabled: false });
        expect(await hoursOf(user)).toBeNull();
        await edits(user, { enabled: true });
      },
      ({ email }) => `reactivated the account ${email} of an administrator.`,
    ],
    [
      'that was made a member and an administrator again',
      async (user) => {
        await edits(user, { role: Role.STANDARD });
        await edits(user, { role: Role.MASTER_ADMIN });
      },
      ({ email }) => `made ${email} an administrator.`,
    ],
  ])('%s, and all administrators are told by whom', async (_, opened, words) => {
    const user = await anAdmin(server.database.db);
    expect(await hoursOf(user)).toBeNull();
    const before = (await told()).length;
    await opened(user);
    expect(await hoursOf(user)).toBe(48);
    const shown = await asAdmin.data<{ user: { checksFrom: string } }>(
      'query ($id: ID!) { user(id: $id) { checksFrom } }',
      { id: user.id },
    );
    expect(Date.parse(shown.user.checksFrom)).toBe((await rowOf(user)).checksFrom!.getTime());
    const mails = await told();
    expect(mails).toHaveLength(before + 1);
    expect(mails[0]!.text).toContain(`${admin.name} (${admin.email}) ${words(user)}`);
  });

  it('but not for another name, another spelling of its address, or another role than that of an administrator', async () => {
    const user = await anAdmin(server.database.db);
    const reviewer = await aUser(server.database.db);
    const before = (await told()).length;
    await edits(user, { name: 'Olive O’Ther', email: user.email.toUpperCase() });
    await edits(reviewer, { role: Role.REVIEWER, email: `second-${reviewer.email}` });
    expect([await hoursOf(user), await hoursOf(reviewer)]).toEqual([null, null]);
    expect(await told()).toHaveLength(before);
  });
});
