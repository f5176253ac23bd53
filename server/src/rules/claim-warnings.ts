import { t } from './text.js';
import { bareIdentifier, isAbn, isAcn, isBsb, isHolderNumber, isTfn } from './australian-numbers.js';
import type { ClaimPath, ClaimValues } from './claim-catalogue.js';

/** The answers on which the expected form of others depends. */
type Answers = Pick<ClaimValues, 'bankDetails' | 'addressDetails'>;

/** Returns what is unusual about an answer, or undefined; empty answers are not passed. */
type Check = (text: string, claim: Answers) => string | undefined;

const SWIFT = /^[A-Z]{6}[A-Z\d]{2}(?:[A-Z\d]{3})?$/i;
const AUSTRALIA = /^(?:au|aus|australia)?\.?$/i;

/** What is written between the digits of a telephone number. */
const PHONE_MARKS = /[\s().+/-]/g;
const PHONE_DIGITS = { least: 8, most: 15 };

const CHECKS: Partial<Record<ClaimPath, Check>> = {
  'contactDetails.mobile': telephone,
  'legalDetails.abnAcn': companyNumber,
  'legalDetails.tradingAccount': holderNumber,
  'legalDetails.taxNumber': taxFileNumber,
  'bankDetails.bsb': (text, { bankDetails }) => (isLocal(bankDetails) ? bankBranch(text) : undefined),
  'bankDetails.swiftCode': (text) =>
    SWIFT.test(bareIdentifier(text))
      ? undefined
      : t('A Swift code has 8 or 11 letters and digits, and begins with 6 letters.'),
  'bankDetails.accountNo': (text, { bankDetails }) =>
    isLocal(bankDetails) && !isDigits(bareIdentifier(text))
      ? t('An Australian account number has digits only.')
      : undefined,
  'addressDetails.postCode': (text, { addressDetails }) =>
    AUSTRALIA.test(addressDetails.country.trim()) && !/^\d{4}$/.test(text.trim())
      ? t('An Australian post code has 4 digits.')
      : undefined,
};

/** The fields whose answers have a usual form. */
export const WARNED_CLAIM_FIELDS: ReadonlySet<string> = new Set(Object.keys(CHECKS));

/**
 * What is unusual about an answer of a claim, in a sentence; undefined when nothing is. It refuses nothing: registries
 * and banks have exceptions, and the answer is stored as it was typed (IDENTIFIER-2).
 */
export function claimWarning(path: string, text: string, claim: Answers): string | undefined {
  if (text.trim() === '') return undefined;
  return CHECKS[path as ClaimPath]?.(text, claim);
}

function telephone(text: string): string | undefined {
  const value = text.replace(PHONE_MARKS, '');
  if (!isDigits(value)) return t('A phone number has digits only, this one has other characters.');
  const { least, most } = PHONE_DIGITS;
  if (value.length >= least && value.length <= most) return undefined;
  return t('A phone number has {least} to {most} digits with its area code, this one has {count}.', {
    least,
    most,
    count: value.length,
  });
}

function companyNumber(text: string): string | undefined {
  // Written with its name, as on letterheads: 'ABN 51 824 753 556'.
  const value = bareIdentifier(text).replace(/^(?:abn|acn):?/i, '');
  if (!isDigits(value) || (value.length !== 11 && value.length !== 9))
    return isDigits(value)
      ? t('An ABN has 11 digits and an ACN has 9, this one has {count}.', { count: value.length })
      : t('An ABN has 11 digits and an ACN has 9, this one has other characters.');
  if (value.length === 11 ? isAbn(value) : isAcn(value)) return undefined;
  return mistyped(value.length === 11 ? 'ABN' : 'ACN');
}

function holderNumber(text: string): string | undefined {
  if (isHolderNumber(bareIdentifier(text))) return undefined;
  return t('A HIN is the letter X and 10 digits. An SRN is the letter I or C and 10 or 11 digits.');
}

function taxFileNumber(text: string): string | undefined {
  const value = bareIdentifier(text);
  if (!isDigits(value) || (value.length !== 8 && value.length !== 9))
    return isDigits(value)
      ? t('A tax file number has 8 or 9 digits, this one has {count}.', { count: value.length })
      : t('A tax file number has 8 or 9 digits, this one has other characters.');
  return isTfn(value) ? undefined : mistyped(t('tax file number'));
}

function bankBranch(text: string): string | undefined {
  const value = bareIdentifier(text);
  if (!isDigits(value) || value.length !== 6)
    return isDigits(value)
      ? t('A BSB has 6 digits, this one has {count}.', { count: value.length })
      : t('A BSB has 6 digits, this one has other characters.');
  return isBsb(value) ? undefined : t('No bank has this BSB. Check it on a bank statement.');
}

/** The numbers have a check digit, which finds any single mistyped digit. */
function mistyped(name: string): string {
  return t('This is not a valid {name}: a digit is wrong, or two are in the wrong order.', { name });
}

function isDigits(value: string): boolean {
  return /^\d+$/.test(value);
}

function isLocal({ bankType }: Answers['bankDetails']): boolean {
  return bankType === 'LOCAL';
}
