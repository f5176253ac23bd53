/** The last column of a sheet, XFD, has three letters; the last row seven digits. */
const MOST_LETTERS = 3;
const MOST_DIGITS = 7;

/** The position of a cell. */
export interface CellPlace {
  /** From 0. */
  column: number;
  /** From 1. */
  line: number;
}

/** The position for a name such as `AB12`; undefined when it is not a cell name. */
export function placeOf(name: string): CellPlace | undefined {
  let at = 0;
  let column = 0;
  for (; at < name.length && at <= MOST_LETTERS; at += 1) {
    const code = name.charCodeAt(at);
    if (code < 65 || code > 90) break;
    column = column * 26 + code - 64;
  }
  const letters = at;
  if (letters === 0 || letters > MOST_LETTERS || name.length - letters > MOST_DIGITS) return undefined;
  let line = 0;
  for (; at < name.length; at += 1) {
    const code = name.charCodeAt(at);
    if (code < 48 || code > 57) return undefined;
    line = line * 10 + code - 48;
  }
  return line === 0 ? undefined : { column: column - 1, line };
}

/** The letters of a column, counted from 0. */
export function columnName(column: number): string {
  const rest = Math.floor(column / 26);
  return (rest > 0 ? columnName(rest - 1) : '') + String.fromCharCode(65 + (column % 26));
}
