import type { User } from '../src/users/user.entity.js';
import {
  aClaimInput,
  aTradeInput,
  type ClaimInput,
  CREATE,
  put,
  refusal,
  UPDATE,
  viewClaim,
} from './harness/claims.js';
import type { Client } from './harness/client.js';
import { aSubmission, aTrade, aUser, anAdmin } from './harness/factories.js';
import { TestServer } from './harness/test-server.js';

const PATH = '/api/settlement-submission';

let server: TestServer;
let member: User;
let asMember: Client;
let asAdmin: Client;

beforeAll(async () => {
  server = await TestServer.start({ ROLE: 'api' });
  member = await aUser(server.database.db);
  asMember = await server.signIn(member);
  asAdmin = await server.signIn(await anAdmin(server.database.db));
});
afterAll(() => server.close());

/** Every text field of the form, by group. */
const TEXT_FIELDS = Object.entries(aClaimInput()).flatMap(([group, values]) =>
  Object.keys(values)
    .filter((field) => !['relationship', 'australianCitizen', 'bankType'].includes(field))
    .map((field) => [group, field] as const),
);

const BAD_TEXTS: [string, string, RegExp][] = [
  ['too long', 'x'.repeat(501), /^(.+ can have at most (254|500) characters|Invalid email address)$/],
  ['a NUL', 'a\u0000b', /^(.+ contains control characters|Invalid email address)$/],
  ['an escape character', 'a\u001bb', /^(.+ contains control characters|Invalid email address)$/],
  [
    'text turned around',
    'rotartsinimdA\u202e',
    /^(.+ contains invisible control characters|Invalid email address)$/,
  ],
  ['half a character', 'a\ud800b', /^(.+ contains a broken character|Invalid email address)$/],
];

describe.each(BAD_TEXTS)('%s in a field of the form', (_, text, message) => {
  it('is reported for all of them at once, through GraphQL and REST (CLAIM-11, CLAIM-19, CLAIM-20, SECURITY-8)', async () => {
    const input = aClaimInput();
    for (const [group, field] of TEXT_FIELDS) input[group as keyof ClaimInput][field] = text;
    const paths = TEXT_FIELDS.map(([group, field]) => `${group}.${field}`).sort();
    const answers = [
      (await refusal(asMember, CREATE, { input })).fields,
      ((await asMember.post(`${PATH}/create`, input)).body.fields ?? {}) as Record<string, string>,
    ];
    for (const fields of answers) {
      // Invisible characters are removed from an address before its validation.
      expect(Object.keys(fields).sort()).toEqual(paths);
      for (const error of Object.values(fields)) expect(error).toMatch(message);
    }
  });
});

describe('unusual but valid text', () => {
  it('is stored and returned unchanged, including HTML', async () => {
    const legalEntity = '<svg/onload=alert(1)> & "Söhne" ’; DROP TABLE users; -- =1+1 👩‍👩‍👧';
    const address = 'Level 2\n1 Test Street';
    const input = aClaimInput({ legalDetails: { legalEntity }, addressDetails: { address } });
    const { body, status } = await asMember.post<{ submissionId: string }>(`${PATH}/create`, input);
    expect(status).toBe(201);
    const { submissionData } = await viewClaim(asMember, body.submissionId);
    expect(submissionData.legalDetails.legalEntity).toBe(legalEntity);
    expect(submissionData.addressDetails.address).toBe(address);
  });

  it('is trimmed', async () => {
    const input = aClaimInput({ contactDetails: { firstName: '  Avery ', email: ' a\u200b@example.com ' } });
    const { body } = await asMember.post<{ submissionId: string }>(`${PATH}/create`, input);
    const { contactDetails } = (await viewClaim(asMember, body.submissionId)).submissionData;
    expect(contactDetails).toMatchObject({ firstName: 'Avery', email: 'a@example.com' });
  });
});

