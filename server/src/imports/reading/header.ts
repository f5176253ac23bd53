import { withoutFormulaQuote } from '../../rules/text-values.js';
import { visible } from '../../rules/visible-text.js';
import { COLUMN_SETS, headerKey, type ColumnSet } from './columns.js';
import { refuse } from './file-refused.js';
import type { FileShape } from './file-shape.js';
import { DEFAULT_LIMITS } from './limits.js';

/** A longer name is cut; it is not a known column. */
const NAME_CHARACTERS = 200;

/** Maximum length of a name quoted in a message. */
const QUOTED_CHARACTERS = 100;

type Header = Pick<FileShape, 'header' | 'columns' | 'unknownColumns'>;

/** The number of header cells that name a column of the set. */
export function knownNames(cells: readonly string[], set: ColumnSet): number {
  const names = keysOf(set);
  return cells.filter((cell) => names.has(headerKey(cell))).length;
}

/**
 * Finds the column of each header cell. Throws FileRefused for a missing required column, a duplicate column, or the
 * header of the other kind of file.
 */
export function readHeader(cells: readonly string[], line: number, fileName: string, set: ColumnSet): Header {
  const known = keysOf(set);
  const named = cells.findLastIndex((cell) => cell.trim() !== '') + 1;
  if (named > DEFAULT_LIMITS.headerColumns) {
    const most = DEFAULT_LIMITS.headerColumns.toLocaleString('en');
    throw refuse(fileName, `line ${line} has more than the ${most} columns allowed.`);
  }
  const columns = cells.slice(0, named).map((cell) => known.get(headerKey(cell)) ?? null);
  const names = cells.slice(0, named).map((cell) => withoutFormulaQuote(cell.trim()));
  const header = names.map((name) => visible(name, NAME_CHARACTERS));

  const missing = set.columns.filter((column) => column.required && !columns.includes(column.name));
  if (missing.length > 0) {
    const absent = missing.map((column) => column.name).join(', ');
    const lacks = `line ${line} is missing the required column${missing.length > 1 ? 's' : ''} ${absent}.`;
    const other = Object.values(COLUMN_SETS).find((one) => one !== set && hasAllRequired(header, one));
    if (other) throw refuse(fileName, `${lacks} ${other.hint}.`);
    if (columns.every((name) => name === null))
      throw refuse(fileName, `line ${line} contains none of the column names; ${absent} must be present.`);
    throw refuse(fileName, lacks);
  }
  columns.forEach((name, index) => {
    const first = columns.indexOf(name);
    if (name === null || first === index) return;
    throw refuse(
      fileName,
      `line ${line} contains the column ${name} twice (as columns ${first + 1} and ${index + 1}).`,
    );
  });
  return { header, columns, unknownColumns: unknownOf(names, columns) };
}

function keysOf(set: ColumnSet): Map<string, string> {
  return new Map([...set.columns, ...(set.optional ?? [])].map(({ name }) => [headerKey(name), name]));
}

/** Whether a header names all required columns of the set. */
export function hasAllRequired(header: readonly string[], set: ColumnSet): boolean {
  return placesOfRequired(header, set).every((place) => place >= 0);
}

/** The positions of a set's required columns in a header. */
export function placesOfRequired(header: readonly string[], set: ColumnSet): number[] {
  const keys = header.map(headerKey);
  return set.columns
    .filter((column) => column.required)
    .map((column) => keys.indexOf(headerKey(column.name)));
}

function unknownOf(names: readonly string[], columns: readonly (string | null)[]): string[] {
  const unknown: string[] = [];
  names.forEach((name, index) => {
    if (columns[index] === null)
      unknown.push(name === '' ? `(column ${index + 1}, without a name)` : visible(name, QUOTED_CHARACTERS));
  });
  return unknown;
}
