import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { from as copyFrom } from 'pg-copy-streams';
import type { BenchDatabase } from '../harness/database.js';

const READ_BYTES = 256 * 1024;

/** Seconds that COPY takes to load a file, with the given options, into a truncated table. */
export async function copyFile(
  db: BenchDatabase,
  table: string,
  path: string,
  options = '',
): Promise<number> {
  const start = performance.now();
  const copy = db.client.query(copyFrom(`COPY ${table} FROM STDIN (FORMAT csv, HEADER true${options})`));
  await pipeline(createReadStream(path, { highWaterMark: READ_BYTES }), copy);
  return (performance.now() - start) / 1000;
}
