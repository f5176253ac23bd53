import { rulesInForce } from '../src/rules-versions/rules-in-force.js';
import { soundRules } from '../src/rules/sound-rules.js';
import { addClaims, approvedRules, emptied, endedRun, forgetRuns, startRun } from './harness/assessing.js';
import { Role } from '../src/common/actor.js';
import { defaultScheme } from '../src/scheme/default-scheme.js';
import { todayIn } from '../src/scheme/today-in.js';
import type { Client } from './harness/client.js';
import { anAdmin, aUser } from './harness/factories.js';
import { importFile } from './harness/importing.js';
import { TestServer } from './harness/test-server.js';

let server: TestServer;
let admin: Client;

beforeAll(async () => {
  server = await TestServer.start();
  admin = await server.signIn(await anAdmin(server.database.db));
});
afterAll(() => server.close());
beforeEach(() => server.database.db.query('TRUNCATE import_runs CASCADE'));

const prices = (...rows: string[]) => ['date,low,high', ...rows].join('\n');
const importPrices = (file: string, query = '') => importFile(admin, 'day-prices', file, query);

interface Shown {
  count: number;
  from: string | null;
  to: string | null;
  missing: number;
  firstMissing: string[];
  prices: { day: string; low: string; high: string }[];
}
const shown = async () => {
  const { dayPrices } = await admin.data<{ dayPrices: Shown }>(
    '{ dayPrices { count from to missing firstMissing prices { day low high } } }',
  );
  return dayPrices;
};

describe('a file of day prices', () => {
  it('adds the days, keeps equal ones, and replaces the price of others for later runs (RULES-17)', async () => {
    expect(await importPrices(prices('2014-03-03,1.5,2.25', '2014-03-04,1.6,2'))).toMatchObject({
      status: 'DONE',
      read: 2,
      created: 2,
    });
    expect(
      await importPrices(prices('2014-03-05,1,1', '2014-03-04,1.60,2.000001', '2014-03-03,1.50,2.250')),
    ).toMatchObject({ status: 'DONE', read: 3, created: 1, updated: 1, unchanged: 1, rejected: 0 });
    expect(await shown()).toMatchObject({
      count: 3,
      from: '2014-03-03',
      to: '2014-03-05',
      prices: [
        { day: '2014-03-05', low: '1', high: '1' },
        { day: '2014-03-04', low: '1.6', high: '2.000001' },
        { day: '2014-03-03', low: '1.5', high: '2.25' },
      ],
    });
    const [{ kept }] = await server.database.db.query<[{ kept: number }]>(
      'SELECT count(*)::int AS kept FROM day_prices',
    );
    expect(kept).toBe(4);
  });

  it.each([
    ['a day that is none', '2014-02-30,1,2', 'date', /^Date must be a real date/],
    ['no day', ',1,2', 'date', /^Date is required$/],
    [
      'the lowest above the highest price',
      '2014-03-06,2.5,2',
      'low',
      /^Low is 2\.5, above the day’s highest/,
    ],
    ['a price of 0', '2014-03-06,0,2', 'low', /^Low must be above 0$/],
    ['no highest price', '2014-03-06,1,', 'high', /^High is required$/],
    ['a text for a price', '2014-03-06,1,n/a', 'high', /^High must be a number/],
    ['a price with 7 decimals', '2014-03-06,0.0000001,1', 'low', /at most 14 digits and 6 decimals/],
    ['a negative price', '2014-03-06,-1,1', 'low', /^Low must be a number, 0 or more/],
    ['a day for the second time', '2014-03-03,1,2', 'date', /^Date is already in line 2; a day has one row$/],
    ['a cell too many', '2014-03-06,1,2,3', null, /cells/],
  ])('rejects %s, and applies the other rows (RULES-17)', async (_, row, column, message) => {
    const run = await importPrices(prices('2014-03-03,1,2', row, '2014-03-07,1,2'));
    expect(run).toMatchObject({ status: 'DONE', read: 3, created: 2, rejected: 1 });
    expect(run.rejections).toEqual([{ line: 3, column, message: expect.stringMatching(message) as string }]);
    expect((await shown()).count).toBe(2);
    const file = await admin.get<{ text: string }>(run.rejectionsUrl!);
    expect(file.body.text).toContain('date,low,high,line,column,reason');
    expect(file.body.text).toContain(row.split(',')[1]!);
  });

  it('is read in its own notation, and changes nothing when it is only checked (RULES-17)', async () => {
    const file = 'Date;Low;High\n31/01/2014;1,50;2,25\n';
    expect(await importPrices(file, '?check=true')).toMatchObject({ status: 'DONE', created: 1 });
    expect((await shown()).count).toBe(0);
    await importPrices(file);
    expect((await shown()).prices).toEqual([{ day: '2014-01-31', low: '1.5', high: '2.25' }]);
  });

  it.each([
    [
      'of trades',
      'sid,transactionType,tradeDate,quantity,pricePerShare,totalAmount\nA,BUY,2018-01-02,1,1,1',
      /trade file/,
    ],
    ['without a column', 'date,low\n2014-01-02,1', /missing the required column high/],
  ])('is refused when it is a file %s', async (_, file, message) => {
    const { status, body } = await admin.upload<{ message: string }>('/api/import/day-prices', 'f.csv', file);
    expect([status, body.message]).toEqual([400, expect.stringMatching(message)]);
  });

  it('cannot be sent by a user who may not write rules', async () => {
    const reviewer = await server.signIn(await anAdmin(server.database.db, { role: Role.REVIEWER }));
    const { status } = await reviewer.upload('/api/import/day-prices', 'f.csv', prices('2014-03-03,1,2'));
    expect(status).toBe(403);
  });

  it('is kept as it was, by SQL too', async () => {
    await importPrices(prices('2014-03-03,1,2'));
    for (const statement of ['UPDATE day_prices SET low = 1', 'DELETE FROM day_prices'])
      await expect(server.database.db.query(statement)).rejects.toThrow(
        'Day prices are never changed or deleted',
      );
  });
});

