import type { CentsColumn } from './cents-column.js';

/** Who gets what of a pot, by the place of the claim; amounts in cents. */
export interface Shares {
  payment: CentsColumn;
  /** The sum of the payments. */
  shared: bigint;
  /** How many rounds of claims fell below the minimum payment. */
  rounds: number;
  /** The round in which a claim with a loss fell below the minimum payment, from 1; 0 where it did not. */
  roundOf: (at: number) => number;
}
