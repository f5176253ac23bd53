/** A payment that the bank sent back, whatever the file. */
export interface ReturnedItem {
  /** The line of the file, from 1. */
  line: number;
  /** What the payment was sent under: its lodgement reference in Direct Entry, its end-to-end id in pain.001. */
  reference: string;
  /** The code that `returnReason` has the words of. */
  reasonCode: string;
  /** What the bank adds in its own words. */
  reasonText: string;
  /** In cents; null where the file does not say. */
  cents: bigint | null;
  /** The BSB with its hyphen, or the BIC; null where the file does not say. */
  bank: string | null;
  /** Null where the file does not say. */
  accountNumber: string | null;
  /** The day of the month on which it was sent, two digits; null where the file does not say. */
  day: string | null;
}

/** Why a file of returned payments is rejected; a sentence without values of the file. */
export interface ReturnsFault {
  line: number;
  reason: string;
}

/** What a Direct Entry file of returns states. */
export interface DirectEntryReturns {
  format: 'ABA';
  /** Six digits: whose payments they were. */
  userIds: string[];
  items: ReturnedItem[];
}

/** What a pain.002 file states. */
export interface StatusReport {
  format: 'PAIN';
  /** The message that it answers. */
  messageId: string;
  /** Why the bank rejected the whole file, if it did. */
  whole: Pick<ReturnedItem, 'reasonCode' | 'reasonText'> | null;
  items: ReturnedItem[];
  /** The payments that the bank says it made. */
  made: Made[];
  /** The same of the whole file, without naming its payments: the status; null where it says nothing like it. */
  madeWhole: string | null;
}

/** A payment that the bank says it made. */
export interface Made {
  line: number;
  /** Its end-to-end id. */
  reference: string;
  /** The bank's status, such as ACSC. */
  status: string;
}

export type ReturnsFile =
  | ((DirectEntryReturns | StatusReport) & { refused?: undefined })
  | { refused: ReturnsFault[] };
