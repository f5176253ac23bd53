import { setTimeout as sleep } from 'node:timers/promises';
import { requestJob } from '../src/jobs/outbox.js';
import { addClaims, approvedRules, endedRun, publishRun, startRun } from './harness/assessing.js';
import { idOf, refusal } from './harness/claims.js';
import type { Client, GraphqlBody } from './harness/client.js';
import { anAdmin, aSubmission, aUser } from './harness/factories.js';
import { TestServer } from './harness/test-server.js';
import { assessClaim } from '../src/rules/assessment/assess-claim.js';
import { assessmentRules } from '../src/rules/assessment/assessment-rules.js';
import type { AssessedClaim } from '../src/rules/assessment/claim-ledger.js';
import type { RulesDocument } from '../src/rules/rules-document.js';

let server: TestServer;
let admin: Client;
let owner: Client;
let stranger: Client;
let runId: string;

const ASSESSMENT = `query ($id: ID!) { assessment(submissionId: $id) {
  runNumber publishedAt objectionsUntil isFinal rulesNumber rules rulesSha256 holder registeredOwner code
  trace { claim { sid status recognisedLoss traceSha256 } isSame slices { quantity loss } } } }`;
const CHECK = `query ($id: ID!) { assessmentCheck(submissionId: $id) { input inputSha256 traceSha256 } }`;
const ISSUED = `query ($code: String!) { issuedNotice(code: $code) { publishedAt traceSha256 isSuperseded } }`;

interface Assessment {
  rules: string;
  code: string;
  trace: {
    claim: { status: string; recognisedLoss: string | null; traceSha256: string | null };
    isSame: boolean | null;
    slices: object[];
  };
}

const assessment = async (client: Client, id: string) =>
  (await client.data<{ assessment: Assessment | null }>(ASSESSMENT, { id })).assessment;
const issued = async (code: string) =>
  (await server.nobody.data<{ issuedNotice: object | null }>(ISSUED, { code })).issuedNotice;

beforeAll(async () => {
  server = await TestServer.start();
  const { db } = server.database;
  admin = await server.signIn(await anAdmin(db));
  owner = await server.signIn(await aUser(db, { email: 'a@example.com' }));
  stranger = await server.signIn(await aUser(db));
  await approvedRules(server);
  await addClaims(server, 60);
  await db.query(
    `UPDATE submissions SET legal_entity = 'Acme Pty Ltd', registered_owner = 'Acme Nominees' WHERE sid = 'A-000001'`,
  );
  const createdAt = new Date(Date.now() - 86_400_000);
  await aSubmission(db, server.ring, { sid: 'B-1', email: 'b@example.com', createdAt });
  await aSubmission(db, server.ring, { sid: null, email: 'c@example.com', createdAt });
  const { id, state } = await endedRun(admin, (await startRun(admin)).id);
  expect(state).toBe('AGREED');
  runId = id;
});
afterAll(() => server.close());

it('an assessment is shown to nobody before its run is published (NOTICE-12)', async () => {
  const id = await idOf(server, 'A-000001');
  expect(await assessment(owner, id)).toBeNull();
  expect(await assessment(admin, id)).toBeNull();
  expect((await refusal(owner, CHECK, { id })).code).toBe('CONFLICT');
});

