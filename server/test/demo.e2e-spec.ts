import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from './harness/client.js';
import { removalOf } from './harness/decisions.js';
import { runOutLeases } from './harness/outbox.js';
import { freePort, runToItsEnd } from './harness/server-process.js';
import { TestServer } from './harness/test-server.js';

const ADMIN = ['admin@prorata.example', 'wattle-harbour-4821'] as const;
const MEMBER = ['member@prorata.example', 'banksia-lantern-7306'] as const;
/** What the demo makes beside its claims, and what a repeated start must leave as it is. */
const MADE = [
  'rules_versions',
  'assessment_runs',
  'assessment_results',
  'claim_decisions',
  'deadlines',
  'objections',
];

interface Assessment {
  runNumber: number;
  code: string | null;
  objectionsUntil: string;
  trace: {
    claim: { status: string; recognisedLoss: string | null };
    isSame: boolean;
    findings: { code: string; severity: string; trade: string }[];
  };
}
const ASSESSMENT = `query ($id: ID!) { assessment(submissionId: $id) { runNumber code objectionsUntil
  trace { claim { status recognisedLoss } isSame findings { code severity trade } } } }`;

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start({ DEMO: 'true', ROLE: 'api' });
});
afterAll(() => server.close());

const rowsOf = <Row>(sql: string, values: unknown[] = []) => server.database.db.query<Row[]>(sql, values);
const stateOfRuns = async () =>
  (await rowsOf<{ state: string }>('SELECT state FROM assessment_runs')).map(({ state }) => state);
const claimOf = async (sid: string) =>
  (await rowsOf<{ id: string }>('SELECT id FROM submissions WHERE sid = $1', [sid]))[0]!.id;
const madeRows = async () => {
  const rows: [table: string, rows: unknown[]][] = [];
  for (const table of MADE)
    rows.push([table, await rowsOf(`SELECT * FROM ${table} AS made ORDER BY made::text`)]);
  return rows;
};
const as = ([email, password]: readonly [string, string]) => server.signIn({ email }, password);
const assessmentOf = async (client: Client, sid: string) =>
  (await client.data<{ assessment: Assessment }>(ASSESSMENT, { id: await claimOf(sid) })).assessment;

async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 1_200; tries += 1) {
    if (await holds()) return;
    await sleep(50);
  }
  throw new Error(`${what} did not happen within a minute.`);
}

it('a first start that is killed in the middle of its run is completed by the next one (OPS-11)', async () => {
  expect(await stateOfRuns()).toEqual(['DRAFT']);
  await server.process.kill();
  const worker = { ROLE: 'worker', PORT: String(await freePort()), FAULT: 'assessment-written:1' };
  await runToItsEnd(server.environment(worker));
  expect(await stateOfRuns()).toEqual(['COMPUTING']);
  expect(await rowsOf('SELECT 1 FROM objections')).toEqual([]);
  await runOutLeases(server);
  await server.start({ ROLE: 'all' });
  await until('the publication', async () => (await stateOfRuns())[0] === 'PUBLISHED');
});

describe('the demo of a first start shows (OPS-11)', () => {
  let admin: Client;
  let member: Client;
  beforeAll(async () => {
    admin = await as(ADMIN);
    member = await as(MEMBER);
  });

  it('rules that one person wrote and another approved', async () => {
    const { rulesVersions } = await admin.data<{ rulesVersions: object[] }>(
      '{ rulesVersions { number state author approvedBy basis } }',
    );
    expect(rulesVersions).toEqual([
      {
        number: 1,
        state: 'APPROVED',
        author: 'Robin Okafor',
        approvedBy: 'Alex Lindqvist',
        basis: expect.stringContaining('Order') as string,
      },
    ]);
  });

  it('a published run of three people in which both engines agreed', async () => {
    const { assessmentRuns } = await admin.data<{ assessmentRuns: object[] }>(
      '{ assessmentRuns { number state disagreed maker reviewer approver } }',
    );
    expect(assessmentRuns).toEqual([
      {
        number: 1,
        state: 'PUBLISHED',
        disagreed: 0,
        maker: 'Demo Administrator',
        reviewer: 'Robin Okafor',
        approver: 'Alex Lindqvist',
      },
    ]);
    const { disagreed, ...audited } = (
      await rowsOf<Record<string, string>>(
        `SELECT count(*) FILTER (WHERE action LIKE 'assessment.%')::int AS acts, count(*) FILTER (WHERE details ->> 'state' = 'DISAGREED')::int AS disagreed FROM audit_entries`,
      )
    )[0]!;
    expect([disagreed, audited]).toEqual([0, { acts: 5 }]);
  });

  it('the member a notice with its code and a mail about it, and nobody else a mail', async () => {
    const notice = await assessmentOf(member, '00123');
    expect(notice).toMatchObject({ runNumber: 1, trace: { isSame: true, claim: { status: 'ASSESSED' } } });
    expect(Number(notice.trace.claim.recognisedLoss)).toBeGreaterThan(0);
    const issued = `query ($code: String!) { issuedNotice(code: $code) { isSuperseded } }`;
    expect(await server.nobody.data(issued, { code: notice.code })).toEqual({
      issuedNotice: { isSuperseded: false },
    });
    await until('the mail', async () => (await server.mailbox.to(MEMBER[0])).length > 0);
    const mails = await rowsOf<object>('SELECT template, recipient FROM mails');
    expect(mails).toEqual([{ template: 'claims-assessed', recipient: MEMBER[0] }]);
  });

  it('a claim that an error blocks, with the transaction that it is about', async () => {
    const { trace } = await assessmentOf(member, 'RGM-09125');
    expect(trace.claim).toEqual({ status: 'BLOCKED', recognisedLoss: null });
    expect(trace.findings).toEqual([
      { code: 'TRADING_HALT', severity: 'ERROR', trade: expect.any(String) as string },
    ]);
  });

  it('an open objection of the member, which nobody has taken yet', async () => {
    const { objections } = await admin.data<{ objections: { objections: object[] } }>(
      '{ objections(state: OPEN) { objections { sid late officer } } }',
    );
    expect(objections.objections).toEqual([{ sid: '00123', late: false, officer: null }]);
  });

  it('a claim that two people removed, with the reason and the last day for an answer', async () => {
    const [audited] = await rowsOf<{ maker: string; checker: string }>(
      `SELECT m.name AS maker, c.name AS checker FROM claim_decisions d JOIN users m ON m.id = maker_id JOIN users c ON c.id = checker_id`,
    );
    expect(audited).toEqual({ maker: 'Robin Okafor', checker: 'Alex Lindqvist' });
    expect(await removalOf(admin, await claimOf('00163'))).toMatchObject({
      message: expect.stringContaining('no transaction') as string,
      answerBy: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
    });
    expect((await assessmentOf(admin, '00163')).trace.claim.status).toBe('REMOVED');
  });

  it('deadlines ahead, of every kind that the demo has', async () => {
    const { deadlines } = await admin.data<{
      deadlines: { deadlines: { kind: string; daysLeft: number; holds: boolean }[] };
    }>('{ deadlines { deadlines { kind daysLeft holds } } }');
    expect(deadlines.deadlines.map(({ kind }) => kind)).toEqual(['DATA', 'CURE', 'OBJECTION']);
    expect(deadlines.deadlines.every(({ daysLeft, holds }) => holds && daysLeft > 14)).toBe(true);
  });
});

it('another start changes nothing of it (OPS-11)', async () => {
  const before = await madeRows();
  await server.process.stop();
  await server.start({ ROLE: 'all' });
  expect(await madeRows()).toEqual(before);
});
