import {
  cellText,
  CELL_CHARACTERS,
  type CellContext,
  type NumberMeaning,
  type StoredCell,
} from './cell-texts.js';
import { columnName, placeOf } from './cell-places.js';
import type { FileRefused } from './file-refused.js';
import type { RowProblem } from './file-shape.js';
import type { ReadingLimits } from './limits.js';
import { TextRuns } from './text-runs.js';
import { wholeNumber } from './whole-number.js';
import type { XmlHandlers } from './xml-events.js';

/** A row of a sheet: its number, the text of its cells up to the width, and the error of one of them. */
export interface SheetRow {
  line: number;
  cells: string[];
  /** Positions of the cells that are numbers or dates, not texts. */
  typed: Set<number>;
  /** The number of cells up to the last non-empty one, including those beyond the width. */
  cellCount: number;
  /** `cell` is null when the row as a whole is invalid. */
  error: { cell: number | null; message: string } | undefined;
}

/** Options for reading the rows of a sheet. */
export interface SheetOptions {
  /** Cells kept of each row; further ones are only counted. */
  width: number;
  /** The meaning of a number, by the position of its column; text by default. */
  meanings: ReadonlyMap<number, NumberMeaning>;
  context: CellContext;
  limits: ReadingLimits;
  refused: (sentence: string) => FileRefused;
  /** Called with each merged range; a sheet lists them after its rows. */
  onMerge?: (range: string) => void;
}

/**
 * Converts the XML of a sheet to rows. The size stated by the sheet (`dimension`) is ignored. Rows and cells without a
 * position follow the previous one. Throws FileRefused for positions out of order or out of range.
 */
export class SheetReader implements XmlHandlers {
  private line = 0;
  private column = -1;
  private row: SheetRow = emptyRow(0);
  private cell: StoredCell = emptyCell();
  private inValue = false;
  private phonetic = false;
  private readonly runs = new TextRuns();
  private inCell = false;
  private inRow = false;
  /**
   * Characters in the cells of this row, and of all rows, since a million cells may share one text. An empty cell
   * counts as one.
   */
  private rowCharacters = 0;
  private characters = 0;

  constructor(
    private readonly options: SheetOptions,
    private readonly onRow: (row: SheetRow) => void,
  ) {}

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    this.runs.open(name, attributes);
    switch (name) {
      case 'row':
        this.openRow(attributes['r']);
        break;
      case 'c':
        if (this.inRow) this.openCell(attributes);
        break;
      case 'v':
        this.openValue();
        this.inValue = this.inCell;
        break;
      case 't':
        this.inValue = this.inCell && !this.phonetic;
        break;
      case 'is':
        this.openValue();
        break;
      case 'f':
        this.cell.hasFormula = true;
        break;
      case 'rPh':
        this.phonetic = true;
        break;
      case 'mergeCell':
        this.options.onMerge?.(attributes['ref'] ?? '');
        break;
    }
  }

  text(text: string): void {
    // One character more than the maximum is enough to detect that a cell is too long.
    if (this.inValue && this.cell.value.length <= CELL_CHARACTERS) this.cell.value += text;
    if (this.inValue && this.runs.isMarked) this.cell.hasMarkedText = true;
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
    const line = place === undefined ? this.line + 1 : (wholeNumber(place) ?? 0);
    const { limits, refused } = this.options;
    if (line <= this.line) throw refused(`the sheet's rows are out of order after row ${this.line}.`);
    if (line > limits.sheetRows) {
      throw refused(`the sheet has more than the ${limits.sheetRows.toLocaleString('en')} rows allowed.`);
    }
    this.line = line;
    this.column = -1;
    this.inRow = true;
    this.rowCharacters = 0;
    this.row = emptyRow(line);
  }

  private openCell(attributes: Readonly<Record<string, string>>): void {
    const place = attributes['r'];
    const at = place === undefined ? { column: this.column + 1, line: this.line } : placeOf(place);
    const { limits, refused } = this.options;
    if (at?.line !== this.line) throw refused(`a cell of row ${this.line} gives a different position.`);
    const { column } = at;
    if (column <= this.column || column >= limits.sheetColumns) {
      throw refused(
        `the cells of row ${this.line} are out of order or lie beyond the last column of a sheet.`,
      );
    }
    this.column = column;
    this.inCell = true;
    this.cell = emptyCell();
    this.cell.type = attributes['t'] ?? 'n';
    this.cell.style = attributes['s'] ?? '0';
  }

  private openValue(): void {
    if (this.cell.value !== '') this.cell.hasSecondValue = true;
    this.cell.hasValue = true;
  }

  private closeCell(): void {
    this.inCell = false;
    const { row, column, options } = this;
    if (!this.cell.hasValue && !this.cell.hasFormula) return;
    const found = cellText(this.cell, options.context, options.meanings.get(column) ?? 'text');
    if ('error' in found) {
      row.error ??= { cell: column, message: found.error };
      row.cellCount = column + 1;
      return;
    }
    if (found.text.trim() === '') return;
    row.cellCount = column + 1;
    if (column >= options.width) return;
    this.count(column - row.cells.length + found.text.length);
    if (this.rowCharacters > options.limits.rowCharacters) {
      const most = options.limits.rowCharacters.toLocaleString('en');
      row.error = { cell: null, message: `This row is longer than the ${most} characters a row can have` };
      return;
    }
    while (row.cells.length < column) row.cells.push('');
    row.cells.push(found.text);
    if (found.typed) row.typed.add(column);
  }

  private count(characters: number): void {
    this.rowCharacters += characters;
    this.characters += characters;
    const { limits, refused } = this.options;
    if (this.characters <= limits.sheetCharacters) return;
    const most = Math.floor(limits.sheetCharacters / 1024 / 1024);
    throw refused(`the cells of its sheet contain more than ${most} million characters.`);
  }
}

/** The error of a sheet's row, if any, with the name of its column. */
export function sheetProblem(row: SheetRow, columns: readonly (string | null)[]): RowProblem | undefined {
  if (!row.error) return undefined;
  if (row.error.cell === null) return { column: null, message: row.error.message };
  return {
    column: columns[row.error.cell] ?? null,
    message: `The cell in column ${columnName(row.error.cell)} ${row.error.message}`,
  };
}

function emptyRow(line: number): SheetRow {
  return { line, cells: [], typed: new Set(), cellCount: 0, error: undefined };
}

function emptyCell(): StoredCell {
  return {
    type: 'n',
    style: '0',
    value: '',
    hasValue: false,
    hasSecondValue: false,
    hasFormula: false,
    hasMarkedText: false,
  };
}
