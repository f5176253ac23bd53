import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TokenScope } from '../src/common/actor.js';
import { defaultScheme } from '../src/scheme/default-scheme.js';
import type { User } from '../src/users/user.entity.js';
import type { Client } from './harness/client.js';
import { anApiToken, aUser, anAdmin } from './harness/factories.js';
import { aRegistration, REGISTRATION } from './harness/registrations.js';
import { TestServer } from './harness/test-server.js';

interface Page {
  submissions: { id: string; owner: object; data: { shareholderDetails: object; tradeDetails: object } }[];
  pagination: object;
}

let server: TestServer;
let member: User;
let asMember: Client;
let asOther: Client;
let asAdmin: Client;
let administrator: User;

beforeAll(async () => {
  server = await TestServer.start({ ROLE: 'api' });
  const { db } = server.database;
  member = await aUser(db, { name: 'Avery Quill', email: 'quill@vale.example' });
  asMember = await server.signIn(member);
  asOther = await server.signIn(await aUser(db, { name: 'Robin Other' }));
  administrator = await anAdmin(db);
  asAdmin = await server.signIn(administrator);
});
afterAll(() => server.close());

const own = () => aRegistration(server.database.db, server.ring, member.id);
const put = (client: Client, id: string, body: object, ifMatch?: string) =>
  client.send(`/api/submission/${id}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', ...(ifMatch ? { 'if-match': ifMatch } : {}) },
    body: JSON.stringify(body),
  });

describe('POST /api/submission', () => {
  it.each<[string, object]>([
    ['bare', REGISTRATION],
    ['in values', { values: REGISTRATION }],
    ['in data', { data: REGISTRATION }],
  ])('takes the groups %s and answers 201 with the id alone (RESTAPI-16, RESTAPI-23)', async (_, body) => {
    const created = await asMember.post<{ id: string }>('/api/submission', body);
    expect([created.status, Object.keys(created.body)]).toEqual([201, ['id']]);
    const shown = await asMember.get(`/api/submission/${created.body.id}`);
    expect(shown.body).toMatchObject({ submission: { id: created.body.id, data: REGISTRATION } });
  });

  it('accepts the numbers of the older form, and refuses one that is no longer exact', async () => {
    const [trade] = REGISTRATION.tradeDetails.tradeData;
    const withNumbers = (quantity: number) => ({
      ...REGISTRATION,
      contactInformation: { ...REGISTRATION.contactInformation, mobile: 400000000, postCode: 3053 },
      tradeDetails: { openingBalance: 12, tradeData: [{ ...trade, quantity, totalAmount: 12.5 }] },
    });
    expect((await asMember.post('/api/submission', withNumbers(10))).status).toBe(201);
    const { status, body } = await asMember.post('/api/submission', withNumbers(9007199254740993));
    expect([status, body.fields]).toEqual([
      400,
      { 'tradeDetails.tradeData.0.quantity': 'quantity must be text' },
    ]);
  });

  it('reports such a number together with all other errors', async () => {
    const [trade] = REGISTRATION.tradeDetails.tradeData;
    const bad = { ...trade, totalAmount: '-1' };
    const { status, body } = await asMember.post('/api/submission', {
      ...REGISTRATION,
      contactInformation: { ...REGISTRATION.contactInformation, firstName: '' },
      tradeDetails: { openingBalance: '12', tradeData: [{ ...trade, quantity: 1e21 }, bad] },
    });
    expect([status, Object.keys(body.fields!).sort()]).toEqual([
      400,
      [
        'contactInformation.firstName',
        'tradeDetails.tradeData.0.quantity',
        'tradeDetails.tradeData.1.totalAmount',
      ],
    ]);
    expect(body.fields).toMatchObject({ 'tradeDetails.tradeData.0.quantity': 'quantity must be text' });
  });

  it.each([
    ['a group that is none', { contactInformation: 5 }],
    ['trades that are none', { tradeDetails: { openingBalance: '1', tradeData: 'x' } }],
    ['rows that are none', { tradeDetails: { openingBalance: '1', tradeData: [null, 7] } }],
  ])('does not fail with a server error for %s', async (_, groups) => {
    expect((await asMember.post('/api/submission', { ...REGISTRATION, ...groups })).status).toBe(400);
  });

  it('names everything that is missing (REGISTRATION-15)', async () => {
    const { status, body } = await asMember.post('/api/submission', {});
    expect(status).toBe(400);
    expect(body.fields).toMatchObject({
      'contactInformation.title': 'Title is required',
      'groupMemberDetails.groupMemberType': 'Group Member Type is required',
      'groupMemberAddress.sameAsContactAddress': 'Same as contact address is required',
      'shareholderDetails.hinSrn': 'HIN/SRN is required',
      'tradeDetails.openingBalance': 'Opening balance is required',
      'tradeDetails.tradeData': 'Add at least one trade',
    });
  });

  it.each<[unknown, string]>([
    [{ ...REGISTRATION, id: 'mine' }, 'id is not recognised'],
    [{ values: REGISTRATION, ownerId: 'x' }, 'ownerId is not recognised'],
    [
      { ...REGISTRATION, groupMemberAddress: { role: 'MASTER_ADMIN' } },
      'groupMemberAddress.role is not recognised',
    ],
    [{ ...REGISTRATION, contactInformation: [] }, 'contactInformation must be a group of fields'],
    [{ ...REGISTRATION, tradeDetails: { tradeData: 'all' } }, 'tradeData must be a list of trades'],
    [
      { ...REGISTRATION, groupMemberAddress: { sameAsContactAddress: 'maybe' } },
      'sameAsContactAddress must be true or false',
    ],
    [[REGISTRATION], 'Send the five groups of a registration as JSON.'],
    [{ values: null }, 'Send the five groups of a registration as JSON.'],
  ])('refuses what it does not know: %# (RESTAPI-25)', async (body, message) => {
    const answer = await asMember.post<{ message: string; fields?: object }>('/api/submission', body);
    expect(answer.status).toBe(400);
    expect([answer.body.message, ...Object.values(answer.body.fields ?? {})].join(' ')).toContain(message);
  });

  it('files once with one Idempotency-Key, and refuses another body with it (IDEMPOTENCY-1, IDEMPOTENCY-2, IDEMPOTENCY-3)', async () => {
    const send = (body: object) =>
      asMember.send<{ id: string }>('/api/submission', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': 'rest-form' },
        body: JSON.stringify(body),
      });
    const first = await send(REGISTRATION);
    expect((await send({ values: REGISTRATION })).body.id).toBe(first.body.id);
    const other = { ...REGISTRATION, tradeDetails: { ...REGISTRATION.tradeDetails, openingBalance: '9' } };
    expect((await send(other)).status).toBe(422);
  });
});

describe('GET and PUT /api/submission/{id}', () => {
  it('returns owner, answers and an ETag (RESTAPI-24, REGISTRATION-1)', async () => {
    const id = await own();
    const { body, headers, status } = await asMember.get(`/api/submission/${id}`);
    expect([status, headers.get('etag')]).toEqual([200, '"1"']);
    expect(body).toMatchObject({
      submission: { id, owner: { name: 'Avery Quill', email: 'quill@vale.example' }, data: REGISTRATION },
    });
  });

  it('is 404 for somebody else’s, a missing one and a malformed id (ACCESS-6, REGISTRATION-30)', async () => {
    const id = await own();
    for (const asked of [id, '0192aaaa-0000-7000-8000-000000000000', 'not-an-id', '%00']) {
      const absent = { statusCode: 404, message: 'Unable to view submission', error: 'Not Found' };
      expect((await asOther.get(`/api/submission/${asked}`)).body).toEqual(absent);
      expect((await put(asOther, asked, REGISTRATION)).body).toEqual(absent);
    }
  });

  it('edits the current row without If-Match, and only the version that was read with it (RESTAPI-24)', async () => {
    const id = await own();
    const changed = (title: string) => ({
      values: { ...REGISTRATION, contactInformation: { ...REGISTRATION.contactInformation, title } },
    });
    const first = await put(asMember, id, changed('Dr'), '"1"');
    expect([first.status, first.body, first.headers.get('etag')]).toEqual([
      200,
      { message: 'Submission has been updated' },
      '"2"',
    ]);
    expect((await put(asAdmin, id, changed('Mr'), '"1"')).status).toBe(409);
    expect((await put(asAdmin, id, changed('Mr'))).status).toBe(200);
  });
});

describe('GET /api/submission', () => {
  it('lists the caller’s own, and all for an administrator, without the HIN/SRN (REGISTRATION-29, REGISTRATION-30)', async () => {
    const id = await own();
    const mine = await asMember.get<Page>('/api/submission');
    expect(mine.status).toBe(200);
    expect(mine.body.submissions[0]).toMatchObject({
      id,
      owner: { name: 'Avery Quill', email: 'quill@vale.example' },
      data: { contactInformation: REGISTRATION.contactInformation, tradeDetails: REGISTRATION.tradeDetails },
    });
    expect(mine.body.pagination).toMatchObject({ page: 1, pageSize: 25 });
    expect(JSON.stringify(mine.body)).not.toMatch(/hinSrn|X0012345678/);
    expect((await asOther.get<Page>('/api/submission')).body.submissions).toEqual([]);
    expect((await asAdmin.get<Page>('/api/submission')).body.submissions.length).toBeGreaterThan(0);
  });

  it('searches name and e-mail of the registrant (REGISTRATION-27)', async () => {
    await own();
    const found = async (search: string) => {
      const { body } = await asAdmin.get<Page>(`/api/submission?search=${encodeURIComponent(search)}`);
      return body.submissions.length > 0;
    };
    for (const search of ['quill', 'QUILL@vale', 'avery vale.example', '  Avery  '])
      expect(await found(search)).toBe(true);
    for (const search of ['nobody', 'robin', '%', '_', '\\']) expect(await found(search)).toBe(false);
    expect((await asAdmin.get('/api/submission?search=%00')).status).toBe(400);
    expect((await asAdmin.get(`/api/submission?search=${'x'.repeat(201)}`)).status).toBe(400);
    expect((await asAdmin.get('/api/submission?search=a&search=b')).status).toBe(400);
  });

  it.each([
    ['0', 400],
    ['-1', 400],
    ['abc', 400],
    ['999', 200],
  ])('page %s is %i (RESTAPI-26)', async (page, status) => {
    const answer = await asMember.get<Page>(`/api/submission?page=${page}`);
    expect(answer.status).toBe(status);
    if (status === 200) expect(answer.body.submissions).toEqual([]);
  });
});

describe('an API token', () => {
  async function script(...scopes: TokenScope[]): Promise<Client> {
    const token = await anApiToken(server.database.db, scopes, administrator.id);
    return server.nobody.with(token);
  }

  it('gets the HIN/SRN only with its scope (APITOKEN-4)', async () => {
    const id = await own();
    const hinSrn = async (client: Client) => {
      const { body } = await client.get<{ submission: { data: { shareholderDetails: { hinSrn: string } } } }>(
        `/api/submission/${id}`,
      );
      return body.submission.data.shareholderDetails.hinSrn;
    };
    expect(await hinSrn(await script('read'))).toBe('');
    expect(await hinSrn(await script('read', 'restricted'))).toBe('X0012345678');
  });

  it('files for the administrator who created it, and only with the write scope (APITOKEN-5)', async () => {
    expect((await (await script('read')).post('/api/submission', REGISTRATION)).status).toBe(403);
    const created = await (await script('write')).post<{ id: string }>('/api/submission', REGISTRATION);
    expect(created.status).toBe(201);
    const { body } = await asAdmin.get(`/api/submission/${created.body.id}`);
    expect(body).toMatchObject({ submission: { owner: { email: administrator.email } } });
  });
});

describe('a scheme that does not let members file or edit', () => {
  it('refuses them with 403, and still works for administrators', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'prorata-scheme-'));
    const members = { ...defaultScheme.members, mayCreate: false, mayUpdate: false };
    await writeFile(join(folder, 'scheme.json'), JSON.stringify({ ...defaultScheme, members }));
    const closed = await TestServer.start({ ROLE: 'api', SCHEME_FILE: join(folder, 'scheme.json') });
    try {
      const owner = await aUser(closed.database.db);
      const [asOwner, admin] = [
        await closed.signIn(owner),
        await closed.signIn(await anAdmin(closed.database.db)),
      ];
      const id = await aRegistration(closed.database.db, closed.ring, owner.id);
      expect((await asOwner.post('/api/submission', REGISTRATION)).status).toBe(403);
      expect((await put(asOwner, id, REGISTRATION)).status).toBe(403);
      expect((await asOwner.get(`/api/submission/${id}`)).status).toBe(200);
      expect((await admin.post('/api/submission', REGISTRATION)).status).toBe(201);
      expect((await put(admin, id, REGISTRATION)).status).toBe(200);
    } finally {
      await closed.close();
      await rm(folder, { recursive: true, force: true });
    }
  });
});
