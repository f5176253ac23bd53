import { defaultScheme } from '../src/scheme/default-scheme.js';
import { todayIn } from '../src/scheme/today-in.js';
import { soundRules } from '../src/rules/sound-rules.js';
import { addClaims, approvedRules, endedRun, publishRun, startRun } from './harness/assessing.js';
import { refusal } from './harness/claims.js';
import type { Client } from './harness/client.js';
import { decide, type Person, removalOf } from './harness/decisions.js';
import { aSubmission, aUser, anAdmin } from './harness/factories.js';
import { mailsSettled } from './harness/mailbox.js';
import { runOutLeases } from './harness/outbox.js';
import { freePort, runToItsEnd, startServerProcess } from './harness/server-process.js';
import { TestServer } from './harness/test-server.js';

const { contactEmail, timeZone } = defaultScheme;
const HOLIDAY = '2099-03-02';

interface Deadline {
  id: string;
  kind: string;
  due: string;
  firstDue: string;
  daysLeft: number;
  holds: boolean;
  reason: string;
  setBy: string | null;
  runNumber: number | null;
  sid: string | null;
  submissionId: string | null;
  version: number;
}

const FIELDS = 'id kind due firstDue daysLeft holds reason setBy runNumber sid submissionId version';
const SET = `mutation ($kind: DeadlineKind!, $day: Date!, $reason: String!) {
  done: setDeadline(kind: $kind, day: $day, reason: $reason) { ${FIELDS} } }`;
const EXTEND = `mutation ($id: ID!, $version: Int!, $day: Date!, $reason: String!, $sid: String) {
  done: extendDeadline(id: $id, version: $version, day: $day, reason: $reason, sid: $sid) { ${FIELDS} } }`;
const reason = 'The registry answers late';

let server: TestServer;
let admin: Client;
let checker: Person;
let runId: string;

beforeAll(async () => {
  server = await TestServer.start();
  const { db } = server.database;
  admin = await server.signIn(await anAdmin(db, { name: 'Mary Maker' }));
  const user = await anAdmin(db);
  checker = { user, client: await server.signIn(user), codes: 0 };
  const checks = { ...soundRules.assessment.checks, holidays: [HOLIDAY] };
  await approvedRules(server, 1, { ...soundRules, assessment: { ...soundRules.assessment, checks } });
  await addClaims(server, 2);
  ({ id: runId } = await endedRun(admin, (await startRun(admin)).id));
  await publishRun(server, runId);
  await db.query(
    `INSERT INTO deadlines (kind, run_id, named_day, due, reason) VALUES ('OBJECTION', $1, '2099-01-30', '2099-01-30', 'Published')`,
    [runId],
  );
});
afterAll(() => server.close());
beforeEach(() => server.database.db.query('DELETE FROM limits'));

