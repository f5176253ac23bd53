/** So much of a restricted value may be shown, and only of one that is longer by as much again. */
const SHOWN = 3;

/** A restricted value that can be told from another one and not read (HISTORY-2). */
export function maskedValue(value: string): string {
  if (value === '') return '';
  return value.length > 2 * SHOWN ? `••••${value.slice(-SHOWN)}` : '••••';
}
