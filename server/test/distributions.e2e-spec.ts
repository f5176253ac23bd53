import pg from 'pg';
import { endedRun, finaliseRun, startRun } from './harness/assessing.js';
import type { Client } from './harness/client.js';
import {
  aFund,
  aStep,
  cents,
  claimsToShare,
  computed,
  distribution,
  SAVE,
  saved,
  startComputing,
  sum,
  type Distribution,
} from './harness/distributing.js';
import { anAdmin } from './harness/factories.js';
import { TestServer } from './harness/test-server.js';

const CLAIMS = 60;

let server: TestServer;
let admin: Client;
let other: Client;
let runId: string;
let earlierRunId: string;

beforeAll(async () => {
  server = await TestServer.start();
  const { db } = server.database;
  admin = await server.signIn(await anAdmin(db));
  other = await server.signIn(await anAdmin(db));
  await claimsToShare(server, CLAIMS);
  // As a server of an older version leaves it that writes the tax file number of a claim (SHARE-11).
  await db.query(`UPDATE submissions SET restricted_given = 0 WHERE sid = 'T-1'`);
  earlierRunId = (await endedRun(admin, (await startRun(admin)).id)).id;
  const run = await endedRun(admin, (await startRun(admin)).id);
  expect(run.state).toBe('AGREED');
  await finaliseRun(server, run.id);
  runId = run.id;
});
afterAll(() => server.close());

const errorsOf = async (input: object, of: object = {}, client = admin) => {
  const { body } = await client.graphql(SAVE, { ...of, input });
  return body.errors?.[0]?.extensions;
};

interface Line {
  sid: string;
  loss: string;
  principal: string;
  interest: string;
  payment: string;
  withheld: string;
  net: string;
  state: string;
  taxClass: string;
}

const linesOf = async (id: string, more: object = {}) => {
  const { distributionLines } = await admin.data<{
    distributionLines: { lines: Line[]; pagination: { totalItems: number } };
  }>(
    `query ($id: ID!, $state: DistributionLineState, $sid: String, $page: Int) {
       distributionLines(id: $id, state: $state, sid: $sid, page: $page) {
         lines { sid loss principal interest payment withheld net state taxClass } pagination { totalItems } } }`,
    { id, ...more },
  );
  return distributionLines;
};

describe('the fund of a distribution', () => {
  it('is kept to the cent, however its amounts were written (DIST-1)', async () => {
    const { fund, state, mayEdit } = await saved(
      admin,
      aFund(runId, {
        settlementSum: '$90,071,992,547,409.93',
        interest: '0',
        steps: [
          aStep({ amount: '12,000.5' }),
          {
            ...aStep(),
            amount: null,
            percent: '22.5 %',
            of: 'REMAINING',
            kind: 'FUNDER',
            from: 'INTEREST_FIRST',
          },
        ],
      }),
    );
    expect({ state, mayEdit }).toEqual({ state: 'DRAFT', mayEdit: true });
    expect(fund).toMatchObject({
      settlementSum: '90071992547409.93',
      interest: '0.00',
      steps: [
        { amount: '12000.50', percent: null, of: null },
        { amount: null, percent: '22.5', of: 'REMAINING', from: 'INTEREST_FIRST' },
      ],
    });
  });

  it.each([
    ['no name', { name: ' \u200b ' }, 'name'],
    ['a name of two lines', { name: 'One\nTwo' }, 'name'],
    ['a NUL', { name: 'First\u0000' }, 'name'],
    ['a run that is not final', {}, 'runId'],
    ['a run that is none', { runId: 'x\u0000' }, 'runId'],
    ['no settlement sum', { settlementSum: '' }, 'settlementSum'],
    ['a fraction of a cent', { settlementSum: '1.001' }, 'settlementSum'],
    ['a negative interest', { interest: '-1' }, 'interest'],
    ['letters', { interest: 'NaN' }, 'interest'],
    ['an exponent', { settlementSum: '1e9' }, 'settlementSum'],
    ['15 digits', { settlementSum: '100000000000000' }, 'settlementSum'],
    ['a step without a basis', { steps: [aStep({ basis: '' })] }, 'steps.0.basis'],
    ['a step without an amount', { steps: [aStep(), aStep({ amount: null })] }, 'steps.1.amount'],
    ['a percentage above 100', { steps: [aStep({ of: 'REMAINING', percent: '100.1' })] }, 'steps.0.percent'],
    ['seven decimals', { steps: [aStep({ of: 'REMAINING', percent: '1.1234567' })] }, 'steps.0.percent'],
    ['a percentage of nothing known', { steps: [aStep({ of: 'FUND', percent: '1' })] }, 'steps.0.of'],
    ['a step for nothing known', { steps: [aStep({ kind: 'BRIBE' })] }, 'steps.0.kind'],
    ['a step from nowhere', { steps: [aStep({ from: '' })] }, 'steps.0.from'],
    ['51 steps', { steps: Array.from({ length: 51 }, () => aStep()) }, 'steps'],
    ['rules of its own', { plan: '{}' }, 'plan'],
  ])('is refused at its field: %s (DIST-1)', async (title, part, field) => {
    const id = title === 'a run that is not final' ? earlierRunId : runId;
    expect(await errorsOf(aFund(id, part))).toEqual({
      code: 'BAD_USER_INPUT',
      fields: { [field]: expect.stringMatching(/\w/) },
    });
  });

  it('is changed only by its maker, in the version that was read (DIST-1)', async () => {
    const { id, version } = await saved(admin, aFund(runId));
    expect(await errorsOf(aFund(runId), { id, version }, other)).toMatchObject({ code: 'CONFLICT' });
    const next = await saved(admin, aFund(runId, { name: 'Changed' }), { id, version });
    expect(next).toMatchObject({ id, version: version + 1 });
    expect(await errorsOf(aFund(runId), { id, version })).toMatchObject({ code: 'CONFLICT' });
    await expect(startComputing(other, next)).rejects.toThrow(/Only the person who made/);
    expect((await distribution(other, id)).mayEdit).toBe(false);
  });
});

