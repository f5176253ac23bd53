import type { ColumnSet } from './columns.js';
import { readCsvRows } from './csv-rows.js';
import { inspectCsv } from './csv-shape.js';
import { refuse } from './file-refused.js';
import type { FileShape, RawRow } from './file-shape.js';
import { detectFormat } from './format.js';
import { DEFAULT_LIMITS, type ReadingLimits } from './limits.js';
import type { ByteSource } from './source.js';
import { readXlsxRows } from './xlsx-rows.js';
import { inspectXlsx } from './xlsx-shape.js';

const HEAD_BYTES = 64 * 1024;

/**
 * Detects the format and columns of a received file from its first bytes and header. Throws FileRefused with one
 * sentence for the user.
 */
export async function inspectFile(
  source: ByteSource,
  fileName: string,
  columns: ColumnSet,
  limits: ReadingLimits = DEFAULT_LIMITS,
): Promise<FileShape> {
  const format = await formatOf(source, fileName);
  const most = format === 'csv' ? limits.csvBytes : limits.xlsxBytes;
  if (source.size > most) {
    throw refuse(
      fileName,
      `the file is larger than ${Math.floor(most / 1024 / 1024)} MB, the most we accept.`,
    );
  }
  if (format === 'xlsx') return inspectXlsx(source, fileName, columns, limits);
  const head = await readHead(source);
  return inspectCsv(head, head.length === source.size, fileName, columns);
}

/** The kind of this file, by its first bytes. Throws FileRefused if it is neither. */
export async function formatOf(source: ByteSource, fileName: string): Promise<FileShape['format']> {
  if (source.size === 0) throw refuse(fileName, 'the file is empty.');
  return detectFormat(await readHead(source), fileName);
}

function readHead(source: ByteSource): Promise<Buffer> {
  return source.read(0, Math.min(HEAD_BYTES, source.size));
}

/**
 * The rows below the header in batches of at most 200, read on demand, without blank rows. Needs the shape returned by
 * the validation pass. Throws FileRefused.
 */
export function readRows(
  source: ByteSource,
  shape: FileShape,
  limits: ReadingLimits = DEFAULT_LIMITS,
): AsyncGenerator<RawRow[]> {
  return shape.format === 'xlsx' ? readXlsxRows(source, shape, limits) : readCsvRows(source, shape, limits);
}
