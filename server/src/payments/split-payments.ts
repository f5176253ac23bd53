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
  const split = new FileSplit(limits);
  for (const payment of payments)
    if (split.startsFile(readUnits(payment.amount, 2))) files.push([payment]);
    else files.at(-1)!.push(payment);
  return files;
}

/** Where files begin in a sequence of payments that is not held. */
export class FileSplit {
  private payments = 0;
  private total = 0n;

  constructor(private readonly limits: FileLimits) {}

  /** Takes the next payment, in cents. @returns whether a file starts with it */
  startsFile(cents: bigint): boolean {
    const fits =
      this.payments > 0 && this.payments < this.limits.payments && this.total + cents <= this.limits.cents;
    this.payments = fits ? this.payments + 1 : 1;
    this.total = fits ? this.total + cents : cents;
    return !fits;
  }
}
