import type { BenchDatabase } from '../harness/database.js';
import { copyFile } from './copy-file.js';
import type { LimitTimes } from './settlements.js';

const INSERT_LISTS = `
  INSERT INTO limits.trade_lists (submission_id, opening_balance, imported_digest)
  SELECT s.id, max(t.quantity) FILTER (WHERE t.transaction_type = 'OPEN')::text, convert_to(rpad(t.sid, 16), 'UTF8')
  FROM limits.staged_trades t JOIN limits.submissions s USING (sid) GROUP BY s.id, t.sid`;

const INSERT_TRADES = `
  INSERT INTO limits.trades (submission_id, transaction_type, trade_date, quantity, price_per_share, total_amount, imported)
  SELECT s.id, t.transaction_type, t.trade_date, t.quantity, t.price_per_share, t.total_amount, true
  FROM limits.staged_trades t JOIN limits.submissions s USING (sid)`;

/**
 * The limit of an import of trades: COPY of the file into an unlogged staging table, then one INSERT … SELECT for the
 * lists and one for the trades, into tables with the product's indexes. Needs the submissions of `settlementsLimit`.
 */
export async function tradesLimit(db: BenchDatabase, path: string): Promise<LimitTimes> {
  await db.client.query('TRUNCATE limits.staged_trades');
  const copySeconds = await copyFile(db, 'limits.staged_trades', path);
  const start = performance.now();
  await db.client.query('BEGIN');
  // Enough memory for the joins, so that the limit does not spill to disk.
  await db.client.query(`SET LOCAL work_mem = '256MB'`);
  await db.client.query(INSERT_LISTS);
  await db.client.query(INSERT_TRADES);
  await db.client.query('COMMIT');
  return { copySeconds, seconds: copySeconds + (performance.now() - start) / 1000 };
}
