import type { ColumnSet } from './columns.js';
import { FileRefused, refuse } from './file-refused.js';
import { hasAllRequired, placesOfRequired } from './header.js';
import type { ReadingLimits } from './limits.js';
import type { OpenWorkbook } from './open-workbook.js';
import { SheetReader, type SheetRow } from './sheet-rows.js';
import { xmlEvents } from './xml-events.js';

/** Only this much of another sheet is read: its header is near the top. */
const LOOKED_AT_BYTES = 1024 * 1024;
/** The limit for all of them together: a workbook may have hundreds. */
const LOOKED_AT_TOGETHER = 16 * LOOKED_AT_BYTES;
/** Filled required columns that make a row one to import rather than a note below a header. */
const LEAST_CELLS = 2;

/**
 * Throws FileRefused when another visible sheet has rows with the same columns as the first, whatever precedes its
 * header: only the first is read, and the rows of the other would be ignored silently.
 */
export async function refuseSecondTable(
  book: OpenWorkbook,
  fileName: string,
  set: ColumnSet,
  limits: ReadingLimits,
): Promise<void> {
  let left = LOOKED_AT_TOGETHER;
  for (const { name, part } of book.workbook.otherSheets) {
    const table = new TableSearch(set);
    left -= await lookInto(book, part, limits, table, Math.min(left, LOOKED_AT_BYTES));
    if (table.hasRow)
      throw refuse(
        fileName,
        `its sheets “${book.workbook.sheetName}” and “${name}” both contain rows to import, and only one sheet is read; combine them in one sheet, or hide the sheet that you do not want to import.`,
      );
    if (left <= 0) return;
  }
}

/** Searches the rows for a header with all required columns and a row below it. */
class TableSearch {
  hasRow = false;
  private places: number[] | undefined;

  constructor(private readonly set: ColumnSet) {}

  follow({ cells }: SheetRow): void {
    const filled = this.places?.filter((place) => (cells[place] ?? '').trim() !== '') ?? [];
    if (filled.length >= LEAST_CELLS) this.hasRow = true;
    if (!this.places && hasAllRequired(cells, this.set)) this.places = placesOfRequired(cells, this.set);
  }
}

/** Passes on the first rows of a sheet, as far as they can be read. @returns the number of bytes read */
async function lookInto(
  { zip, context }: OpenWorkbook,
  part: string,
  limits: ReadingLimits,
  table: TableSearch,
  most: number,
): Promise<number> {
  const refused = (sentence: string) => new FileRefused(sentence);
  const options = { width: limits.headerColumns, meanings: new Map(), context, limits, refused };
  const reader = new SheetReader(options, (row) => table.follow(row));
  let looked = 0;
  try {
    for await (const bytes of xmlEvents(zip.read(part), reader, refused)) {
      looked = bytes;
      if (table.hasRow || bytes > most) break;
    }
  } catch (error) {
    // Errors in a sheet that is not imported are ignored.
    if (!(error instanceof FileRefused)) throw error;
  }
  return looked;
}
