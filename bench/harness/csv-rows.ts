import { pipeline } from 'node:stream/promises';
import { parse } from 'csv-parse';

/** Rows per batch: an iterator step per row would take longer than the row. */
const BATCH = 1_000;

/** Rows of cells, in batches. */
export type RowBatches = AsyncIterable<string[][]>;

/** The rows of a CSV file, starting with the header. @throws Error if it is not CSV */
export async function* csvRows(bytes: AsyncIterable<Uint8Array>): RowBatches {
  const parser = parse({ bom: true });
  const fed = pipeline(bytes, parser);
  // The parser below rethrows the error.
  fed.catch(() => undefined);
  let batch: string[][] = [];
  for await (const row of parser as AsyncIterable<string[]>) {
    batch.push(row);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  yield batch;
}

/** The same for a file without quotes, several times as fast; a quote is treated as a normal character. */
export async function* unquotedRows(bytes: AsyncIterable<Uint8Array>): RowBatches {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const piece of bytes) {
    const lines = (rest + decoder.decode(piece, { stream: true })).split('\n');
    rest = lines.pop()!;
    yield lines.map((line) => line.split(','));
  }
  if (rest !== '') yield [rest.split(',')];
}

/** The rows below the header. @throws Error if the header differs from the expected one */
export async function* rowsBelow(header: readonly string[], batches: RowBatches): RowBatches {
  let isBegun = false;
  for await (const batch of batches) {
    if (isBegun || batch.length === 0) {
      yield batch;
      continue;
    }
    isBegun = true;
    const [given, ...rows] = batch;
    if (given!.join() !== header.join())
      throw new Error(`The columns are ${given!.join()}, not ${header.join()}.`);
    yield rows;
  }
}
