/** The ids of what a field shows about its control: hint, error and warning. */
export function describedBy(
  name: string,
  shown: { hint: boolean; error: boolean; warning?: boolean },
): string | undefined {
  const ids = [shown.hint && hintId(name), shown.error && errorId(name), shown.warning && warningId(name)];
  return ids.filter(Boolean).join(' ') || undefined;
}

/** The id of a field's hint. */
export function hintId(name: string): string {
  return `field::${name}::helper-text`;
}

/** The id of a field's error. */
export function errorId(name: string): string {
  return `field::${name}::error-text`;
}

/** The id of the text that warns about a field's answer. */
export function warningId(name: string): string {
  return `field::${name}::warning`;
}