describe('a body that is not a claim', () => {
  it.each<[string, unknown]>([
    ['a list', []],
    ['a text', 'claim'],
    ['null', null],
    ['a list in a wrapper', { values: [] }],
    ['a text for a group', { contactDetails: 'Avery' }],
    ['a list for a group', { contactDetails: [] }],
    ['a number for a name', aClaimInput({ contactDetails: { firstName: 7 } })],
    ['an object for a name', aClaimInput({ contactDetails: { firstName: { $ne: '' } } })],
    ['a text for the trades', aClaimInput({ tradeDetails: { tradeData: 'none' } })],
    ['texts for trades', aClaimInput({ tradeDetails: { tradeData: ['one'] } })],
    ['null for a trade', aClaimInput({ tradeDetails: { tradeData: [null] } })],
    ['another answer than the form has', aClaimInput({ legalDetails: { australianCitizen: 'MAYBE' } })],
    ['constructor', { constructor: { prototype: {} } }],
    ['a wrapper twice', { values: aClaimInput(), submissionData: aClaimInput() }],
  ])('is 400: %s (SECURITY-7)', async (_, body) => {
    const { status, body: answer } = await asMember.post(`${PATH}/create`, body);
    expect([status, typeof answer.message]).toEqual([400, 'string']);
    const { id } = await aSubmission(server.database.db, server.ring, { ownerId: member.id });
    expect((await put(asMember, `${PATH}/${id}/update`, body)).status).toBe(400);
  });

  it('is refused with 413 when it is larger than the limit (LIMIT-3)', async () => {
    const answer = await asMember.post(`${PATH}/create`, {
      contactDetails: { firstName: 'x'.repeat(2_000_000) },
    });
    expect(answer.status).toBe(413);
  });
});

describe('clearing an answer', () => {
  it('is refused where the form requires it, with the form’s message (CLAIM-12)', async () => {
    const { id } = await aSubmission(server.database.db, server.ring, { ownerId: member.id });
    const { bankDetails, contactDetails } = aClaimInput({
      bankDetails: { bankType: '', bsb: null },
      contactDetails: { relationship: '' },
    });
    const { body } = await put(asMember, `${PATH}/${id}/update`, { bankDetails, contactDetails });
    expect(body.fields).toEqual({
      'contactDetails.relationship': 'Relationship is required',
      'bankDetails.bankType': 'Bank country is required',
    });
    expect((await viewClaim(asMember, id)).version).toBe(1);
  });
});

describe('the Source', () => {
  it('is never shown to a member, whatever they request and edit (CLAIM-34, ACCESS-9)', async () => {
    const { id } = await aSubmission(server.database.db, server.ring, {
      ownerId: member.id,
      claimType: 'Broker file',
    });
    await aTrade(server.database.db, id);
    const answers = [
      await asMember.get(`${PATH}/${id}`),
      await asMember.get(PATH),
      await asMember.get(`${PATH}?page=1`),
      await put(asMember, `${PATH}/${id}/update`, {
        addressDetails: { ...aClaimInput().addressDetails, suburb: 'Fitzroy' },
      }),
      await asMember.graphql(
        UPDATE.replace(
          '{ id sid version tradeVersion }',
          '{ submissionData { legalDetails { claimType } } }',
        ),
        {
          id,
          version: 2,
          tradeVersion: 1,
          input: { legalDetails: { ...aClaimInput().legalDetails, abnAcn: '51' } },
        },
      ),
    ];
    expect(answers.map(({ status, body }) => body.errors ?? status)).toEqual([200, 200, 200, 200, 200]);
    expect(JSON.stringify(answers.map(({ body }) => body))).not.toContain('Broker file');
    expect((await viewClaim(asAdmin, id)).submissionData.legalDetails.claimType).toBe('Broker file');
    expect(
      (
        await refusal(asMember, UPDATE, {
          id,
          version: 3,
          tradeVersion: 1,
          input: { tradeDetails: { tradeData: [aTradeInput({ quantity: '7' })] } },
        })
      ).code,
    ).toBe('FORBIDDEN');
  });
});

describe('a script without the scope for restricted fields', () => {
  it('does not erase the fields hidden from it (APITOKEN-4)', async () => {
    const create = `mutation ($expiresAt: DateTime!) {
      createApiToken(input: { name: "Nightly", scopes: [READ, WRITE], expiresAt: $expiresAt }) { token } }`;
    const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
    const { createApiToken } = await asAdmin.data<{ createApiToken: { token: string } }>(create, {
      expiresAt,
    });
    const script = server.nobody.with(createApiToken.token);
    const { id } = await aSubmission(server.database.db, server.ring);
    const { body } = await script.get<{ submission: { submissionData: ClaimInput } }>(`${PATH}/${id}`);
    const { submissionData } = body.submission;
    expect(submissionData.bankDetails.accountNo).toBe('');
    submissionData.bankDetails.bankName = 'Renamed Bank';
    expect((await put(script, `${PATH}/${id}/update`, { submissionData })).status).toBe(200);
    const { bankDetails } = (await viewClaim(asAdmin, id)).submissionData;
    expect(bankDetails).toMatchObject({ bankName: 'Renamed Bank', accountNo: '10203040', bsb: '062-000' });
  });
});
