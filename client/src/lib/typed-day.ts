/** Represents a typed date that is invalid, so that a validation rule can distinguish it from an empty input. */
const NO_DAY = '?';

/**
 * The value of a date input: browsers give '' for an impossible date too, while they keep displaying it.
 * @param form an element around the input
 */
export function typedDay(form: ParentNode | null, name: string, value: string): string {
  const input = form?.querySelector<HTMLInputElement>(`input[name="${name}"]`);
  return value === '' && input?.validity.badInput ? NO_DAY : value;
}
