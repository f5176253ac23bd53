import type { TaxClass } from '../rules/distribution/distribution-plan.js';
import type { DistributionLineState } from './distribution-line-state.js';

/** Amounts are exact decimals with two decimals. */
export interface DistributionFigures {
  /** What the steps took, in their order. */
  waterfall: { name: string; principal: string; interest: string }[];
  /** What the steps left. */
  distributable: { principal: string; interest: string };
  residue: { principal: string; interest: string };
  /** In how many rounds claims fell below the minimum payment. */
  rounds: number;
  /** Claims that are paid something. */
  paid: number;
  loss: string;
  payment: string;
  principal: string;
  interest: string;
  withheld: string;
  net: string;
  /** Of the payments that are made; null where there is none. */
  average: string | null;
  median: string | null;
  largest: string | null;
  smallest: string | null;
  states: Partial<Record<DistributionLineState, number>>;
  taxClasses: Partial<Record<TaxClass, { claims: number; withheld: string }>>;
  /** The payment below which so many hundredths of the paid claims lie, 0 to 100 in steps of 5. */
  curve: string[];
  /** Lines on which the engines differ. */
  disagreed: number;
}
