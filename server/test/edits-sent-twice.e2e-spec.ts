import type { Client, GraphqlBody } from './harness/client.js';
import { ADD_TRADE, aTradeInput, DELETE_TRADE, UPDATE, UPDATE_SID, viewClaim } from './harness/claims.js';
import { anAdmin, aSubmission } from './harness/factories.js';
import { TestServer } from './harness/test-server.js';

/*
 * A browser repeats a call by itself when a reused connection breaks. The repeated call has the same Idempotency-Key,
 * and gets the response of the first.
 */

let server: TestServer;
let admin: Client;
let id: string;

beforeAll(async () => {
  server = await TestServer.start();
  admin = await server.signIn(await anAdmin(server.database.db));
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.database.db.query('TRUNCATE submissions CASCADE');
  ({ id } = await aSubmission(server.database.db, server.ring, { sid: 'E-1' }));
});

let keys = 0;

/** Sends a call twice in sequence with the same key, and returns the error of each. */
async function sentTwice(query: string, variables: object): Promise<(string | undefined)[]> {
  const key = `edit-${keys++}`;
  const send = async () => {
    const { body } = await admin.send<GraphqlBody<object>>('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({ query, variables }),
    });
    return body.errors?.[0]?.message;
  };
  return [await send(), await send()];
}

it('a call sent twice adds a trade once (IDEMPOTENCY-1, IDEMPOTENCY-2)', async () => {
  const variables = { id, tradeVersion: 0, trade: aTradeInput() };
  expect(await sentTwice(ADD_TRADE, variables)).toEqual([undefined, undefined]);
  expect((await viewClaim(admin, id)).submissionData.tradeDetails.tradeData).toHaveLength(1);
});

it('a call sent twice deletes a trade once (IDEMPOTENCY-1, IDEMPOTENCY-2)', async () => {
  await admin.data(ADD_TRADE, { id, tradeVersion: 0, trade: aTradeInput() });
  const { tradeVersion, submissionData } = await viewClaim(admin, id);
  const tradeId = submissionData.tradeDetails.tradeData[0]!.id;
  expect(await sentTwice(DELETE_TRADE, { id, tradeVersion, tradeId })).toEqual([undefined, undefined]);
});

it('a call sent twice sets a SID once (IDEMPOTENCY-1, IDEMPOTENCY-2)', async () => {
  const { version } = await viewClaim(admin, id);
  expect(await sentTwice(UPDATE_SID, { id, version, sid: 'E-2' })).toEqual([undefined, undefined]);
  expect(await viewClaim(admin, id)).toMatchObject({ sid: 'E-2', version: version + 1 });
});

it('a call sent twice saves an edit of a claim once (IDEMPOTENCY-1, IDEMPOTENCY-2)', async () => {
  const { version, tradeVersion } = await viewClaim(admin, id);
  const input = {
    addressDetails: { address: '2 Test St', suburb: 'A', state: 'B', postCode: 'C', country: 'D' },
  };
  expect(await sentTwice(UPDATE, { id, version, tradeVersion, input })).toEqual([undefined, undefined]);
  expect((await viewClaim(admin, id)).version).toBe(version + 1);
});
