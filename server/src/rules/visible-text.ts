/** Controls, characters that hide text or turn it around, and halves of a character. */
const UNFIT_FOR_DISPLAY = /[\p{Cc}\p{Cf}\p{Surrogate}\u2028\u2029]/gu;

/**
 * A text from outside as it can be shown, kept in PostgreSQL and written to a file: what cannot be seen is written as its
 * code, such as `\\u{0}`, so that two texts which differ look different.
 * @param most characters that are kept; the rest is an ellipsis
 */
export function visible(text: string, most: number): string {
  const start = cutText(text, most);
  return start.length < text.length ? `${shown(start)}…` : shown(start);
}

function shown(text: string): string {
  return text.replace(UNFIT_FOR_DISPLAY, (character) => `\\u{${character.codePointAt(0)!.toString(16)}}`);
}

/** A text without what cannot be seen: for names, which are said in the middle of a line, in a header, on a disk. */
export function withoutUnseen(text: string): string {
  return text.replace(UNFIT_FOR_DISPLAY, '');
}

/** The start of a text, of so many characters at most; a character outside the basic plane is not cut in two. */
export function cutText(text: string, most: number): string {
  const cut = text.slice(0, most);
  return text.length > most && isFirstHalf(cut.charCodeAt(most - 1)) ? cut.slice(0, -1) : cut;
}

function isFirstHalf(code: number): boolean {
  return code >= 0xd800 && code <= 0xdbff;
}
