import { t } from './text.js';

/**
 * What spreadsheets export for a cell with an error or too narrow for its value, in any language: `#N/A`, `#WERT!`,
 * `Err:502`, `###`.
 */
const NO_VALUE =
  /^(?:#{2,}|#(?:N\/A|NV|N\/D|N\/B|I\/T|Н\/Д|YOK|GETTING_DATA)|#\p{Lu}[\p{Lu}\d/ _-]*[!?]|Err:\d{3})$/u;
const POWER_OF_TEN = /^[+-]?\d(?:[.,]\d+)?e[+-]\d{2,3}$/i;
const HASH = 35;
const CAPITAL_E = 69;

/**
 * What is wrong with a text that a spreadsheet wrote in place of a value, as the end of a sentence; undefined for any
 * other.
 * @param identifier whether the text is a code, such as an account number, which loses its digits in scientific
 *   notation
 */
export function spreadsheetError(text: string, identifier: boolean): string | undefined {
  const first = text.charCodeAt(0);
  if ((first === HASH || first === CAPITAL_E) && NO_VALUE.test(text))
    return t('is {text}, which a spreadsheet shows when it has no value to show; enter the value itself', {
      text,
    });
  return identifier && POWER_OF_TEN.test(text)
    ? t(
        'is written as a power of ten, as spreadsheets write long numbers, and has lost digits; enter it as text',
      )
    : undefined;
}
