import type { ColumnSet } from './columns.js';
import { refuse } from './file-refused.js';
import type { FileShape } from './file-shape.js';
import { readHeader } from './header.js';
import type { ReadingLimits } from './limits.js';
import { openWorkbook } from './open-workbook.js';
import { refuseSecondTable } from './other-sheets.js';
import type { ByteSource } from './source.js';
import { readSheet } from './xlsx-rows.js';

/**
 * Finds the header in the first sheet of a workbook: its first non-blank row. Throws FileRefused, also when another
 * sheet has rows with the same columns.
 */
export async function inspectXlsx(
  source: ByteSource,
  fileName: string,
  set: ColumnSet,
  limits: ReadingLimits,
): Promise<FileShape> {
  const book = await openWorkbook(source, fileName, limits);
  for await (const { rows } of readSheet(book, fileName, limits.sheetColumns, new Map(), limits)) {
    const first = rows.find((row) => row.cellCount > 0);
    if (!first) continue;
    const header = readHeader(first.cells, first.line, fileName, set);
    await refuseSecondTable(book, fileName, set, limits);
    return { fileName, kind: set.kind, format: 'xlsx', headerLine: first.line, ...header };
  }
  throw refuse(fileName, 'the first sheet of the workbook is empty.');
}
