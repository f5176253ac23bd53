import { createHash } from 'node:crypto';
import {
  addClaims,
  agreedRun,
  approvedRules,
  assessmentRun,
  endedRun,
  publishRun,
  startRun,
} from './harness/assessing.js';
import { idOf, refusal } from './harness/claims.js';
import type { Client } from './harness/client.js';
import { anAdmin, aUser } from './harness/factories.js';
import { TestServer } from './harness/test-server.js';

const TICKET = (kind: string) =>
  `mutation ($id: ID!) { ticket: createDownloadTicket(kind: ${kind}, id: $id) { url } }`;
const PUBLISHED = `query ($number: Int) { publishedRules(number: $number) {
  number effectiveFrom basis document sha256 inWords { title } publishedAt } }`;
const TRACE = `query ($id: ID!) { assessment(submissionId: $id) {
  trace { isSame areRulesAltered claim { recognisedLoss } } } }`;
const ALTERED =
  'The text of version 1 of the rules was changed in the database: it no longer has the SHA-256 of the rules that were approved. Nothing may be based on it. Find out who changed it, and have the approved text restored.';
const WITHHELD =
  'The text of version 1 of the rules no longer has the SHA-256 that was published, so it is not shown. Please tell us.';

let server: TestServer;
let admin: Client;
let owner: Client;
/** Agreed, and published by the second test. */
let runId: string;

beforeAll(async () => {
  server = await TestServer.start();
  const { db } = server.database;
  admin = await server.signIn(await anAdmin(db));
  owner = await server.signIn(await aUser(db, { email: 'a@example.com' }));
  await approvedRules(server);
  await approvedRules(server, 2);
  await addClaims(server, 60);
  runId = await agreedRun(admin);
});
afterAll(() => server.close());

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const rulesFile = (number: string, headers: Record<string, string> = {}) =>
  fetch(`${server.process.url}/api/rules/${number}`, { headers });
const published = async (number: number | null = null) =>
  (
    await server.nobody.data<{ publishedRules: { document: string; sha256: string } | null }>(PUBLISHED, {
      number,
    })
  ).publishedRules;
const served = async (kind: string, id: string) => {
  const { ticket } = await admin.data<{ ticket: { url: string } }>(TICKET(kind), { id });
  return fetch(server.process.url + ticket.url);
};

it('rules are absent to everybody until a run by them is published (RULES-21)', async () => {
  expect(await published()).toBeNull();
  expect(await published(1)).toBeNull();
  expect((await rulesFile('1')).status).toBe(404);
});

