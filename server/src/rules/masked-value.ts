/** The maximum number of characters shown; a value must be more than twice as long for any to be shown. */
const SHOWN = 3;

/** Masks a restricted value: values can still be distinguished, but not read (HISTORY-2). */
export function maskedValue(value: string): string {
  if (value === '') return '';
  return value.length > 2 * SHOWN ? `••••${value.slice(-SHOWN)}` : '••••';
}