describe('the assessment of a claim in a published run', () => {
  beforeAll(() => publishRun(server, runId));

  it('is read by its owner and by administrators, with the derivation that the run stored (NOTICE-12, NOTICE-15)', async () => {
    const id = await idOf(server, 'A-000001');
    const found = await assessment(owner, id);
    expect(found).toMatchObject({
      runNumber: 1,
      objectionsUntil: '2099-01-31',
      isFinal: false,
      rulesNumber: 1,
      holder: 'Acme Pty Ltd',
      registeredOwner: 'Acme Nominees',
      trace: {
        claim: { sid: 'A-000001', status: 'ASSESSED', recognisedLoss: '70.85' },
        isSame: true,
        slices: [
          { quantity: '50', loss: '27.5' },
          { quantity: '51', loss: '43.35' },
        ],
      },
    });
    expect(await assessment(admin, id)).toEqual(found);
    expect((await refusal(stranger, ASSESSMENT, { id })).code).toBe('NOT_FOUND');
    expect((await refusal(stranger, CHECK, { id })).code).toBe('NOT_FOUND');
  });

  it('says that a claim is blocked, and has none for a claim that was filed later (NOTICE-13)', async () => {
    const blocked = await assessment(owner, await idOf(server, 'A-000050'));
    expect(blocked?.trace).toMatchObject({ claim: { status: 'BLOCKED', recognisedLoss: null }, slices: [] });
    const { id } = await aSubmission(server.database.db, server.ring, { email: 'a@example.com' });
    expect(await assessment(owner, id)).toBeNull();
    expect((await refusal(owner, CHECK, { id })).code).toBe('CONFLICT');
  });

  it('names the errors that block a claim, for its page and the home (VIEW-32)', async () => {
    const of = async (sid: string) => {
      const id = await idOf(server, sid);
      const found = await owner.data<{
        assessment: { blockedBy: string[] };
        myClaimFacts: { id: string; isBlocked: boolean }[];
      }>('query ($id: ID!) { assessment(submissionId: $id) { blockedBy } myClaimFacts { id isBlocked } }', {
        id,
      });
      return [found.assessment.blockedBy, found.myClaimFacts.find((facts) => facts.id === id)?.isBlocked];
    };
    const findings =
      'query ($id: ID!) { assessment(submissionId: $id) { trace { findings { code severity } } } }';
    const { assessment: blocked } = await owner.data<{
      assessment: { trace: { findings: { code: string; severity: string }[] } };
    }>(findings, { id: await idOf(server, 'A-000050') });
    const errors = blocked.trace.findings
      .filter(({ severity }) => severity === 'ERROR')
      .map(({ code }) => code);
    expect(errors.length).toBeGreaterThan(0);
    expect(await of('A-000050')).toEqual([[...new Set(errors)], true]);
    expect(await of('A-000001')).toEqual([[], false]);
  });

  it('makes a claim with a loss an assessed one, and a blocked claim none (VIEW-25, LIST-18)', async () => {
    const of = async (sid: string) => {
      const id = await idOf(server, sid);
      const { myClaimFacts } = await owner.data<{ myClaimFacts: { id: string; hasNotice: boolean }[] }>(
        '{ myClaimFacts { id hasNotice } }',
      );
      const { claimFacts } = await admin.data<{ claimFacts: { hasNotice: boolean }[] }>(
        'query ($ids: [ID!]!) { claimFacts(ids: $ids) { hasNotice } }',
        { ids: [id] },
      );
      const found = await owner.data<{ assessment: { status: string } }>(
        'query ($id: ID!) { assessment(submissionId: $id) { status } }',
        { id },
      );
      const own = myClaimFacts.find((facts) => facts.id === id)?.hasNotice;
      return [own, claimFacts[0]!.hasNotice, found.assessment.status];
    };
    expect(await of('A-000001')).toEqual([true, true, 'ASSESSED']);
    expect(await of('A-000050')).toEqual([false, false, 'BLOCKED']);
  });

  it('can be computed again from what it was made from, also after an edit of the claim (NOTICE-16)', async () => {
    const id = await idOf(server, 'A-000002');
    const before = (await assessment(owner, id))!;
    await server.database.db.query(
      `INSERT INTO trades (submission_id, transaction_type, trade_date, quantity, price_per_share, total_amount)
       VALUES ($1, 'BUY', '2013-09-03', 1000, 3, 3000)`,
      [id],
    );
    const { assessmentCheck } = await owner.data<{
      assessmentCheck: { input: string; traceSha256: string };
    }>(CHECK, { id });
    const { assessment: document } = JSON.parse(before.rules) as RulesDocument;
    const again = assessClaim(JSON.parse(assessmentCheck.input) as AssessedClaim, assessmentRules(document));
    expect(again.recognisedLoss).toBe(before.trace.claim.recognisedLoss);
    expect(assessmentCheck.traceSha256).toBe(before.trace.claim.traceSha256);
    expect(await assessment(owner, id)).toEqual(before);
  });

  it('has one code, by which anybody learns that the notice is real and nothing else (NOTICE-17)', async () => {
    const id = await idOf(server, 'A-000003');
    const opened = await Promise.all(Array.from({ length: 8 }, () => assessment(owner, id)));
    const codes = new Set(opened.map((found) => found!.code));
    expect(codes.size).toBe(1);
    const [code] = [...codes];
    const expected = {
      publishedAt: expect.any(String) as string,
      traceSha256: opened[0]!.trace.claim.traceSha256,
      isSuperseded: false,
    };
    expect(await issued(code!)).toEqual(expected);
    expect(await issued(code!.toLowerCase().replaceAll('-', ' '))).toEqual(expected);
    const other = code!.startsWith('0') ? `1${code!.slice(1)}` : `0${code!.slice(1)}`;
    for (const wrong of [other, '', 'x', '\u0000', code!.slice(1), '𝟘'.repeat(16)])
      expect(await issued(wrong)).toBeNull();
  });

  it('is refused to its owner and to the office once the claim was removed, as its PDF is; what was raised stays readable (NOTICE-21)', async () => {
    const { db } = server.database;
    const id = await idOf(server, 'A-000005');
    await owner.data(
      'mutation ($id: ID!) { raiseObjection(submissionId: $id, grounds: "A sale is missing") { id } }',
      { id },
    );
    const decide = (state: string) =>
      db.query(
        `INSERT INTO claim_decisions (sid, kind, origin, state, reason, decided_at, decided_on)
         VALUES ('A-000005', 'REMOVE', 'SCHEME_FILE', $1, 'No trade data.', now(), '2026-11-20')`,
        [state],
      );
    const removal = 'query ($id: ID!) { claimRemoval(submissionId: $id) { message date answerBy } }';
    expect(await owner.data(removal, { id })).toEqual({ claimRemoval: null });
    await decide('IN_FORCE');
    for (const client of [owner, admin]) {
      for (const query of [ASSESSMENT, CHECK]) {
        const { status, body } = await client.post<GraphqlBody<object>>('/graphql', {
          query,
          variables: { id },
        });
        expect(status).toBe(200);
        expect(body.errors).toMatchObject([
          {
            message: 'This claim was removed, so there is no notice of its assessment.',
            extensions: { code: 'CONFLICT' },
          },
        ]);
        expect(JSON.stringify(body)).not.toMatch(/recognisedLoss|"input"/);
      }
      expect(await client.data(removal, { id })).toEqual({
        claimRemoval: { message: 'No trade data.', date: '2026-11-20', answerBy: null },
      });
      // What the page of the claim asks for has no loss, and is answered.
      const parts = 'query ($id: ID!) { assessment(submissionId: $id) { status blockedBy } }';
      expect(await client.data(parts, { id })).toEqual({ assessment: { status: 'ASSESSED', blockedBy: [] } });
      const { myObjection } = await client.data<{ myObjection: { objections: object[] } }>(
        'query ($id: ID!) { myObjection(submissionId: $id) { objections { grounds state recognisedLoss } } }',
        { id },
      );
      expect(myObjection.objections).toEqual([
        { grounds: 'A sale is missing', state: 'OPEN', recognisedLoss: null },
      ]);
    }
    expect((await refusal(stranger, removal, { id })).code).toBe('NOT_FOUND');
    await db.query(
      `UPDATE claim_decisions SET state = 'REPLACED', replaced_at = now() WHERE sid = 'A-000005'`,
    );
    expect((await assessment(owner, id))!.trace.claim.recognisedLoss).not.toBeNull();
  });

  it('says that a later assessment has replaced it (NOTICE-17)', async () => {
    const { code } = (await assessment(owner, await idOf(server, 'A-000004')))!;
    const { id } = await endedRun(admin, (await startRun(admin)).id);
    await publishRun(server, id);
    expect(await issued(code)).toMatchObject({ isSuperseded: true });
    const later = (await assessment(owner, await idOf(server, 'A-000004')))!;
    expect(later.code).not.toBe(code);
    expect(await issued(later.code)).toMatchObject({ isSuperseded: false });
  });
});

