/** LIKE reads `%`, `_` and `\` as signs of its own (LIST-7). */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