describe('the rules that trades are checked by while they are typed', () => {
  const inForce = async (client: Client) =>
    (
      await client.data<{
        ledgerRules: { number: number; document: string; dayPrices: { day: string; low: string }[] } | null;
      }>('{ ledgerRules { number document dayPrices { day low } } }')
    ).ledgerRules;

  it('are the days and checks of the approved version in force, for members too (LEDGER-7)', async () => {
    const { db } = server.database;
    await emptied(server, 'rules_versions');
    const member = await server.signIn(await aUser(db));
    expect(await inForce(member)).toBeNull();
    await approvedRules(server, 1);
    await approvedRules(server, 2);
    await approvedRules(server, 3);
    await approvedRules(server, 4);
    await db.query(`UPDATE rules_versions SET state = 'RETIRED' WHERE number = 4`);
    await db.query(`ALTER TABLE rules_versions DISABLE TRIGGER USER`);
    await db.query(
      `UPDATE rules_versions SET effective_from = (now() AT TIME ZONE $1)::date + 1 WHERE number = 3`,
      [defaultScheme.timeZone],
    );
    await db.query(`ALTER TABLE rules_versions ENABLE TRIGGER USER`);
    await importPrices(prices('2014-03-03,1,2'));
    const rules = (await inForce(member))!;
    expect(rules).toMatchObject({ number: 2, dayPrices: [{ day: '2014-03-03', low: '1' }] });
    const { checks, openingDate } = soundRules.assessment;
    expect(JSON.parse(rules.document)).toMatchObject({ openingDate, checks });
    expect(rules.document).not.toContain('inflation');
    await emptied(server, 'rules_versions');
  });

  it('hold from the day of the scheme’s time zone, whatever the hour (RULES-23)', async () => {
    const { db } = server.database;
    await approvedRules(server);
    // Where the day begins first, and where it begins last: never the same day.
    const [first, last] = ['Etc/GMT-14', 'Etc/GMT+12'];
    await db.query('ALTER TABLE rules_versions DISABLE TRIGGER USER');
    await db.query('UPDATE rules_versions SET effective_from = $1', [todayIn(first)]);
    await db.query('ALTER TABLE rules_versions ENABLE TRIGGER USER');
    expect((await rulesInForce(db, first))?.number).toBe(1);
    expect(await rulesInForce(db, last)).toBeUndefined();
    await emptied(server, 'rules_versions');
  });
});

describe('the prices in a run', () => {
  afterEach(() => forgetRuns(server));

  it('are those of its moment, for both engines, and so are the gaps that are reported (RULES-17, RULES-18)', async () => {
    const strict = { ...soundRules.assessment.checks, severity: { PRICE_OUTSIDE_DAY: 'ERROR' } };
    await approvedRules(server, 1, {
      ...soundRules,
      assessment: { ...soundRules.assessment, checks: strict },
    });
    await addClaims(server, 10);
    const blocked = async () => {
      const { id } = await startRun(admin);
      expect(await endedRun(admin, id)).toMatchObject({ state: 'AGREED', disagreed: 0 });
      const [{ count }] = await server.database.db.query<[{ count: number }]>(
        `SELECT count(*)::int FROM assessment_results WHERE run_id = $1 AND status = 'BLOCKED' AND 'PRICE_OUTSIDE_DAY' = ANY (findings)`,
        [id],
      );
      return count;
    };
    const before = await blocked();
    const days = await server.database.db.query<{ day: string }[]>(
      `SELECT DISTINCT trade_date::text AS day FROM trades ORDER BY 1`,
    );
    await importPrices(prices(...days.map(({ day }) => `${day},9000,9001`)));
    expect(await blocked()).toBeGreaterThan(before);
    const { missing, firstMissing } = await shown();
    expect(missing).toBeGreaterThan(200);
    expect(firstMissing).toHaveLength(20);
    expect(firstMissing.filter((day) => days.some((priced) => priced.day === day))).toEqual([]);
  });
});
