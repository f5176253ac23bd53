import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { buffer } from 'node:stream/consumers';

/** Records of a CSV file, and how many they are. */
export interface CsvBatch {
  csv: Buffer | string;
  rows: number;
}

/** The rows of a query as CSV that PostgreSQL writes. The query takes no parameters, so it may hold nothing that was typed. */
export async function copyText(client: pg.ClientBase, query: string): Promise<CsvBatch> {
  const stream = client.query(copyTo(`COPY (${query}) TO STDOUT (FORMAT csv)`));
  const csv = await buffer(stream);
  return { csv, rows: stream.rowCount };
}

/** A text column as `withFormulaQuote` (rules/text-values.ts) writes it, in SQL. */
export function formulaQuoted(column: string): string {
  return `CASE WHEN left(ltrim(${column}, ''''), 1) IN ('=', '+', '-', '@', E'\\t', E'\\r') THEN '''' || ${column} ELSE ${column} END`;
}