describe('a computed distribution', () => {
  let found: Distribution;
  beforeAll(async () => {
    found = await computed(admin, await saved(admin, aFund(runId)));
  });

  it('has a line for every assessed claim, and each column adds up to the cent (DIST-3, SHARE-2)', async () => {
    expect(found).toMatchObject({ state: 'COMPUTED', message: null, refusal: null, progress: 1 });
    const figures = found.figures!;
    const all = await server.database.db.query<(Line & { run_loss: string })[]>(
      `SELECT l.*, r.recognised_loss AS run_loss FROM distribution_lines l
       JOIN assessment_results r ON r.run_id = $2 AND r.submission_id = l.submission_id WHERE l.distribution_id = $1`,
      [found.id, runId],
    );
    const [assessed] = await server.database.db.query<{ count: number }[]>(
      `SELECT count(*)::int AS count FROM assessment_results WHERE run_id = $1 AND status = 'ASSESSED'`,
      [runId],
    );
    expect(all).toHaveLength(assessed!.count);
    expect(all.every((line) => cents(line.loss) === sum([line.run_loss]))).toBe(true);
    for (const column of ['loss', 'principal', 'interest', 'payment', 'withheld', 'net'] as const)
      expect(sum(all.map((line) => line[column]))).toBe(cents(figures[column]));
    expect(figures.payment).toBe('3100.01');
    expect(figures.waterfall).toEqual([
      { name: 'Costs of the proceeding', principal: '1000.00', interest: '0.00' },
    ]);
    expect(figures.distributable).toEqual({ principal: '3000.00', interest: '100.01' });
    expect(figures.residue).toEqual({ principal: '0.00', interest: '0.00' });
    expect(figures.paid).toBe(all.filter(({ payment }) => cents(payment) > 0n).length);
    expect(figures.curve).toHaveLength(21);
    expect([figures.curve[0], figures.curve[20]]).toEqual([figures.smallest, figures.largest]);
    expect(cents(figures.smallest!)).toBeGreaterThanOrEqual(1_000n);
  });

  it('shows its lines by page, by SID and by state, the largest payments first (DIST-3)', async () => {
    const { lines, pagination } = await linesOf(found.id);
    expect(lines).toHaveLength(25);
    expect(lines[0]!.sid).toBe('T-1');
    const payments = lines.map(({ payment }) => cents(payment));
    expect(payments).toEqual([...payments].sort((one, next) => Number(next - one)));
    const second = await linesOf(found.id, { page: 2 });
    expect(second.lines.map(({ sid }) => sid)).not.toContain(lines[24]!.sid);
    expect((await linesOf(found.id, { sid: 'A-000007' })).lines.map(({ sid }) => sid)).toEqual(['A-000007']);
    expect((await linesOf(found.id, { sid: 'A-00000' })).lines).toEqual([]);
    for (const { state, claims } of found.figures!.states)
      expect((await linesOf(found.id, { state })).pagination.totalItems).toBe(claims);
    expect(found.figures!.states.reduce((all, { claims }) => all + claims, 0)).toBe(pagination.totalItems);
  });

  it('withholds by the tax class that the answers of a claim lead to, and records the numbers read (SHARE-11)', async () => {
    const classOf = async (sid: string) => (await linesOf(found.id, { sid })).lines[0]!;
    expect(await classOf('T-1')).toMatchObject({ taxClass: 'RESIDENT_QUOTED', withheld: '0.00' });
    const abroad = await classOf('A-000003');
    expect(abroad.taxClass).toBe('NON_RESIDENT');
    expect(sum([abroad.withheld])).toBe((cents(abroad.interest) + 5n) / 10n);
    const silent = await classOf('A-000001');
    expect(silent.taxClass).toBe('RESIDENT_NOT_QUOTED');
    expect(cents(silent.net)).toBe(cents(silent.payment) - cents(silent.withheld));
    const [entry] = await server.database.db.query<{ details: object }[]>(
      `SELECT details FROM audit_entries WHERE action = 'distribution.computed' AND subject_id = $1`,
      [found.id],
    );
    expect(entry!.details).toMatchObject({ state: 'COMPUTED', taxNumbersRead: 1, payment: '3100.01' });
  });

  it('cannot be changed line by line, not even by the application (DIST-3)', async () => {
    const app = new pg.Client({ connectionString: server.database.appUrl });
    await app.connect();
    try {
      for (const [change, code] of [
        ['UPDATE distribution_lines SET payment = 1', '42501'],
        ['DELETE FROM distribution_lines', '23001'],
      ])
        await expect(app.query(`${change} WHERE distribution_id = $1`, [found.id])).rejects.toMatchObject({
          code,
        });
    } finally {
      await app.end();
    }
  });

  it('is a draft without lines again when its fund is changed, and is computed anew (DIST-2)', async () => {
    const first = await computed(admin, await saved(admin, aFund(runId)));
    const draft = await saved(admin, aFund(runId, { steps: [] }), first);
    expect(draft).toMatchObject({ state: 'DRAFT', figures: null });
    await expect(linesOf(draft.id)).rejects.toThrow(/no lines to show yet/);
    expect((await computed(admin, draft)).figures!.payment).toBe('4100.01');
  });
});

