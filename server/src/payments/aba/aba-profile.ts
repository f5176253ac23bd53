/** How the scheme's bank takes Direct Entry files, and from which account they pay. */
export interface AbaProfile {
  /** The bank, three letters. */
  institution: string;
  userName: string;
  /** The user identification of Direct Entry, up to six digits. */
  userId: string;
  description: string;
  /** yyyy-MM-dd */
  processingDate: string;
  traceBsb: string;
  traceAccount: string;
  remitter: string;
  /** Whether the file also debits the sum from the scheme's account. */
  balanced: boolean;
  /** The largest sum of a file, money; that of the format when absent. */
  maxTotal?: string | null;
  /** The most detail records of a file; those of the format when absent. */
  maxRows?: number | null;
  /** CUT: a title that is too long is cut, and reported. */
  longTitles?: 'REFUSE' | 'CUT' | null;
}

/** One payment of a file; the amount is money. */
export interface AbaPayment {
  paymentId: string;
  bsb: string;
  accountNumber: string;
  amount: string;
  title: string;
  reference: string;
  /** Tax withheld from it, money. */
  withheld?: string;
}

/** The format holds ten digits of cents, and six of counts. */
export const MOST_CENTS = 9_999_999_999n;
export const MOST_ROWS = 999_999;

/** Why a file is refused; row 0 is the file, rows count from 1. */
export interface AbaRefusal {
  row: number;
  code:
    | 'NO_ROWS'
    | 'TOO_MANY_ROWS'
    | 'TOTAL_TOO_LARGE'
    | 'AMOUNT_TOO_LARGE'
    | 'AMOUNT_NOT_A_NUMBER'
    | 'AMOUNT_NOT_CENTS'
    | 'AMOUNT_NOT_POSITIVE'
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

/** What was changed in a row so that the bank takes it. */
export interface AbaNote {
  row: number;
  code: 'TRANSLITERATED' | 'TITLE_CUT';
  field: 'title' | 'reference';
}