const today = () => todayIn(timeZone);
const inDays = (days: number) =>
  new Date(Date.parse(`${today()}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
const list = async (ended = false, client = admin): Promise<Deadline[]> =>
  (
    await client.data<{ deadlines: { deadlines: Deadline[] } }>(
      `query ($ended: Boolean) { deadlines(ended: $ended) { deadlines { ${FIELDS} } } }`,
      { ended },
    )
  ).deadlines.deadlines;
const ask = async (text: string, variables: object): Promise<Deadline> =>
  (await admin.data<{ done: Deadline }>(text, { reason, ...variables })).done;
const refused = async (text: string, variables: object) => {
  const { code, message } = await refusal(admin, text, { reason, ...variables });
  return [code, message];
};
const theDeadline = async (kind: string, sid: string | null = null) =>
  (await list()).find((one) => one.kind === kind && one.sid === sid)!;
const objectionsUntil = async () =>
  (
    await admin.data<{ assessmentRun: { objectionsUntil: string } }>(
      `{ assessmentRun(id: "${runId}") { objectionsUntil } }`,
    )
  ).assessmentRun.objectionsUntil;

describe('a deadline', () => {
  it('is set for all claims, to the next business day of the rules, one of a kind (DEADLINE-1, DEADLINE-2)', async () => {
    // A Saturday before a Sunday and a holiday.
    const set = await ask(SET, { kind: 'DATA', day: '2099-02-28' });
    expect(set).toMatchObject({ due: '2099-03-03', setBy: 'Mary Maker', reason, sid: null, holds: true });
    expect(await refused(SET, { kind: 'DATA', day: '2099-05-05' })).toEqual([
      'CONFLICT',
      'This deadline is set already, to 03-Mar-2099. Extend it instead.',
    ]);
    for (const kind of ['OBJECTION', 'CURE'])
      expect(await refused(SET, { kind, day: '2099-05-05' })).toEqual([
        'BAD_USER_INPUT',
        'This deadline follows from the act that it belongs to.',
      ]);
    for (const day of [today(), '2000-01-01'])
      expect(await refused(SET, { kind: 'PAYMENT', day })).toEqual([
        'BAD_USER_INPUT',
        'A deadline ends in the future.',
      ]);
    expect(await refused(SET, { kind: 'PAYMENT', day: '2099-05-05', reason: ' ' })).toEqual([
      'BAD_USER_INPUT',
      expect.anything(),
    ]);
  });

  it('is listed by day with what it holds up, and how many days are left (DEADLINE-3)', async () => {
    await ask(SET, { kind: 'PAYMENT', day: inDays(21) });
    const { id: submissionId, sid } = await aSubmission(server.database.db, server.ring);
    await decide(server, admin, checker, { submissionId, kind: 'REMOVE', cureUntil: '2098-12-31' });
    const all = await list();
    expect(all.map(({ kind, due }) => [kind, due])).toEqual([
      ['PAYMENT', expect.anything()],
      ['CURE', '2098-12-31'],
      ['OBJECTION', '2099-01-30'],
      ['DATA', '2099-03-03'],
    ]);
    expect(all[0]!.daysLeft).toBeGreaterThanOrEqual(21);
    expect(all[0]!.daysLeft).toBeLessThan(24);
    expect(all[1]).toMatchObject({ sid, submissionId, runNumber: null });
    expect(all[2]).toMatchObject({ runNumber: 1, sid: null });
    await decide(server, admin, checker, { submissionId, kind: 'RESTORE' });
    expect(await theDeadline('CURE', sid)).toBeUndefined();
    expect(await list(true)).toMatchObject([{ kind: 'CURE', holds: false, sid }]);
  });

  it('is extended for all claims with a reason, and the run gets the later day (DEADLINE-4)', async () => {
    const { id, version } = await theDeadline('OBJECTION');
    expect(await refused(EXTEND, { id, version, day: '2099-01-30' })).toEqual([
      'BAD_USER_INPUT',
      'An extension is later than the day it extends.',
    ]);
    const extended = await ask(EXTEND, { id, version, day: '2099-02-28' });
    expect(extended).toMatchObject({ id, due: '2099-03-03', firstDue: '2099-01-30', reason });
    expect(await objectionsUntil()).toBe('2099-03-03');
    expect(await refused(EXTEND, { id, version, day: '2099-04-30' })).toEqual([
      'CONFLICT',
      'This deadline was extended since you opened it. Reload it and look again.',
    ]);
    const absent = '0198a000-0000-7000-8000-000000000000';
    expect(await refused(EXTEND, { id: absent, version, day: '2099-04-30' })).toEqual([
      'NOT_FOUND',
      'We could not find this deadline.',
    ]);
    const [audit] = await server.database.db.query<[{ details: object }]>(
      `SELECT details FROM audit_entries WHERE action = 'deadline.extended' AND subject_id = $1`,
      [id],
    );
    expect(audit.details).toEqual({
      kind: 'OBJECTION',
      sid: null,
      from: '2099-01-30',
      to: '2099-03-03',
      because: reason,
    });
    await expect(
      server.database.db.query(`UPDATE assessment_runs SET objections_until = '2099-01-30' WHERE id = $1`, [
        runId,
      ]),
    ).rejects.toThrow('never changed after its computation');
    await expect(server.database.db.query(`UPDATE deadlines SET due = '2099-12-31'`)).rejects.toThrow(
      'extended by another row',
    );
  });

  it('is extended for one claim, whose owners are told; the run waits for it (DEADLINE-4, DEADLINE-5)', async () => {
    const { db } = server.database;
    const owner = await aUser(db);
    const [claim] = await db
      .query<[{ id: string; email: string }]>(
        `UPDATE submissions SET owner_id = $1, email = 'first@example.com' WHERE sid = 'A-000001' RETURNING id, email`,
        [owner.id],
      )
      .then(([rows]) => rows as unknown as [{ id: string; email: string }]);
    const { id, version } = await theDeadline('OBJECTION');
    expect(await refused(EXTEND, { id, version, day: '2099-04-30', sid: 'NOBODY' })).toEqual([
      'BAD_USER_INPUT',
      'No claim has this SID.',
    ]);
    const extended = await ask(EXTEND, { id, version, day: '2099-04-30', sid: 'A-000001' });
    expect(extended).toMatchObject({ sid: 'A-000001', due: '2099-04-30', submissionId: claim.id });
    expect(await objectionsUntil()).toBe('2099-03-03');
    expect((await list()).filter(({ kind }) => kind === 'OBJECTION').map(({ due }) => due)).toEqual([
      '2099-03-03',
      '2099-04-30',
    ]);
    const asOwner = await server.signIn(owner);
    const day = async (client: Client, submissionId: string) =>
      (
        await client.data<{ assessment: { objectionsUntil: string } }>(
          `{ assessment(submissionId: "${submissionId}") { objectionsUntil } }`,
        )
      ).assessment.objectionsUntil;
    expect(await day(asOwner, claim.id)).toBe('2099-04-30');
    const [other] = await db.query<[{ id: string }]>(`SELECT id FROM submissions WHERE sid = 'A-000002'`);
    expect(await day(admin, other.id)).toBe('2099-03-03');
    const [mail] = await server.mailbox.to('first@example.com');
    expect(mail!.text).toMatch(/more time to object to the assessment of your claim.* ends on 30-Apr-2099/s);
    await db.query(
      `ALTER TABLE assessment_runs DISABLE TRIGGER keep_assessment_runs;
       UPDATE assessment_runs SET objections_until = '2020-01-01';
       ALTER TABLE assessment_runs ENABLE TRIGGER keep_assessment_runs`,
    );
    const { version: runVersion } = (
      await admin.data<{ assessmentRun: { version: number } }>(
        `{ assessmentRun(id: "${runId}") { version } }`,
      )
    ).assessmentRun;
    expect(
      await refused(
        'mutation ($id: ID!, $version: Int!) { sendAssessmentCode(id: $id, version: $version, act: FINALISE) { message } }',
        { id: runId, version: runVersion },
      ),
    ).toEqual([
      'CONFLICT',
      'A member may object until the end of 30-Apr-2099, by an extension. A run is final only after that.',
    ]);
  });

  it('gives a removed claim’s member the later day (DEADLINE-4, VIEW-12)', async () => {
    const { id: submissionId, sid } = await aSubmission(server.database.db, server.ring);
    await decide(server, admin, checker, { submissionId, kind: 'REMOVE', cureUntil: '2099-05-05' });
    const { id, version } = await theDeadline('CURE', sid);
    expect(await refused(EXTEND, { id, version, day: '2099-06-05', sid: 'A-000001' })).toEqual([
      'BAD_USER_INPUT',
      'This deadline is of another claim.',
    ]);
    await ask(EXTEND, { id, version, day: '2099-06-05' });
    expect(await removalOf(admin, submissionId)).toMatchObject({ answerBy: '2099-06-05' });
    await decide(server, admin, checker, { submissionId, kind: 'RESTORE' });
    expect(await refused(EXTEND, { id, version: version + 1, day: '2099-07-06' })).toEqual([
      'CONFLICT',
      'Nothing waits for this deadline any more, so it cannot be extended.',
    ]);
  });
});

describe('reminders of deadlines', () => {
  /** Removes a claim, with a last day for an answer in so many days. */
  const write = (days: number, sid: string, setDaysAgo: number) =>
    server.database.db.query(
      `WITH decided AS (
           INSERT INTO claim_decisions (sid, kind, origin, state, reason, decided_at, decided_on)
           VALUES ($1, 'REMOVE', 'SCHEME_FILE', 'IN_FORCE', 'No trades', now(), current_date) RETURNING id
         ) INSERT INTO deadlines (kind, decision_id, sid, named_day, due, reason, set_at)
           SELECT 'CURE', id, $1, $2::date, $2::date, 'No trades', now() - make_interval(days => $3) FROM decided`,
      [sid, inDays(days), setDaysAgo],
    );
  const sent = async (seconds?: number) => {
    await mailsSettled(server.database.db, seconds);
    return server.database.db.query<{ template: string; recipient: string }[]>(
      `SELECT template, recipient FROM mails WHERE template LIKE '%deadline-near' ORDER BY template, recipient`,
    );
  };

  it('go out 14, 3 and 1 days before, once each, also when two workers start at once (DEADLINE-6)', async () => {
    const { db } = server.database;
    const claims = await Promise.all([14, 3, 1, 15, 2].map(() => aSubmission(db, server.ring)));
    await db.query('TRUNCATE deadlines CASCADE');
    const [fortnight, threeDays, tomorrow, later, justSet] = claims;
    await write(14, fortnight!.sid!, 5);
    await write(3, threeDays!.sid!, 30);
    await write(1, tomorrow!.sid!, 30);
    await write(15, later!.sid!, 30);
    // Set today, so its mail has just gone out; one day before, there is one more.
    await write(2, justSet!.sid!, 0);
    await db.query(
      `INSERT INTO deadlines (kind, named_day, due, reason, set_at) VALUES ('LATE_CLAIM', $1, $1, 'By order', now() - interval '30 days')`,
      [inDays(3)],
    );
    await server.process.stop();
    const [, second] = await Promise.all([
      server.start(),
      startServerProcess(server.environment({ ROLE: 'worker' })),
    ]);
    for (let tries = 0; tries < 200 && (await sent()).length < 4; tries += 1)
      await new Promise((resolve) => setTimeout(resolve, 50));
    const expected = [fortnight, threeDays, tomorrow].map((claim) => ({
      template: 'deadline-near',
      recipient: claim!.email,
    }));
    const office = { template: 'office-deadline-near', recipient: contactEmail };
    expect(await sent()).toEqual(expect.arrayContaining([...expected, office]));
    await second.stop();
    await server.process.stop();
    await server.start();
    await mailsSettled(db);
    expect(await sent()).toHaveLength(4);
    const days = await db.query<{ days: number }[]>(
      'SELECT days_before AS days FROM deadline_reminders ORDER BY 1',
    );
    expect(days.map((row) => row.days)).toEqual([1, 3, 3, 14]);
  });

  it.each(['reminder-written:1', 'reminder-written:3'])(
    'reach everybody once when the worker is killed at %s (DEADLINE-6)',
    async (fault) => {
      const { db } = server.database;
      const claims = await Promise.all([1, 2, 3].map(() => aSubmission(db, server.ring)));
      // Before there is something to remind of, or its own sweep might do it.
      await server.process.stop();
      await db.query('TRUNCATE deadlines CASCADE');
      await db.query(`DELETE FROM mails WHERE template LIKE '%deadline-near'`);
      for (const { sid } of claims) await write(3, sid!, 30);
      // It may die before it is ready.
      await runToItsEnd(server.environment({ ROLE: 'worker', PORT: String(await freePort()), FAULT: fault }));
      const reminded = async () =>
        (await db.query<object[]>('SELECT 1 FROM deadline_reminders WHERE days_before = 3')).length;
      expect(await reminded()).toBe(Number(fault.split(':')[1]) - 1);
      await runOutLeases(server);
      await server.start();
      for (let tries = 0; tries < 400 && (await reminded()) < claims.length; tries += 1)
        await new Promise((resolve) => setTimeout(resolve, 50));
      // The worker may have died between a message of the queue and its lease: the queue gives it out again after a minute.
      expect(await sent(90)).toEqual(
        claims
          .map(({ email }) => ({ template: 'deadline-near', recipient: email }))
          .sort((a, b) => a.recipient.localeCompare(b.recipient)),
      );
    },
  );
});
