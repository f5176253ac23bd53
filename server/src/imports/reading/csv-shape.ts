import { hasControlCharacters } from '../../rules/text-values.js';
import type { ColumnSet } from './columns.js';
import { CsvScanner } from './csv-scanner.js';
import { decodeHead } from './text-chunks.js';
import { detectEncoding } from './encoding.js';
import { refuse } from './file-refused.js';
import type { FileShape } from './file-shape.js';
import { knownNames, readHeader } from './header.js';

const DELIMITERS = [',', ';', '\t'];
/** The optional first line by which Excel declares the delimiter. */
const SEPARATOR_LINE = /^"?sep=([,;\t])"?[,;\t]*\r?[\r\n]/i;

/** Detects encoding, delimiter and header from the first bytes of a CSV file. Throws FileRefused. */
export function inspectCsv(head: Buffer, isWhole: boolean, fileName: string, set: ColumnSet): FileShape {
  const encoding = detectEncoding(head);
  const text = decodeHead(head, encoding);
  if (text.trim() === '') throw refuse(fileName, 'the file contains no text.');
  const named = SEPARATOR_LINE.exec(text)?.[1];
  const found = (named ? [named] : DELIMITERS)
    .map((delimiter) => ({ delimiter, ...firstRecord(text, delimiter, isWhole, named ? 1 : 0, fileName) }))
    .sort(
      (a, b) => knownNames(b.cells, set) - knownNames(a.cells, set) || b.cells.length - a.cells.length,
    )[0]!;
  if (knownNames(found.cells, set) === 0 && found.cells.some(hasControlCharacters)) {
    throw refuse(fileName, 'this is not a text file: line 1 contains bytes that cannot occur in a CSV file.');
  }
  const header = readHeader(found.cells, found.line, fileName, set);
  return {
    fileName,
    kind: set.kind,
    format: 'csv',
    encoding,
    delimiter: found.delimiter,
    headerLine: found.line,
    ...header,
  };
}

/** The first non-blank record after `skip` lines. */
function firstRecord(text: string, delimiter: string, isWhole: boolean, skip: number, fileName: string) {
  const scanner = new CsvScanner(delimiter, text.length + 1, ({ line, cell }) =>
    refuse(
      fileName,
      `the quotation mark that opens in line ${line}, column ${cell + 1} is never closed properly.`,
    ),
  );
  scanner.push(text);
  if (isWhole) scanner.finish();
  while (scanner.next()) {
    if (scanner.line > skip && !scanner.isBlank()) return { cells: scanner.cells(), line: scanner.line };
  }
  if (isWhole) throw refuse(fileName, 'the file has no header line.');
  throw refuse(
    fileName,
    `line ${scanner.line} should contain the column names but does not end within 64 kB.`,
  );
}
