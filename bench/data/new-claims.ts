import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { RowFile } from './row-file.js';

/**
 * Writes the first valid rows of a records file with new SIDs: their first digit, always 0, is replaced.
 * @param mark the replacement; each gives other SIDs
 * @returns the number of rows
 */
export async function writeNewClaims(from: string, to: string, most: number, mark: string): Promise<number> {
  const lines = createInterface({ input: createReadStream(from), crlfDelay: Infinity });
  let file: RowFile | undefined;
  for await (const line of lines) {
    if (!file) file = await RowFile.create(to, `${line}\n`);
    else if (file.add(`${mark}${line.slice(1)}\n`)) await file.flush();
    if (file.rows === most) break;
  }
  await file?.close();
  return file?.rows ?? 0;
}
