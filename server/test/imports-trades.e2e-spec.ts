import { Decimal } from 'decimal.js';
import { TransactionType } from '../src/trades/trade.entity.js';
import { idOf } from './harness/claims.js';
import type { Client } from './harness/client.js';
import { anAdmin, aSubmission, aTrade } from './harness/factories.js';
import { importFile } from './harness/importing.js';
import { jobsDone } from './harness/outbox.js';
import { TestServer } from './harness/test-server.js';

const HEADER = 'sid,transactionType,tradeDate,quantity,pricePerShare,totalAmount';
const BUY = 'BUY,2018-03-01,100,4.5,450';
const SELL = 'SELL,2018-04-02,40,5,200';

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
  for (const sid of ['T-1', 'T-2', 'T-3'])
    await aSubmission(server.database.db, server.ring, { sid, openingBalance: '7' });
});

const trades = (...rows: string[]) => [HEADER, ...rows].join('\n');
const importTrades = (file: string, query = '') => importFile(admin, 'settlement-records/trade', file, query);
const stored = async (sid: string) =>
  (
    await server.database.db.query<{ line: string }[]>(
      `SELECT concat_ws(',', transaction_type, trade_date, quantity, trim_scale(price_per_share), trim_scale(total_amount)) || CASE WHEN imported THEN '' ELSE ' typed' END AS line
       FROM trades t JOIN submissions s ON s.id = t.submission_id WHERE sid = $1 ORDER BY trade_date, t.id`,
      [sid],
    )
  ).map(({ line }) => line);
const balance = async (sid: string) =>
  (
    await server.database.db.query<{ balance: string }[]>(
      `SELECT coalesce(l.opening_balance, s.opening_balance) AS balance FROM submissions s LEFT JOIN trade_lists l ON l.submission_id = s.id WHERE sid = $1`,
      [sid],
    )
  )[0]!.balance;
