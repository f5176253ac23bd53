import { isIdentifier } from './identifiers.js';

/** The bank details that say which account it is; the type is empty or null where the question is not answered. */
export interface NamedAccount {
  bankType: string | null;
  bsb: string;
  swiftCode: string;
  accountNo: string;
}

const BIC_WITHOUT_BRANCH = 8;

/** Letters and digits alone, in capitals: what a bank reads of an identifier. */
export function bareAccount(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase();
}

/** The number of an account as banks compare it: they leave out the zeros before it, or add some. */
export function accountDigits(text: string): string {
  return bareAccount(text).replace(/^0+(?=.)/, '');
}

/**
 * A text that is the same for one account however it is written, and another one for every other account (PAY-16): an IBAN alone;
 * in Australia the BSB with the number; abroad the BIC without its branch with the number. Empty without a number.
 */
export function accountKey({ bankType, bsb, swiftCode, accountNo }: NamedAccount): string {
  const bare = bareAccount(accountNo);
  if (bare === '') return '';
  if (/^[A-Z]{2}\d{2}/.test(bare) && isIdentifier('IBAN', bare)) return `IBAN ${bare}`;
  const number = accountDigits(accountNo);
  const isLocal = bankType === 'LOCAL' || (bankType !== 'INTERNATIONAL' && bsb !== '');
  return isLocal
    ? `BSB ${bareAccount(bsb)} ${number}`
    : `BIC ${bareAccount(swiftCode).slice(0, BIC_WITHOUT_BRANCH)} ${number}`;
}
