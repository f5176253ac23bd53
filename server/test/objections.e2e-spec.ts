import { randomUUID } from 'node:crypto';
import { defaultScheme } from '../src/scheme/default-scheme.js';
import { dayIn, todayIn } from '../src/scheme/today-in.js';
import { refusal } from './harness/claims.js';
import { mailsSettled } from './harness/mailbox.js';
import { uploadDocument, pdf } from './harness/documents.js';
import {
  MINE,
  type Objecting,
  type Objection,
  objectionsUntil,
  RAISE,
  startObjecting,
  WITHDRAW,
} from './harness/objecting.js';

let world: Objecting;
beforeAll(async () => {
  world = await startObjecting();
});
afterAll(() => world.server.close());

interface Mine {
  objectionsUntil: string;
  isLate: boolean;
  mayRaise: boolean;
  objections: Objection[];
}
const mine = async (sid: string, client = world.owner) =>
  (await client.data<{ myObjection: Mine | null }>(MINE, { id: await world.idOf(sid) })).myObjection!;
const withdraw = async ({ id, version }: Objection, client = world.owner) =>
  (await client.data<{ withdrawObjection: Objection }>(WITHDRAW, { id, version })).withdrawObjection;
const kept = async (id: string) => {
  const [row] = await world.server.database.db.query<{ grounds: string; late: boolean }[]>(
    'SELECT grounds, late FROM objections WHERE id = $1',
    [id],
  );
  return row!;
};

