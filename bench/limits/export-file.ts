import { to as copyTo } from 'pg-copy-streams';
import { snakeCase } from '../../server/src/database/snake-case.js';
import { rowsCopied } from '../../server/src/exports/copy-text.js';
import { PLAIN_COLUMN_NAMES } from '../../server/src/exports/settlements/settlement-columns.js';
import type { BenchDatabase } from '../harness/database.js';

const RECORD_COLUMNS = PLAIN_COLUMN_NAMES.map((name) =>
  name === 'openingBalance' ? 'coalesce(l.opening_balance, s.opening_balance)' : `s.${snakeCase(name)}`,
);

/** SQL queries of the same columns in the same order; restricted fields stay encrypted. */
export const EXPORT_QUERIES = {
  'export-settlements': `SELECT ${RECORD_COLUMNS.join(', ')}, s.sealed, s.id
    FROM public.submissions s LEFT JOIN public.trade_lists l ON l.submission_id = s.id ORDER BY s.id`,
  'export-trades': `SELECT s.sid, t.transaction_type, t.trade_date, t.quantity, t.price_per_share, t.total_amount
    FROM public.trades t JOIN public.submissions s ON s.id = t.submission_id
    ORDER BY t.submission_id, t.trade_date, t.id`,
};

/** A path whose limit is COPY … TO. */
export type ExportPath = keyof typeof EXPORT_QUERIES;

/** Rows per second that COPY … TO returns for the same columns. */
export async function copyRowsPerSecond(db: BenchDatabase, path: ExportPath): Promise<number> {
  const start = performance.now();
  const stream = db.client.query(copyTo(`COPY (${EXPORT_QUERIES[path]}) TO STDOUT (FORMAT csv)`));
  const counted = rowsCopied(stream);
  for await (const _ of stream);
  return (await counted) / ((performance.now() - start) / 1000);
}
