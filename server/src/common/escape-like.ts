/** Escapes `%`, `_` and `\`, which have a meaning in LIKE (LIST-7). */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
