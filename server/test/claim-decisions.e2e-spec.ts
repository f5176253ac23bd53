import { NameClaimsOfDecisions1764400000089 } from '../src/database/migrations/1764400000089-name-claims-of-decisions.js';
import type { User } from '../src/users/user.entity.js';
import { defaultScheme } from '../src/scheme/default-scheme.js';
import { todayIn } from '../src/scheme/today-in.js';
import { refusal } from './harness/claims.js';
import type { Client } from './harness/client.js';
import {
  CONFIRM,
  DECIDE,
  decide,
  decisionCode,
  decisionsOn,
  done,
  type Person,
  REFUSE,
  removalOf,
  SEND_CODE,
} from './harness/decisions.js';
import { addClaims, approvedRules, endedRun, startRun } from './harness/assessing.js';
import { anApiToken, aSubmission, aUser, anAdmin } from './harness/factories.js';
import { lockWaits } from './harness/lock-waits.js';
import { TestServer } from './harness/test-server.js';

const { removedClaims, contactEmail, timeZone } = defaultScheme;
const LISTED = removedClaims.sids[0]!;
const reason = 'The share registry knows no holding';

let server: TestServer;
let maker: Client;
let makerUser: User;
let checker: Person;
let owner: Client;
let ownerId: string;

beforeAll(async () => {
  server = await TestServer.start();
  const { db } = server.database;
  makerUser = await anAdmin(db, { name: 'Mary Maker' });
  maker = await server.signIn(makerUser);
  const user = await anAdmin(db, { name: 'Charles Checker' });
  checker = { user, client: await server.signIn(user), codes: 0 };
  const member = await aUser(db);
  ownerId = member.id;
  owner = await server.signIn(member);
});
afterAll(() => server.close());
beforeEach(() => server.database.db.query('DELETE FROM limits'));

const aClaim = (overrides: object = {}) =>
  aSubmission(server.database.db, server.ring, { ownerId, ...overrides });
const today = () => todayIn(timeZone);
/** What the claim's row says, and whether the list finds it among the removed and among the others. */
const listed = async (id: string) => {
  const { all, removed, others } = await maker.data<
    Record<string, { submissions: { id: string; removed: boolean }[] }>
  >(
    `{ all: submissions { submissions { id removed } } removed: submissions(filter: { removed: true }) { submissions { id removed } }
       others: submissions(filter: { removed: false }) { submissions { id removed } } }`,
  );
  const has = (page: typeof all) => page!.submissions.some((row) => row.id === id);
  return [all!.submissions.find((row) => row.id === id)?.removed, has(removed), has(others)];
};

describe('the removed claims of the scheme file', () => {
  it('are decisions in force, also of a SID that no claim has yet (DECIDE-2)', async () => {
    const rows = await server.database.db.query(
      `SELECT sid, kind, origin, state, reason, decided_on::text AS day, maker_id FROM claim_decisions ORDER BY sid`,
    );
    expect(rows).toEqual(
      removedClaims.sids.map((sid) => ({
        sid,
        kind: 'REMOVE',
        origin: 'SCHEME_FILE',
        state: 'IN_FORCE',
        reason: removedClaims.message,
        day: removedClaims.date,
        maker_id: null,
      })),
    );
    const { id } = await aClaim({ sid: LISTED });
    const { message, date } = removedClaims;
    expect(await removalOf(owner, id)).toEqual({ message, date, answerBy: null });
    expect(await listed(id)).toEqual([true, true, false]);
  });

  it('stay as they were decided when the server starts again: nothing twice, and nothing that was restored (DECIDE-2)', async () => {
    const sid = removedClaims.sids[1]!;
    const { id } = await aClaim({ sid });
    await decide(server, maker, checker, { submissionId: id, kind: 'RESTORE' });
    await server.process.stop();
    await server.start();
    const { db } = server.database;
    const [{ count }] = await db.query<[{ count: number }]>(
      `SELECT count(*)::int FROM claim_decisions WHERE origin = 'SCHEME_FILE'`,
    );
    expect(count).toBe(removedClaims.sids.length);
    const again = await server.signIn(checker.user);
    expect(await removalOf(again, id)).toBeNull();
    const audits = await db.query(
      `SELECT details FROM audit_entries WHERE action = 'claim-decisions.listed'`,
    );
    expect(audits).toEqual([{ details: { sids: [...removedClaims.sids].sort() } }]);
    maker = await server.signIn(makerUser);
    // The mailbox of a test server ends with its process.
    Object.assign(checker, { client: again, codes: 0 });
    owner = await server.signIn((await db.getRepository('users').findOneByOrFail({ id: ownerId })) as never);
  });
});

