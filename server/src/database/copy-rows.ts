import { once } from 'node:events';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { CopyBuffer } from './copy-buffer.js';

/** Sends rows through COPY, with back-pressure from the database. */
export async function copyRows(
  db: pg.Client,
  table: string,
  columns: readonly string[],
  rows: CopyBuffer,
): Promise<void> {
  if (rows.rows === 0) return;
  const stream = db.query(copyFrom(`COPY ${table} (${columns.join(', ')}) FROM STDIN (FORMAT binary)`));
  // The failure is reported by `finish` below; a stream without a listener would end the process.
  const failed = new Promise<never>((_, reject) => stream.on('error', reject));
  failed.catch(() => undefined);
  for (const piece of rows.pieces()) {
    if (!stream.write(piece)) await Promise.race([once(stream, 'drain'), failed]);
  }
  const finished = once(stream, 'finish');
  stream.end();
  await Promise.race([finished, failed]);
}
