import type { PayeeAccount } from '../payee-account.js';
import type { AmountRefusal } from '../payment-amount.js';

/** The versions of pain.001.001 that can be written. */
export const PAIN_VERSIONS = ['03', '09'] as const;
export type PainVersion = (typeof PAIN_VERSIONS)[number];

/** The settings of a pain.001 file for the scheme's bank, including the account it pays from. */
export interface PainProfile {
  version: PainVersion;
  /** Unique for each file the bank gets: up to 35 letters, digits and hyphens. */
  messageId: string;
  /** yyyy-MM-ddTHH:mm:ssZ */
  createdAt: string;
  /** yyyy-MM-dd, the day on which the bank is to pay. */
  processingDate: string;
  /** The name of the party that sends the file. */
  initiator: string;
  /** The number under which the bank knows that party, if it wants one. */
  initiatorId?: string | null;
  /** The name of the account that pays. */
  debtor: string;
  debtorBsb: string;
  debtorAccount: string;
  /** An ISO code, AUD for example. */
  currency: string;
  /** The maximum total of a file, as an amount; by default that of the format. */
  maxTotal?: string | null;
  /** The maximum number of payments in a file, 10,000 by default. */
  maxRows?: number | null;
}

/** One payment in a file, with its amount of money. */
export interface PainPayment {
  /** The payment's id for life; a UUID is written without its hyphens, as an end-to-end id has at most 35 characters. */
  paymentId: string;
  account: PayeeAccount;
  amount: string;
  /** The name of the account. */
  title: string;
  /** What the person reads in the statement. */
  reference: string;
}

/** The format has 18 digits for an amount and for the sum. */
export const MOST_CENTS = 999_999_999_999_999_999n;
export const MOST_ROWS = 10_000;

/** The line of the first payment in a file; each payment has a line. */
export const FIRST_PAYMENT_LINE = 6;

/** Why a file is rejected; row 0 is the file, rows count from 1. */
export interface PainRefusal {
  row: number;
  code:
    | AmountRefusal
    | 'NO_ROWS'
    | 'TOO_MANY_ROWS'
    | 'TOTAL_TOO_LARGE'
    | 'PAYMENT_ID_FORMAT'
    | 'PAYMENT_TWICE'
    | 'BSB_FORMAT'
    | 'BIC_FORMAT'
    | 'IBAN_FORMAT'
    | 'ACCOUNT_EMPTY'
    | 'ACCOUNT_NOT_DIGITS'
    | 'ACCOUNT_CHARACTERS'
    | 'ACCOUNT_TOO_LONG'
    | 'TITLE_EMPTY'
    | 'TITLE_TOO_LONG'
    | 'REFERENCE_EMPTY'
    | 'REFERENCE_TOO_LONG'
    | 'BAD_CHARACTER';
}

/** A change made to a row so that the bank accepts it. */
export interface PainNote {
  row: number;
  code: 'TRANSLITERATED' | 'ADDRESS_LEFT_OUT';
  field: 'title' | 'reference' | 'town';
}
