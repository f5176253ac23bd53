import { cellText, CELL_CHARACTERS, type CellContext, type StoredCell } from './cell-texts.js';
import type { FileRefused } from './file-refused.js';
import type { RowProblem } from './file-shape.js';
import type { ReadingLimits } from './limits.js';
import type { XmlHandlers } from './xml-events.js';

/** A row of a sheet: its number, the text of its cells up to the width, and what is wrong with one of them. */
export interface SheetRow {
  line: number;
  cells: string[];
  /** Places of the cells that are numbers or days and no texts. */
  typed: Set<number>;
  /** Cells counted to the last that is not empty, beyond the width too. */
  cellCount: number;
  fault: { cell: number; message: string } | undefined;
}

/** How the rows of a sheet are read. */
export interface SheetOptions {
  /** Cells kept of each row: what lies beyond is only counted. */
  width: number;
  /** Places of the columns in which a bare number is a day. */
  dateCells: ReadonlySet<number>;
  context: CellContext;
  limits: ReadingLimits;
  refused: (sentence: string) => FileRefused;
}

/**
 * Turns the XML of a sheet into rows. What the sheet says of its own size (`dimension`) is not read. Rows and cells
 * may lack their place and then follow the one before. Throws FileRefused for places out of order or out of range.
 */
export class SheetReader implements XmlHandlers {
  private line = 0;
  private column = -1;
  private row: SheetRow = emptyRow(0);
  private cell: StoredCell = emptyCell();
  private inValue = false;
  private phonetic = false;
  private inCell = false;
  private inRow = false;

  constructor(
    private readonly options: SheetOptions,
    private readonly onRow: (row: SheetRow) => void,
  ) {}

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    switch (name) {
      case 'row':
        this.openRow(attributes['r']);
        break;
      case 'c':
        if (this.inRow) this.openCell(attributes);
        break;
      case 'v':
        this.cell.hasValue = true;
        this.inValue = this.inCell;
        break;
      case 't':
        this.inValue = this.inCell && !this.phonetic;
        break;
      case 'is':
        this.cell.hasValue = true;
        break;
      case 'f':
        this.cell.hasFormula = true;
        break;
      case 'rPh':
        this.phonetic = true;
        break;
    }
  }

  text(text: string): void {
    // One character more than a cell may have is enough to know that it is too long.
    if (this.inValue && this.cell.value.length <= CELL_CHARACTERS) this.cell.value += text;
  }

  close(name: string): void {
    if (name === 'v' || name === 't') this.inValue = false;
    else if (name === 'rPh') this.phonetic = false;
    else if (name === 'c' && this.inCell) this.closeCell();
    else if (name === 'row' && this.inRow) {
      this.inRow = false;
      this.onRow(this.row);
    }
  }

  private openRow(place: string | undefined): void {
    const line = place === undefined ? this.line + 1 : Number(place);
    const { limits, refused } = this.options;
    if (!Number.isInteger(line) || line <= this.line)
      throw refused(`the sheet's rows are out of order after row ${this.line}.`);
    if (line > limits.sheetRows) {
      throw refused(
        `the sheet has more than the ${limits.sheetRows.toLocaleString('en')} rows that are taken.`,
      );
    }
    this.line = line;
    this.column = -1;
    this.inRow = true;
    this.row = emptyRow(line);
  }

  private openCell(attributes: Readonly<Record<string, string>>): void {
    const place = attributes['r'];
    const column = place === undefined ? this.column + 1 : columnOf(place);
    const { limits, refused } = this.options;
    if (column <= this.column || column >= limits.sheetColumns) {
      throw refused(
        `the cells of row ${this.line} are out of order or lie beyond the last column of a sheet.`,
      );
    }
    this.column = column;
    this.inCell = true;
    this.cell = emptyCell();
    this.cell.type = attributes['t'] ?? 'n';
    this.cell.style = Number(attributes['s'] ?? 0);
  }

  private closeCell(): void {
    this.inCell = false;
    const { row, column, options } = this;
    if (!this.cell.hasValue && !this.cell.hasFormula) return;
    const found = cellText(this.cell, options.context, options.dateCells.has(column));
    if ('fault' in found) {
      row.fault ??= { cell: column, message: found.fault };
      row.cellCount = column + 1;
      return;
    }
    if (found.text.trim() === '') return;
    row.cellCount = column + 1;
    if (column >= options.width) return;
    while (row.cells.length < column) row.cells.push('');
    row.cells.push(found.text);
    if (found.typed) row.typed.add(column);
  }
}

/** The problem of a sheet's row, if it has one, with the name of its column. */
export function sheetProblem(row: SheetRow, columns: readonly (string | null)[]): RowProblem | undefined {
  if (!row.fault) return undefined;
  const name = columns[row.fault.cell];
  // A column that is not ours is ignored, and so is what stands in it.
  if (name === null) return undefined;
  return {
    column: name ?? null,
    message: `The cell in column ${columnName(row.fault.cell)} ${row.fault.message}`,
  };
}

function emptyRow(line: number): SheetRow {
  return { line, cells: [], typed: new Set(), cellCount: 0, fault: undefined };
}

function emptyCell(): StoredCell {
  return { type: 'n', style: 0, value: '', hasValue: false, hasFormula: false };
}

/** The place of a column, from 0, by a cell's name such as `AB12`; -1 when it has none. */
function columnOf(place: string): number {
  let column = 0;
  for (let at = 0; at < place.length; at += 1) {
    const letter = place.charCodeAt(at) & ~32;
    if (letter < 65 || letter > 90) break;
    column = column * 26 + letter - 64;
    if (column > 1_000_000) break;
  }
  return column - 1;
}

function columnName(column: number): string {
  const rest = Math.floor(column / 26);
  return (rest > 0 ? columnName(rest - 1) : '') + String.fromCharCode(65 + (column % 26));
}