it('a distribution is among the jobs of its maker once it was computed or refused, and of nobody else (JOBS-1)', async () => {
  const maker = await anAdmin(server.database.db);
  const client = await server.signIn(maker);
  const jobsOf = async (of: Client) =>
    (
      await of.data<{ myDistributions: object[] }>(
        '{ myDistributions { id state refused finishedAt progress } }',
      )
    ).myDistributions;
  const draft = await saved(client, aFund(runId));
  expect(await jobsOf(client)).toEqual([]);
  const ended = { refused: false, finishedAt: expect.any(String), progress: 1 };
  await computed(client, draft);
  expect(await jobsOf(client)).toEqual([{ id: draft.id, state: 'COMPUTED', ...ended }]);
  const empty = await computed(
    client,
    await saved(client, aFund(runId, { settlementSum: '1000', interest: '0' })),
  );
  expect(await jobsOf(client)).toEqual([
    { id: empty.id, state: 'DRAFT', ...ended, refused: true },
    { id: draft.id, state: 'COMPUTED', ...ended },
  ]);
  await server.database.db.query(
    `UPDATE distributions SET updated_at = now() - interval '25 hours' WHERE maker_id = $1`,
    [maker.id],
  );
  expect(await jobsOf(client)).toEqual([]);
});

describe('a fund that cannot be shared', () => {
  it.each([
    [
      'a step that its column does not cover',
      { steps: [aStep(), aStep({ amount: '3000.01' })] },
      'STEP_NOT_COVERED:1',
    ],
    ['an empty fund', { settlementSum: '1000', interest: '0' }, 'EMPTY_FUND'],
    ['a minimum above every share', { settlementSum: '1000.05', interest: '0' }, 'NOBODY_REACHES_MINIMUM'],
  ])('is refused by both engines, and stays a draft: %s (DIST-4)', async (_, part, code) => {
    const found = await computed(admin, await saved(admin, aFund(runId, part)));
    expect(found).toMatchObject({ state: 'DRAFT', refusal: code, message: null, figures: null });
  });

  it('is refused where the rules have no rate for a claim that is paid (DIST-4)', async () => {
    const { db } = server.database;
    await db.query(`UPDATE submissions SET australian_citizen = NULL WHERE sid = 'A-000049'`);
    const found = await computed(admin, await saved(admin, aFund(runId, { settlementSum: '9000' })));
    expect(found).toMatchObject({ state: 'DRAFT', refusal: 'NO_RATE:UNKNOWN', message: null });
    await db.query(`UPDATE submissions SET australian_citizen = 'YES' WHERE sid = 'A-000049'`);
  });
});

it('a disagreement of the engines is shown, and counted by line (DIST-5)', async () => {
  const { db } = server.database;
  await db.query(
    `CREATE OR REPLACE FUNCTION distribution.withheld(withholding jsonb, tax_class text, principal numeric, interest numeric)
     RETURNS numeric LANGUAGE sql IMMUTABLE AS $$ SELECT CASE tax_class WHEN 'RESIDENT_QUOTED' THEN 0.01 ELSE 0 END $$`,
  );
  const found = await computed(admin, await saved(admin, aFund(runId, { interest: '0' })));
  expect(found).toMatchObject({ state: 'DISAGREED', figures: { disagreed: 1 } });
});
