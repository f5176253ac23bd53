/*
 * Both functions examine each character once. A pattern such as /0+$/ rescans every run of zeros from each position,
 * which takes time quadratic in the length of a text that a user controls.
 */

/** Removes the characters in `characters` from the end of a text. */
export function withoutEnd(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text[end - 1]!)) end--;
  return text.slice(0, end);
}

/** Removes the characters in `characters` from the start of a text. */
export function withoutStart(text: string, characters: string): string {
  let start = 0;
  while (start < text.length && characters.includes(text[start]!)) start++;
  return text.slice(start);
}
