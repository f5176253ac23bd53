import pg from 'pg';
import { claimIn, readClaims, rowsOf } from '../src/assessments/engine/read-claims.js';
import { canonicalJson } from '../src/rules/proof/canonical-json.js';
import { createScratchDatabase, type ScratchDatabase } from './harness/scratch-database.js';

const BALANCES = [
  '0',
  'NONE',
  '',
  '1,000.5',
  'about "500" \\ / shares',
  'tab\t line\n return\r feed\f back\b bell\u0007 escape\u001b delete\u007f',
  'separators \u2028 \u2029, a letter é, one with a mark e\u0301, a face 😀, <b>&amp;',
];

let database: ScratchDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await createScratchDatabase();
  client = new pg.Client({ connectionString: database.appUrl });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

const ids: string[] = [];
beforeAll(async () => {
  for (const balance of BALANCES) {
    const [{ id }] = await database.db.query<[{ id: string }]>(
      `INSERT INTO submissions (sid, email, opening_balance, closing_balance, created_at)
       VALUES ($1, 'a@example.com', $2, $3, now() - interval '1 day') RETURNING id`,
      [`A-${ids.length}`, balance, ids.length % 2 ? balance : ''],
    );
    await database.db.query(
      'INSERT INTO trade_lists (submission_id, opening_balance, created_at) VALUES ($1, $2, now())',
      [id, balance],
    );
    await database.db.query(
      `INSERT INTO trades (submission_id, transaction_type, trade_date, quantity, price_per_share, total_amount)
       SELECT $1, type::transaction_type, '2013-09-02', quantity, price, total
       FROM (VALUES ('BUY', 900000000000000000, 3.1, 0), ('SELL', 7, 12.345678, 86.419746), ('OPEN', 1, 0, 100.50),
         ('TRANSFER_IN', 20, 3, 60)) AS trade(type, quantity, price, total) LIMIT $2`,
      [id, ids.length],
    );
    ids.push(id);
  }
});

it('what a result is made from is read as the canonical JSON of just that (RUN-2)', async () => {
  const claims = await readClaims(rowsOf(client), 'infinity', ids);
  expect(claims).toHaveLength(BALANCES.length);
  for (const { id, input } of claims) {
    const { openingBalance, closingBalance, accepted, trades } = claimIn({ input });
    const nth = ids.indexOf(id);
    expect(openingBalance).toBe(BALANCES[nth]);
    expect(closingBalance).toBe((nth % 2 && BALANCES[nth]) || null);
    expect(trades).toHaveLength(Math.min(nth, 4));
    expect(input).toBe(canonicalJson({ openingBalance, closingBalance, accepted, trades } as never));
  }
});

it('trades are in the order of their ids, with exact numbers as they are written (RUN-2)', async () => {
  const [claim] = await readClaims(rowsOf(client), 'infinity', [ids.at(-1)!]);
  expect(claimIn(claim!).trades.map(({ id: _, ...trade }) => Object.values(trade).join(' '))).toEqual([
    '3.1 900000000000000000 0 2013-09-02 BUY',
    '12.345678 7 86.419746 2013-09-02 SELL',
    '0 1 100.5 2013-09-02 OPEN',
    '3 20 60 2013-09-02 TRANSFER_IN',
  ]);
});
