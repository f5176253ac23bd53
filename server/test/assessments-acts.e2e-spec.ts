import type { User } from '../src/users/user.entity.js';
import {
  addClaims,
  approvedRules,
  assessmentRun,
  endedRun,
  forgetRuns,
  RUN,
  type Run,
  startRun,
} from './harness/assessing.js';
import { refusal } from './harness/claims.js';
import type { Client } from './harness/client.js';
import { anAdmin, anApiToken } from './harness/factories.js';
import { TestServer } from './harness/test-server.js';

let server: TestServer;
let authorId: string;
const people: Record<string, { user: User; client: Client; codes: number }> = {};

const PEOPLE = ['maker', 'reviewer', 'approver', 'other'] as const;
type Person = (typeof PEOPLE)[number] | 'author';

beforeAll(async () => {
  server = await TestServer.start();
  const { db } = server.database;
  authorId = await approvedRules(server);
  await addClaims(server, 60);
  for (const person of PEOPLE) {
    const user = await anAdmin(db);
    people[person] = { user, client: await server.signIn(user), codes: 0 };
  }
  const author = await db.getRepository('users').findOneByOrFail({ id: authorId });
  people['author'] = { user: author as User, client: await server.signIn(author as User), codes: 0 };
});
afterAll(() => server.close());
beforeEach(async () => {
  await forgetRuns(server);
  await server.database.db.query('DELETE FROM limits');
});

const SEND = `mutation ($id: ID!, $version: Int!, $act: AssessmentAct!) {
  sendAssessmentCode(id: $id, version: $version, act: $act) { message } }`;
const MUTATIONS = {
  REVIEW: `mutation ($id: ID!, $version: Int!, $code: String!) { done: reviewAssessment(id: $id, version: $version, code: $code) { ${RUN} } }`,
  WITHDRAW: `mutation ($id: ID!, $version: Int!, $code: String!) {
    done: reviewAssessment(id: $id, version: $version, code: $code, withdrawBecause: "A band is wrong") { ${RUN} } }`,
  APPROVE: `mutation ($id: ID!, $version: Int!, $code: String!) { done: approveAssessment(id: $id, version: $version, code: $code) { ${RUN} } }`,
  PUBLISH: `mutation ($id: ID!, $version: Int!, $code: String!) {
    done: publishAssessment(id: $id, version: $version, code: $code, objectionsUntil: "2099-01-30") { ${RUN} } }`,
  FINALISE: `mutation ($id: ID!, $version: Int!, $code: String!) { done: finaliseAssessment(id: $id, version: $version, code: $code) { ${RUN} } }`,
};
type Act = keyof typeof MUTATIONS;

const codeFor = async (who: Person, act: Act, { id, version }: Run) => {
  const person = people[who]!;
  await server.database.db.query('DELETE FROM limits');
  await person.client.data(SEND, { id, version, act });
  person.codes += 1;
  return server.mailbox.codeFor(person.user.email, person.codes);
};
const act = async (who: Person, what: Act, run: Run): Promise<Run> => {
  const code = await codeFor(who, what, run);
  const { done } = await people[who]!.client.data<{ done: Run }>(MUTATIONS[what], {
    id: run.id,
    version: run.version,
    code,
  });
  return done;
};
const agreed = async (maker: Person = 'maker') => {
  const { client } = people[maker]!;
  return endedRun(client, (await startRun(client)).id);
};
const refusedCode = async (who: Person, what: Act, { id, version }: Run) => {
  const { code, message } = await refusal(people[who]!.client, SEND, { id, version, act: what });
  return [code, message];
};
const timePasses = (id: string) =>
  server.database.db.query(
    `ALTER TABLE assessment_runs DISABLE TRIGGER keep_assessment_runs;
     UPDATE assessment_runs SET objections_until = '2020-01-01' WHERE id = '${id}';
     ALTER TABLE assessment_runs ENABLE TRIGGER keep_assessment_runs`,
  );

