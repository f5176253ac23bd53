/** What the payments of a run come to. Amounts are exact decimals. */
export interface PaymentFigures {
  /** Payments that are ready, or in files. */
  payments: number;
  principal: string;
  interest: string;
  withheld: string;
  net: string;
  /** Held payments with their sum, by reason. */
  held: { reason: string; payments: number; net: string }[];
  /** Names and references that are written in other letters, and names that are cut. */
  changed: number;
}

/** Why a file cannot be written: the reason by its code, and the SID of its claim, null for the file as a whole. */
export interface PaymentRefusal {
  code: string;
  sid: string | null;
}
