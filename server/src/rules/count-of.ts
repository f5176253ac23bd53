const COUNT = /^\d{1,9}$/;

/**
 * The count of a text of at most nine digits, or the number of a row or version; undefined for any other text. Counts fit
 * into a number of JavaScript; shares, prices and money do not (ASSESS-2).
 */
export function countOf(text: string | null | undefined): number | undefined {
  return typeof text === 'string' && COUNT.test(text) ? Number.parseInt(text, 10) : undefined;
}