describe('a computed run', () => {
  it('is reviewed, approved, published and final by different people, with a code for each act (RUN-5, ACT-1)', async () => {
    const computed = await agreed();
    const reviewed = await act('reviewer', 'REVIEW', computed);
    expect(reviewed).toMatchObject({
      state: 'REVIEWED',
      sha256: computed.sha256,
      version: computed.version + 1,
    });
    const approved = await act('approver', 'APPROVE', reviewed);
    expect(approved).toMatchObject({ state: 'APPROVED' });
    const published = await act('maker', 'PUBLISH', approved);
    expect(published).toMatchObject({ state: 'PUBLISHED' });
    const open = 'Members may object until the end of 30-Jan-2099. A run is final only after that.';
    expect(await refusedCode('other', 'FINALISE', published)).toEqual(['CONFLICT', open]);
    await timePasses(published.id);
    const once = await act('maker', 'FINALISE', published);
    expect(once).toMatchObject({ state: 'PUBLISHED' });
    const again = 'You have confirmed this already. A second person has to.';
    expect(await refusedCode('maker', 'FINALISE', once)).toEqual(['CONFLICT', again]);
    expect(await act('other', 'FINALISE', once)).toMatchObject({ state: 'FINAL', acts: [] });
    const actions = await server.database.db.query<{ action: string; actor: string; sha256: string }[]>(
      `SELECT action, actor_id AS actor, details ->> 'sha256' AS sha256 FROM audit_entries
       WHERE subject_id = $1 AND action NOT IN ('assessment.started', 'assessment.computed') ORDER BY id`,
      [computed.id],
    );
    const entry = (name: string, who: Person) => ({
      action: `assessment.${name}`,
      actor: people[who]!.user.id,
      sha256: computed.sha256,
    });
    expect(actions).toEqual([
      entry('reviewed', 'reviewer'),
      entry('approved', 'approver'),
      entry('published', 'maker'),
      entry('final-confirmed', 'maker'),
      entry('final-confirmed', 'other'),
    ]);
  });

  it('refuses everybody who may not, with the reason, in the list and at the act (RUN-5)', async () => {
    const started = 'You started this run. Another person must';
    const computed = await agreed();
    expect(await refusedCode('maker', 'REVIEW', computed)).toEqual(['CONFLICT', `${started} review it.`]);
    expect(await refusedCode('maker', 'WITHDRAW', computed)).toEqual(['CONFLICT', `${started} review it.`]);
    expect(await refusedCode('other', 'APPROVE', computed)).toEqual([
      'CONFLICT',
      'Run 1 is AGREED; this is possible only while it is REVIEWED.',
    ]);
    const reviewed = await act('reviewer', 'REVIEW', computed);
    const refusals: [Person, string | null][] = [
      ['maker', `${started} approve it.`],
      ['reviewer', 'You reviewed this run. Another person must approve it.'],
      ['author', 'You wrote the rules of this run. Another person must approve it.'],
      ['approver', null],
    ];
    for (const [who, words] of refusals) {
      const { acts } = await assessmentRun(people[who]!.client, reviewed.id);
      expect(acts).toEqual([{ act: 'APPROVE', mayDo: words === null, refusal: words }]);
      if (words) expect(await refusedCode(who, 'APPROVE', reviewed)).toEqual(['CONFLICT', words]);
    }
    const approved = await act('approver', 'APPROVE', reviewed);
    expect(await refusedCode('approver', 'PUBLISH', approved)).toEqual([
      'CONFLICT',
      'Only the person who started this run publishes it.',
    ]);
  });

  it('is reviewed or approved by nobody in a second session, nor by an API token (RUN-5)', async () => {
    const computed = await agreed();
    const { id } = computed;
    const again = await server.signIn(people['maker']!.user);
    const token = server.nobody.with(await anApiToken(server.database.db, ['read', 'write']));
    const tried = async (client: Client, what: Act, { version }: Run) => [
      (await refusal(client, SEND, { id, version, act: what })).code,
      (await refusal(client, MUTATIONS[what], { id, version, code: '123456' })).code,
    ];
    for (const what of ['REVIEW', 'WITHDRAW'] as const) {
      expect([what, await tried(again, what, computed)]).toEqual([what, ['CONFLICT', 'CONFLICT']]);
      expect([what, await tried(token, what, computed)]).toEqual([what, ['FORBIDDEN', 'FORBIDDEN']]);
    }
    // The code that the reviewer was mailed is of no use to the maker.
    const code = await codeFor('reviewer', 'REVIEW', computed);
    expect(await refusal(again, MUTATIONS.REVIEW, { id, version: computed.version, code })).toMatchObject({
      code: 'CONFLICT',
    });
    const reviewed = await act('reviewer', 'REVIEW', computed);
    for (const who of ['maker', 'reviewer', 'author'] as const) {
      const other = await server.signIn(people[who]!.user);
      expect([who, await tried(other, 'APPROVE', reviewed)]).toEqual([who, ['CONFLICT', 'CONFLICT']]);
    }
    expect(await tried(token, 'APPROVE', reviewed)).toEqual(['FORBIDDEN', 'FORBIDDEN']);
    expect(await assessmentRun(people['other']!.client, id)).toMatchObject({ state: 'REVIEWED' });
  });

  it('is approved once by two people who approve at the same instant (RUN-5)', async () => {
    const { id, version } = await act('reviewer', 'REVIEW', await agreed());
    const codes = [
      await codeFor('approver', 'APPROVE', { id, version } as Run),
      await codeFor('other', 'APPROVE', { id, version } as Run),
    ];
    const answers = await Promise.all(
      (['approver', 'other'] as const).map((who, at) =>
        people[who]!.client.graphql<{ done: Run }>(MUTATIONS.APPROVE, { id, version, code: codes[at] }),
      ),
    );
    const refused = answers.flatMap(({ body }) => body.errors ?? []);
    expect(refused).toHaveLength(1);
    expect(refused[0]).toMatchObject({ extensions: { code: 'CONFLICT' } });
    const [{ approvals }] = await server.database.db.query<[{ approvals: string }]>(
      `SELECT count(*) AS approvals FROM audit_entries WHERE action = 'assessment.approved' AND subject_id = $1`,
      [id],
    );
    expect(approvals).toBe('1');
    expect(await assessmentRun(people['maker']!.client, id)).toMatchObject({
      state: 'APPROVED',
      version: version + 1,
    });
  });

  it('accepts no code of another act or version, and no version that was changed since (RUN-5, ACT-1, DURABLE-12)', async () => {
    const computed = await agreed();
    const code = await codeFor('reviewer', 'WITHDRAW', computed);
    const { client } = people['reviewer']!;
    const { id, version } = computed;
    expect(await refusal(client, MUTATIONS.REVIEW, { id, version, code })).toMatchObject({
      code: 'BAD_USER_INPUT',
    });
    expect(await refusal(client, MUTATIONS.WITHDRAW, { id, version: version + 1, code })).toMatchObject({
      code: 'BAD_USER_INPUT',
    });
    expect(await refusal(client, SEND, { id, version: version - 1, act: 'REVIEW' })).toMatchObject({
      code: 'CONFLICT',
      message: 'Run 1 was changed since you opened it. Reload it and look again.',
    });
    const { done } = await client.data<{ done: Run }>(MUTATIONS.WITHDRAW, { id, version, code });
    expect(done).toMatchObject({ state: 'WITHDRAWN', acts: [] });
  });

  const approved = async (maker: Person = 'maker') =>
    act('approver', 'APPROVE', await act('reviewer', 'REVIEW', await agreed(maker)));

  it('is superseded by the next that is published (RUN-5)', async () => {
    const first = await act('maker', 'PUBLISH', await approved());
    const second = await act('maker', 'PUBLISH', await approved());
    expect(await assessmentRun(people['other']!.client, first.id)).toMatchObject({ state: 'SUPERSEDED' });
    expect(second).toMatchObject({ state: 'PUBLISHED' });
  });

  it('is published at the same moment as a later one, which stays (RUN-5)', async () => {
    const makers = ['maker', 'other'] as const;
    const runs = [await approved('maker'), await approved('other')];
    const codes = [await codeFor('maker', 'PUBLISH', runs[0]!), await codeFor('other', 'PUBLISH', runs[1]!)];
    const [, later] = await Promise.allSettled(
      runs.map(({ id, version }, at) =>
        people[makers[at]!]!.client.data<{ done: Run }>(MUTATIONS.PUBLISH, { id, version, code: codes[at] }),
      ),
    );
    expect(later).toMatchObject({ status: 'fulfilled' });
    const { client } = people['maker']!;
    expect(await assessmentRun(client, runs[1]!.id)).toMatchObject({ state: 'PUBLISHED' });
    const { state } = await assessmentRun(client, runs[0]!.id);
    expect(['APPROVED', 'SUPERSEDED']).toContain(state);
  });

  it('is not published once a later one was, whose corrections members would lose (RUN-5)', async () => {
    const [first, second] = [await approved(), await approved()];
    await act('maker', 'PUBLISH', second);
    const code = await codeFor('maker', 'PUBLISH', first);
    const { client } = people['maker']!;
    const { id, version } = first;
    expect(await refusal(client, MUTATIONS.PUBLISH, { id, version, code })).toMatchObject({
      code: 'CONFLICT',
      message: `Run ${second.number}, which is later, was published already. Start another run if it has to be replaced.`,
    });
    expect(await assessmentRun(client, second.id)).toMatchObject({ state: 'PUBLISHED' });
    expect(await assessmentRun(client, id)).toMatchObject({ state: 'APPROVED' });
  });

  it('cannot be approved when its rules were retired since (RUN-5)', async () => {
    await approvedRules(server, 9);
    const { client } = people['maker']!;
    const run = await endedRun(client, (await startRun(client, 9)).id);
    await server.database.db.query(`UPDATE rules_versions SET state = 'RETIRED' WHERE number = 9`);
    expect(await refusedCode('reviewer', 'REVIEW', run)).toEqual([
      'CONFLICT',
      'The rules of this run were retired since. Start another run by rules that are in force.',
    ]);
  });
});

