import { registrationSchema } from '../src/rules/registration-schema.js';
import type { RegistrationValues } from '../src/rules/registration-values.js';
import type { User } from '../src/users/user.entity.js';
import type { Client } from './harness/client.js';
import { aUser, anAdmin } from './harness/factories.js';
import { aRegistration, REGISTRATION } from './harness/registrations.js';
import { TestServer } from './harness/test-server.js';

const VIEW = `query View($id: ID!) { registration(id: $id) {
  id version timeCreatedAt owner { name email }
  data {
    contactInformation { title firstName mobile email }
    groupMemberDetails { groupMemberType shareholderNames groupEntityType onBehalf }
    groupMemberAddress { sameAsContactAddress streetAddress }
    shareholderDetails { registered_owner_option registeredOwner hinSrn }
    tradeDetails { openingBalance tradeData { id transactionType tradeDate quantity totalAmount tradeType } }
  }
} }`;
const CREATE =
  'mutation Create($input: RegistrationInput!) { createRegistration(input: $input) { id message } }';
const UPDATE = `mutation Update($id: ID!, $version: Int!, $input: RegistrationInput!) {
  updateRegistration(id: $id, version: $version, input: $input) {
    id version data { contactInformation { firstName } tradeDetails { tradeData { id quantity } } }
  }
}`;
const MINE = '{ myRegistrations { id name timeCreatedAt } }';

interface Viewed {
  registration: {
    id: string;
    version: number;
    data: {
      shareholderDetails: { hinSrn: string };
      tradeDetails: { tradeData: { id: string; quantity: string }[] };
    };
  };
}

let server: TestServer;
let member: User;
let asMember: Client;
let asOther: Client;
let asAdmin: Client;

beforeAll(async () => {
  server = await TestServer.start({ ROLE: 'api' });
  const { db } = server.database;
  member = await aUser(db, { name: 'Avery Quill' });
  asMember = await server.signIn(member);
  asOther = await server.signIn(await aUser(db));
  asAdmin = await server.signIn(await anAdmin(db));
});
afterAll(() => server.close());

const own = (values?: RegistrationValues) =>
  aRegistration(server.database.db, server.ring, member.id, values);
const rows = <Row>(sql: string, ...values: unknown[]) => server.database.db.query<Row[]>(sql, values);
const count = async () =>
  Number((await rows<{ count: string }>('SELECT count(*) FROM registrations'))[0]!.count);
const withFirstName = (firstName: string): RegistrationValues => ({
  ...REGISTRATION,
  contactInformation: { ...REGISTRATION.contactInformation, firstName },
});

