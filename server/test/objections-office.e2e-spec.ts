import { randomUUID } from 'node:crypto';
import { assessmentRun } from './harness/assessing.js';
import { refusal } from './harness/claims.js';
import { anAdmin, aUser } from './harness/factories.js';
import { mailsSettled } from './harness/mailbox.js';
import {
  ASSIGN,
  DECIDE,
  LIST,
  MINE,
  type Objecting,
  type Objection,
  objectionsUntil,
  ONE,
  type Review,
  startObjecting,
} from './harness/objecting.js';

let world: Objecting;
beforeAll(async () => {
  world = await startObjecting();
});
afterAll(() => world.server.close());

const db = () => world.server.database.db;
const act = async (document: string, variables: object, client = world.officer.client) =>
  (await client.data<{ done: Review }>(document, variables)).done;
const assign = (
  { id, version }: Objection,
  officerId = world.officer.user.id,
  client = world.officer.client,
) => act(ASSIGN, { id, version, officerId }, client);
const decide = ({ id, version }: Objection, outcome = 'UPHELD', reason = 'The sales were missing.') =>
  act(DECIDE, { id, version, outcome, reason });
const one = async (id: string, client = world.officer.client) =>
  (await client.data<{ objection: Review }>(ONE, { id })).objection;

describe('an objection in the office', () => {
  it('is listed by state or among all that nobody has decided, the longest wait first (OBJECT-7)', async () => {
    const [first, second] = [await world.raise('A-000001'), await world.raise('A-000002')];
    const list = async (state: string | null, page = 1) =>
      (
        await world.officer.client.data<{
          objections: { objections: Objection[]; pagination: { totalItems: number } };
        }>(LIST, { state, page })
      ).objections;
    const open = await list('OPEN');
    expect(open.objections.map(({ id }) => id)).toEqual([first.id, second.id]);
    expect(open.pagination).toMatchObject({ totalItems: 2 });
    const { officeCounts } = await world.officer.client.data<{ officeCounts: object }>(
      '{ officeCounts { openObjections } }',
    );
    expect(officeCounts).toEqual({ openObjections: 2 });
    await assign(first);
    expect((await list('UNDER_REVIEW')).objections).toMatchObject([
      { id: first.id, officer: 'Olive Officer' },
    ]);
    expect((await list('OPEN', 2)).objections).toEqual([]);
    expect((await list(null)).objections.map(({ id }) => id)).toEqual([first.id, second.id]);
  });

  it('is decided by its officer with a reason, which the member reads; both sides get a mail (OBJECT-5, OBJECT-8)', async () => {
    const raised = await world.raise('A-000003');
    const early = await refusal(world.officer.client, DECIDE, {
      id: raised.id,
      version: raised.version,
      outcome: 'UPHELD',
      reason: 'We looked into it',
    });
    expect(early).toMatchObject({ code: 'CONFLICT' });
    const { objection, mayDecide } = await assign(raised);
    expect(objection).toMatchObject({ state: 'UNDER_REVIEW', officer: 'Olive Officer', version: 2 });
    expect(mayDecide).toBe(true);
    const empty = await refusal(world.officer.client, DECIDE, {
      id: raised.id,
      version: 2,
      outcome: 'DISMISSED',
      reason: ' \n',
    });
    expect(empty).toMatchObject({ code: 'BAD_USER_INPUT', fields: { reason: 'Give a reason' } });
    const decided = await decide(objection, 'PARTLY_UPHELD', 'One of the sales 𝒜 was missing.');
    expect(decided.objection).toMatchObject({ state: 'PARTLY_UPHELD', version: 3 });
    expect(decided).toMatchObject({ mayAssign: false, mayDecide: false });
    const [of] = await db().query<[{ id: string }]>('SELECT run_id AS id FROM objections WHERE id = $1', [
      raised.id,
    ]);
    const asked = 'query ($id: ID!) { assessmentRun(id: $id) { upheldObjections } }';
    expect(await world.maker.client.data(asked, of)).toEqual({ assessmentRun: { upheldObjections: 1 } });

    const { myObjection } = await world.owner.data<{ myObjection: { objections: Objection[] } }>(MINE, {
      id: await world.idOf('A-000003'),
    });
    expect(myObjection.objections).toMatchObject([
      { state: 'PARTLY_UPHELD', officer: 'Olive Officer', reason: 'One of the sales 𝒜 was missing.' },
    ]);
    await mailsSettled(db());
    const member = await world.server.mailbox.to('a@example.com');
    const mail = member.find(({ subject }) => subject.includes('has been decided'))!;
    expect(mail.text).not.toContain('One of the sales');
    for (const { user } of [world.officer, world.maker]) {
      const [ended] = await world.server.mailbox.to(user.email);
      expect(ended!.text).toContain('SID A-000003 has been upheld in part');
    }
    const actions = await db().query<{ action: string }[]>(
      'SELECT action FROM audit_entries WHERE subject_id = $1 ORDER BY id',
      [raised.id],
    );
    expect(actions.map(({ action }) => action)).toEqual([
      'objection.raised',
      'objection.assigned',
      'objection.decided',
      'objection.read',
    ]);
    await expect(db().query(`UPDATE objections SET reason = 'x' WHERE id = '${raised.id}'`)).rejects.toThrow(
      'never changed',
    );
  });

  it('is decided once by two windows that decide at once (OBJECT-5)', async () => {
    const { objection } = await assign(await world.raise('A-000004'));
    const { id, version } = objection;
    const outcomes = ['UPHELD', 'DISMISSED', 'PARTLY_UPHELD', 'DISMISSED'];
    const answers = await Promise.all(
      outcomes.map((outcome) =>
        world.officer.client.graphql(DECIDE, { id, version, outcome, reason: outcome }),
      ),
    );
    expect(answers.filter(({ body }) => !body.errors)).toHaveLength(1);
    for (const { body } of answers.filter(({ body }) => body.errors))
      expect(body.errors![0]!.extensions.code).toBe('CONFLICT');
    const { objection: kept } = await one(id);
    expect(kept.reason).toBe(kept.state);
  });

  it('goes to one of two officers who take it at once (OBJECT-4)', async () => {
    const { id, version } = await world.raise('A-000005');
    const [mine, other] = await Promise.all(
      [world.officer, world.maker].map(({ user, client }) =>
        client.graphql<{ done: Review }>(ASSIGN, { id, version, officerId: user.id }),
      ),
    );
    const codes = [mine, other].map((answer) => answer!.body.errors?.[0]?.extensions.code ?? 'OK');
    expect(codes.toSorted()).toEqual(['CONFLICT', 'OK']);
  });

  it('is assigned to people who may decide it only, and goes to another when its officer is disabled (OBJECT-4)', async () => {
    const raised = await world.raise('A-000006');
    const { id, version } = raised;
    const leaver = await anAdmin(db(), { name: 'Lea Leaver' });
    const member = await aUser(db());
    const disabled = await anAdmin(db(), { enabled: false });
    for (const officerId of [member.id, disabled.id, randomUUID(), 'x']) {
      const { code, fields } = await refusal(world.officer.client, ASSIGN, { id, version, officerId });
      expect([code, Object.keys(fields)]).toEqual(['BAD_USER_INPUT', ['officerId']]);
    }
    const { objection } = await assign(raised, leaver.id);
    await mailsSettled(db());
    const [told] = await world.server.mailbox.to(leaver.email);
    expect(told!.text).toContain(`/admin/objections/${id}`);
    const notMine = await refusal(world.officer.client, DECIDE, {
      id,
      version: objection.version,
      outcome: 'UPHELD',
      reason: 'We looked into it',
    });
    expect(notMine.message).toBe('Only the officer of an objection decides it. Assign it to yourself first.');
    await db().query('UPDATE users SET enabled = false WHERE id = $1', [leaver.id]);
    expect((await one(id)).objection).toMatchObject({ officer: 'Lea Leaver', officerEnabled: false });
    const taken = await assign(objection);
    expect((await decide(taken.objection, 'DISMISSED')).objection.state).toBe('DISMISSED');
  });

  it('shows how the run came to its result, and what the claim would come to as it is now (OBJECT-6)', async () => {
    const { id } = await world.raise('A-000008', { ownFigure: '500' });
    const before = await one(id);
    expect(before.trace).toMatchObject({ isSame: true, areRulesAltered: false, currency: 'AUD' });
    expect(before.present).toMatchObject({
      isChanged: false,
      status: 'ASSESSED',
      recognisedLoss: before.trace.claim.recognisedLoss,
    });
    const submissionId = await world.idOf('A-000008');
    await db().query(
      `INSERT INTO trades (submission_id, transaction_type, trade_date, quantity, price_per_share, total_amount)
       VALUES ($1, 'BUY', '2013-09-02', 1000, 3, 3000)`,
      [submissionId],
    );
    const after = await one(id);
    expect(after.trace).toEqual(before.trace);
    expect(after.present.isChanged).toBe(true);
    expect(Number(after.present.recognisedLoss)).toBeGreaterThan(Number(before.present.recognisedLoss));
  });

  it('shows nothing that rules changed by SQL would make of the claim now (OBJECT-6, RULES-20)', async () => {
    const { id } = await world.raise('A-000010', { ownFigure: '500' });
    expect((await one(id)).present).not.toBeNull();
    const rewrite = (from: string, to: string) =>
      db().query(
        `ALTER TABLE rules_versions DISABLE TRIGGER keep_approved_rules;
         UPDATE rules_versions SET document = replace(document, '${from}', '${to}') WHERE number = 1;
         ALTER TABLE rules_versions ENABLE TRIGGER keep_approved_rules`,
      );
    await rewrite('"CROSSED":"ERROR"', '"CROSSED":"HINT"');
    expect(await one(id)).toMatchObject({ present: null, trace: { isSame: false, areRulesAltered: true } });
    await rewrite('"CROSSED":"HINT"', '"CROSSED":"ERROR"');
    expect((await one(id)).present).not.toBeNull();
  });

  it('is read and decided by nobody without the permission (OBJECT-7)', async () => {
    const { id, version } = await world.raise('A-000009');
    const officerId = world.officer.user.id;
    const asked: [string, object][] = [
      [LIST, {}],
      [ONE, { id }],
      [ASSIGN, { id, version, officerId }],
      [DECIDE, { id, version, outcome: 'UPHELD', reason: 'x' }],
    ];
    const reviewer = await world.server.signIn(await anAdmin(db(), { role: 'REVIEWER' as never }));
    for (const [document, variables] of asked)
      for (const client of [world.owner, reviewer])
        expect((await refusal(client, document, variables)).code).toBe('FORBIDDEN');
    const auditor = await world.server.signIn(await anAdmin(db(), { role: 'AUDITOR' as never }));
    expect(await one(id, auditor)).toMatchObject({ mayAssign: false, mayDecide: false });
    expect((await refusal(auditor, DECIDE, asked[3]![1])).code).toBe('FORBIDDEN');
    for (const absent of [randomUUID(), 'x'])
      expect((await refusal(auditor, ONE, { id: absent })).code).toBe('NOT_FOUND');
  });
});

it('a run is final only once no objection is open (OBJECT-9)', async () => {
  await db().query('DELETE FROM objections');
  await objectionsUntil(world, '2020-01-01');
  const finalising = async () => {
    const { acts } = await assessmentRun(world.officer.client, world.runId);
    return acts.find((one) => one.act === 'FINALISE')!;
  };
  expect(await finalising()).toMatchObject({ mayDo: true });
  const { objection } = await assign(await world.raise('A-000010'));
  expect(await finalising()).toMatchObject({
    mayDo: false,
    refusal: 'One objection is still open. A run is final only once it is decided.',
  });
  await world.raise('A-000011');
  expect((await finalising()).refusal).toMatch(/^2 objections are still open/);
  await decide(objection, 'DISMISSED');
  expect((await finalising()).refusal).toMatch(/^One objection/);
});
