import type { User } from '../src/users/user.entity.js';
import { addClaims, approvedRules, endedRun, startRun } from './harness/assessing.js';
import { idOf, refusal } from './harness/claims.js';
import type { Client } from './harness/client.js';
import { aSubmission, anAdmin, anApiToken } from './harness/factories.js';
import { TestServer } from './harness/test-server.js';

let server: TestServer;
let admin: Client;
let runId: string;

const TRACE = `query ($runId: ID!, $id: ID!) { assessedClaimTrace(runId: $runId, submissionId: $id) {
  claim { sid status recognisedLoss } matching openingBalance isSame tradeCount sliceCount
  findings { code severity trade day } trades { id transactionType tradeDate quantity pricePerShare totalAmount }
  slices { acquisition disposal quantity acquiredBand disposedBand basis perShare weight loss poolQuantity excess } } }`;

interface Trace {
  claim: { sid: string | null; status: string; recognisedLoss: string | null };
  isSame: boolean | null;
  tradeCount: number;
  sliceCount: number;
  findings: { code: string; trade: string | null }[];
  trades: { id: string; quantity: string }[];
  slices: { quantity: string; perShare: string; loss: string }[];
}

const traceOf = async (id: string, client = admin) =>
  (await client.data<{ assessedClaimTrace: Trace }>(TRACE, { runId, id })).assessedClaimTrace;

beforeAll(async () => {
  server = await TestServer.start();
  const { db } = server.database;
  admin = await server.signIn(await anAdmin(db));
  await approvedRules(server);
  await addClaims(server, 60);
  await aSubmission(db, server.ring, { sid: null, createdAt: new Date(Date.now() - 86_400_000) });
  const { id, state } = await endedRun(admin, (await startRun(admin)).id);
  expect(state).toBe('AGREED');
  runId = id;
});
afterAll(() => server.close());

describe('how a run came to the loss of a claim', () => {
  it('is computed again from the claim as of the run, with the hashes that the run stored (RUN-8)', async () => {
    const trace = await traceOf(await idOf(server, 'A-000001'));
    const [buy, sale] = trace.trades;
    expect(trace).toMatchObject({
      claim: { sid: 'A-000001', status: 'ASSESSED', recognisedLoss: '70.85' },
      matching: 'FIFO',
      openingBalance: '0',
      isSame: true,
      findings: [],
      tradeCount: 2,
      trades: [
        { transactionType: 'BUY', tradeDate: '2013-09-02', quantity: '101', pricePerShare: '3' },
        { transactionType: 'SELL', tradeDate: '2014-09-01', quantity: '50' },
      ],
    });
    // 50 sold at 0.85 - 0.30, 51 held at 0.85.
    expect(trace.slices).toEqual([
      {
        acquisition: buy!.id,
        disposal: sale!.id,
        quantity: '50',
        acquiredBand: 'A',
        disposedBand: 'B',
        basis: 'EXCESS',
        perShare: '0.55',
        weight: '1',
        loss: '27.5',
        poolQuantity: null,
        excess: null,
      },
      expect.objectContaining({ acquisition: buy!.id, disposal: 'HELD', quantity: '51', loss: '43.35' }),
    ]);
  });

  it('names the transaction of each finding, of blocked claims too, and nothing where a claim takes no part (RUN-8)', async () => {
    const blocked = await traceOf(await idOf(server, 'A-000050'));
    expect(blocked).toMatchObject({
      claim: { status: 'BLOCKED', recognisedLoss: null },
      isSame: true,
      slices: [],
      findings: [{ code: 'TRADING_HALT', severity: 'ERROR', trade: blocked.trades[0]!.id, day: null }],
    });
    const [{ id }] = await server.database.db.query<[{ id: string }]>(
      'SELECT id FROM submissions WHERE sid IS NULL',
    );
    expect(await traceOf(id)).toMatchObject({
      claim: { sid: null, status: 'NO_SID' },
      isSame: null,
      slices: [],
      findings: [],
    });
  });

  it('does not change when the claim is edited afterwards, and says when its history was lost (RUN-8)', async () => {
    const { db } = server.database;
    const id = await idOf(server, 'A-000002');
    const before = await traceOf(id);
    await db.query(`DELETE FROM trades WHERE submission_id = $1 AND transaction_type = 'SELL'`, [id]);
    expect(await traceOf(id)).toEqual(before);
    await db.query('DELETE FROM removed_trades WHERE submission_id = $1', [id]);
    expect(await traceOf(id)).toMatchObject({ isSame: false, tradeCount: 1 });
  });

  it('is read by auditors and scripts, and absent for claims that the run does not have (RUN-8)', async () => {
    const { db } = server.database;
    const id = await idOf(server, 'A-000003');
    const auditor = await server.signIn(await anAdmin(db, { role: 'AUDITOR' as User['role'] }));
    const script = server.nobody.with(await anApiToken(db, ['read']));
    for (const client of [auditor, script]) expect(await traceOf(id, client)).toMatchObject({ isSame: true });
    expect(await refusal(admin, TRACE, { runId, id: runId })).toMatchObject({
      code: 'NOT_FOUND',
      message: 'Run 1 has no result for this claim.',
    });
    const member = await server.signIn(await anAdmin(db, { role: 'STANDARD' as User['role'] }));
    expect(await refusal(member, TRACE, { runId, id })).toMatchObject({ code: 'FORBIDDEN' });
  });
});
