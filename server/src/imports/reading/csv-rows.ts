import { csvRecords } from './csv-records.js';
import { CsvScanner } from './csv-scanner.js';
import {
  BATCH_CHARACTERS,
  BATCH_ROWS,
  type FileShape,
  type KeptCells,
  type RawRow,
  type RowProblem,
} from './file-shape.js';
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
      const problem = fitCells(cells, width)
        ? undefined
        : wrongCellCount(cells.length, width, scanner.line, scanner.lastLine);
      const kept = new CsvRecord(scanner.record(), shape.delimiter!, width);
      batch.push({ line: scanner.line, cells, kept, bytesRead: bytes, problem });
      characters += scanner.length;
      if (batch.length < BATCH_ROWS && characters < BATCH_CHARACTERS) continue;
      yield batch;
      batch = [];
      characters = 0;
    }
  }
  if (batch.length > 0) yield batch;
}

/** Removes empty cells beyond the header; false if the number of cells still differs. */
export function fitCells(cells: string[], width: number): boolean {
  if (cells.length > width && cells.slice(width).every((cell) => cell.trim() === '')) cells.length = width;
  return cells.length === width;
}

/** A record that keeps only its text: cells are many small objects, and hardly any row's cells are read again. */
class CsvRecord implements KeptCells {
  constructor(
    private readonly text: string,
    private readonly delimiter: string,
    private readonly width: number,
  ) {}

  get cells(): string[] {
    const scanner = new CsvScanner(this.delimiter, this.text.length, ({ kind }) => new Error(kind));
    scanner.push(this.text);
    scanner.finish();
    scanner.next();
    const cells = scanner.cells();
    fitCells(cells, this.width);
    return cells;
  }
}

/** The error of a row whose number of cells differs from the header's. */
export function wrongCellCount(count: number, width: number, line: number, lastLine = line): RowProblem {
  const cells = count === 1 ? '1 cell' : `${count} cells`;
  const spread =
    lastLine > line ? ` (it runs from line ${line} to line ${lastLine}: is a quotation mark missing?)` : '';
  return { column: null, message: `This row has ${cells} but the header has ${width}${spread}` };
}