describe('the database', () => {
  it('refuses changes of results and of what led to them, whoever asks (RUN-7)', async () => {
    const { db } = server.database;
    const { id } = await act('approver', 'APPROVE', await act('reviewer', 'REVIEW', await agreed()));
    const results = 'Results of an assessment are never changed';
    const run = 'never changed after its computation';
    for (const [statement, words] of [
      ['UPDATE assessment_results SET market_loss = 1', results],
      ['DELETE FROM assessment_results', results],
      [
        `INSERT INTO assessment_results (run_id, submission_id, status) VALUES ('${id}', gen_random_uuid(), 'NO_SID')`,
        results,
      ],
      ['DELETE FROM assessment_runs', run],
      [`UPDATE assessment_runs SET state = 'COMPUTING'`, run],
      [`UPDATE assessment_runs SET figures = '{}'`, run],
      [`UPDATE assessment_runs SET frozen_sha256 = ''`, run],
      [`UPDATE assessment_runs SET moment = now()`, run],
      [`UPDATE assessment_runs SET approver_id = '${people['other']!.user.id}'`, run],
    ] as const)
      await expect(db.query(statement)).rejects.toThrow(words);
  });

  it('keeps maker, reviewer, approver and the author of the rules apart (RUN-7)', async () => {
    const { db } = server.database;
    const { id } = await agreed();
    const maker = people['maker']!.user.id;
    const reviewer = people['reviewer']!.user.id;
    const set = (columns: string) => db.query(`UPDATE assessment_runs SET ${columns} WHERE id = '${id}'`);
    for (const columns of [
      `reviewer_id = '${maker}'`,
      `approver_id = '${maker}'`,
      `reviewer_id = '${reviewer}', approver_id = '${reviewer}'`,
      `reviewer_id = '${reviewer}', approver_id = '${authorId}'`,
    ])
      await expect(set(columns)).rejects.toThrow('assessment_runs_people_check');
    await expect(set(`state = 'REVIEWED'`)).rejects.toThrow('assessment_runs_review_check');
    await expect(set(`state = 'APPROVED', reviewer_id = '${reviewer}'`)).rejects.toThrow(
      'assessment_runs_approval_check',
    );
  });
});
