const WHOLE_NUMBER = /^\d{1,10}$/;

/** The non-negative integer in an attribute of a workbook; undefined for any other text. */
export function wholeNumber(text: string): number | undefined {
  return WHOLE_NUMBER.test(text) ? Number(text) : undefined;
}
