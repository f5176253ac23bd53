import type { AmountRefusal } from '../payment-amount.js';

/** The settings of Direct Entry files for the scheme's bank, including the account they pay from. */
export interface AbaProfile {
  /** The bank's three-letter code. */
  institution: string;
  userName: string;
  /** The Direct Entry user identification number, up to six digits. */
  userId: string;
  description: string;
  /** yyyy-MM-dd */
  processingDate: string;
  traceBsb: string;
  traceAccount: string;
  remitter: string;
  /** Whether the file also debits the total from the scheme's account. */
  balanced: boolean;
  /** The maximum total of a file, as an amount; by default that of the format. */
  maxTotal?: string | null;
  /** The maximum number of detail records in a file; by default that of the format. */
  maxRows?: number | null;
  /** CUT: a title that is too long is truncated and reported. */
  longTitles?: 'REFUSE' | 'CUT' | null;
}

/** One payment in a file, with its amount of money. */
export interface AbaPayment {
  paymentId: string;
  bsb: string;
  accountNumber: string;
  amount: string;
  title: string;
  reference: string;
  /** Tax withheld from it, as an amount of money. */
  withheld?: string;
}

/** The format has ten digits for cents and six for counts. */
export const MOST_CENTS = 9_999_999_999n;
export const MOST_ROWS = 999_999;

/** Why a file is rejected; row 0 is the file, rows count from 1. */
export interface AbaRefusal {
  row: number;
  code:
    | 'NO_ROWS'
    | 'TOO_MANY_ROWS'
    | 'TOTAL_TOO_LARGE'
    | AmountRefusal
    | 'BSB_FORMAT'
    | 'ACCOUNT_EMPTY'
    | 'ACCOUNT_NOT_DIGITS'
    | 'ACCOUNT_TOO_LONG'
    | 'TITLE_EMPTY'
    | 'TITLE_TOO_LONG'
    | 'REFERENCE_EMPTY'
    | 'REFERENCE_START'
    | 'REFERENCE_TOO_LONG'
    | 'BAD_CHARACTER'
    | 'PAYMENT_TWICE';
}

/** A change made to a row so that the bank accepts it. */
export interface AbaNote {
  row: number;
  code: 'TRANSLITERATED' | 'TITLE_CUT';
  field: 'title' | 'reference';
}