describe('the announcement of a published run (NOTICE-18)', () => {
  const announce = (id: string) =>
    server.database.db.transaction((tx) => requestJob(tx, 'announce-assessment', { assessmentRunId: id }));
  const announced = async () => {
    for (let tries = 0; tries < 400; tries += 1) {
      const [open] = await server.database.db.query<[{ count: string }]>(
        `SELECT count(*) FROM outbox WHERE done_at IS NULL`,
      );
      if (open.count === '0') return;
      await sleep(50);
    }
    throw new Error('The job did not end.');
  };
  const subjects = async (address: string) =>
    (await server.mailbox.all()).filter(({ to }) => to.includes(address)).map(({ subject }) => subject);

  it('is one mail for each mailbox, without amounts, and none again when the job is repeated', async () => {
    const [run] = await server.database.db.query<[{ id: string }]>(
      `SELECT id FROM assessment_runs WHERE state = 'PUBLISHED'`,
    );
    const before = (await subjects('a@example.com')).length;
    await announce(run.id);
    const [one] = await server.mailbox.to('b@example.com');
    expect(one!.subject).toMatch(/: Your claim has been assessed$/);
    expect(one!.text).toContain(`/settlement-scheme/view/${await idOf(server, 'B-1')}/assessment`);
    expect(one!.text).toContain('tell us by 31-Jan-2099');
    const [many] = await server.mailbox.to('a@example.com', before + 1);
    expect(many!.text).toContain('60 of your claims have been assessed');
    expect(many!.text).toContain('1 of your claims could not be assessed yet');
    expect(many!.text).not.toContain('$');
    await announce(run.id);
    await announced();
    expect(await subjects('a@example.com')).toHaveLength(before + 1);
    expect(await subjects('b@example.com')).toHaveLength(1);
    expect(await subjects('c@example.com')).toEqual([]);
    expect(await server.database.db.query('SELECT * FROM announced_mailboxes')).toEqual([]);
  });

  it('is left out for those still to be told once a later run is published', async () => {
    const [run] = await server.database.db.query<[{ id: string }]>(
      `SELECT id FROM assessment_runs WHERE state = 'SUPERSEDED'`,
    );
    const before = (await subjects('a@example.com')).length;
    await announce(run.id);
    await announced();
    expect(await subjects('a@example.com')).toHaveLength(before);
  });
});
