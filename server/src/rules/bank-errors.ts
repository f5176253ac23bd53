import { t } from './text.js';

const ERRORS = {
  DETAILS_MISSING: t('The bank details are incomplete.'),
  BSB_FORMAT: t(
    'This is not the BSB of a branch, which has six digits. Ask for the one on a bank statement.',
  ),
  BIC_FORMAT: t('The Swift code is not that of a bank: it has 8 or 11 letters and digits.'),
  ACCOUNT_NOT_DIGITS: t('The account number of a bank in Australia has digits only.'),
  ACCOUNT_CHARACTERS: t('The account number has characters other than letters and digits.'),
  ACCOUNT_TOO_LONG: t('The account number has more than 34 characters.'),
  IBAN_FORMAT: t('The IBAN is mistyped: its check digits do not fit.'),
  IBAN_MISSING: t('A bank in this country is paid by IBAN, and the account number is not one.'),
} as const;

/** Why bank details cannot be paid to. */
export type BankError = keyof typeof ERRORS;

/** Why bank details cannot be paid to, in a sentence that quotes no value (PAIN-9). */
export function bankErrorText(error: BankError): string {
  return ERRORS[error];
}
