/** Splits a text at commas and trims the parts, for readable lists in code. */
export function listOf(text: string): string[] {
  return text.split(',').map((part) => part.trim());
}

/** Splits a text into lines and their parts, for readable tables in code. */
export function tableOf(text: string): string[][] {
  return text.trim().split('\n').map(listOf);
}
