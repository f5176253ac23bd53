/** Represents a day that is typed but is none, so that a rule can tell it from an empty box. */
const NO_DAY = '?';

/**
 * What a date input of a form holds: a browser gives '' for an impossible day too, while the box goes on showing it.
 * @param form an element around the input
 */
export function typedDay(form: ParentNode | null, name: string, value: string): string {
  const input = form?.querySelector<HTMLInputElement>(`input[name="${name}"]`);
  return value === '' && input?.validity.badInput ? NO_DAY : value;
}
