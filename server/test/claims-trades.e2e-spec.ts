import { Decimal } from 'decimal.js';
import { TransactionType } from '../src/trades/trade.entity.js';
import type { User } from '../src/users/user.entity.js';
import {
  ADD_TRADE,
  aClaimInput,
  aTradeInput,
  DELETE_TRADE,
  put,
  refusal,
  UPDATE,
  viewClaim,
  type ViewedTrade,
} from './harness/claims.js';
import type { Client } from './harness/client.js';
import { aSubmission, aTrade, aUser, anAdmin } from './harness/factories.js';
import { TestServer } from './harness/test-server.js';

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

const aClaim = () => aSubmission(server.database.db, server.ring, { ownerId: member.id });

const keptOf = (id: string) =>
  server.database.db.query<{ id: string; imported: boolean; quantity: string }[]>(
    'SELECT id, imported, quantity FROM trades WHERE submission_id = $1 ORDER BY id',
    [id],
  );

const listOf = async (id: string) => {
  const [row] = await server.database.db.query<Record<string, unknown>[]>(
    'SELECT * FROM trade_lists WHERE submission_id = $1',
    [id],
  );
  return row;
};

const asInput = ({ id, transactionType, tradeDate, quantity, pricePerShare, totalAmount }: ViewedTrade) => ({
  id,
  transactionType,
  tradeDate,
  quantity,
  pricePerShare,
  totalAmount,
});

describe('a trade', () => {
  it('is added and deleted by administrators, exactly the selected row (TRADE-15, TRADE-16, DURABLE-14)', async () => {
    const { id } = await aClaim();
    const trade = aTradeInput({ tradeDate: '28-Feb-2018', totalAmount: '$1,234.50' });
    for (const tradeVersion of [0, 2]) await asAdmin.data(ADD_TRADE, { id, tradeVersion, trade });
    const [first, second] = await keptOf(id);
    const { tradeDetails } = (await viewClaim(asAdmin, id)).submissionData;
    expect(tradeDetails.tradeData).toMatchObject([
      { id: second!.id, tradeDate: '2018-02-28', totalAmount: '1234.5' },
      { id: first!.id, tradeDate: '2018-02-28', totalAmount: '1234.5' },
    ]);
    await asAdmin.data(DELETE_TRADE, { id, tradeVersion: 3, tradeId: first!.id });
    expect((await keptOf(id)).map((row) => row.id)).toEqual([second!.id]);
    expect(await viewClaim(asAdmin, id)).toMatchObject({ version: 1, tradeVersion: 4 });
  });

  it('cannot be added or deleted by members (TRADE-16)', async () => {
    const { id } = await aClaim();
    const { id: tradeId } = await aTrade(server.database.db, id);
    const add = { id, tradeVersion: 1, trade: aTradeInput() };
    expect((await refusal(asMember, ADD_TRADE, add)).code).toBe('FORBIDDEN');
    expect((await refusal(asMember, DELETE_TRADE, { id, tradeVersion: 1, tradeId })).code).toBe('FORBIDDEN');
    expect(await keptOf(id)).toHaveLength(1);
  });

  it('is deleted only from its own claim, and from the list version that was seen (TRADE-15, DURABLE-12)', async () => {
    const [one, other] = [await aClaim(), await aClaim()];
    const { id: tradeId } = await aTrade(server.database.db, other.id);
    await aTrade(server.database.db, one.id);
    const wrong = { id: one.id, tradeVersion: 1, tradeId };
    expect((await refusal(asAdmin, DELETE_TRADE, wrong)).code).toBe('NOT_FOUND');
    expect((await refusal(asAdmin, DELETE_TRADE, { ...wrong, tradeId: 'x' })).code).toBe('NOT_FOUND');
    const outdated = { id: other.id, tradeVersion: 9, tradeId };
    expect((await refusal(asAdmin, DELETE_TRADE, outdated)).code).toBe('CONFLICT');
    expect(await keptOf(other.id)).toHaveLength(1);
  });

  it.each<[string, object, string]>([
    ['a day that is none', { tradeDate: '2018-02-29' }, 'tradeDate'],
    ['a quantity of 0', { quantity: '0' }, 'quantity'],
    ['a negative quantity', { quantity: '-1' }, 'quantity'],
    ['part of a share', { quantity: '1.5' }, 'quantity'],
    ['a quantity beyond 2^53', { quantity: '9007199254740993' }, 'quantity'],
    ['a number that is infinite', { totalAmount: '1e999' }, 'totalAmount'],
    ['a negative price', { pricePerShare: '-0.01' }, 'pricePerShare'],
    ['a seventh decimal', { pricePerShare: '0.0000001' }, 'pricePerShare'],
    ['no price of a purchase', { pricePerShare: '' }, 'pricePerShare'],
    ['a balance', { transactionType: 'OPEN' }, 'transactionType'],
    ['a very long date', { tradeDate: '9'.repeat(100_000) }, 'tradeDate'],
    ['control characters', { quantity: '1\u00000' }, 'quantity'],
  ])('is refused with %s, at its field (TRADE-7)', async (_, change, field) => {
    const { id } = await aClaim();
    const variables = { id, tradeVersion: 0, trade: aTradeInput(change as Record<string, unknown>) };
    const { code, fields } = await refusal(asAdmin, ADD_TRADE, variables);
    expect([code, Object.keys(fields)]).toEqual(['BAD_USER_INPUT', [`trade.${field}`]]);
    expect(await keptOf(id)).toEqual([]);
  });

  it.each([
    ['a number beyond 2^53', '9007199254740993'],
    ['an infinite number', '1e999'],
    ['an object', '{}'],
  ])('is refused through REST with %s as quantity (TRADE-10)', async (_, number) => {
    const { id } = await aClaim();
    const tradeDetails = { tradeData: [aTradeInput({ quantity: 'HERE' })] };
    const body = JSON.stringify({ tradeDetails }).replace('"HERE"', number);
    const headers = { 'content-type': 'application/json' };
    const path = `/api/settlement-submission/${id}/update`;
    const answer = await asAdmin.send<{ fields?: object }>(path, { method: 'PUT', headers, body });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.fields ?? {})).toEqual(['tradeDetails.tradeData.0.quantity']);
  });
});

