const WHOLE_NUMBER = /^\d{1,10}$/;

/** A whole number, 0 or more, as an attribute of a workbook writes it; undefined for any other text. */
export function wholeNumber(text: string): number | undefined {
  return WHOLE_NUMBER.test(text) ? Number(text) : undefined;
}
