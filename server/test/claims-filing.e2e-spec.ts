import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CLAIM_CATALOGUE } from '../src/rules/claim-catalogue.js';
import { defaultScheme } from '../src/scheme/default-scheme.js';
import type { User } from '../src/users/user.entity.js';
import { ADMIN_CREATE, aClaimInput, aTradeInput, CREATE, refusal, viewClaim } from './harness/claims.js';
import type { Client } from './harness/client.js';
import { aUser, anAdmin } from './harness/factories.js';
import { TestServer } from './harness/test-server.js';

const PATH = '/api/settlement-submission';

let server: TestServer;
let member: User;
let asMember: Client;
let asAdmin: Client;

beforeAll(async () => {
  server = await TestServer.start({ ROLE: 'api' });
  const { db } = server.database;
  member = await aUser(db, { email: 'Filer@example.com' });
  asMember = await server.signIn(member);
  asAdmin = await server.signIn(await anAdmin(db));
});
afterAll(() => server.close());

const file = async (client: Client, input: object) =>
  (await client.data<{ createSubmission: { submissionId: string; message: string } }>(CREATE, { input }))
    .createSubmission;

const rowOf = async (id: string) => {
  const [row] = await server.database.db.query<Record<string, unknown>[]>(
    'SELECT * FROM submissions WHERE id = $1',
    [id],
  );
  return row!;
};

