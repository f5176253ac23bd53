import { Readable } from 'node:stream';
import yazl from 'yazl';
import { type CellKind, sheetRow } from './cells.js';
import { PARTS, SHEET, SHEET_END, SHEET_START } from './parts.js';

/** The format's limit of rows in one sheet, including the header. */
export const MOST_SHEET_ROWS = 1_048_576;
const CHARACTERS_AT_ONCE = 64 * 1024;
/** A fixed time stamp, so that the same rows give the same bytes. */
const ENTRY = { mtime: new Date(Date.UTC(2020, 0, 1)), mode: 0o100644 };

/** A report has more rows than fit into one sheet. */
export class TooManyRows extends Error {}

/**
 * The bytes of an XLSX file with one sheet, generated as they are read; the first row holds the column names. The stream
 * fails with TooManyRows when the rows do not fit into a sheet.
 */
export function workbookStream(
  rows: AsyncIterable<readonly string[]> | Iterable<readonly string[]>,
  kinds: Readonly<Record<string, CellKind>> = {},
): AsyncIterable<Buffer> {
  const zip = new yazl.ZipFile();
  const bytes = zip.outputStream as Readable;
  const sheet = Readable.from(sheetText(rows, kinds), { objectMode: false });
  // yazl does not report an error of a part's stream, so the error is passed to its output here.
  sheet.on('error', (error) => bytes.destroy(error));
  for (const [name, text] of Object.entries(PARTS)) zip.addBuffer(Buffer.from(text), name, ENTRY);
  zip.addReadStream(sheet, SHEET, ENTRY);
  zip.end();
  return bytes;
}

async function* sheetText(
  rows: AsyncIterable<readonly string[]> | Iterable<readonly string[]>,
  kinds: Readonly<Record<string, CellKind>>,
): AsyncGenerator<string> {
  let text = SHEET_START;
  let count = 0;
  let ofColumns: CellKind[] = [];
  for await (const cells of rows) {
    count += 1;
    if (count > MOST_SHEET_ROWS)
      throw new TooManyRows(
        `A sheet can have at most ${MOST_SHEET_ROWS.toLocaleString('en-AU')} rows, and this report has more. Please export it as CSV.`,
      );
    text += sheetRow(count, cells, count === 1 ? [] : ofColumns);
    if (count === 1) ofColumns = cells.map((name) => kinds[name] ?? 'text');
    if (text.length < CHARACTERS_AT_ONCE) continue;
    yield text;
    text = '';
  }
  yield text + SHEET_END;
}