describe('a trade file', () => {
  it('replaces the imported trades of each SID in the file and keeps the others (IMPORT-35)', async () => {
    await importTrades(trades(`T-1,${BUY}`, `T-1,${SELL}`, `T-2,${BUY}`));
    const run = await importTrades(trades(`T-1,${BUY}`, 'T-1,BUY,2018-05-05,1,2,2'));
    expect(run).toMatchObject({
      status: 'DONE',
      read: 2,
      created: 0,
      updated: 1,
      unchanged: 1,
      rejected: 0,
      removed: 0,
    });
    expect(await stored('T-1')).toEqual([BUY, 'BUY,2018-05-05,1,2,2']);
    expect(await stored('T-2')).toEqual([BUY]);
  });

  it('counts as removed the trades that the file no longer contains (IMPORT-35)', async () => {
    await importTrades(trades(`T-1,${BUY}`, `T-1,${SELL}`));
    expect(await importTrades(trades(`T-1,${BUY}`))).toMatchObject({ unchanged: 1, created: 0, removed: 1 });
    expect(await stored('T-1')).toEqual([BUY]);
  });

  it('writes nothing for an unchanged list, in whatever order (IMPORT-30)', async () => {
    await importTrades(trades(`T-1,${BUY}`, `T-1,${SELL}`));
    const ids = await server.database.db.query('SELECT id FROM trades ORDER BY id');
    expect(await importTrades(trades(`T-1,${SELL}`, `T-1,${BUY}`))).toMatchObject({
      unchanged: 2,
      created: 0,
      updated: 0,
    });
    expect(await server.database.db.query('SELECT id FROM trades ORDER BY id')).toEqual(ids);
  });

  it('combines the rows of a SID wherever they are in the file (IMPORT-35)', async () => {
    await importTrades(trades('T-1,BUY,2018-01-02,9,9,81'));
    const run = await importTrades(
      trades(`T-1,${BUY}`, `T-2,${BUY}`, `T-1,${SELL}`, `T-3,${BUY}`, `T-2,${SELL}`),
    );
    expect(run).toMatchObject({ status: 'DONE', read: 5, created: 4, updated: 1, rejected: 0, removed: 0 });
    expect(await stored('T-1')).toEqual([BUY, SELL]);
    expect(await stored('T-2')).toEqual([BUY, SELL]);
    expect(await server.database.db.query('SELECT * FROM import_held_trades')).toEqual([]);
  });

  it('keeps trades entered here, and matches an equal row with one of them (IMPORT-36)', async () => {
    await aTrade(server.database.db, await idOf(server, 'T-1'));
    expect(await importTrades(trades(`T-1,${BUY}`, `T-1,${SELL}`))).toMatchObject({
      created: 1,
      unchanged: 1,
    });
    expect(await stored('T-1')).toEqual([`${BUY} typed`, SELL]);
    expect(await importTrades(trades('T-1,BUY,2018-06-06,3,1,3'))).toMatchObject({ updated: 1 });
    expect(await stored('T-1')).toEqual([`${BUY} typed`, 'BUY,2018-06-06,3,1,3']);
  });

  it('keeps equal rows: two equal trades are two trades', async () => {
    expect(await importTrades(trades(`T-1,${BUY}`, `T-1,${BUY}`))).toMatchObject({ created: 2 });
    expect(await importTrades(trades(`T-1,${BUY}`, `T-1,${BUY}`, `T-1,${BUY}`))).toMatchObject({
      unchanged: 2,
      created: 1,
    });
  });

  it('keeps quantities, prices and totals exact (TRADE-4)', async () => {
    const exact = 'BUY,2018-03-01,900719925474099,0.000001,900719925.474099';
    await importTrades(trades(`T-1,${exact}`));
    expect(await stored('T-1')).toEqual([exact]);
  });

  it('applies the valid rows of a new list despite an invalid one, but never shortens an existing list (IMPORT-37)', async () => {
    const oneBad = trades(`T-1,${BUY}`, 'T-1,BUY,2018-02-29,1,1,1', `T-2,${BUY}`);
    expect(await importTrades(oneBad)).toMatchObject({ created: 2, rejected: 1 });
    expect(await stored('T-1')).toEqual([BUY]);
    const run = await importTrades(trades(`T-1,${SELL}`, 'T-1,BUY,2018-02-29,1,1,1', `T-2,${SELL}`));
    expect(run).toMatchObject({ updated: 1, rejected: 2 });
    expect(run.rejections.map(({ line, column }) => [line, column])).toEqual([
      [2, null],
      [3, 'tradeDate'],
    ]);
    expect(run.rejections[0]!.message).toBe(
      'Line 3 of this file has an error, so the imported trades of SID T-1 are kept and this row is not applied',
    );
    expect(await stored('T-1')).toEqual([BUY]);
    expect(await stored('T-2')).toEqual([SELL]);
  });

  it('never removes the imported trades of a SID when only its rejected rows are imported again', async () => {
    const oneBad = await importTrades(
      trades(`T-1,${BUY}`, 'T-1,BUY,2018-02-29,1,1,1', 'T-9,BUY,2018-02-03,1,1,1'),
    );
    expect(oneBad).toMatchObject({ created: 1, rejected: 2 });
    const { text } = (await admin.get<{ text: string }>(oneBad.rejectionsUrl!)).body;
    await aSubmission(server.database.db, server.ring, { sid: 'T-9' });
    const again = await importTrades(text.replace('2018-02-29', '2018-02-28'));
    expect(again).toMatchObject({ created: 1, removed: 0, rejected: 1 });
    expect(again.rejections).toEqual([
      {
        line: 2,
        column: null,
        message:
          'SID T-1 has imported trades that this file of rejected rows does not contain, so this row is not applied and those trades are kept; correct it in the original file and import that whole file',
      },
    ]);
    expect(await stored('T-1')).toEqual([BUY]);
    expect(await stored('T-9')).toEqual(['BUY,2018-02-03,1,1,1']);
  });

  it('adds rejected rows that are imported again to the list they belong to', async () => {
    await importTrades(trades(`T-1,${BUY}`));
    const oneBad = await importTrades(trades(`T-1,${SELL}`, 'T-1,BUY,2018-02-29,1,1,1'), '?mode=append');
    const { text } = (await admin.get<{ text: string }>(oneBad.rejectionsUrl!)).body;
    expect(await importTrades(text.replace('2018-02-29', '2018-02-28'), '?mode=append')).toMatchObject({
      created: 1,
    });
    expect(await stored('T-1')).toEqual(['BUY,2018-02-28,1,1,1', BUY, SELL]);
  });

  it('rejects rows of unknown SIDs (IMPORT-24)', async () => {
    const run = await importTrades(trades(`X-1,${BUY}`, `T-1,${BUY}`, `X-1,${SELL}`));
    expect(run).toMatchObject({ created: 1, rejected: 2 });
    expect(run.rejections).toEqual([
      { line: 2, column: 'sid', message: 'No submission has the SID X-1' },
      { line: 4, column: 'sid', message: 'No submission has the SID X-1' },
    ]);
  });

  it('sets the opening balance by one OPEN row for each SID; a file without one keeps it (IMPORT-38)', async () => {
    const run = await importTrades(trades('T-1,OPEN,,250,,', `T-1,${BUY}`, 'T-1,OPEN,,300,,', `T-2,${BUY}`));
    expect(run).toMatchObject({
      created: 3,
      rejected: 1,
      rejections: [{ line: 4, message: 'SID T-1 already has an OPEN row, in line 2' }],
    });
    expect(await balance('T-1')).toBe('250');
    expect(await balance('T-2')).toBe('7');
    await importTrades(trades(`T-1,${SELL}`));
    expect(await balance('T-1')).toBe('250');
    await importTrades(trades('T-1,OPEN,,260,,', `T-1,${SELL}`));
    expect(await balance('T-1')).toBe('260');
    expect((await stored('T-1')).filter((line) => line.startsWith('OPEN'))).toEqual([
      'OPEN,2017-08-23,260,0,0',
    ]);
  });

  it('uses the later of an OPEN row and the column openingBalance (IMPORT-38)', async () => {
    const columns = 'sid,email,legalEntity,openingBalance\n';
    const records = (value: string) =>
      importFile(admin, 'settlement-records', `${columns}B-1,b@example.com,Beta,${value}`);
    await records('11');
    await importTrades(trades('B-1,OPEN,,22,,'));
    expect(await balance('B-1')).toBe('22');
    await records('33');
    expect(await balance('B-1')).toBe('33');
  });

  it('does not replace a list that was changed here, unless overwrite is set (IMPORT-32, IMPORT-33)', async () => {
    await importTrades(trades(`T-1,${BUY}`, `T-1,${SELL}`));
    const id = await idOf(server, 'T-1');
    await server.database.db.query(
      "DELETE FROM trades WHERE submission_id = $1 AND transaction_type = 'SELL'",
      [id],
    );
    await server.database.db.query(
      'UPDATE trade_lists SET edited_since_import = true, version = version + 1 WHERE submission_id = $1',
      [id],
    );
    expect(await importTrades(trades(`T-1,${BUY}`, `T-1,${SELL}`))).toMatchObject({ unchanged: 2 });
    expect(await stored('T-1')).toEqual([BUY]);
    const other = trades(`T-1,${BUY}`, 'T-1,BUY,2018-07-07,1,1,1');
    expect(await importTrades(other)).toMatchObject({ rejected: 2, created: 0 });
    expect(await importTrades(other, '?overwrite=true')).toMatchObject({
      rejected: 0,
      created: 1,
      unchanged: 1,
    });
  });
});

