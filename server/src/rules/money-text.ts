import { readAmount } from './trade-values.js';

const CENTS = 2;

/**
 * Reads an amount in dollars and cents into a plain decimal (`$1,234.50` gives `1234.5`); undefined for any other text,
 * and for one with more than two decimals or 14 digits before them.
 */
export function readMoney(text: string): string | undefined {
  // An amount in cents has no three decimals, so a comma before three digits groups thousands.
  const amount = readAmount(text.trim(), 'point');
  return amount === undefined || decimalsOf(amount) > CENTS ? undefined : amount;
}

function decimalsOf(amount: string): number {
  const point = amount.indexOf('.');
  return point < 0 ? 0 : amount.length - point - 1;
}
