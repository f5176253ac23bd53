import type { Client } from './harness/client.js';
import { anAdmin, aSubmission } from './harness/factories.js';
import { importFile, sendFile } from './harness/importing.js';
import { jobsDone } from './harness/outbox.js';
import { TestServer } from './harness/test-server.js';

const HEADER = 'sid;transactionType;tradeDate;quantity;pricePerShare;totalAmount';
/** Either 9.125 and 912.50, or 9125 and 912500. */
const OPEN = 'N-1;BUY;2018-03-01;100;9,125;912,500';
const COMMA = 'N-1;SELL;2018-03-02;50;9,10;455,00';

let server: TestServer;
let admin: Client;

beforeAll(async () => {
  server = await TestServer.start();
  admin = await server.signIn(await anAdmin(server.database.db));
});
afterAll(() => server.close());
beforeEach(async () => {
  // The search for duplicates that follows an import reads all claims.
  await jobsDone(server);
  await server.database.db.query('TRUNCATE submissions, import_runs CASCADE');
  await aSubmission(server.database.db, server.ring, { sid: 'N-1', openingBalance: '7' });
});

const file = (...rows: string[]) => [HEADER, ...rows].join('\n');
const importTrades = (csv: string, query = '') => importFile(admin, 'settlement-records/trade', csv, query);
const stored = async () =>
  (
    await server.database.db.query<{ line: string }[]>(
      `SELECT concat_ws(' ', trade_date, quantity, trim_scale(price_per_share), trim_scale(total_amount)) AS line
       FROM trades ORDER BY trade_date, id`,
    )
  ).map(({ line }) => line);

describe('a trade file in the number and date format of another country', () => {
  it('is read in the format derived from its other rows, which the run reports (IMPORT-15)', async () => {
    const run = await importTrades(file(OPEN.replace('2018-03-01', '31/12/2018'), COMMA));
    expect(run).toMatchObject({
      status: 'DONE',
      created: 2,
      notation: 'Numbers as 1.234,56; dates as 31/12/2018',
    });
    expect(await stored()).toEqual(['2018-03-02 50 9.1 455', '2018-12-31 100 9.125 912.5']);
  });

  it('is refused before its first row when it is ambiguous, also in a dry run (IMPORT-15)', async () => {
    for (const query of ['', '?check=true']) {
      const run = await importTrades(file(OPEN), query);
      expect(run).toMatchObject({ status: 'REFUSED', read: 0, notation: null });
      expect(run.message).toContain('line 2 has "9,125" in Price per Share');
    }
    expect(await stored()).toEqual([]);
  });

  it('is refused when it contradicts itself (IMPORT-15)', async () => {
    const run = await importTrades(file(COMMA, OPEN, 'N-1;BUY;2018-03-03;1;9.10;9.10'));
    expect(run).toMatchObject({ status: 'REFUSED', read: 0 });
    expect(run.message).toContain('line 2 has "9,10" in Price per Share, and line 4 has "9.10" in');
    expect(await stored()).toEqual([]);
  });

  it('has a row rejected whose total is correct only if its quantity is read differently', async () => {
    const run = await importTrades(file('N-1;BUY;2018-03-01;2.000;9.12;18240.00'), '?mode=append');
    expect(run).toMatchObject({ status: 'DONE', created: 0, rejected: 1 });
    expect(run.rejections).toEqual([
      {
        line: 2,
        column: 'quantity',
        message:
          'Quantity "2.000" is 2 written as 1,234.56 like the rest of the file, but quantity × price only matches the total if it is 2000; write 2000, or correct the total',
      },
    ]);
    expect(await stored()).toEqual([]);
  });

  it('is read in the format that the sender specifies (IMPORT-15)', async () => {
    const asked = '?numbers=comma&days=month-first';
    const run = await importTrades(file(OPEN.replace('2018-03-01', '03/04/2018')), asked);
    expect(run).toMatchObject({
      status: 'DONE',
      notation: 'Numbers as 1.234,56 (set by hand); dates as 12/31/2018 (set by hand)',
    });
    expect(await stored()).toEqual(['2018-03-04 100 9.125 912.5']);
  });

  it('reports separately for numbers and dates whether the format was set by the user', async () => {
    const run = await importTrades(file(OPEN.replace('2018-03-01', '31/12/2018')), '?numbers=comma');
    expect(run.notation).toBe('Numbers as 1.234,56 (set by hand); dates as 31/12/2018');
  });

  it('reports in a dry run what an import would read (IMPORT-26)', async () => {
    expect(await importTrades(file(OPEN, COMMA), '?check=true')).toMatchObject({
      status: 'DONE',
      notation: 'Numbers as 1.234,56',
    });
    expect(await stored()).toEqual([]);
  });

  it('reports no format when no number and no date depends on it', async () => {
    expect(await importTrades(file('N-1;BUY;2018-03-01;100;9;900'))).toMatchObject({ notation: null });
  });
});

it('an unknown number format is refused', async () => {
  for (const query of ['?numbers=dot', '?days=ymd'])
    await expect(sendFile(admin, 'settlement-records/trade', file(OPEN), query)).rejects.toThrow('400');
});

it('the same file sent while its run is open is that run, and in another format another run (IMPORT-29)', async () => {
  const first = await importTrades(file(OPEN), '?numbers=comma');
  // Simulates that no worker has started it yet.
  await server.database.db.query(`UPDATE import_runs SET status = 'RECEIVED'`);
  const send = (query: string) => sendFile(admin, 'settlement-records/trade', file(OPEN), query);
  expect(await send('?numbers=comma')).toBe(first.id);
  expect((await importTrades(file(OPEN), '?numbers=point')).id).not.toBe(first.id);
  expect((await importTrades(file(OPEN), '?numbers=comma&days=day-first')).id).not.toBe(first.id);
});

it('rows added after a stop are read in the same format as those before', async () => {
  const csv = file(COMMA, OPEN);
  await importTrades(csv, '?mode=append');
  await server.database.db.query(
    `UPDATE import_runs SET status = 'CANCELLED', applied_through = 1; DELETE FROM trades WHERE price_per_share = 9.125`,
  );
  await expect(
    sendFile(admin, 'settlement-records/trade', csv, '?mode=append&numbers=point'),
  ).rejects.toThrow('409: The first 1 rows of this file were added with numbers as 1.234,56.');
  expect(await importTrades(csv, '?mode=append')).toMatchObject({ read: 1, notation: 'Numbers as 1.234,56' });
  expect(await stored()).toEqual(['2018-03-01 100 9.125 912.5', '2018-03-02 50 9.1 455']);
});

it('an export is imported again unchanged, whatever its prices (EXPORT-4)', async () => {
  await importTrades(
    file('N-1;BUY;2018-03-01;200;9,125;1825', 'N-1;BUY;2018-03-02;1000;1,000;1000'),
    '?numbers=comma',
  );
  const { text } = (await admin.get<{ text: string }>('/api/reports/settlements-trade-export')).body;
  expect(text).toContain('200,9.1250,1825');
  expect(await importTrades(text)).toMatchObject({
    status: 'DONE',
    unchanged: 2,
    notation: 'Numbers as 1,234.56',
  });
});
