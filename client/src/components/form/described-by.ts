/**
 * The ids of a field's hint and error, as Chakra's Field creates them. Chakra refers to the error by aria-errormessage
 * only, which many screen readers do not read out.
 */
export function describedBy(name: string, shown: { hint: boolean; error: boolean }): string | undefined {
  const ids = [shown.hint && `field::${name}::helper-text`, shown.error && `field::${name}::error-text`];
  return ids.filter(Boolean).join(' ') || undefined;
}
