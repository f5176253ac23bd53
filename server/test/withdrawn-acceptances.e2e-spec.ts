import type { User } from '../src/users/user.entity.js';
import { addClaims, agreedRun, approvedRules, publishRun } from './harness/assessing.js';
import { idOf, refusal } from './harness/claims.js';
import type { Client } from './harness/client.js';
import { anAdmin, anApiToken } from './harness/factories.js';
import { TestServer } from './harness/test-server.js';

const ACCEPT = `mutation ($runId: ID!, $submissionId: ID!, $code: String!, $reason: String!) {
  acceptFinding(runId: $runId, submissionId: $submissionId, code: $code, reason: $reason) { accepted { id holds } } }`;
const WITHDRAW = `mutation ($id: ID!, $reason: String!) { withdrawAcceptance(id: $id, reason: $reason) {
  id code holds withdrawnAt withdrawnBy withdrawnBecause } }`;
const TRACE = `query ($runId: ID!, $submissionId: ID!) { assessedClaimTrace(runId: $runId, submissionId: $submissionId) {
  claim { status editedSince } isSame accepted { id holds withdrawnBecause } } }`;
const HALT = 'TRADING_HALT';
const REASON = 'The letter was about another claim';

interface Trace {
  claim: { status: string; editedSince: boolean };
  isSame: boolean;
  accepted: { id: string; holds: boolean; withdrawnBecause: string | null }[];
}

let server: TestServer;
let admin: Client;

beforeAll(async () => {
  server = await TestServer.start();
  admin = await server.signIn(await anAdmin(server.database.db, { name: 'Ada Admin' }));
  await approvedRules(server);
  // Numbers 50 and 100 bought in a trading halt.
  await addClaims(server, 100);
});
afterAll(() => server.close());

const traceIn = async (runId: string, submissionId: string) =>
  (await admin.data<{ assessedClaimTrace: Trace }>(TRACE, { runId, submissionId })).assessedClaimTrace;
const accept = async (runId: string, submissionId: string) => {
  const { acceptFinding } = await admin.data<{ acceptFinding: Trace }>(ACCEPT, {
    runId,
    submissionId,
    code: HALT,
    reason: 'Off-market, see the letter of 3 March',
  });
  return acceptFinding.accepted[0]!.id;
};

describe('an accepted error', () => {
  it('blocks again from the next run on once it is withdrawn, and can be accepted anew (RUN-12)', async () => {
    const { db } = server.database;
    const claim = await idOf(server, 'A-000050');
    const id = await accept(await agreedRun(admin), claim);
    const accepted = await agreedRun(admin);
    expect(await refusal(admin, WITHDRAW, { id, reason: ' .' })).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { reason: 'Say why in a few words: they are kept with the decision' },
    });
    const { withdrawAcceptance } = await admin.data<{ withdrawAcceptance: object }>(WITHDRAW, {
      id,
      reason: ` ${REASON} `,
    });
    expect(withdrawAcceptance).toEqual({
      id,
      code: HALT,
      holds: false,
      withdrawnAt: expect.any(String),
      withdrawnBy: 'Ada Admin',
      withdrawnBecause: REASON,
    });
    // The run before stays as it was, and its claim shows that something changed after its moment.
    expect(await traceIn(accepted, claim)).toMatchObject({
      claim: { status: 'ASSESSED', editedSince: true },
      isSame: true,
    });
    const blocked = await agreedRun(admin);
    expect(await traceIn(blocked, claim)).toMatchObject({ claim: { status: 'BLOCKED' }, isSame: true });
    expect(await refusal(admin, WITHDRAW, { id, reason: REASON })).toMatchObject({
      code: 'CONFLICT',
      message: 'This acceptance was withdrawn already.',
    });
    const [entry] = await db.query<[{ details: object }]>(
      `SELECT details FROM audit_entries WHERE action = 'assessment.acceptance-withdrawn' AND subject_id = $1`,
      [claim],
    );
    expect(entry.details).toEqual({ code: HALT, because: REASON });
    const again = await accept(blocked, claim);
    expect(again).not.toBe(id);
    expect(await traceIn(await agreedRun(admin), claim)).toMatchObject({
      claim: { status: 'ASSESSED' },
      accepted: [
        { id: again, holds: true },
        { id, holds: false, withdrawnBecause: REASON },
      ],
    });
  });

  it('is not withdrawn once a result with it is published, nor by somebody without the permission (RUN-12)', async () => {
    const { db } = server.database;
    const claim = await idOf(server, 'A-000100');
    const id = await accept(await agreedRun(admin), claim);
    const auditor = await server.signIn(await anAdmin(db, { role: 'AUDITOR' as User['role'] }));
    for (const client of [auditor, server.nobody.with(await anApiToken(db, ['read', 'write']))])
      expect(await refusal(client, WITHDRAW, { id, reason: REASON })).toMatchObject({ code: 'FORBIDDEN' });
    for (const absent of ['x', claim])
      expect(await refusal(admin, WITHDRAW, { id: absent, reason: REASON })).toMatchObject({
        code: 'NOT_FOUND',
      });
    await publishRun(server, await agreedRun(admin));
    expect(await refusal(admin, WITHDRAW, { id, reason: REASON })).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringMatching(/^Run \d+ was published with this acceptance/),
    });
    expect(await db.query('SELECT withdrawn_at FROM accepted_findings WHERE id = $1', [id])).toEqual([
      { withdrawn_at: null },
    ]);
  });

  it('changes in the database by its withdrawal alone, once and with a reason (RUN-12)', async () => {
    const { db } = server.database;
    const set = (changes: string) =>
      db.query(`UPDATE accepted_findings SET ${changes} WHERE withdrawn_at IS NULL`);
    const given = `withdrawn_at = now(), withdrawn_by_id = accepted_by_id`;
    await expect(set(`${given}, withdrawn_because = 'x y z', code = 'NO_PRICE'`)).rejects.toThrow(
      'never changed',
    );
    await expect(set(given)).rejects.toThrow('accepted_findings_withdrawal_check');
    await expect(
      db.query(`UPDATE accepted_findings SET withdrawn_at = NULL, withdrawn_by_id = NULL, withdrawn_because = NULL
        WHERE withdrawn_at IS NOT NULL`),
    ).rejects.toThrow('never changed');
  });
});
