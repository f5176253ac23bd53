/** At most so much of a restricted value is shown, and only of one that is longer by as much again. */
const SHOWN = 3;

/** A restricted value that can be distinguished from others but not read (HISTORY-2). */
export function maskedValue(value: string): string {
  if (value === '') return '';
  return value.length > 2 * SHOWN ? `••••${value.slice(-SHOWN)}` : '••••';
}
