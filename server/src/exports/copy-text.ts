import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';

/** Records of a CSV file, and how many they are. */
export interface CsvBatch {
  csv: Buffer | string;
  rows: number;
}

/** What COPY wrote. */
export interface CopiedRows {
  bytes: Buffer;
  rows: number;
}

/** The rows of a query as CSV that PostgreSQL writes. The query takes no parameters, so it may hold nothing that was typed. */
export async function copyText(client: pg.ClientBase, query: string): Promise<CsvBatch> {
  const { bytes, rows } = await copyRows(client, query, 'csv');
  return { csv: bytes, rows };
}

/** The rows of a query in a format of COPY, with its options. The query takes no parameters, as for `copyText`. */
export async function copyRows(client: pg.ClientBase, query: string, format: string): Promise<CopiedRows> {
  const stream = client.query(copyTo(`COPY (${query}) TO STDOUT (FORMAT ${format})`));
  const pieces: Buffer[] = [];
  for await (const piece of stream) pieces.push(piece as Buffer);
  return { bytes: Buffer.concat(pieces), rows: stream.rowCount };
}

/** A text column as `withFormulaQuote` (rules/text-values.ts) writes it, in SQL. */
export function formulaQuoted(column: string): string {
  return `CASE WHEN left(ltrim(${column}, ''''), 1) IN ('=', '+', '-', '@', E'\\t', E'\\r', E'\\uFF1D', E'\\uFF0B', E'\\uFF0D', E'\\uFF20') THEN '''' || ${column} ELSE ${column} END`;
}
