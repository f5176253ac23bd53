import { t } from './text.js';

/** What a bank means by the reason of a returned payment: the digits of Direct Entry, the codes of ISO 20022. */
const REASONS: Readonly<Record<string, () => string>> = {
  '1': () => t('There is no branch with this BSB.'),
  '2': () => t('The payment was stopped.'),
  '3': () => t('The account is closed.'),
  '4': () => t('The customer has died.'),
  '5': () => t('The bank has no account with this number.'),
  '6': () => t('The bank asks to contact the customer.'),
  '8': () => t('The bank does not know the user identification number of the file.'),
  '9': () => t('The payment is technically invalid.'),
  AC01: () => t('The account number is not correct.'),
  AC02: () => t('The account that pays is not correct.'),
  AC03: () => t('The account number is not correct.'),
  AC04: () => t('The account is closed.'),
  AC06: () => t('The account is blocked.'),
  AC07: () => t('The account is closed.'),
  AG01: () => t('The account does not accept this kind of payment.'),
  AM04: () => t('The account that pays has too little money.'),
  AM05: () => t('The bank has this payment twice.'),
  BE01: () => t('The name does not match the account.'),
  BE04: () => t('The address of the person is missing.'),
  BE06: () => t('The bank does not know the customer.'),
  MD07: () => t('The customer has died.'),
  MS02: () => t('The customer refused the payment.'),
  MS03: () => t('The bank gives no reason.'),
  NARR: () => t('The bank gives its reason in words.'),
  RC01: () => t('The number of the bank is not correct.'),
  RC04: () => t('The number of the bank is not correct.'),
  RR03: () => t('The name or address of the person is missing.'),
  RR04: () => t('The law does not allow the payment.'),
};

/** The reason of a returned payment in a sentence; undefined for a code that is not known here (PAIN-8). */
export function returnReason(code: string): string | undefined {
  return Object.hasOwn(REASONS, code) ? REASONS[code]!() : undefined;
}