describe('a member who files a claim', () => {
  it('owns it, with their own address and the trades, stored encrypted (CLAIM-9, CLAIM-26, CLAIM-32)', async () => {
    const tradeData = [aTradeInput(), aTradeInput({ transactionType: 'SELL', tradeDate: '01/04/2018' })];
    const { submissionId, message } = await file(asMember, aClaimInput({ tradeDetails: { tradeData } }));
    expect(message).toBe('Submission has been created');
    const claim = await viewClaim(asMember, submissionId);
    expect(claim).toMatchObject({
      sid: null,
      email: member.email,
      version: 1,
      tradeVersion: 1,
      mayUpdate: true,
    });
    expect(claim.submissionData.bankDetails.accountNo).toBe('10203040');
    expect(claim.submissionData.tradeDetails.tradeData).toMatchObject([
      { transactionType: 'SELL', tradeDate: '2018-04-01', quantity: '100', pricePerShare: '4.5' },
      { transactionType: 'BUY', tradeDate: '2018-03-01', totalAmount: '450' },
    ]);
    const row = await rowOf(submissionId);
    expect(row).toMatchObject({ owner_id: member.id, imported_digest: null });
    expect(row.bank_account_index).toBeInstanceOf(Buffer);
    expect(JSON.stringify(row)).not.toContain('10203040');
  });

  it('cannot set the Source (ACCESS-9)', async () => {
    const legalDetails = { claimType: 'Forged source' };
    const { submissionId } = await file(asMember, aClaimInput({ legalDetails }));
    expect((await rowOf(submissionId)).claim_type).toBe('');
    const shown = await asMember.get(`${PATH}/${submissionId}`);
    expect(JSON.stringify(shown.body)).not.toContain('claimType');
  });

  it('gets all errors at once, at their fields (CLAIM-15, CLAIM-20)', async () => {
    const input = aClaimInput({
      contactDetails: { firstName: ' ', email: 'avery@' },
      bankDetails: { bankType: 'INTERNATIONAL', bsb: '' },
      tradeDetails: {
        openingBalance: '',
        tradeData: [aTradeInput(), aTradeInput({ tradeDate: '2018-02-29', quantity: '0' })],
      },
    });
    const expected = {
      'contactDetails.firstName': 'First name is required',
      'contactDetails.email': 'Invalid email address',
      'bankDetails.swiftCode': 'Swift code is required',
      'bankDetails.customerCity': 'Customer city is required',
      'bankDetails.customerCountry': 'Customer country is required',
      'tradeDetails.openingBalance': 'Opening balance is required',
      'tradeDetails.tradeData.1.tradeDate': expect.stringContaining('must be a real date') as string,
      'tradeDetails.tradeData.1.quantity': expect.stringContaining('whole number above 0') as string,
    };
    const { code, fields } = await refusal(asMember, CREATE, { input });
    expect(code).toBe('BAD_USER_INPUT');
    expect(fields).toEqual(expected);
    const { status, body } = await asMember.post(`${PATH}/create`, input);
    expect(status).toBe(400);
    expect(body.fields).toEqual(expected);
  });

  it('is not refused for unusual values (TRADE-8, TRADE-9)', async () => {
    const tradeData = [
      aTradeInput({ tradeDate: '2001-01-01', totalAmount: '1' }),
      aTradeInput({ transactionType: 'SELL', quantity: '999999' }),
      aTradeInput({ transactionType: 'TRANSFER_IN', pricePerShare: '', totalAmount: '' }),
    ];
    const input = aClaimInput({ tradeDetails: { tradeData, openingBalance: 'about 100' } });
    expect((await file(asMember, input)).submissionId).toBeTruthy();
  });

  it.each(['bare', 'submissionData', 'values'])(
    'may file through REST, %s (RESTAPI-9, RESTAPI-22)',
    async (wrapper) => {
      const claim = aClaimInput({ bankDetails: { bankType: 'LOCAL' } });
      const { status, body } = await asMember.post<{ submissionId: string }>(
        `${PATH}/create`,
        wrapper === 'bare' ? claim : { [wrapper]: claim },
      );
      expect(status).toBe(201);
      expect(Object.keys(body)).toEqual(['submissionId']);
      expect((await viewClaim(asMember, body.submissionId)).submissionData.contactDetails.firstName).toBe(
        'Avery',
      );
    },
  );

  it('may send exact numbers as numbers through REST', async () => {
    const trade = aTradeInput({ quantity: 100, pricePerShare: 4.5, totalAmount: 450 });
    const { status, body } = await asMember.post<{ submissionId: string }>(
      `${PATH}/create`,
      aClaimInput({ tradeDetails: { openingBalance: 7, tradeData: [trade] } }),
    );
    expect(status).toBe(201);
    const { tradeDetails } = (await viewClaim(asMember, body.submissionId)).submissionData;
    expect(tradeDetails).toMatchObject({ openingBalance: '7', tradeData: [{ quantity: '100' }] });
  });

  it('reads it through REST in these groups and fields, amounts as exact texts (CLAIM-1, CLAIM-2, CLAIM-3, RESTAPI-11)', async () => {
    const trade = aTradeInput({
      quantity: '900719925474099',
      pricePerShare: '4.123456',
      totalAmount: '12345678901234.567891',
    });
    const input = aClaimInput({ tradeDetails: { openingBalance: '9007199254740995', tradeData: [trade] } });
    const { submissionId } = await file(asAdmin, input);
    const { status, body } = await asAdmin.get<{ submission: Record<string, unknown> }>(
      `${PATH}/${submissionId}`,
    );
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(['submission']);
    const { submissionData, ...rest } = body.submission;
    expect(rest).toEqual({
      id: submissionId,
      sid: null,
      email: expect.stringContaining('@') as string,
      submissionId,
    });
    const groups = submissionData as Record<string, Record<string, unknown>>;
    const fieldsIn = (all: object) =>
      Object.fromEntries(
        Object.entries(all).map(([group, fields]) => [group, Object.keys(fields as object).sort()]),
      );
    const { tradeDetails, ...others } = CLAIM_CATALOGUE;
    expect(fieldsIn(groups)).toEqual(
      fieldsIn({ ...others, tradeDetails: { ...tradeDetails, tradeData: [] } }),
    );
    expect(groups.tradeDetails).toMatchObject({
      openingBalance: '9007199254740995',
      tradeData: [
        { quantity: '900719925474099', pricePerShare: '4.123456', totalAmount: '12345678901234.567891' },
      ],
    });
  });

  it.each([
    ['next to the groups', { ...aClaimInput(), sid: 'X-1' }],
    ['owner', { ...aClaimInput(), ownerId: 'somebody' }],
    ['in a group', aClaimInput({ bankDetails: { isAdmin: true } })],
    ['in a trade', aClaimInput({ tradeDetails: { tradeData: [aTradeInput({ imported: true })] } })],
    ['in a wrapper', { values: { ...aClaimInput(), role: 'MASTER_ADMIN' } }],
  ])('gets 400 for an unknown property: %s (RESTAPI-25, ACCESS-10)', async (_, body) => {
    const answer = await asMember.post(`${PATH}/create`, body);
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body.fields)).toContain('is not recognised');
  });

  it('files one claim however often the button is pressed (IDEMPOTENCY-2, IDEMPOTENCY-3)', async () => {
    const key = { 'Idempotency-Key': 'one-press', 'content-type': 'application/json' };
    const body = JSON.stringify(aClaimInput({ legalDetails: { legalEntity: 'Fifty Presses' } }));
    const press = () =>
      asMember.send<{ submissionId?: string }>(`${PATH}/create`, { method: 'POST', headers: key, body });
    const answers = await Promise.all(Array.from({ length: 50 }, press));
    expect(answers.every(({ status }) => [201, 409, 503].includes(status))).toBe(true);
    const last = await press();
    expect(last.status).toBe(201);
    const ids = new Set(answers.flatMap(({ body: { submissionId } }) => submissionId ?? []));
    expect([...ids, last.body.submissionId]).toEqual([last.body.submissionId, last.body.submissionId]);
    const [{ count } = { count: '' }] = await server.database.db.query<{ count: string }[]>(
      `SELECT count(*) FROM submissions WHERE legal_entity = 'Fifty Presses'`,
    );
    expect(count).toBe('1');
    const other = JSON.stringify(aClaimInput({ legalDetails: { legalEntity: 'Another one' } }));
    const refused = await asMember.send(`${PATH}/create`, { method: 'POST', headers: key, body: other });
    expect(refused.status).toBe(422);
  });
});