it('an inexact number is reported together with the errors of all rows and fields (TRADE-10, CLAIM-20)', async () => {
  const { id } = await aClaim();
  const { addressDetails } = aClaimInput({ addressDetails: { suburb: '' } });
  const tradeData = [
    aTradeInput({ quantity: 9007199254740993, tradeDate: '2018-02-29' }),
    aTradeInput({ pricePerShare: 1e21 }),
    aTradeInput({ totalAmount: '-1' }),
  ];
  const { status, body } = await put<{ fields: object }>(asAdmin, `/api/settlement-submission/${id}/update`, {
    addressDetails,
    tradeDetails: { tradeData },
  });
  expect([status, Object.keys(body.fields).sort()]).toEqual([
    400,
    [
      'addressDetails.suburb',
      'tradeDetails.tradeData.0.quantity',
      'tradeDetails.tradeData.0.tradeDate',
      'tradeDetails.tradeData.1.pricePerShare',
      'tradeDetails.tradeData.2.totalAmount',
    ],
  ]);
  expect(body.fields).toMatchObject({
    'tradeDetails.tradeData.0.quantity': 'Quantity must be text: this number may have been rounded',
  });
});

describe('a list of trades sent by an administrator', () => {
  it('replaces the stored one: equal rows are kept, others removed and added (TRADE-17, TRADE-6)', async () => {
    const { id } = await aClaim();
    const { db } = server.database;
    const kept = await aTrade(db, id, { imported: true });
    const twin = await aTrade(db, id, { imported: true });
    const gone = await aTrade(db, id, { imported: true, quantity: '7' });
    const balance = await aTrade(db, id, {
      transactionType: TransactionType.OPEN,
      quantity: '5',
      imported: true,
    });
    const byHand = await aTrade(db, id, { pricePerShare: new Decimal('9.25') });
    const { tradeData } = (await viewClaim(asAdmin, id)).submissionData.tradeDetails;
    const sent = tradeData.filter((row) => ![gone.id, balance.id, twin.id].includes(row.id)).map(asInput);
    const { id: _, ...withoutId } = asInput(tradeData.find((row) => row.id === twin.id)!);
    const rows = [...sent, { ...withoutId, totalAmount: '450.00' }, aTradeInput({ quantity: '8' })];
    await asAdmin.data(UPDATE, {
      id,
      version: 1,
      tradeVersion: 1,
      input: { tradeDetails: { tradeData: rows } },
    });
    expect(await keptOf(id)).toMatchObject([
      { id: kept.id, imported: true },
      { id: twin.id, imported: true },
      { id: balance.id, imported: true },
      { id: byHand.id, imported: false },
      { quantity: '8', imported: false },
    ]);
    expect(await listOf(id)).toMatchObject({ version: 2, edited_since_import: true });
    expect(await viewClaim(asAdmin, id)).toMatchObject({ version: 1 });
  });

  it('may be left out: the trades stay', async () => {
    const { id } = await aClaim();
    await aTrade(server.database.db, id);
    const answer = await put(asAdmin, `/api/settlement-submission/${id}/update`, {
      tradeDetails: { openingBalance: '12' },
    });
    expect(answer.status).toBe(200);
    expect(await keptOf(id)).toHaveLength(1);
    expect((await viewClaim(asAdmin, id)).submissionData.tradeDetails.openingBalance).toBe('12');
  });

  it('is validated row by row with everything else, and nothing is stored if there is an error (CLAIM-20)', async () => {
    const { id } = await aClaim();
    const tradeData = [aTradeInput(), aTradeInput(), aTradeInput(), aTradeInput({ quantity: '-4' })];
    const input = { addressDetails: { address: '' }, tradeDetails: { tradeData } };
    const { fields } = await refusal(asAdmin, UPDATE, { id, version: 1, tradeVersion: 0, input });
    expect(Object.keys(fields)).toEqual(
      expect.arrayContaining(['addressDetails.address', 'tradeDetails.tradeData.3.quantity']),
    );
    expect(await keptOf(id)).toEqual([]);
  });

  it('overrides the balance of an imported OPEN row', async () => {
    const { id } = await aClaim();
    await aTrade(server.database.db, id);
    await server.database.db.query(`UPDATE trade_lists SET opening_balance = '77' WHERE submission_id = $1`, [
      id,
    ]);
    const input = { tradeDetails: { openingBalance: '78' } };
    await asAdmin.data(UPDATE, { id, version: 1, tradeVersion: 1, input });
    expect((await viewClaim(asAdmin, id)).submissionData.tradeDetails.openingBalance).toBe('78');
    expect(await listOf(id)).toMatchObject({ opening_balance: null, version: 2 });
  });

  it('may contain up to 5,000 rows', async () => {
    const { id } = await aClaim();
    const rows = (count: number) => Array.from({ length: count }, () => aTradeInput());
    const send = (count: number) =>
      put(asAdmin, `/api/settlement-submission/${id}/update`, { tradeDetails: { tradeData: rows(count) } });
    expect((await send(5_001)).status).toBe(400);
    expect((await send(5_000)).status).toBe(200);
    expect(await keptOf(id)).toHaveLength(5_000);
  });
});