describe('a decision on a claim', () => {
  it('changes nothing until a second person confirms it with a code (DECIDE-3, ACT-1)', async () => {
    const claim = await aClaim();
    const { id: submissionId } = claim;
    const proposed = await done(maker, DECIDE, {
      submissionId,
      kind: 'REMOVE',
      reason,
      cureUntil: '2099-01-31',
    });
    expect(proposed).toMatchObject({ state: 'PROPOSED', maker: 'Mary Maker', checker: null, isOwn: true });
    expect(await removalOf(owner, submissionId)).toBeNull();
    expect(await listed(submissionId)).toEqual([false, false, true]);
    const [told] = await server.mailbox.to(contactEmail);
    expect(told!.text).toContain(`remove the claim with SID ${claim.sid}`);
    const { waitingClaimDecisions: waiting } = await checker.client.data<{ waitingClaimDecisions: object[] }>(
      '{ waitingClaimDecisions { id isOwn } }',
    );
    expect(waiting).toEqual([{ id: proposed.id, isOwn: false }]);

    const own = { id: proposed.id, version: proposed.version };
    expect(await refusal(maker, SEND_CODE, own)).toMatchObject({
      code: 'CONFLICT',
      message: 'You proposed this. Another person must confirm it.',
    });
    expect(await refusal(maker, CONFIRM, { ...own, code: '123456' })).toMatchObject({ code: 'CONFLICT' });
    const second = await server.signIn(makerUser);
    const token = server.nobody.with(await anApiToken(server.database.db, ['read', 'write']));
    for (const [client, refused] of [
      [second, 'CONFLICT'],
      [token, 'FORBIDDEN'],
    ] as const)
      for (const [operation, variables] of [
        [SEND_CODE, own],
        [CONFIRM, { ...own, code: '123456' }],
      ] as const)
        expect((await refusal(client, operation, variables)).code).toBe(refused);
    expect(await refusal(checker.client, CONFIRM, { ...own, code: '123456' })).toMatchObject({
      code: 'BAD_USER_INPUT',
    });
    const code = await decisionCode(server, checker, proposed);
    const confirmed = await done(checker.client, CONFIRM, { ...own, code });
    // 31-Jan-2099 is a Saturday.
    expect(confirmed).toMatchObject({
      state: 'IN_FORCE',
      checker: 'Charles Checker',
      cureUntil: '2099-01-31',
      answerBy: '2099-02-02',
      isOwn: false,
    });
    const removed = { message: reason, date: today(), answerBy: '2099-02-02' };
    expect(await removalOf(owner, submissionId)).toEqual(removed);
    expect(await listed(submissionId)).toEqual([true, true, false]);
    const [mail] = await server.mailbox.to(claim.email);
    expect(mail!.text).toContain('tell us by 02-Feb-2099');
    expect(mail!.text).not.toContain(reason);
    expect(await refusal(checker.client, CONFIRM, { ...own, code })).toMatchObject({ code: 'CONFLICT' });
  });

  it('restores a removed claim, and the removal is kept (DECIDE-4)', async () => {
    const { id: submissionId, sid, email } = await aClaim();
    await decide(server, maker, checker, { submissionId, kind: 'REMOVE' });
    await decide(server, maker, checker, { submissionId, kind: 'RESTORE', reason: 'The trades came' });
    expect(await removalOf(owner, submissionId)).toBeNull();
    expect(await listed(submissionId)).toEqual([false, false, true]);
    const all = await decisionsOn(maker, submissionId);
    expect(all.map(({ kind, state }) => [kind, state])).toEqual([
      ['RESTORE', 'IN_FORCE'],
      ['REMOVE', 'REPLACED'],
    ]);
    const [mail] = await server.mailbox.to(email, 2);
    expect(mail!.text).toContain('takes part again');
    const actions = await server.database.db.query<{ action: string; kind: string }[]>(
      `SELECT action, details ->> 'kind' AS kind FROM audit_entries WHERE subject_id = $1 AND action LIKE 'claim-decision.%' ORDER BY id`,
      [submissionId],
    );
    expect(actions.map(({ action, kind }) => `${action} ${kind}`)).toEqual([
      'claim-decision.proposed REMOVE',
      'claim-decision.confirmed REMOVE',
      'claim-decision.proposed RESTORE',
      'claim-decision.confirmed RESTORE',
    ]);
    const change = (sql: string) => server.database.db.query(sql, [sid]);
    for (const sql of [
      `UPDATE claim_decisions SET reason = 'Another' WHERE sid = $1`,
      `UPDATE claim_decisions SET state = 'IN_FORCE', replaced_at = NULL WHERE sid = $1 AND state = 'REPLACED'`,
      'DELETE FROM claim_decisions WHERE sid = $1',
    ])
      await expect(change(sql)).rejects.toThrow('A decision on a claim is never changed or deleted');
  });

  it('is refused by the second person, or withdrawn by the first, with a reason (DECIDE-5)', async () => {
    const { id: submissionId } = await aClaim();
    const propose = () => done(maker, DECIDE, { submissionId, kind: 'REMOVE', reason });
    const first = await propose();
    const because = { reason: 'The registry answered today' };
    const refused = { ...because, id: first.id, version: first.version };
    expect(await done(checker.client, REFUSE, refused)).toMatchObject({
      state: 'REFUSED',
      checker: 'Charles Checker',
      refusedBecause: because.reason,
    });
    expect(await refusal(maker, REFUSE, refused)).toMatchObject({ code: 'CONFLICT' });
    const second = await propose();
    expect(await done(maker, REFUSE, { ...because, id: second.id, version: second.version })).toMatchObject({
      state: 'WITHDRAWN',
      checker: null,
    });
    expect(await removalOf(owner, submissionId)).toBeNull();
  });

  it('is not proposed twice, nor for what is so already, without a SID, or with a day that has passed (DECIDE-1)', async () => {
    const { id: submissionId } = await aClaim();
    const ask = async (variables: object) => {
      const given = { submissionId, kind: 'REMOVE', reason, ...variables };
      const { code, message } = await refusal(maker, DECIDE, given);
      return [code, message];
    };
    expect(await ask({ kind: 'RESTORE' })).toEqual([
      'CONFLICT',
      'This claim was not removed, so it needs no restoring.',
    ]);
    expect(await ask({ submissionId: (await aClaim({ sid: LISTED + 'x' })).id, reason: ' ' })).toEqual([
      'BAD_USER_INPUT',
      expect.anything(),
    ]);
    expect(await ask({ submissionId: (await aClaim({ sid: null })).id })).toEqual([
      'CONFLICT',
      'This claim has no SID yet, so it takes no part. Set its SID before you decide.',
    ]);
    expect(await ask({ cureUntil: today() })).toEqual(['BAD_USER_INPUT', 'The member needs time to answer.']);
    expect(await ask({ evidenceIds: ['0198a000-0000-7000-8000-000000000000'] })).toEqual([
      'BAD_USER_INPUT',
      'A document is not of this claim, or was deleted.',
    ]);
    const both = await Promise.allSettled([
      done(maker, DECIDE, { submissionId, kind: 'REMOVE', reason }),
      done(checker.client, DECIDE, { submissionId, kind: 'REMOVE', reason }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await ask({})).toEqual([
      'CONFLICT',
      'A decision on this claim waits for a second person already.',
    ]);
  });

  it('keeps the SID of its claim as it is, while it waits and while the claim is removed (DECIDE-9)', async () => {
    const { id, sid } = await aClaim();
    const UPDATE_SID =
      'mutation ($id: ID!, $sid: String!) { updateSid(id: $id, version: 1, sid: $sid) { sid } }';
    const UPDATE = `mutation ($id: ID!, $sid: String!) {
      updateSubmission(id: $id, version: 1, tradeVersion: 0, sid: $sid, input: {}) { sid } }`;
    const refusals = async () => {
      const rest = await maker.send<{ message: string }>(`/api/settlement-submission/${id}/sid`, {
        ...{ method: 'PUT', headers: { 'content-type': 'application/json' } },
        body: JSON.stringify({ sid: 'R-2' }),
      });
      const byGraphql = [UPDATE_SID, UPDATE].map((text) => refusal(maker, text, { id, sid: 'R-2' }));
      expect(await Promise.all(byGraphql)).toMatchObject([{ code: 'CONFLICT' }, { code: 'CONFLICT' }]);
      return [rest.status, rest.body.message];
    };
    const proposed = await done(maker, DECIDE, { submissionId: id, kind: 'REMOVE', reason });
    expect(await refusals()).toEqual([
      409,
      'A decision on this claim waits for a second person. Confirm or refuse it before you change the SID.',
    ]);
    const code = await decisionCode(server, checker, proposed);
    await done(checker.client, CONFIRM, { id: proposed.id, version: proposed.version, code });
    expect(await refusals()).toEqual([
      409,
      'This claim was removed from the settlement. Restore it before you change its SID.',
    ]);
    expect(await removalOf(owner, id)).not.toBeNull();
    await decide(server, maker, checker, { submissionId: id, kind: 'RESTORE' });
    expect(await maker.data(UPDATE_SID, { id, sid: `${sid}-2` })).toEqual({ updateSid: { sid: `${sid}-2` } });
  });

  it('stays with its claim under another SID, and not with the claim that gets the SID then (DECIDE-10)', async () => {
    const { id, sid } = await aClaim();
    const { id: otherId } = await aClaim();
    const { db } = server.database;
    await decide(server, maker, checker, { submissionId: id, kind: 'REMOVE' });
    await decide(server, maker, checker, { submissionId: id, kind: 'RESTORE' });
    await db.query('UPDATE submissions SET sid = $2 WHERE id = $1', [id, `${sid}-3`]);
    await db.query('UPDATE submissions SET sid = $2 WHERE id = $1', [otherId, sid]);
    const found = [
      { kind: 'RESTORE', state: 'IN_FORCE' },
      { kind: 'REMOVE', state: 'REPLACED' },
    ];
    expect(await decisionsOn(maker, id)).toMatchObject(found);
    expect(await decisionsOn(maker, otherId)).toEqual([]);
    await decide(server, maker, checker, { submissionId: id, kind: 'REMOVE' });
    expect(await decisionsOn(maker, id)).toMatchObject([
      { kind: 'REMOVE', state: 'IN_FORCE' },
      { kind: 'RESTORE', state: 'REPLACED' },
      { kind: 'REMOVE', state: 'REPLACED' },
    ]);
    expect(await removalOf(owner, id)).not.toBeNull();
    expect(await removalOf(owner, otherId)).toBeNull();
    await expect(
      db.query('UPDATE claim_decisions SET submission_id = $2 WHERE submission_id = $1', [id, otherId]),
    ).rejects.toThrow('never changed');
  });

  it('names its claim from before the database did, by what the SIDs were then (DECIDE-10)', async () => {
    const { id, sid } = await aClaim();
    const { id: otherId } = await aClaim();
    const { db } = server.database;
    await decide(server, maker, checker, { submissionId: id, kind: 'REMOVE' });
    await decide(server, maker, checker, { submissionId: id, kind: 'RESTORE' });
    await db.query('UPDATE submissions SET sid = $2 WHERE id = $1', [id, `${sid}-4`]);
    await db.query('UPDATE submissions SET sid = $2 WHERE id = $1', [otherId, sid]);
    const runner = db.createQueryRunner();
    await runner.startTransaction();
    const migration = new NameClaimsOfDecisions1764400000089();
    await migration.down(runner);
    await migration.up(runner);
    const rows = (await runner.query('SELECT submission_id AS id FROM claim_decisions WHERE sid = $1', [
      sid,
    ])) as object[];
    await runner.rollbackTransaction();
    await runner.release();
    expect(rows).toEqual([{ id }, { id }]);
  });

  it('is on the SID that the claim has when it is proposed, also while somebody changes it (DECIDE-9)', async () => {
    const { id, sid } = await aClaim();
    const runner = server.database.db.createQueryRunner();
    await runner.startTransaction();
    await runner.query('UPDATE submissions SET sid = $2 WHERE id = $1', [id, `${sid}-9`]);
    const proposing = done(maker, DECIDE, { submissionId: id, kind: 'REMOVE', reason });
    await lockWaits(server);
    await runner.commitTransaction();
    await runner.release();
    const { id: decisionId } = await proposing;
    expect(await decisionsOn(maker, id)).toMatchObject([{ id: decisionId, state: 'PROPOSED' }]);
  });

  it('names documents of the claim, and forgets none that is still there (DECIDE-6)', async () => {
    const { id: submissionId } = await aClaim();
    const { id: otherId } = await aClaim();
    const { db } = server.database;
    const aDocument = async (claimId: string, fileName: string) => {
      const [row] = await db.query<[{ id: string }]>(
        `INSERT INTO attachments (submission_id, uploader_id, kind, file_name, mimetype, size, storage_key, digest)
         VALUES ($1, $2, 'SUPPORTING', $3, 'application/pdf', 1, $3, '') RETURNING id`,
        [claimId, ownerId, fileName],
      );
      return row.id;
    };
    const mine = await aDocument(submissionId, 'registry.pdf');
    const theirs = await aDocument(otherId, 'other.pdf');
    const given = { submissionId, kind: 'REMOVE', reason };
    expect(await refusal(maker, DECIDE, { ...given, evidenceIds: [mine, theirs] })).toMatchObject({
      code: 'BAD_USER_INPUT',
    });
    const { evidence } = await done(maker, DECIDE, { ...given, evidenceIds: [mine] });
    expect(evidence).toEqual([{ fileName: 'registry.pdf' }]);
  });
});

describe('an assessment run', () => {
  it('leaves out the claims that were removed at its moment (DECIDE-7, RUN-1)', async () => {
    const { db } = server.database;
    await approvedRules(server);
    await addClaims(server, 2);
    const [first] = await db.query<{ id: string }[]>(`SELECT id FROM submissions WHERE sid = 'A-000001'`);
    const statusAt = async (moment?: string) => {
      const { id } = await endedRun(maker, (await startRun(maker, 1, moment)).id);
      const [row] = await db.query<{ status: string }[]>(
        'SELECT status FROM assessment_results WHERE run_id = $1 AND submission_id = $2',
        [id, first!.id],
      );
      return row?.status;
    };
    const now = async () => (await db.query<[{ at: string }]>('SELECT clock_timestamp()::text AS at'))[0].at;
    const before = new Date(await now()).toISOString();
    await decide(server, maker, checker, { submissionId: first!.id, kind: 'REMOVE' });
    const removed = new Date(new Date(await now()).getTime() + 1).toISOString();
    await decide(server, maker, checker, { submissionId: first!.id, kind: 'RESTORE' });
    expect(await statusAt(before)).toBe('ASSESSED');
    expect(await statusAt(removed)).toBe('REMOVED');
    expect(await statusAt()).toBe('ASSESSED');
  });
});
