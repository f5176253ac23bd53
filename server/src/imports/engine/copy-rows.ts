import { once } from 'node:events';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

export type CopyValue = string | number | boolean | Buffer | null | undefined;

const SPECIAL = /[\\\n\r\t]/;
const ESCAPES: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

function cell(value: CopyValue): string {
  if (value === null || value === undefined) return '\\N';
  if (typeof value === 'string')
    return SPECIAL.test(value) ? value.replace(/[\\\n\r\t]/g, (found) => ESCAPES[found]!) : value;
  if (Buffer.isBuffer(value)) return `\\\\x${value.toString('hex')}`;
  if (typeof value === 'boolean') return value ? 't' : 'f';
  return String(value);
}

/** One row in PostgreSQL's COPY text format; null and undefined are NULL. */
export function copyLine(values: readonly CopyValue[]): string {
  let line = cell(values[0]);
  for (let index = 1; index < values.length; index += 1) line += `\t${cell(values[index])}`;
  return `${line}\n`;
}

const LINES_AT_ONCE = 5_000;

/** Sends rows made by `copyLine` through COPY; the database's pace holds the caller back. */
export async function copyRows(
  db: pg.Client,
  table: string,
  columns: readonly string[],
  lines: readonly string[],
): Promise<void> {
  if (lines.length === 0) return;
  const stream = db.query(copyFrom(`COPY ${table} (${columns.join(', ')}) FROM STDIN`));
  // The failure is reported by `finish` below; a stream without a listener would end the process.
  const failed = new Promise<never>((_, reject) => stream.once('error', reject));
  failed.catch(() => undefined);
  for (let at = 0; at < lines.length; at += LINES_AT_ONCE) {
    if (!stream.write(lines.slice(at, at + LINES_AT_ONCE).join('')))
      await Promise.race([once(stream, 'drain'), failed]);
  }
  const finished = once(stream, 'finish');
  stream.end();
  await Promise.race([finished, failed]);
}