describe('an administrator who files for a claimant', () => {
  it('sets the SID and the Source; the contact’s address owns the claim; no opening balance is required (CLAIM-17, CLAIM-32, CLAIM-33, CLAIM-37)', async () => {
    const sid = ' A\u200b-100 ';
    const input = aClaimInput({
      legalDetails: { claimType: 'Paper form' },
      tradeDetails: { openingBalance: '' },
    });
    const { adminCreateSubmission } = await asAdmin.data<{
      adminCreateSubmission: { submissionId: string };
    }>(ADMIN_CREATE, { sid, input });
    const claim = await viewClaim(asAdmin, adminCreateSubmission.submissionId);
    expect(claim).toMatchObject({ sid: 'A-100', email: 'avery.contact@example.com' });
    expect(claim.submissionData.legalDetails.claimType).toBe('Paper form');
    expect(claim.submissionData.tradeDetails.openingBalance).toBe('0');
    expect(await rowOf(claim.id)).toMatchObject({ owner_id: null });
    const contact = await server.signIn(
      await aUser(server.database.db, { email: 'AVERY.contact@example.com' }),
    );
    expect((await viewClaim(contact, claim.id)).submissionData.legalDetails.claimType).toBeNull();
  });

  it('must give a SID, and gets an error for a taken one (CLAIM-17, CLAIM-38, RESTAPI-22)', async () => {
    const input = aClaimInput();
    expect((await refusal(asAdmin, ADMIN_CREATE, { sid: '  ', input })).fields).toEqual({
      sid: 'SID is required',
    });
    const rest = (body: object) => asAdmin.post(`${PATH}/admin-create`, body);
    expect((await rest(input)).body.fields).toEqual({ sid: 'SID is required' });
    expect((await rest({ values: { ...input, sid: 'A-200' } })).status).toBe(201);
    const taken = await rest({ sid: 'A-200', ...input });
    expect(taken.status).toBe(409);
    expect(taken.body.fields).toEqual({ sid: 'Another submission already has this SID' });
    expect((await rest({ sid: 'a-200', submissionData: input })).status).toBe(201);
  });

  it('competes with another for a SID, and one of them gets it (CLAIM-38)', async () => {
    const press = () => asAdmin.post(`${PATH}/admin-create`, { sid: 'RACE-1', ...aClaimInput() });
    const answers = await Promise.all(Array.from({ length: 8 }, press));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(7).fill(409)]);
  });

  it('files with a call that members may not use (ACCESS-7)', async () => {
    const { status } = await asMember.post(`${PATH}/admin-create`, { sid: 'M-1', ...aClaimInput() });
    expect(status).toBe(403);
  });
});

describe('a scheme that does not let members file', () => {
  it('refuses them with 403 (CLAIM-29)', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'prorata-scheme-'));
    const members = { ...defaultScheme.members, mayCreate: false, mayUpdate: false };
    await writeFile(join(folder, 'scheme.json'), JSON.stringify({ ...defaultScheme, members }));
    const closed = await TestServer.start({ ROLE: 'api', SCHEME_FILE: join(folder, 'scheme.json') });
    try {
      const asOwner = await closed.signIn(await aUser(closed.database.db));
      const admin = await closed.signIn(await anAdmin(closed.database.db));
      expect((await asOwner.post(`${PATH}/create`, aClaimInput())).status).toBe(403);
      expect((await refusal(asOwner, CREATE, { input: aClaimInput() })).code).toBe('FORBIDDEN');
      const { submissionId } = await file(admin, aClaimInput());
      expect((await viewClaim(admin, submissionId)).mayUpdate).toBe(true);
    } finally {
      await closed.close();
      await rm(folder, { recursive: true });
    }
  });
});
