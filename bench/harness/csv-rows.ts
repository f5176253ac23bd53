import { pipeline } from 'node:stream/promises';
import { parse } from 'csv-parse';

/** Rows that are handed on at once: a step of an iterator for each takes longer than the row. */
const BATCH = 1_000;

/** Rows of cells, some at a time. */
export type RowBatches = AsyncIterable<string[][]>;

/** The rows of a CSV file, its header first. @throws Error when it is no CSV */
export async function* csvRows(bytes: AsyncIterable<Uint8Array>): RowBatches {
  const parser = parse({ bom: true });
  const fed = pipeline(bytes, parser);
  // What broke is thrown by the parser below.
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

/** The same for a file that needs no quotes, several times as fast; a quote is taken for a letter. */
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

/** The rows below the header. @throws Error when the header is another */
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
