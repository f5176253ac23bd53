import type { ColumnSet } from './columns.js';
import { FileRefused, refuse } from './file-refused.js';
import { hasAllRequired } from './header.js';
import type { ReadingLimits } from './limits.js';
import type { OpenWorkbook } from './open-workbook.js';
import { SheetReader, type SheetRow } from './sheet-rows.js';
import { xmlEvents } from './xml-events.js';

/** Of another sheet no more is looked at: its header and first row stand at its top. */
const LOOKED_AT_BYTES = 1024 * 1024;

/**
 * Throws FileRefused when another sheet that is shown holds rows of the same columns as the first: only one is read, and
 * what the other holds would be left out without a word.
 */
export async function refuseSecondTable(
  book: OpenWorkbook,
  fileName: string,
  set: ColumnSet,
  limits: ReadingLimits,
): Promise<void> {
  for (const { name, part } of book.workbook.otherSheets) {
    const [header, row] = await firstRows(book, part, limits);
    if (!header || !row || !hasAllRequired(header.cells, set)) continue;
    throw refuse(
      fileName,
      `its sheets “${book.workbook.sheetName}” and “${name}” both hold rows to import, and only one sheet is read; bring them together in one sheet, or hide the sheet that is not meant.`,
    );
  }
}

/** The first two rows of a sheet that are not blank, as far as they can be read. */
async function firstRows(
  { zip, context }: OpenWorkbook,
  part: string,
  limits: ReadingLimits,
): Promise<SheetRow[]> {
  const rows: SheetRow[] = [];
  const refused = (sentence: string) => new FileRefused(sentence);
  const options = { width: limits.headerColumns, meanings: new Map(), context, limits, refused };
  const reader = new SheetReader(options, (row) => {
    if (row.cellCount > 0 && rows.length < 2) rows.push(row);
  });
  try {
    for await (const bytes of xmlEvents(zip.read(part), reader, refused))
      if (rows.length === 2 || bytes > LOOKED_AT_BYTES) break;
  } catch (error) {
    // What is wrong in a sheet that is not read is nobody's trouble.
    if (!(error instanceof FileRefused)) throw error;
  }
  return rows;
}
