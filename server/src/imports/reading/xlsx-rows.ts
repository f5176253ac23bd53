import { withEvidentMark } from '../../rules/number-forms.js';
import { placeOf } from './cell-places.js';
import type { NumberMeaning } from './cell-texts.js';
import { COLUMN_SETS } from './columns.js';
import { wrongCellCount } from './csv-rows.js';
import { refuse } from './file-refused.js';
import { BATCH_CHARACTERS, BATCH_ROWS, type FileShape, type RawRow } from './file-shape.js';
import type { ReadingLimits } from './limits.js';
import { openWorkbook, type OpenWorkbook } from './open-workbook.js';
import { SheetReader, sheetProblem, type SheetRow } from './sheet-rows.js';
import type { ByteSource } from './source.js';
import { xmlEvents } from './xml-events.js';

/** A batch of a sheet's rows, and the bytes of the file read so far. */
interface SheetPiece {
  rows: SheetRow[];
  bytesRead: number;
}

/** The rows of a workbook's first sheet below its header, in batches, without blank rows. Throws FileRefused. */
export async function* readXlsxRows(
  source: ByteSource,
  shape: FileShape,
  limits: ReadingLimits,
): AsyncGenerator<RawRow[]> {
  const width = shape.columns.length;
  const set = COLUMN_SETS[shape.kind];
  const meanings = new Map<number, NumberMeaning>();
  const numbers: number[] = [];
  for (const { name, date, number, identifier } of set.columns) {
    const place = shape.columns.indexOf(name);
    if (number) numbers.push(place);
    const meaning = date ? 'day' : number ? 'amount' : identifier ? 'identifier' : undefined;
    if (meaning) meanings.set(place, meaning);
  }
  for (const [place, name] of shape.columns.entries()) if (name === null) meanings.set(place, 'nothing');
  let batch: RawRow[] = [];
  let characters = 0;
  const book = await openWorkbook(source, shape.fileName, limits);
  const onMerge = refusalOfMerges(shape);
  for await (const { rows, bytesRead } of readSheet(book, shape.fileName, width, meanings, limits, onMerge)) {
    for (const row of rows) {
      if (row.line <= shape.headerLine || row.cellCount === 0) continue;
      while (row.cells.length < width) row.cells.push('');
      const problem =
        row.cellCount > width
          ? wrongCellCount(row.cellCount, width, row.line)
          : sheetProblem(row, shape.columns);
      const { line, cells, typed } = row;
      // Rejected rows are returned in a text file, where all numbers have one format.
      for (const place of numbers)
        if (typed.has(place)) cells[place] = withEvidentMark(cells[place]!, shape.notation?.numbers);
      batch.push({ line, cells, kept: { cells }, typed, bytesRead, problem });
      for (const cell of cells) characters += cell.length;
      if (batch.length < BATCH_ROWS && characters < BATCH_CHARACTERS) continue;
      yield batch;
      batch = [];
      characters = 0;
    }
  }
  if (batch.length > 0) yield batch;
}

/** Throws FileRefused for merged cells over rows below the header: only the first of the rows has the value. */
function refusalOfMerges({ fileName, headerLine, columns }: FileShape): (range: string) => void {
  return (range) => {
    const [first, last] = range.split(':').map(placeOf);
    if (!first || !last || last.line === first.line || last.line <= headerLine) return;
    if (columns.slice(first.column, last.column + 1).every((name) => name === null)) return;
    throw refuse(
      fileName,
      `the cells ${range} of its sheet are merged over several rows, so only the first row has a value; unmerge them and enter the value in each row.`,
    );
  };
}

/** All rows of the first sheet, including the header and blank ones, read on demand. */
export async function* readSheet(
  { zip, workbook, context, size }: OpenWorkbook,
  fileName: string,
  width: number,
  meanings: ReadonlyMap<number, NumberMeaning>,
  limits: ReadingLimits,
  onMerge?: (range: string) => void,
): AsyncGenerator<SheetPiece> {
  const refused = (sentence: string) => refuse(fileName, sentence);
  let rows: SheetRow[] = [];
  const reader = new SheetReader({ width, meanings, context, limits, refused, onMerge }, (row) =>
    rows.push(row),
  );
  const share = size / Math.max(1, zip.sizeOf(workbook.sheet));
  for await (const bytes of xmlEvents(zip.read(workbook.sheet), reader, refused)) {
    yield { rows, bytesRead: Math.round(bytes * share) };
    rows = [];
  }
}
