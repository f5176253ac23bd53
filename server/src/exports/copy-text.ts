import type pg from 'pg';
import { to as copyTo, type CopyToStreamQuery } from 'pg-copy-streams';
import { FORMULA_LIKE_PATTERN } from '../rules/text-values.js';

/** Records of a CSV file and their number. */
export interface CsvBatch {
  csv: Buffer | string;
  rows: number;
}

/** The output of COPY. */
export interface CopiedRows {
  bytes: Buffer;
  rows: number;
}

/**
 * The rows of a query as CSV written by PostgreSQL. COPY takes no parameters, so the query must not contain user input.
 */
export async function copyText(client: pg.ClientBase, query: string): Promise<CsvBatch> {
  const { bytes, rows } = await copyRows(client, query, 'csv');
  return { csv: bytes, rows };
}

/**
 * The rows of a query in a format of COPY with its options. COPY takes no parameters, so the query must not contain user
 * input.
 */
export async function copyRows(client: pg.ClientBase, query: string, format: string): Promise<CopiedRows> {
  const stream = client.query(copyTo(`COPY (${query}) TO STDOUT (FORMAT ${format})`));
  const counted = rowsCopied(stream);
  const pieces: Buffer[] = [];
  for await (const piece of stream) pieces.push(piece as Buffer);
  return { bytes: Buffer.concat(pieces), rows: await counted };
}

/**
 * The number of rows that a COPY wrote. PostgreSQL sends it after the last bytes, sometimes in a separate packet, so the
 * stream's `rowCount` may still be 0 when the stream has ended. Call this before reading the stream.
 */
export function rowsCopied(stream: CopyToStreamQuery): Promise<number> {
  const ready = new Promise<void>((resolve, reject) => {
    // What pg calls when the query is complete.
    Object.assign(stream, { handleReadyForQuery: resolve });
    stream.on('error', reject);
  });
  const counted = ready.then(() => stream.rowCount);
  // The stream's reader receives the error.
  counted.catch(() => undefined);
  return counted;
}

/** The SQL for a text column as `withFormulaQuote` (rules/text-values.ts) writes it. */
export function formulaQuoted(column: string): string {
  const pattern = FORMULA_LIKE_PATTERN.replaceAll("'", "''");
  return `CASE WHEN ${column} ~ '${pattern}' THEN '''' || ${column} ELSE ${column} END`;
}

/** The SQL for a numeric column as `withEvidentMark` (rules/number-forms.ts) writes it. */
export function evidentMark(column: string): string {
  return `CASE min_scale(${column}) WHEN 3 THEN round(${column}, 4) ELSE trim_scale(${column}) END`;
}
