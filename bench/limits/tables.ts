import { snakeCase } from '../../server/src/database/snake-case.js';
import { RECORD_HEADER, type RecordColumn } from '../../development/src/demo/samples/tables.js';
import type { BenchDatabase } from '../harness/database.js';

const ENUMS: Partial<Record<RecordColumn, string>> = {
  relationship: 'relationship',
  australianCitizen: 'yes_no',
  bankType: 'bank_type',
};

/** The staging table's column for each column of a records file, in the file's order. */
export const STAGED_RECORD_COLUMNS = RECORD_HEADER.map((name) => ({
  name: snakeCase(name),
  type: ENUMS[name] ?? 'text',
}));

/**
 * Creates the schema `limits` with copies of the product's tables: the same columns, defaults, checks, indexes with
 * their options, and foreign keys; and one unlogged staging table for each kind of file, typed so that COPY leaves
 * nothing to convert.
 */
export async function createLimitTables({ client }: BenchDatabase): Promise<void> {
  const staged = STAGED_RECORD_COLUMNS.map(({ name, type }) => `${name} ${type}`).join(', ');
  await client.query(`
    CREATE SCHEMA limits;
    CREATE TABLE limits.submissions (LIKE public.submissions INCLUDING ALL);
    ALTER TABLE limits.submissions ADD FOREIGN KEY (owner_id) REFERENCES public.users (id);
    CREATE TABLE limits.trade_lists (LIKE public.trade_lists INCLUDING ALL);
    ALTER TABLE limits.trade_lists ADD FOREIGN KEY (submission_id) REFERENCES limits.submissions (id) ON DELETE CASCADE;
    CREATE TABLE limits.trades (LIKE public.trades INCLUDING ALL);
    ALTER TABLE limits.trades ADD FOREIGN KEY (submission_id) REFERENCES limits.trade_lists (submission_id) ON DELETE CASCADE;
    CREATE UNLOGGED TABLE limits.staged_records (${staged});
    CREATE UNLOGGED TABLE limits.staged_trades (
      sid text, transaction_type transaction_type, trade_date date, quantity bigint,
      price_per_share numeric(20,6), total_amount numeric(24,6)
    )`);
}

/**
 * All indexes and constraints of a schema's claim tables, without names, to compare the product with its limit. Whether
 * a constraint was validated for old rows makes no difference for new ones.
 */
export async function shapeOf({ client }: BenchDatabase, schema: 'public' | 'limits'): Promise<string[]> {
  const { rows } = await client.query<{ shape: string }>(
    `SELECT c.relname || ': ' || regexp_replace(pg_get_indexdef(i.indexrelid), '^CREATE (UNIQUE )?INDEX .* USING', '\\1USING') AS shape
     FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid
     WHERE c.relnamespace = $1::regnamespace AND c.relname IN ('submissions', 'trade_lists', 'trades')
     UNION ALL
     SELECT c.relname || ': ' || replace(replace(pg_get_constraintdef(k.oid), 'limits.', ''), ' NOT VALID', '')
     FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid
     WHERE c.relnamespace = $1::regnamespace AND c.relname IN ('submissions', 'trade_lists', 'trades')
     ORDER BY 1`,
    [schema],
  );
  return rows.map(({ shape }) => shape);
}

/**
 * What the product does after a run: empties the pending list of the trigram index and updates the planner's
 * statistics.
 */
export async function tidyUp({ client }: BenchDatabase): Promise<void> {
  await client.query(`
    SELECT gin_clean_pending_list(i.indexrelid) FROM pg_index i
    JOIN pg_class c ON c.oid = i.indexrelid JOIN pg_am a ON a.oid = c.relam
    WHERE i.indrelid = 'limits.submissions'::regclass AND a.amname = 'gin'`);
  await client.query('ANALYZE limits.submissions');
  await client.query('ANALYZE limits.trades');
}