describe('filing an older registration', () => {
  it('stores every answer, for its member and for administrators (REGISTRATION-7)', async () => {
    const { createRegistration } = await asMember.data<{
      createRegistration: { id: string; message: string };
    }>(CREATE, { input: REGISTRATION });
    expect(createRegistration.message).toBe('Submission has been created');
    for (const client of [asMember, asAdmin]) {
      const { registration } = await client.data<Viewed>(VIEW, { id: createRegistration.id });
      expect(registration).toMatchObject({
        id: createRegistration.id,
        version: 1,
        owner: { name: 'Avery Quill', email: member.email },
        data: {
          contactInformation: { title: 'Ms', mobile: '0400000000' },
          groupMemberDetails: {
            shareholderNames: 'Avery & Robin Quill',
            groupEntityType: null,
            onBehalf: null,
          },
          shareholderDetails: { hinSrn: 'X0012345678' },
          tradeDetails: {
            openingBalance: 'NONE',
            tradeData: [
              {
                transactionType: 'BUY',
                tradeDate: '2018-03-01',
                quantity: '100',
                totalAmount: '450.25',
                tradeType: 'ON_MARKET',
              },
            ],
          },
        },
      });
    }
    const { myRegistrations } = await asMember.data<{ myRegistrations: object[] }>(MINE);
    expect(myRegistrations[0]).toMatchObject({ id: createRegistration.id, name: 'Avery & Robin Quill' });
  });

  it('filing an older registration stores the values cast by the schema of its form, in GraphQL and REST alike (REGISTRATION-17, RESTAPI-2)', async () => {
    const typed = {
      ...REGISTRATION,
      contactInformation: {
        ...REGISTRATION.contactInformation,
        firstName: ' Avery ',
        mobile: '0400 000 000',
      },
      tradeDetails: {
        openingBalance: ' 1,000 ',
        tradeData: [
          { ...REGISTRATION.tradeDetails.tradeData[0]!, tradeDate: '01/03/2018', totalAmount: '450.250' },
        ],
      },
    };
    const meant = registrationSchema.validateSync(typed);
    expect(meant).not.toEqual(typed);
    const byGraphql = await asMember.data<{ createRegistration: { id: string } }>(CREATE, { input: typed });
    const byRest = await asMember.post<{ id: string }>('/api/submission', typed);
    for (const id of [byGraphql.createRegistration.id, byRest.body.id]) {
      const { body } = await asMember.get<{ submission: { data: RegistrationValues } }>(
        `/api/submission/${id}`,
      );
      const { contactInformation, tradeDetails } = body.submission.data;
      expect(contactInformation).toEqual(meant.contactInformation);
      expect(tradeDetails).toMatchObject(meant.tradeDetails);
    }
  });

  it('filing an older registration without a trade row is refused and stores nothing (REGISTRATION-15)', async () => {
    const before = await count();
    const input = { ...REGISTRATION, tradeDetails: { openingBalance: '5', tradeData: [] } };
    const { body } = await asMember.graphql(CREATE, { input });
    expect(body.errors?.[0]).toMatchObject({
      message: 'Add at least one trade.',
      extensions: { code: 'BAD_USER_INPUT', fields: { 'tradeDetails.tradeData': 'Add at least one trade' } },
    });
    expect(await count()).toBe(before);
  });

  it('reports all errors at once, each by its path', async () => {
    const [trade] = REGISTRATION.tradeDetails.tradeData;
    const input = {
      ...REGISTRATION,
      contactInformation: { ...REGISTRATION.contactInformation, title: ' ', mobile: 'none', email: 'x@' },
      groupMemberDetails: { groupMemberType: 'COMPANY' },
      tradeDetails: { openingBalance: '', tradeData: [trade, { ...trade, quantity: '0' }] },
    };
    const { body } = await asMember.graphql(CREATE, { input });
    expect(body.errors?.[0]?.extensions.fields).toEqual({
      'contactInformation.title': 'Title is required',
      'contactInformation.mobile': 'Must be a number',
      'contactInformation.email': 'Invalid email address',
      'groupMemberDetails.companyName': 'Company names are required',
      'groupMemberDetails.abnAcnArsn': 'ABN/ACN/ARSN is required',
      'tradeDetails.openingBalance': 'Opening balance is required',
      'tradeDetails.tradeData.1.quantity': 'Enter a whole number of shares above 0, at most 15 digits',
    });
  });

  it('filing an older registration with one Idempotency-Key happens once (IDEMPOTENCY-1, IDEMPOTENCY-2)', async () => {
    const before = await count();
    const send = (input: object) =>
      asMember.send<{ data: { createRegistration: { id: string } } }>('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': 'one-form' },
        body: JSON.stringify({ query: CREATE, variables: { input } }),
      });
    const [first, second] = [await send(REGISTRATION), await send(REGISTRATION)];
    expect(second.body.data.createRegistration.id).toBe(first.body.data.createRegistration.id);
    expect(await count()).toBe(before + 1);
    const other = await send(withFirstName('Somebody else'));
    expect(JSON.stringify(other.body)).toContain('BAD_USER_INPUT');
    expect(await count()).toBe(before + 1);
  });

  it('stores the HIN/SRN nowhere unencrypted (REGISTRATION-29)', async () => {
    const canary = 'canary-hin-77';
    const input = {
      ...REGISTRATION,
      shareholderDetails: { ...REGISTRATION.shareholderDetails, hinSrn: canary },
    };
    await asMember.data(CREATE, { input });
    const everything = await rows<{ text: string }>(
      `SELECT (SELECT string_agg(r::text, '') FROM registrations r) || (SELECT string_agg(a::text, '') FROM audit_entries a) AS text`,
    );
    expect(everything[0]!.text.length).toBeGreaterThan(1000);
    expect(everything[0]!.text).not.toContain(canary);
    expect(everything[0]!.text).not.toContain(Buffer.from(canary).toString('hex'));
  });
});

