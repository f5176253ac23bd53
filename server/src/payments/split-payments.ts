import { readUnits } from '../rules/decimals.js';

/** How much one bank file may hold. */
export interface FileLimits {
  payments: number;
  cents: bigint;
}

/** The smaller of a format's own limit and a profile's, which is an amount of money. */
export function centsLimit(maxTotal: string | null | undefined, most: bigint): bigint {
  const cents = typeof maxTotal === 'string' ? readUnits(maxTotal, 2) : most;
  return cents < most ? cents : most;
}

/** Splits payments into files, in order: a new file starts where the next payment would exceed a limit. */
export function splitPayments<Payment extends { amount: string }>(
  limits: FileLimits,
  payments: readonly Payment[],
): Payment[][] {
  const files: Payment[][] = [];
  let total = 0n;
  for (const payment of payments) {
    const cents = readUnits(payment.amount, 2);
    const file = files.at(-1);
    if (file && file.length < limits.payments && total + cents <= limits.cents) {
      file.push(payment);
      total += cents;
    } else {
      files.push([payment]);
      total = cents;
    }
  }
  return files;
}
