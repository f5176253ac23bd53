import { t } from './text.js';

/** Whose matter it is that a payment came back. */
export enum ReturnMatter {
  /** The account that it went to, or its holder. */
  ACCOUNT = 'ACCOUNT',
  /** The account or the file of the payer, or the banks on the way. */
  PAYER = 'PAYER',
  /** It may have been paid: the bank had it twice, or rejected its whole file for a reason that is not known here. */
  DUPLICATE = 'DUPLICATE',
  /** The bank does not say. */
  UNKNOWN = 'UNKNOWN',
}

const { ACCOUNT, PAYER, DUPLICATE, UNKNOWN } = ReturnMatter;

/** Reasons with one meaning: the digits of Direct Entry, the external status reason codes of ISO 20022. */
interface Meaning {
  codes: string;
  matter: ReturnMatter;
  words: () => string;
}

/** Of a payment whose whole file the bank rejected in words: none of the bank's codes (PAY-15). */
export const FILE_REJECTED = 'REJECTED';

const MEANINGS: readonly Meaning[] = [
  // Whoever confirms the rejection decides at once what follows from it.
  { codes: FILE_REJECTED, matter: UNKNOWN, words: () => t('The bank rejected the whole file.') },
  { codes: '1', matter: ACCOUNT, words: () => t('There is no branch with this BSB.') },
  { codes: '2', matter: UNKNOWN, words: () => t('The payment was stopped.') },
  { codes: '3 AC04 AC07', matter: ACCOUNT, words: () => t('The account is closed.') },
  { codes: '4 MD07', matter: ACCOUNT, words: () => t('The customer has died.') },
  { codes: '5', matter: ACCOUNT, words: () => t('The bank has no account with this number.') },
  { codes: '6', matter: UNKNOWN, words: () => t('The bank asks to contact the customer.') },
  {
    codes: '8',
    matter: PAYER,
    words: () => t('The bank does not know the user identification number of the file.'),
  },
  // Banks send it for an account that takes no such payments: the advice is to ask for another one.
  { codes: '9', matter: ACCOUNT, words: () => t('The payment is technically invalid.') },
  { codes: 'AC01 AC03 AC08', matter: ACCOUNT, words: () => t('The account number is not correct.') },
  { codes: 'AC06', matter: ACCOUNT, words: () => t('The account is blocked.') },
  {
    codes: 'AC11 AC14 AC15 AG01 AG03',
    matter: ACCOUNT,
    words: () => t('The account does not accept this kind of payment.'),
  },
  { codes: 'BE01', matter: ACCOUNT, words: () => t('The name does not match the account.') },
  { codes: 'BE04', matter: ACCOUNT, words: () => t('The address of the person is missing.') },
  { codes: 'BE06 UCRD', matter: ACCOUNT, words: () => t('The bank does not know the customer.') },
  {
    codes: 'RC01 RC04 RC07 RC10 AG06 CNOR',
    matter: ACCOUNT,
    words: () => t('The number of the bank is not correct.'),
  },
  {
    codes: 'RR03 BE11 BE14 BE17 BE22',
    matter: ACCOUNT,
    words: () => t('The name or address of the person is missing.'),
  },
  { codes: 'MS02', matter: ACCOUNT, words: () => t('The customer refused the payment.') },
  { codes: 'MS03', matter: UNKNOWN, words: () => t('The bank gives no reason.') },
  { codes: 'NARR', matter: UNKNOWN, words: () => t('The bank gives its reason in words.') },
  { codes: 'RR04', matter: UNKNOWN, words: () => t('The law does not allow the payment.') },
  {
    codes: 'AC02 AC05 AC10 AC13 AG05 DNOR RC03 RC06 RC09',
    matter: PAYER,
    words: () => t('The account that pays is not correct.'),
  },
  { codes: 'AM04', matter: PAYER, words: () => t('The account that pays has too little money.') },
  { codes: 'AG07', matter: PAYER, words: () => t('The account that pays cannot be debited.') },
  {
    codes: 'AM02 AM13 AM14 AM21 AM23',
    matter: PAYER,
    words: () => t('The amount is above a limit of the bank.'),
  },
  { codes: 'AG08 BE05', matter: PAYER, words: () => t('The bank does not know who sent the file.') },
  {
    codes: 'BE07 BE08 BE10 BE13 BE16 RR01 RR02',
    matter: PAYER,
    words: () => t('The name, the address or the number of the payer is missing.'),
  },
  { codes: 'DS02 CUST', matter: PAYER, words: () => t('The payer cancelled the payment.') },
  {
    codes: 'CH03 CH04 DT01 DT02 DT03 DT04 DT05 TM01',
    matter: PAYER,
    words: () => t('The bank does not take this day.'),
  },
  {
    codes: 'AM10 AM16 AM17 AM18 AM19 AM20 DS04 FF01 FF02 FF03 FF04 FF05 FF06 FF07 FF08 TA01 TD02 TD03',
    matter: PAYER,
    words: () => t('The file has an error.'),
  },
  {
    codes: 'AB01 AB02 AB03 AB04 AB05 AB06 AB07 AB08 AB09 AB10 AB11 ED05 ED06 FF10',
    matter: PAYER,
    words: () => t('The banks could not carry out the payment.'),
  },
  {
    codes: 'AM05 DU01 DU02 DU03 DU04 DU05 DUPL DS15',
    matter: DUPLICATE,
    words: () => t('The bank has this payment twice.'),
  },
];

const BY_CODE: ReadonlyMap<string, Meaning> = new Map(
  MEANINGS.flatMap((meaning) => meaning.codes.split(' ').map((code) => [code, meaning] as const)),
);

const codesOf = (of: ReturnMatter): string[] =>
  [...BY_CODE].flatMap(([code, { matter }]) => (matter === of ? [code] : []));

/** The codes of a payment that the bank had twice. */
export const DUPLICATES: readonly string[] = codesOf(DUPLICATE);

/** The codes of a payment that came back for a reason of the payer's: it is paid again as it is. */
export const OF_PAYER: readonly string[] = codesOf(PAYER);

/** The reason of a returned payment in a sentence; undefined for a code that is not known here (PAIN-8). */
export function returnReason(code: string): string | undefined {
  return BY_CODE.get(code)?.words();
}

/** The codes that say whose matter a return is, apart from those of a payment that the bank had twice. */
export const CLEAR: readonly string[] = [...codesOf(ACCOUNT), ...OF_PAYER];

/**
 * Whose matter a return is (RETURN-8). Of a whole file only a known reason says that nothing of it was paid.
 * @param code the bank's, empty where it gives none
 * @param whole whether the bank rejected the whole file, which says nothing about the account of one payment
 */
export function returnMatter(code: string, whole: boolean): ReturnMatter {
  const matter = BY_CODE.get(code)?.matter ?? UNKNOWN;
  if (!whole || matter === DUPLICATE) return matter;
  return matter === UNKNOWN ? DUPLICATE : PAYER;
}

/** Whether the member is asked for other bank details: the account did not take the payment, as far as anybody knows. */
export function asksForDetails(matter: ReturnMatter): boolean {
  return matter === ACCOUNT || matter === UNKNOWN;
}