describe('an older registration', () => {
  it('an older registration of somebody else looks like a missing one (ACCESS-6, REGISTRATION-30)', async () => {
    const id = await own();
    for (const asked of [id, '0192aaaa-0000-7000-8000-000000000000', 'not-an-id']) {
      const { body } = await asOther.graphql(VIEW, { id: asked });
      expect(body.errors).toEqual([
        { message: 'Unable to view submission', path: ['registration'], extensions: { code: 'NOT_FOUND' } },
      ]);
      const edit = await asOther.graphql(UPDATE, { id: asked, version: 1, input: REGISTRATION });
      expect(edit.body.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    }
  });

  it('records in the audit who opened it (REGISTRATION-29, AUDIT-5)', async () => {
    const id = await own();
    await asAdmin.data(VIEW, { id });
    const entries = await rows<{ action: string }>(
      'SELECT action FROM audit_entries WHERE subject_id = $1',
      id,
    );
    expect(entries).toEqual([{ action: 'registration.read' }]);
  });
});

describe('editing an older registration', () => {
  it('changes what is given, keeps equal rows, and audits old and new values', async () => {
    const [trade] = REGISTRATION.tradeDetails.tradeData;
    const twice = { ...REGISTRATION, tradeDetails: { openingBalance: '1', tradeData: [trade!, trade!] } };
    const id = await own(twice);
    const { registration } = await asMember.data<Viewed>(VIEW, { id });
    const input = {
      ...withFirstName('Robin'),
      shareholderDetails: { ...REGISTRATION.shareholderDetails, hinSrn: 'X999' },
      tradeDetails: { openingBalance: '1', tradeData: [trade, { ...trade, quantity: '7' }] },
    };
    const { updateRegistration } = await asMember.data<{ updateRegistration: Viewed['registration'] }>(
      UPDATE,
      {
        id,
        version: 1,
        input,
      },
    );
    expect(updateRegistration.version).toBe(2);
    const before = registration.data.tradeDetails.tradeData.map((row) => row.id);
    const after = updateRegistration.data.tradeDetails.tradeData;
    expect(after.map(({ quantity }) => quantity).sort()).toEqual(['100', '7']);
    expect(before).toContain(after.find(({ quantity }) => quantity === '100')!.id);
    expect((await asMember.data<Viewed>(VIEW, { id })).registration.data.shareholderDetails.hinSrn).toBe(
      'X999',
    );
    const [entry] = await rows<{ details: object }>(
      `SELECT details FROM audit_entries WHERE subject_id = $1 AND action = 'registration.changed'`,
      id,
    );
    expect(entry!.details).toEqual({
      firstName: { from: 'Avery', to: 'Robin' },
      hinSrn: 'changed',
      tradesAdded: 1,
      tradesRemoved: 1,
    });
  });

  it('an edit of an older registration from an outdated version is refused, even if only the trades changed (DURABLE-12)', async () => {
    const id = await own();
    const [trade] = REGISTRATION.tradeDetails.tradeData;
    const other = {
      ...REGISTRATION,
      tradeDetails: { openingBalance: 'NONE', tradeData: [{ ...trade!, quantity: '9' }] },
    };
    await asMember.data(UPDATE, { id, version: 1, input: other });
    const { body } = await asAdmin.graphql(UPDATE, { id, version: 1, input: withFirstName('Robin') });
    expect(body.errors?.[0]).toMatchObject({
      message: 'Someone has changed this registration in the meantime. Please open it again.',
      extensions: { code: 'CONFLICT' },
    });
  });

  it('of twenty concurrent edits of an older registration one succeeds (DURABLE-12)', async () => {
    const id = await own();
    const edits = Array.from({ length: 20 }, (_, index) =>
      asMember.graphql(UPDATE, { id, version: 1, input: withFirstName(`Editor ${index}`) }),
    );
    const codes = (await Promise.all(edits)).map(({ body }) => body.errors?.[0]?.extensions.code ?? 'OK');
    expect(codes.filter((code) => code === 'OK')).toHaveLength(1);
    expect(new Set(codes)).toEqual(new Set(['OK', 'CONFLICT']));
  });

  it('an edit of an older registration without changes keeps its version and writes no audit entry', async () => {
    const id = await own();
    const { updateRegistration } = await asMember.data<{ updateRegistration: { version: number } }>(UPDATE, {
      id,
      version: 1,
      input: REGISTRATION,
    });
    expect(updateRegistration.version).toBe(1);
    expect(await rows('SELECT 1 FROM audit_entries WHERE subject_id = $1', id)).toEqual([]);
  });
});
