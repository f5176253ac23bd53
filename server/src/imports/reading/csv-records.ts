import { cutText } from '../../rules/visible-text.js';
import { CsvScanner, type CsvSyntaxError } from './csv-scanner.js';
import { refuse, type FileRefused } from './file-refused.js';
import type { FileShape } from './file-shape.js';
import type { ReadingLimits } from './limits.js';
import type { ByteSource } from './source.js';
import { textChunks } from './text-chunks.js';

/** A scanner that has received more of the file: the caller calls `next()` until it returns false. */
export interface ScannerStep {
  scanner: CsvScanner;
  bytes: number;
}

/**
 * Feeds a CSV file to a scanner in chunks, each when the caller has consumed the previous one.
 * Throws FileRefused for a malformed file, NotUtf8 when the guessed encoding was wrong.
 */
export async function* csvRecords(
  source: ByteSource,
  shape: FileShape,
  limits: ReadingLimits,
): AsyncGenerator<ScannerStep> {
  const scanner = new CsvScanner(shape.delimiter!, limits.rowCharacters, (error) =>
    refusalFor(shape, error, limits),
  );
  let read = 0;
  for await (const { text, bytes } of textChunks(source, shape.encoding!)) {
    scanner.push(text);
    read = bytes;
    yield { scanner, bytes };
  }
  scanner.finish();
  yield { scanner, bytes: read };
}

function refusalFor(shape: FileShape, error: CsvSyntaxError, limits: ReadingLimits): FileRefused {
  const name = shape.header[error.cell]?.trim();
  const place = `line ${error.line}, column ${name ? `"${cutText(name, 60)}"` : error.cell + 1}`;
  if (error.kind === 'unclosed-quote') {
    return refuse(shape.fileName, `the quotation mark that opens in ${place} is never closed properly.`);
  }
  return refuse(
    shape.fileName,
    `the row in ${place} is longer than the ${limits.rowCharacters.toLocaleString('en')} characters a row can have.`,
  );
}