describe('the rules of a published run', () => {
  beforeAll(() => publishRun(server, runId));

  it('are read by everybody, with the text that has their SHA-256 (RULES-21)', async () => {
    const rules = (await published())!;
    expect(rules).toMatchObject({
      number: 1,
      effectiveFrom: '2019-05-03',
      basis: 'Order of 3 May 2019',
      sha256: sha256(rules.document),
    });
    expect(await published(1)).toEqual(rules);
    expect(await published(2)).toBeNull();
    expect(await published(99)).toBeNull();
    const { assessment } = await owner.data<{ assessment: { rulesSha256: string } }>(
      'query ($id: ID!) { assessment(submissionId: $id) { rulesSha256 } }',
      { id: await idOf(server, 'A-000001') },
    );
    expect(rules.sha256).toBe(assessment.rulesSha256);
  });

  it('are a file that caches may keep, and no other version is (RULES-21)', async () => {
    const file = await rulesFile('1');
    expect(file.status).toBe(200);
    expect(file.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(file.headers.get('cache-control')).toBe('public, max-age=3600');
    const etag = file.headers.get('etag')!;
    expect(`"${sha256(await file.text())}"`).toBe(etag);
    const again = await rulesFile('1', { 'If-None-Match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    for (const other of ['2', '99', '0', '01', '-1', '1.0', 'x', '1e0', '9999999999', '%00'])
      expect([other, (await rulesFile(other)).status]).toEqual([other, 404]);
  });

  it('go with the frozen text of the run, for whoever may read runs; reading it is audited (RUN-15)', async () => {
    const { sha256: hash } = await assessmentRun(admin, runId);
    const file = await served('FROZEN_ASSESSMENT', runId);
    expect(file.headers.get('content-disposition')).toContain('assessment-run-1.jsonl');
    const text = await file.text();
    expect(sha256(text)).toBe(hash);
    const [header, first] = text.split('\n').map((line) => (line === '' ? {} : (JSON.parse(line) as object)));
    expect(header).toMatchObject({ format: 'prorata-assessment/1', count: '60' });
    expect(first).toMatchObject({ sid: 'A-000001', status: 'ASSESSED', recognisedLoss: '70.85' });
    const [entry] = await server.database.db.query<object[]>(
      `SELECT details FROM audit_entries WHERE action = 'assessment.text-read' AND subject_id = $1`,
      [runId],
    );
    expect(entry).toEqual({ details: { sha256: hash } });
    expect((await served('FROZEN_ASSESSMENT', '0198a000-0000-7000-8000-000000000000')).status).toBe(404);
    expect((await refusal(owner, TICKET('FROZEN_ASSESSMENT'), { id: runId })).code).toBe('FORBIDDEN');
  });
});

describe('rules whose text somebody changed by SQL', () => {
  // A band in which the claim below has no transaction: its derivation stays equal, and only the digest tells.
  beforeAll(() =>
    server.database.db.query(
      `ALTER TABLE rules_versions DISABLE TRIGGER keep_approved_rules;
       UPDATE rules_versions SET document = replace(document, '"CROSSED":"ERROR"', '"CROSSED":"HINT"') WHERE number = 1;
       ALTER TABLE rules_versions ENABLE TRIGGER keep_approved_rules`,
    ),
  );

  it('are told to the office, and nothing starts or goes on by them (RULES-20, RUN-5)', async () => {
    const { rulesVersion } = await admin.data<{ rulesVersion: { isAltered: boolean } }>(
      '{ rulesVersion(number: 1) { isAltered } }',
    );
    expect(rulesVersion.isAltered).toBe(true);
    const { acts } = await assessmentRun(admin, runId);
    expect(acts).toEqual([{ act: 'FINALISE', mayDo: false, refusal: ALTERED }]);
    const send =
      'mutation ($id: ID!, $version: Int!) { sendAssessmentCode(id: $id, version: $version, act: FINALISE) { message } }';
    expect(await refusal(admin, send, { id: runId, version: 1 })).toMatchObject({
      code: 'CONFLICT',
      message: ALTERED,
    });
    await expect(startRun(admin)).rejects.toThrow(ALTERED);
    expect(await admin.data('{ assessmentRuns { currency } }')).toEqual({
      assessmentRuns: [{ currency: 'AUD' }],
    });
    const accept = `mutation ($run: ID!, $id: ID!) {
      acceptFinding(runId: $run, submissionId: $id, code: "TRADING_HALT", reason: "Seen") { isSame } }`;
    const id = await idOf(server, 'A-000001');
    expect(await refusal(admin, accept, { run: runId, id })).toMatchObject({
      code: 'CONFLICT',
      message: ALTERED,
    });
  });

  it('give no notice, no derivation and no file that would seem to be what was published (RULES-20)', async () => {
    const id = await idOf(server, 'A-000001');
    const { assessment } = await owner.data<{ assessment: object }>(TRACE, { id });
    expect(assessment).toEqual({
      trace: { isSame: false, areRulesAltered: true, claim: { recognisedLoss: '70.85' } },
    });
    const trace = `query ($id: ID!, $run: ID!) { assessedClaimTrace(runId: $run, submissionId: $id) { isSame areRulesAltered } }`;
    expect(await admin.data(trace, { id, run: runId })).toEqual({
      assessedClaimTrace: { isSame: false, areRulesAltered: true },
    });
    expect((await served('NOTICE_PDF', id)).status).toBe(409);
    expect((await served('FROZEN_ASSESSMENT', runId)).status).toBe(409);
    expect(await refusal(server.nobody, PUBLISHED, { number: 1 })).toMatchObject({
      code: 'CONFLICT',
      message: WITHHELD,
    });
    expect((await rulesFile('1')).status).toBe(409);
  });

  it('are the base of no deadline, gaps in prices or checks where users type (RULES-20, RULES-23)', async () => {
    const { db } = server.database;
    const versionTwo = (state: string) =>
      db.query(
        `ALTER TABLE rules_versions DISABLE TRIGGER keep_approved_rules;
         UPDATE rules_versions SET state = '${state}' WHERE number = 2;
         ALTER TABLE rules_versions ENABLE TRIGGER keep_approved_rules`,
      );
    await versionTwo('RETIRED');
    const deadline = `mutation { setDeadline(kind: DATA, day: "2099-03-02", reason: "Later") { id } }`;
    for (const asked of [deadline, '{ dayPrices { missing } }'])
      expect(await refusal(admin, asked, {})).toMatchObject({ code: 'CONFLICT', message: ALTERED });
    expect(await owner.data('{ ledgerRules { number } myClaimFacts { id } }')).toMatchObject({
      ledgerRules: null,
    });
    const tax = 'query ($id: ID!) { claimTax(submissionId: $id) { taxClass } }';
    expect(await owner.data(tax, { id: await idOf(server, 'A-000001') })).toEqual({ claimTax: null });
    await versionTwo('APPROVED');
    expect(await owner.data('{ ledgerRules { number } }')).toEqual({ ledgerRules: { number: 2 } });
  });

  it('are told also when their stored SHA-256 was changed with them (RULES-20)', async () => {
    await server.database.db.query(
      `ALTER TABLE rules_versions DISABLE TRIGGER keep_approved_rules;
       UPDATE rules_versions SET sha256 = sha256(convert_to(document, 'UTF8')) WHERE number = 1;
       ALTER TABLE rules_versions ENABLE TRIGGER keep_approved_rules`,
    );
    const { acts } = await assessmentRun(admin, runId);
    expect(acts).toEqual([{ act: 'FINALISE', mayDo: false, refusal: ALTERED }]);
    expect((await rulesFile('1')).status).toBe(409);
  });

  it.each(['gone', '{}', '[1]', '{"currency":"\\u0000"}'])(
    'are told also where only %s is left of them (RULES-20)',
    async (text) => {
      const { db } = server.database;
      await db.query('ALTER TABLE rules_versions DISABLE TRIGGER keep_approved_rules');
      await db.query('UPDATE rules_versions SET document = $1 WHERE number = 1', [text]);
      await db.query('ALTER TABLE rules_versions ENABLE TRIGGER keep_approved_rules');
      expect(await admin.data('{ rulesVersion(number: 1) { isAltered inWords { title } } }')).toEqual({
        rulesVersion: { isAltered: true, inWords: [] },
      });
      expect(await refusal(admin, '{ rulesDifference(from: 1, to: 2) { path } }', {})).toMatchObject({
        code: 'CONFLICT',
        message: ALTERED,
      });
      const run = `query ($run: ID!) { assessmentRuns { number currency }
      assessmentRun(id: $run) { acts { refusal } figures { findings { code } } } }`;
      expect(await admin.data(run, { run: runId })).toMatchObject({
        assessmentRuns: [{ number: 1, currency: '' }],
        assessmentRun: { acts: [{ refusal: ALTERED }] },
      });
      const id = await idOf(server, 'A-000001');
      const trace = `query ($id: ID!, $run: ID!) {
      assessedClaimTrace(runId: $run, submissionId: $id) { isSame areRulesAltered slices { loss } } }`;
      const nothing = { isSame: false, areRulesAltered: true, slices: [] };
      expect(await admin.data(trace, { id, run: runId })).toEqual({ assessedClaimTrace: nothing });
      expect((await served('NOTICE_PDF', id)).status).toBe(409);
    },
  );
});

it('the rules that are read without a number are those of the run published last, not of the one started last (RULES-21)', async () => {
  await approvedRules(server, 3);
  const second = await endedRun(admin, (await startRun(admin, 2)).id);
  const third = await endedRun(admin, (await startRun(admin, 3)).id);
  await publishRun(server, third.id);
  expect(await published()).toMatchObject({ number: 3 });
  await publishRun(server, second.id);
  expect(await published()).toMatchObject({ number: 2 });
});