describe('appending a trade file', () => {
  it('adds rows to the existing ones, and refuses the same file a second time unless confirmed (IMPORT-27, IMPORT-28)', async () => {
    await importTrades(trades(`T-1,${BUY}`));
    const more = trades(`T-1,${BUY}`, `T-1,${SELL}`);
    const first = await importTrades(more, '?mode=append');
    expect(first).toMatchObject({ created: 2, unchanged: 0 });
    expect(await stored('T-1')).toEqual([BUY, BUY, SELL]);
    const again = await admin.upload<{ message: string }>(
      '/api/import/settlement-records/trade?mode=append',
      'file.csv',
      more,
    );
    expect(again.status).toBe(409);
    expect(again.body.message).toContain(first.id);
    expect(await importTrades(more, '?mode=append&again=true')).toMatchObject({ created: 2 });
  });

  it('matches a row with an equal one entered here, and replaces the OPEN row (IMPORT-36)', async () => {
    const id = await idOf(server, 'T-1');
    await aTrade(server.database.db, id, {
      transactionType: TransactionType.SELL,
      tradeDate: '2018-04-02',
      quantity: '40',
      pricePerShare: new Decimal(5),
      totalAmount: new Decimal(200),
    });
    await importTrades(trades('T-1,OPEN,,5,,'));
    expect(
      await importTrades(
        trades(`T-1,${SELL}`, `T-2,${BUY}`, 'T-1,OPEN,,6,,', 'T-2,OPEN,,1,,', 'T-1,OPEN,,9,,'),
        '?mode=append',
      ),
    ).toMatchObject({
      created: 2,
      updated: 1,
      unchanged: 1,
      rejected: 1,
    });
    expect(await balance('T-1')).toBe('6');
    expect(await stored('T-1')).toEqual(['OPEN,2017-08-23,6,0,0', `${SELL} typed`]);
  });

  it('reads a long list in several batches, and only its first OPEN row (IMPORT-38)', async () => {
    const rows = Array.from({ length: 25_000 }, (_, at) => `T-1,BUY,2018-03-01,${at + 1},1,${at + 1}`);
    const run = await importTrades(trades('T-1,OPEN,,5,,', ...rows, 'T-1,OPEN,,6,,'), '?mode=append');
    expect(run).toMatchObject({ created: 25_001, rejected: 1 });
    expect(run.rejections[0]!.message).toBe('SID T-1 already has an OPEN row, in line 2');
    expect(await balance('T-1')).toBe('5');
  });

  it('is refused for settlement records (IMPORT-27)', async () => {
    const answer = await admin.upload(
      '/api/import/settlement-records?mode=append',
      'f.csv',
      'sid,email,legalEntity\nA,a@example.com,A',
    );
    expect(answer).toMatchObject({
      status: 400,
      body: { fields: { mode: 'Only trade files can be appended' } },
    });
  });
});

it('the report of an import has rejected numbers so that a spreadsheet of another country reads them correctly', async () => {
  const run = await importTrades(
    trades(
      'T-1,SELL,2018-02-31,2,10.125,20.250',
      'T-1,BUY,2018-02-28,"1,500",2,"3,000"',
      'T-2,BUY,2018-02-30,"1,500",2,3000.00',
    ),
    '?mode=append',
  );
  expect(run).toMatchObject({ created: 1, rejected: 2 });
  const { text } = (await admin.get<{ text: string }>(run.rejectionsUrl!)).body;
  expect(text).toContain('T-1,SELL,2018-02-31,2,10.1250,20.25,');
  expect(text).toContain('T-2,BUY,2018-02-30,1500,2,3000.00,');
});
