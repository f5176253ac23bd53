/**
 * The ids of a field's hint, error and warning; those of hint and error are as Chakra's Field creates them. Chakra
 * refers to the error by aria-errormessage only, which many screen readers do not read out.
 */
export function describedBy(
  name: string,
  shown: { hint: boolean; error: boolean; warning?: boolean },
): string | undefined {
  const ids = [
    shown.hint && `field::${name}::helper-text`,
    shown.error && `field::${name}::error-text`,
    shown.warning && warningId(name),
  ];
  return ids.filter(Boolean).join(' ') || undefined;
}

/** The id of the text that warns about a field's answer. */
export function warningId(name: string): string {
  return `field::${name}::warning`;
}
