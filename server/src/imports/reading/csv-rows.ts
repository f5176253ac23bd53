import { csvRecords } from './csv-records.js';
import type { CsvScanner } from './csv-scanner.js';
import { BATCH_CHARACTERS, BATCH_ROWS, type FileShape, type RawRow, type RowProblem } from './file-shape.js';
import type { ReadingLimits } from './limits.js';
import type { ByteSource } from './source.js';

/** The rows of a CSV file below its header, in batches; blank rows are left out. Throws FileRefused. */
export async function* readCsvRows(
  source: ByteSource,
  shape: FileShape,
  limits: ReadingLimits,
): AsyncGenerator<RawRow[]> {
  const width = shape.columns.length;
  let batch: RawRow[] = [];
  let characters = 0;
  for await (const { scanner, bytes } of csvRecords(source, shape, limits)) {
    while (scanner.next()) {
      if (scanner.line <= shape.headerLine || scanner.isBlank()) continue;
      const cells = scanner.cells();
      const problem = cells.length === width ? undefined : fitCells(cells, width, scanner);
      batch.push({ line: scanner.line, cells, bytesRead: bytes, problem });
      characters += scanner.length;
      if (batch.length < BATCH_ROWS && characters < BATCH_CHARACTERS) continue;
      yield batch;
      batch = [];
      characters = 0;
    }
  }
  if (batch.length > 0) yield batch;
}

/** Cuts empty cells beyond the header off; any other difference is the row's problem. */
function fitCells(cells: string[], width: number, scanner: CsvScanner): RowProblem | undefined {
  if (cells.length > width && cells.slice(width).every((cell) => cell.trim() === '')) {
    cells.length = width;
    return undefined;
  }
  return wrongCellCount(cells.length, width, scanner.line, scanner.lastLine);
}

/** The problem of a row with another number of cells than the header. */
export function wrongCellCount(count: number, width: number, line: number, lastLine = line): RowProblem {
  const cells = count === 1 ? '1 cell' : `${count} cells`;
  const spread =
    lastLine > line ? ` (it runs from line ${line} to line ${lastLine}: is a quote missing?)` : '';
  return { column: null, message: `This row has ${cells} but the header has ${width}${spread}` };
}
