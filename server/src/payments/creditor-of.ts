import { isSEPACountry } from 'ibantools';
import { bareIdentifier } from '../rules/australian-numbers.js';
import { type BankError, bankErrorText } from '../rules/bank-errors.js';
import type { ClaimValues } from '../rules/claim-catalogue.js';
import { isIdentifier } from '../rules/identifiers.js';
import { countryCode } from './country-code.js';
import type { ForeignAccount, PayeeAccount } from './payee-account.js';

/** How a claim can be paid by its bank details, or why it cannot. */
export type Creditor =
  | {
      account: PayeeAccount;
      /** Whether Direct Entry can pay it too; pain.001 can pay every account here. */
      directEntry: boolean;
      heldFor?: undefined;
    }
  | {
      heldFor: 'BANK_MISSING' | 'BANK_INVALID';
      /** What is wrong, all at once; none where details are missing. */
      errors: BankError[];
      /** The same in sentences. */
      words: string[];
    };

type BankDetails = Pick<
  ClaimValues['bankDetails'],
  'bankType' | 'bsb' | 'swiftCode' | 'accountNo' | 'accountName' | 'customerCity' | 'customerCountry'
>;

const DIRECT_ENTRY_DIGITS = 9;
const MOST_CHARACTERS = 34;
const LIKE_AN_IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;

/**
 * How a claim can be paid: by Direct Entry and pain.001 with a BSB, by pain.001 alone with more than nine digits or with
 * the BIC of a bank abroad, with an IBAN where its country has them (PAIN-9).
 */
export function creditorOf(bank: BankDetails): Creditor {
  const isLocal = bank.bankType === 'LOCAL';
  const number = bareIdentifier(bank.accountNo).toUpperCase();
  const branch = bareIdentifier(isLocal ? bank.bsb : bank.swiftCode).toUpperCase();
  const isMissing = [bank.bankType, number, branch, bank.accountName.trim()].includes('');
  if (isMissing) return { heldFor: 'BANK_MISSING', errors: [], words: [bankErrorText('DETAILS_MISSING')] };
  const errors = isLocal ? localErrors(branch, number) : foreignErrors(branch, number);
  if (errors.length > 0)
    return { heldFor: 'BANK_INVALID', errors, words: errors.map((error) => bankErrorText(error)) };
  if (!isLocal) return { account: foreignAccount(branch, number, bank), directEntry: false };
  const bsb = `${branch.slice(0, 3)}-${branch.slice(3)}`;
  return {
    account: { kind: 'BSB', bsb, accountNumber: number },
    directEntry: number.length <= DIRECT_ENTRY_DIGITS,
  };
}

function localErrors(bsb: string, number: string): BankError[] {
  const errors: BankError[] = [];
  if (!isIdentifier('BSB', bsb)) errors.push('BSB_FORMAT');
  if (!/^\d+$/.test(number)) errors.push('ACCOUNT_NOT_DIGITS');
  else if (number.length > MOST_CHARACTERS) errors.push('ACCOUNT_TOO_LONG');
  return errors;
}

function foreignErrors(bic: string, number: string): BankError[] {
  const errors: BankError[] = [];
  const isBic = isIdentifier('BIC', bic) && /^.{6}[A-Z2-9][A-NP-Z0-9]/.test(bic);
  if (!isBic) errors.push('BIC_FORMAT');
  const country = bic.slice(4, 6);
  const looksLikeIban = LIKE_AN_IBAN.test(number);
  if (looksLikeIban && isIdentifier('IBAN', number)) return errors;
  if (isBic && isSEPACountry(country)) errors.push(looksLikeIban ? 'IBAN_FORMAT' : 'IBAN_MISSING');
  else if (looksLikeIban && number.startsWith(country)) errors.push('IBAN_FORMAT');
  else if (!/^[A-Z0-9]+$/.test(number)) errors.push('ACCOUNT_CHARACTERS');
  else if (number.length > MOST_CHARACTERS) errors.push('ACCOUNT_TOO_LONG');
  return errors;
}

function foreignAccount(
  bic: string,
  accountNumber: string,
  { customerCity, customerCountry }: BankDetails,
): ForeignAccount {
  const country = countryCode(customerCountry);
  const town = customerCity.trim();
  const isIban = LIKE_AN_IBAN.test(accountNumber) && isIdentifier('IBAN', accountNumber);
  return { kind: 'BIC', bic, accountNumber, isIban, address: country && town ? { town, country } : null };
}
