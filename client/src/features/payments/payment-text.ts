import { returnReason } from '@rules/return-reasons.js';
import { t } from '@rules/text.js';
import type {
  BankFileFormat,
  PaymentHeldReason,
  PaymentRunDetailsFragment,
  PaymentRunState,
  PaymentState,
} from '../../generated/graphql';

type Tone = 'needs' | 'error' | 'done' | 'active' | 'plain';

export const RUN_STATES: Readonly<Record<PaymentRunState, { words: string; tone: Tone }>> = {
  PREPARING: { words: t('Preparing'), tone: 'active' },
  PREPARED: { words: t('Waits for approval'), tone: 'needs' },
  APPROVED: { words: t('Approved'), tone: 'needs' },
  WRITING: { words: t('Writing'), tone: 'active' },
  WRITTEN: { words: t('Files written'), tone: 'needs' },
  SENT: { words: t('Sent to the bank'), tone: 'done' },
  SETTLED: { words: t('Settled'), tone: 'done' },
  CANCELLED: { words: t('Cancelled'), tone: 'plain' },
};

export const PAYMENT_STATES: Readonly<Record<PaymentState, { words: string; tone: Tone }>> = {
  READY: { words: t('Ready'), tone: 'plain' },
  HELD: { words: t('Held'), tone: 'needs' },
  IN_FILE: { words: t('In a file'), tone: 'active' },
  SENT: { words: t('Sent'), tone: 'active' },
  PAID: { words: t('Paid'), tone: 'done' },
  RETURNED: { words: t('Returned'), tone: 'error' },
  REISSUED: { words: t('Paid again'), tone: 'plain' },
  CANCELLED: { words: t('Cancelled'), tone: 'plain' },
};

/** The formats of bank files. */
export const FORMATS: Readonly<Record<BankFileFormat, string>> = {
  ABA: t('Direct Entry (ABA)'),
  PAIN_03: 'pain.001.001.03',
  PAIN_09: 'pain.001.001.09',
};

/** What is asked of somebody who decides about a payment or a file of them: the words, and who reads them. */
export const FOUND = {
  label: t('What you found'),
  hint: t('The office and the court read it. The member does not.'),
};

/** Why a payment is held, and what frees it. */
export const REASONS: Readonly<Record<PaymentHeldReason, { words: string; frees: string }>> = {
  REMOVED: {
    words: t('Claim removed'),
    frees: t('The claim is restored on its page by two people.'),
  },
  OBJECTION_OPEN: {
    words: t('Objection open'),
    frees: t('The objection is decided or withdrawn.'),
  },
  DOUBLE_UP: {
    words: t('Possible duplicate'),
    frees: t('Somebody decides that the two claims are not duplicates.'),
  },
  TAX_CLASS_UNKNOWN: {
    words: t('Residence not answered'),
    frees: t('The member answers, and the fund is distributed again.'),
  },
  BANK_UNRELEASED: {
    words: t('Changed bank details'),
    frees: t('A second person releases the changed bank details.'),
  },
  BANK_MISSING: { words: t('No bank details'), frees: t('The member enters them.') },
  SAME_ACCOUNT: {
    words: t('Account of several claims'),
    frees: t('Somebody asks why and releases the payment here.'),
  },
  BANK_INVALID: {
    words: t('Bank details not accepted'),
    frees: t('The member corrects them; a bank abroad is paid by pain.001, or by hand.'),
  },
  ACCOUNT_TOO_LONG: {
    words: t('Account number too long'),
    frees: t('The member corrects it, or it is paid by pain.001 or by hand.'),
  },
  BY_HAND: { words: t('Held by hand'), frees: t('Somebody releases the payment here.') },
};

const CODES: Readonly<Record<string, string>> = {
  BSB_FORMAT: t('the BSB is not six digits'),
  ACCOUNT_EMPTY: t('there is no account number'),
  ACCOUNT_NOT_DIGITS: t('the account number is not of digits'),
  ACCOUNT_TOO_LONG: t('the account number has more digits than the file has room for'),
  TITLE_EMPTY: t('there is no account name'),
  TITLE_TOO_LONG: t('the account name has more characters than the file has room for'),
  BAD_CHARACTER: t('there are letters that the bank does not take'),
  AMOUNT_TOO_LARGE: t(
    'the amount is above what a file can hold: raise the limit in the bank profile before the next run, or pay it by hand',
  ),
  NOT_LOCAL: t('the bank is abroad, and Direct Entry pays in Australia alone'),
  BIC_FORMAT: t('the Swift code is not that of a bank'),
  ACCOUNT_CHARACTERS: t('the account number has characters other than letters and digits'),
  IBAN_FORMAT: t('the IBAN is mistyped'),
  IBAN_MISSING: t('a bank in this country is paid by IBAN, and the account number is not one'),
  REFERENCE_CHANGED: t('the SID has letters that the bank does not take'),
  REFERENCE_TOO_LONG: t('the SID is too long for a reference'),
  TOTAL_TOO_LARGE: t(
    'the payment is above the limit of a file: raise the limit in the bank profile, cancel this run and prepare another one',
  ),
  TOO_MANY_ROWS: t('there are more payments than a file can hold'),
  PAYING_ACCOUNT: t('this is the account of the settlement that pays'),
  TAX_ACCOUNT: t('this is the account of the tax office'),
  ACCOUNT_RETURNED: t('a payment to this account came back from the bank'),
  NO_ROWS: t('no payment is ready'),
};

/** Whether the bank has a file of the run already. */
export function isSentOf({ files }: Pick<PaymentRunDetailsFragment, 'files'>): boolean {
  return files.some(({ sentAt }) => sentAt !== null);
}

/** Whether somebody fetched a file of the run that was not noted as sent. */
export function wasFetched({ files }: Pick<PaymentRunDetailsFragment, 'files'>): boolean {
  return files.some(({ live, sentAt, fetches }) => live && sentAt === null && fetches > 0);
}

/** What is wrong with bank details or a file, in words; a code that nobody has described as it is. */
export function codeText(code: string): string {
  return CODES[code] ?? code;
}

/** Whom a payment is to: a claim by its SID, or the tax office. */
export function payeeOf({ sid }: { sid: string }): string {
  return sid === '' ? t('Tax office') : sid;
}

/** Where the tax withheld goes, for those who approve it (PAY-13). */
export function taxAccountText({
  name,
  bsb,
  account,
}: NonNullable<PaymentRunDetailsFragment['taxAccount']>): string {
  return t('The tax goes to {name}, BSB {bsb}, account {account}.', { name, bsb, account });
}

/** Why the bank sent a payment back, in words; a code that nobody has described as it is. */
export function returnText(code: string): string {
  return (
    returnReason(code) ??
    (code === '' ? t('The bank gives no reason.') : t('The bank’s reason {code}', { code }))
  );
}