describe('an objection of a member', () => {
  it('is raised with grounds and an own figure, and shown with its state (OBJECT-1)', async () => {
    expect(await mine('A-000001')).toEqual({
      objectionsUntil: '2099-01-31',
      isLate: false,
      mayRaise: true,
      objections: [],
    });
    const raised = await world.raise('A-000001', { ownFigure: '$1,234.50' });
    expect(raised).toMatchObject({
      state: 'OPEN',
      grounds: 'Two sales are missing.',
      ownFigure: '1234.5',
      late: false,
      lateBecause: '',
      officer: null,
      byOffice: false,
      version: 1,
    });
    const shown = await mine('A-000001');
    expect(shown).toMatchObject({ mayRaise: false, objections: [raised] });
    const audited = await world.server.database.db.query<object[]>(
      `SELECT action, details ->> 'run' AS run, details ->> 'late' AS late FROM audit_entries WHERE subject_id = $1`,
      [raised.id],
    );
    expect(audited).toEqual([{ action: 'objection.raised', run: '1', late: 'false' }]);
  });

  it('is confirmed to the owners of the claim and told to the office, without what was written (OBJECT-8)', async () => {
    await world.server.database.db.query('DELETE FROM mails');
    const { id } = await world.raise('A-000002', { grounds: 'A canary of a reason' });
    await mailsSettled(world.server.database.db);
    const mails = await world.server.mailbox.all();
    const received = mails.find(({ subject }) => subject.includes('We have received your objection'))!;
    expect(received.to).toContain('a@example.com');
    expect(received.text).toContain('ending 002');
    const told = mails.find(({ text }) => text.includes(`/admin/objections/${id}`))!;
    expect(told.text).toContain('the claim with SID A-000002');
    expect(mails.map(({ text }) => text).join()).not.toContain('A canary of a reason');
  });

  it('is told on the member’s home and with the assessment, and its decision until it was read (OBJECT-11)', async () => {
    const claimId = await world.idOf('A-000007');
    const { db } = world.server.database;
    type Latest = { state: string; endedAt: string | null } | null;
    interface Facts {
      id: string;
      latestObjection: Latest;
      hasNewDecision: boolean;
      objectionsUntil: string | null;
    }
    const facts = async () => {
      const { myClaimFacts, assessment } = await world.owner.data<{
        myClaimFacts: Facts[];
        assessment: { latestObjection: Latest };
      }>(
        `query ($id: ID!) { myClaimFacts { id latestObjection { state endedAt } hasNewDecision objectionsUntil }
           assessment(submissionId: $id) { latestObjection { state endedAt } } }`,
        { id: claimId },
      );
      const { id: _, ...found } = myClaimFacts.find(({ id }) => id === claimId)!;
      expect(assessment.latestObjection).toEqual(found.latestObjection);
      return found;
    };
    const none = { latestObjection: null, hasNewDecision: false, objectionsUntil: '2099-01-31' };
    expect(await facts()).toEqual(none);
    const first = await world.raise('A-000007');
    expect(await facts()).toEqual({ ...none, latestObjection: { state: 'OPEN', endedAt: null } });
    await withdraw(first);
    expect(await facts()).toEqual(none);
    const { id } = await world.raise('A-000007');
    await db.query(
      `UPDATE objections SET state = 'DISMISSED', reason = 'No', officer_id = $2, ended_by_id = $2, ended_at = now() WHERE id = $1`,
      [id, world.officer.user.id],
    );
    expect(await facts()).toMatchObject({ latestObjection: { state: 'DISMISSED' }, hasNewDecision: true });
    await mine('A-000007', world.officer.client);
    expect((await facts()).hasNewDecision).toBe(true);
    for (let nth = 0; nth < 2; nth++) await mine('A-000007');
    expect(await facts()).toMatchObject({ latestObjection: { state: 'DISMISSED' }, hasNewDecision: false });
    const [{ reads }] = await db.query<[{ reads: string }]>(
      `SELECT count(*) AS reads FROM audit_entries WHERE action = 'objection.read' AND subject_id = $1`,
      [id],
    );
    expect(reads).toBe('1');
  });

  it('is one at a time for a claim, also of two that are sent at once (OBJECT-3)', async () => {
    const submissionId = await world.idOf('A-000003');
    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        world.owner.graphql<{ raiseObjection: Objection }>(RAISE, { submissionId, grounds: 'At once' }),
      ),
    );
    const codes = answers.map(({ body }) => body.errors?.[0]?.extensions.code ?? 'OK');
    expect(codes.toSorted()).toEqual(['CONFLICT', 'CONFLICT', 'CONFLICT', 'CONFLICT', 'OK']);
    const { objections } = await mine('A-000003');
    expect(objections).toHaveLength(1);
    await withdraw(objections[0]!);
    await world.raise('A-000003');
    expect((await mine('A-000003')).objections.map(({ state }) => state)).toEqual(['OPEN', 'WITHDRAWN']);
  });

  it('takes effect once when the same call is sent again after a lost response (IDEMPOTENCY-1)', async () => {
    const body = JSON.stringify({
      query: RAISE,
      variables: { submissionId: await world.idOf('A-000004'), grounds: 'Sent twice' },
    });
    const headers = { 'content-type': 'application/json', 'Idempotency-Key': randomUUID() };
    const send = () =>
      world.owner.send<{ data: { raiseObjection: Objection } }>('/graphql', {
        method: 'POST',
        headers,
        body,
      });
    const [first, second] = [await send(), await send()];
    expect(second.body.data.raiseObjection.id).toBe(first.body.data.raiseObjection.id);
    expect((await mine('A-000004')).objections).toHaveLength(1);
  });

  it('after the last day is late, with or without its reason, and never refused (OBJECT-2)', async () => {
    await objectionsUntil(world, '2020-01-01');
    expect(await mine('A-000005')).toMatchObject({ isLate: true, mayRaise: true });
    const late = await world.raise('A-000005', { lateBecause: 'I was in hospital.' });
    expect(late).toMatchObject({ late: true, lateBecause: 'I was in hospital.' });
    expect(await world.raise('A-000006')).toMatchObject({ late: true, lateBecause: '' });
    await objectionsUntil(world, '2099-01-31');
    const early = await world.raise('A-000008', { lateBecause: 'not needed' });
    expect(early).toMatchObject({ late: false, lateBecause: '' });
  });

  it('is in time on the last day itself, and late on the day after (OBJECT-2)', async () => {
    const yesterday = new Date();
    yesterday.setDate(yesterday.getDate() - 1);
    await objectionsUntil(world, todayIn(defaultScheme.timeZone));
    expect(await world.raise('A-000019')).toMatchObject({ late: false });
    await objectionsUntil(world, dayIn(yesterday, defaultScheme.timeZone));
    expect(await world.raise('A-000021')).toMatchObject({ late: true });
    await objectionsUntil(world, '2099-01-31');
  });

  it('is not late within the time that was given for this claim, whatever its SID is by then (OBJECT-2, DEADLINE-4, DEADLINE-8)', async () => {
    await objectionsUntil(world, '2020-01-01');
    await world.server.database.db.query(
      `WITH root AS (
         INSERT INTO deadlines (kind, run_id, named_day, due, reason) VALUES ('OBJECTION', $1, '2020-01-01', '2020-01-01', 'The run')
         RETURNING id
       )
       INSERT INTO deadlines (kind, run_id, extends_id, sid, named_day, due, reason)
       SELECT 'OBJECTION', $1, id, 'A-000007', '2099-02-02', '2099-02-02', 'In hospital' FROM root`,
      [world.runId],
    );
    expect(await mine('A-000007')).toMatchObject({ objectionsUntil: '2099-02-02', isLate: false });
    expect(await world.raise('A-000007')).toMatchObject({ late: false });
    expect(await mine('A-000010')).toMatchObject({ objectionsUntil: '2020-01-01', isLate: true });
    // The time is that of the claim, and not of the claim that gets its SID (DEADLINE-8).
    const exchanged = (one: string, other: string) =>
      world.server.database.db.query('UPDATE submissions SET sid = $2 WHERE sid = $1', [one, other]);
    await exchanged('A-000007', 'A-000007-1');
    await exchanged('A-000010', 'A-000007');
    expect(await mine('A-000007-1')).toMatchObject({ objectionsUntil: '2099-02-02', isLate: false });
    expect(await mine('A-000007')).toMatchObject({ objectionsUntil: '2020-01-01', isLate: true });
    await exchanged('A-000007', 'A-000010');
    await exchanged('A-000007-1', 'A-000007');
    await world.server.database.db.query('TRUNCATE deadlines CASCADE');
    await objectionsUntil(world, '2099-01-31');
  });

  it('is withdrawn by an owner, once, in the version that was read (OBJECT-3)', async () => {
    const raised = await world.raise('A-000009');
    const outdated = await refusal(world.owner, WITHDRAW, { id: raised.id, version: 7 });
    expect(outdated.code).toBe('CONFLICT');
    expect(await withdraw(raised)).toMatchObject({ state: 'WITHDRAWN', version: 2 });
    const again = await refusal(world.owner, WITHDRAW, { id: raised.id, version: 2 });
    expect(again).toMatchObject({
      code: 'CONFLICT',
      message: 'This objection has already been withdrawn.',
    });
  });

  it('is one of at most 20 of a claim, so that nobody has the office mailed without end (OBJECT-3)', async () => {
    const submissionId = await world.idOf('A-000018');
    for (let nth = 0; nth < 20; nth += 1) await withdraw(await world.raise('A-000018'));
    const { code, message } = await refusal(world.owner, RAISE, { submissionId, grounds: 'Once more' });
    expect(code).toBe('CONFLICT');
    expect(message).toMatch(/has had 20 objections/);
    expect((await mine('A-000018')).mayRaise).toBe(false);
  });

  it('to another’s claim is refused as if there were no such claim or objection (ACCESS-5)', async () => {
    const { id, version } = await world.raise('A-000010');
    const submissionId = await world.idOf('A-000011');
    const texts = { grounds: 'not mine' };
    const other = await refusal(world.stranger, RAISE, { submissionId, ...texts });
    const absent = await refusal(world.stranger, RAISE, { submissionId: randomUUID(), ...texts });
    expect(other).toEqual(absent);
    expect(other.code).toBe('NOT_FOUND');
    const othersObjection = await refusal(world.stranger, WITHDRAW, { id, version });
    expect(othersObjection).toEqual(await refusal(world.stranger, WITHDRAW, { id: randomUUID(), version }));
    expect(othersObjection.code).toBe('NOT_FOUND');
    expect((await mine('A-000010')).objections[0]!.state).toBe('OPEN');
  });

  it('keeps every plane of Unicode, and refuses NUL, broken characters, and texts that are too long (OBJECT-1)', async () => {
    const planes = 'é 𝒜 😀 𠀀 \u{e0100}x \u{10fffd}\nsecond line';
    const { id } = await world.raise('A-000012', { grounds: `  ${planes}\r\n` });
    expect((await kept(id)).grounds).toBe(planes.normalize('NFC'));
    const submissionId = await world.idOf('A-000013');
    for (const grounds of ['a\u0000b', 'x\ud800', ' \n ', 'x'.repeat(4_001)]) {
      const { code, fields } = await refusal(world.owner, RAISE, { submissionId, grounds });
      expect(code).toBe('BAD_USER_INPUT');
      expect(Object.keys(fields)).toEqual(['grounds']);
    }
    const figure = await refusal(world.owner, RAISE, { submissionId, grounds: 'x', ownFigure: 'about 500' });
    expect(figure.fields.ownFigure).toMatch('Enter an amount in dollars and cents');
    const longest = await world.raise('A-000013', { grounds: '𝒜'.repeat(2_000) });
    expect(longest.grounds).toHaveLength(4_000);
  });

  it('may be recorded by the office for a member who wrote a letter (OBJECT-10)', async () => {
    const recorded = await world.raise('A-000015', {}, world.officer.client);
    expect(recorded).toMatchObject({ byOffice: true, state: 'OPEN' });
    expect((await mine('A-000015')).objections).toEqual([recorded]);
  });

  it('goes with its claim, and its documents are those of the claim (OBJECT-1)', async () => {
    const submissionId = await world.idOf('A-000016');
    const { status } = await uploadDocument(world.owner, submissionId, 'broker.pdf', pdf(), {
      kind: 'SUPPORTING',
    });
    expect(status).toBe(201);
    const { id } = await world.raise('A-000016');
    await world.server.database.db.query('DELETE FROM submissions WHERE id = $1', [submissionId]);
    expect(await kept(id)).toBeUndefined();
  });
});

it('what was raised is changed by nobody, and a claim without a published assessment has none (OBJECT-3)', async () => {
  const { id } = await world.raise('A-000017');
  for (const change of [`grounds = 'other'`, 'own_figure = 5', 'late = true', 'created_at = now()'])
    await expect(
      world.server.database.db.query(`UPDATE objections SET ${change} WHERE id = '${id}'`),
    ).rejects.toThrow('never changed');
  const { db } = world.server.database;
  const [claim] = await db.query<{ id: string }[]>(
    `INSERT INTO submissions (id, email) VALUES (gen_random_uuid(), 'a@example.com') RETURNING id`,
  );
  const answer = await world.owner.data<{ myObjection: null }>(MINE, { id: claim!.id });
  expect(answer.myObjection).toBeNull();
  const refused = await refusal(world.owner, RAISE, { submissionId: claim!.id, grounds: 'x' });
  expect(refused.code).toBe('CONFLICT');
});
