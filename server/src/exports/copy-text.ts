import type pg from 'pg';
import { to as copyTo, type CopyToStreamQuery } from 'pg-copy-streams';
import { FORMULA_LIKE_PATTERN } from '../rules/text-values.js';

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
  const counted = rowsCopied(stream);
  const pieces: Buffer[] = [];
  for await (const piece of stream) pieces.push(piece as Buffer);
  return { bytes: Buffer.concat(pieces), rows: await counted };
}

/**
 * How many rows a COPY wrote, when PostgreSQL has said so: that comes after the last bytes and sometimes in a packet of its own,
 * so that the stream's `rowCount` may still be 0 when the stream has ended. To be called before the stream is read.
 */
export function rowsCopied(stream: CopyToStreamQuery): Promise<number> {
  const ready = new Promise<void>((resolve, reject) => {
    // What pg calls when the whole answer is here.
    Object.assign(stream, { handleReadyForQuery: resolve });
    stream.on('error', reject);
  });
  const counted = ready.then(() => stream.rowCount);
  // Whoever reads the stream gets an error there.
  counted.catch(() => undefined);
  return counted;
}

/** A text column as `withFormulaQuote` (rules/text-values.ts) writes it, in SQL. */
export function formulaQuoted(column: string): string {
  const pattern = FORMULA_LIKE_PATTERN.replaceAll("'", "''");
  return `CASE WHEN ${column} ~ '${pattern}' THEN '''' || ${column} ELSE ${column} END`;
}

/** A numeric column as `withEvidentMark` (rules/number-forms.ts) writes it, in SQL. */
export function evidentMark(column: string): string {
  return `CASE min_scale(${column}) WHEN 3 THEN round(${column}, 4) ELSE trim_scale(${column}) END`;
}
