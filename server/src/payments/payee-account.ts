/** An account at a bank in Australia. */
export interface LocalAccount {
  kind: 'BSB';
  /** NNN-NNN */
  bsb: string;
  /** Digits only. */
  accountNumber: string;
}

/** An account abroad. */
export interface ForeignAccount {
  kind: 'BIC';
  /** 8 or 11 capital letters and digits. */
  bic: string;
  /** The IBAN, or else the number of the account; capital letters and digits. */
  accountNumber: string;
  isIban: boolean;
  /** The person's city and the ISO code of the country; banks abroad ask for both. Null where the country is unknown. */
  address: { town: string; country: string } | null;
}

export type PayeeAccount = LocalAccount | ForeignAccount;
