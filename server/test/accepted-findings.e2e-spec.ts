import type { User } from '../src/users/user.entity.js';
import { addClaims, agreedRun, approvedRules } from './harness/assessing.js';
import { idOf, refusal } from './harness/claims.js';
import type { Client } from './harness/client.js';
import { anAdmin, anApiToken, aTrade } from './harness/factories.js';
import { TestServer } from './harness/test-server.js';

let server: TestServer;
let admin: Client;

const ACCEPT = `mutation ($runId: ID!, $submissionId: ID!, $code: String!, $reason: String!) {
  acceptFinding(runId: $runId, submissionId: $submissionId, code: $code, reason: $reason) {
    mayAccept isSame accepted { code reason acceptedBy holds } } }`;
const TRACE = `query ($runId: ID!, $submissionId: ID!) { assessedClaimTrace(runId: $runId, submissionId: $submissionId) {
  claim { status recognisedLoss } isSame mayAccept accepted { code reason acceptedBy holds } findings { code severity } } }`;
const HALT = 'TRADING_HALT';
const REASON = 'Off-market transfer, see the letter of 3 March';

interface Trace {
  claim: { status: string; recognisedLoss: string | null };
  isSame: boolean;
  mayAccept: boolean;
  accepted: { code: string; holds: boolean }[];
}

const traceIn = async (runId: string, submissionId: string, client = admin) =>
  (await client.data<{ assessedClaimTrace: Trace }>(TRACE, { runId, submissionId })).assessedClaimTrace;
const accept = (runId: string, submissionId: string, changed: object = {}) =>
  admin.data(ACCEPT, { runId, submissionId, code: HALT, reason: REASON, ...changed });

beforeAll(async () => {
  server = await TestServer.start();
  admin = await server.signIn(await anAdmin(server.database.db));
  await approvedRules(server);
  // Numbers 50, 100, 150 and 200 bought in a trading halt.
  await addClaims(server, 200);
});
afterAll(() => server.close());

describe('an error of the checks', () => {
  it('blocks its claim no longer once it is accepted, from the next run on (RUN-11)', async () => {
    const claim = await idOf(server, 'A-000050');
    const first = await agreedRun(admin);
    expect(await traceIn(first, claim)).toMatchObject({
      claim: { status: 'BLOCKED' },
      mayAccept: true,
      accepted: [],
    });
    expect(await accept(first, claim)).toMatchObject({
      acceptFinding: { isSame: true, accepted: [{ code: HALT, reason: REASON, holds: true }] },
    });
    expect(await traceIn(first, claim)).toMatchObject({ claim: { status: 'BLOCKED' }, isSame: true });
    const second = await agreedRun(admin);
    // 100 held of those bought outside a band, where a share carries nothing.
    expect(await traceIn(second, claim)).toMatchObject({
      claim: { status: 'ASSESSED', recognisedLoss: '0.00' },
      isSame: true,
      mayAccept: false,
      accepted: [{ code: HALT, holds: true }],
    });
    expect(await traceIn(second, await idOf(server, 'A-000100'))).toMatchObject({
      claim: { status: 'BLOCKED' },
    });
    const [entry] = await server.database.db.query<[{ details: object }]>(
      `SELECT details FROM audit_entries WHERE action = 'assessment.finding-accepted' AND subject_id = $1`,
      [claim],
    );
    expect(entry.details).toEqual({ code: HALT, because: REASON, run: 1 });
  });

  it('blocks again when a transaction is edited after it was accepted, and not when it is put back (RUN-11)', async () => {
    const { db } = server.database;
    const claim = await idOf(server, 'A-000100');
    await accept(await agreedRun(admin), claim);
    await aTrade(db, claim, { tradeDate: '2013-09-04' });
    const edited = await agreedRun(admin);
    expect(await traceIn(edited, claim)).toMatchObject({
      claim: { status: 'BLOCKED' },
      isSame: true,
      accepted: [{ holds: false }],
    });
    await db.query(`DELETE FROM trades WHERE submission_id = $1 AND trade_date = '2013-09-04'`, [claim]);
    expect(await traceIn(await agreedRun(admin), claim)).toMatchObject({
      claim: { status: 'ASSESSED' },
      accepted: [{ holds: true }],
    });
    expect(await traceIn(edited, claim)).toMatchObject({ claim: { status: 'BLOCKED' }, isSame: true });
  });

  it('is not accepted for a claim that was edited after the run, or twice, or without a reason (RUN-11)', async () => {
    const { db } = server.database;
    const claim = await idOf(server, 'A-000150');
    const runId = await agreedRun(admin);
    const given = { runId, submissionId: claim, code: HALT, reason: REASON };
    expect(await refusal(admin, ACCEPT, { ...given, reason: ' .' })).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { reason: 'Say why in a few words: they are kept with the decision' },
    });
    await aTrade(db, claim, { tradeDate: '2013-09-04' });
    expect(await refusal(admin, ACCEPT, given)).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('were changed after the run'),
    });
    await db.query(`DELETE FROM trades WHERE submission_id = $1 AND trade_date = '2013-09-04'`, [claim]);
    await accept(runId, claim);
    expect(await refusal(admin, ACCEPT, given)).toMatchObject({
      message: 'This error was accepted already. It counts from the next run on.',
    });
  });

  it('is accepted only where it blocks a claim, and by nobody without the permission (RUN-11)', async () => {
    const { db } = server.database;
    const runId = await agreedRun(admin);
    const given = { runId, submissionId: await idOf(server, 'A-000200'), code: HALT, reason: REASON };
    const words = 'This claim is not blocked by such an error in run';
    for (const changed of [{ code: 'NOT_A_TRADING_DAY' }, { submissionId: await idOf(server, 'A-000001') }])
      expect(await refusal(admin, ACCEPT, { ...given, ...changed })).toMatchObject({
        code: 'CONFLICT',
        message: expect.stringContaining(words),
      });
    const auditor = await server.signIn(await anAdmin(db, { role: 'AUDITOR' as User['role'] }));
    expect(await traceIn(runId, given.submissionId, auditor)).toMatchObject({ mayAccept: false });
    for (const client of [auditor, server.nobody.with(await anApiToken(db, ['read', 'write']))])
      expect(await refusal(client, ACCEPT, given)).toMatchObject({ code: 'FORBIDDEN' });
  });

  it('stays accepted as it was: the database refuses a change, and deletes it with its claim (RUN-11)', async () => {
    const { db } = server.database;
    await expect(db.query(`UPDATE accepted_findings SET reason = 'another'`)).rejects.toThrow(
      'never changed',
    );
    const claim = await idOf(server, 'A-000150');
    await db.query('DELETE FROM submissions WHERE id = $1', [claim]);
    const [{ count }] = await db.query<[{ count: number }]>(
      'SELECT count(*)::int AS count FROM accepted_findings WHERE submission_id = $1',
      [claim],
    );
    expect(count).toBe(0);
  });
});
