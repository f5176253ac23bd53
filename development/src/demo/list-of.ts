/** The parts of a text between commas, trimmed: a long list that reads like one. */
export function listOf(text: string): string[] {
  return text.split(',').map((part) => part.trim());
}

/** The lines of a text with the parts of each: a table that reads like one. */
export function tableOf(text: string): string[][] {
  return text.trim().split('\n').map(listOf);
}
