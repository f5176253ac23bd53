import type { RegistrationValues } from '../src/rules/registration-values.js';
import type { User } from '../src/users/user.entity.js';
import type { Client } from './harness/client.js';
import { aUser, anAdmin } from './harness/factories.js';
import { aRegistration, REGISTRATION } from './harness/registrations.js';
import { TestServer } from './harness/test-server.js';

interface Row {
  id: string;
  name: string;
  email: string;
  memberType: string;
  registeredOwner: string;
  contactPerson: string;
  contactEmail: string;
}
interface Page {
  registrations: Row[];
  pagination: { page: number; pageSize: number; totalItems: number; totalPages: number };
}
type Parts = { [Part in keyof RegistrationValues]?: Partial<RegistrationValues[Part]> };

const LIST = `query List($page: Int, $search: String) { registrations(page: $page, search: $search) {
  registrations { id dateFiled name email memberType registeredOwner contactPerson contactEmail }
  pagination { page pageSize totalItems totalPages }
} }`;

let server: TestServer;
let asMember: Client;
let asAdmin: Client;
let avery: User;
let robin: User;

const filed = (owner: User, { groupMemberDetails, shareholderDetails, contactInformation }: Parts = {}) =>
  aRegistration(server.database.db, server.ring, owner.id, {
    ...REGISTRATION,
    contactInformation: { ...REGISTRATION.contactInformation, ...contactInformation },
    groupMemberDetails: { ...REGISTRATION.groupMemberDetails, ...groupMemberDetails },
    shareholderDetails: { ...REGISTRATION.shareholderDetails, ...shareholderDetails },
  });
const list = async (client: Client, search?: string, page?: number) =>
  (await client.data<{ registrations: Page }>(LIST, { search, page })).registrations;
const rowOf = async (id: string) => (await list(asAdmin)).registrations.find((row) => row.id === id);

beforeAll(async () => {
  server = await TestServer.start({ ROLE: 'api' });
  const { db } = server.database;
  avery = await aUser(db, { name: 'Avery Quill', email: 'quill@vale.example' });
  robin = await aUser(db, { name: 'Robin O’Hara_100%', email: 'robin@other.example' });
  asMember = await server.signIn(avery);
  asAdmin = await server.signIn(await anAdmin(db));
});
afterAll(() => server.close());

describe('registrations(search, page)', () => {
  it('returns the columns of the list, for everybody to an administrator and one’s own to a member (REGISTRATION-26, REGISTRATION-30)', async () => {
    const id = await filed(avery);
    await filed(robin);
    expect(await rowOf(id)).toMatchObject({
      name: 'Avery Quill',
      email: 'quill@vale.example',
      memberType: 'INDIVIDUAL_JOINT_SHAREHOLDER',
      registeredOwner: 'Avery & Robin Quill',
      contactPerson: 'Avery Quill',
      contactEmail: 'avery@example.com',
    });
    expect((await list(asAdmin)).pagination.totalItems).toBe(2);
    expect((await list(asMember)).registrations.map((row) => row.id)).toEqual([id]);
  });

  it.each<[string, Parts, string]>([
    [
      'the typed one',
      { shareholderDetails: { registered_owner_option: 'DIFFERENT', registeredOwner: 'Harbour Nominees' } },
      'Harbour Nominees',
    ],
    [
      'the company',
      { groupMemberDetails: { groupMemberType: 'COMPANY', companyName: 'Acme Ltd' } },
      'Acme Ltd',
    ],
    [
      'the beneficial owner',
      { groupMemberDetails: { groupMemberType: 'TRUSTEE_CUSTODIAN_AGENT', beneficialOwner: 'The Trust' } },
      'The Trust',
    ],
    [
      'the group member',
      { groupMemberDetails: { groupMemberType: 'OTHERS', groupMemberName: 'The Club' } },
      'The Club',
    ],
    [
      'the contact where nothing is named',
      { groupMemberDetails: { groupMemberType: 'COMPANY', companyName: '' } },
      'Quill, Avery',
    ],
    [
      'nobody where nothing is known',
      {
        groupMemberDetails: { groupMemberType: 'COMPANY', companyName: '' },
        contactInformation: { firstName: '', lastName: '' },
      },
      '',
    ],
  ])('shows as the registered owner %s (REGISTRATION-28)', async (_, parts, shown) => {
    expect((await rowOf(await filed(avery, parts)))?.registeredOwner).toBe(shown);
  });

  it.each([
    ['QUILL', 'quill@vale.example'],
    ['robin other.example', 'robin@other.example'],
    ['_100%', 'robin@other.example'],
    ['o’hara', 'robin@other.example'],
  ])('finds registrations by %s (REGISTRATION-27)', async (search, email) => {
    const found = (await list(asAdmin, search)).registrations;
    expect(new Set(found.map((row) => row.email))).toEqual(new Set([email]));
  });

  it.each(['%%%', '_', '\\', '"', "' OR 1=1", '🦘', 'nobody'])('finds nothing by %s', async (search) => {
    const { registrations, pagination } = await list(asAdmin, search);
    // An underscore is in one of the names, and matches only itself.
    expect(registrations.every(({ name }) => search === '_' && name.includes('_'))).toBe(true);
    expect(pagination.totalItems).toBe(registrations.length);
  });

  it('is empty past the end, and refuses invalid pages and searches (RESTAPI-26)', async () => {
    expect((await list(asAdmin, undefined, 100_000)).registrations).toEqual([]);
    const codeOf = async (variables: object) =>
      (await asAdmin.graphql(LIST, { ...variables })).body.errors?.[0]?.extensions.code;
    expect(await codeOf({ page: 0 })).toBe('BAD_USER_INPUT');
    expect(await codeOf({ page: -1 })).toBe('BAD_USER_INPUT');
    expect(await codeOf({ page: 1_000_000_000 })).toBeUndefined();
    expect(await codeOf({ search: 'x'.repeat(10_000) })).toBe('BAD_USER_INPUT');
    expect(await codeOf({ search: '\u0000' })).toBe('BAD_USER_INPUT');
  });

  it('shows 25 on a page, newest first (SCREEN-25)', async () => {
    for (let made = 0; made < 26; made += 1) await filed(robin);
    const first = await list(asAdmin);
    const second = await list(asAdmin, undefined, 2);
    expect(first.registrations).toHaveLength(25);
    expect(second.registrations.length).toBeGreaterThan(0);
    const ids = [...first.registrations, ...second.registrations].map((row) => row.id);
    expect(ids).toEqual([...ids].sort().reverse());
  });
});
