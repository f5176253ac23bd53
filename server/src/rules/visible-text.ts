/** Controls, characters that hide or reorder text, and unpaired surrogates. */
const UNFIT_FOR_DISPLAY = /[\p{Cc}\p{Cf}\p{Surrogate}\u2028\u2029]/gu;

/**
 * An external text in a form that can be displayed, stored in PostgreSQL and written to a file: invisible characters
 * are written as their code, such as `\\u{0}`, so that two different texts look different.
 * @param most the maximum number of characters; the rest is replaced by an ellipsis
 */
export function visible(text: string, most: number): string {
  const start = cutText(text, most);
  return start.length < text.length ? `${shown(start)}…` : shown(start);
}

function shown(text: string): string {
  return text.replace(UNFIT_FOR_DISPLAY, (character) => `\\u{${character.codePointAt(0)!.toString(16)}}`);
}

/** Removes invisible characters: for names, which are used within a line, in a header or as a file name. */
export function withoutUnseen(text: string): string {
  return text.replace(UNFIT_FOR_DISPLAY, '');
}

/** The start of a text, with the given maximum number of characters; never splits a surrogate pair. */
export function cutText(text: string, most: number): string {
  const cut = text.slice(0, most);
  return text.length > most && isFirstHalf(cut.charCodeAt(most - 1)) ? cut.slice(0, -1) : cut;
}

function isFirstHalf(code: number): boolean {
  return code >= 0xd800 && code <= 0xdbff;
}
