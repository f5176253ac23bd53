/** A payment as a bank file states it. */
export interface ReadPayment {
  /** The lodgement reference of Direct Entry, the end-to-end id of pain.001. */
  reference: string;
  /** NNN-NNN; null where the account's bank is named by its BIC. */
  bsb: string | null;
  /** An IBAN where the file has one. */
  accountNumber: string;
  cents: bigint;
  /** Tax withheld, in cents; 0 in pain.001, which has no place for it. */
  withheld: bigint;
  title: string;
}

/** What every bank file states, whatever its format. */
export interface ReadBack<Payment extends ReadPayment = ReadPayment> {
  payments: Payment[];
  /** In cents. */
  credits: bigint;
  /** In cents; 0 unless the file debits the scheme's account itself. */
  debits: bigint;
  /** How many payments and debits the file says it has. */
  count: number;
  /** yyyy-MM-dd, the day on which the bank is to pay. */
  processingDate: string;
}
