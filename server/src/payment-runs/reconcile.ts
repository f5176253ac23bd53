import type { AbaProfile } from '../payments/aba/aba-profile.js';
import type { AbaReadBack, AbaReadPayment, AbaSummary } from '../payments/reading/read-aba.js';
import type { FrozenDetails } from '../payments/frozen-details.js';

/** A payment as the ledger has it; amounts in cents. */
export type Owed = Pick<FrozenDetails, 'bsb' | 'accountNumber' | 'reference'> & {
  cents: bigint;
  withheld: bigint;
};

const digits = (text: string) => text.replaceAll(/[\s-]/g, '');

/**
 * Compares a file that was read back with the ledger (PAY-8): each payment in its place with its account, its amount and its
 * reference, the sums, the day, and the account that pays.
 * @returns what differs, in words for the log and without values; empty when nothing does
 */
export function differencesFromLedger(
  file: AbaReadBack,
  ledger: readonly Owed[],
  profile: AbaProfile,
): string[] {
  const comparison = new LedgerComparison(profile);
  for (let at = 0; at < Math.max(file.payments.length, ledger.length); at += 1)
    comparison.compare(file.payments[at], ledger[at]);
  return comparison.end(file);
}

/** The same comparison, payment by payment: `compare` for each, then `end`. */
export class LedgerComparison {
  private readonly found = new Set<string>();
  private owed = 0;
  private total = 0n;

  constructor(private readonly profile: AbaProfile) {}

  /** Compares the next payment of the file with the ledger's in its place; either may be missing. */
  compare(payment: AbaReadPayment | undefined, owed: Owed | undefined): void {
    if (owed) {
      this.owed += 1;
      this.total += owed.cents;
    }
    this.expect(payment !== undefined && owed !== undefined, 'the number of payments');
    if (!payment || !owed) return;
    this.expect(payment.reference === owed.reference, 'a reference');
    this.expect(digits(payment.bsb) === digits(owed.bsb), 'a BSB');
    this.expect(payment.accountNumber === digits(owed.accountNumber), 'an account');
    this.expect(payment.cents === owed.cents, 'an amount');
    this.expect(payment.withheld === owed.withheld, 'tax withheld');
  }

  /** @returns what differs, in words for the log and without values; empty when nothing does */
  end(file: AbaSummary): string[] {
    const { profile, total, owed } = this;
    this.expect(file.count === owed + (profile.balanced ? 1 : 0), 'the number of records');
    this.expect(file.credits === total, 'the sum of the credits');
    this.expect(file.debits === (profile.balanced ? total : 0n), 'the sum of the debits');
    this.expect(file.balanced === profile.balanced, 'whether it debits its sum');
    this.expect(file.processingDate === profile.processingDate, 'the day');
    this.expect(digits(file.trace.bsb) === digits(profile.traceBsb), 'the BSB that pays');
    this.expect(digits(file.trace.accountNumber) === digits(profile.traceAccount), 'the account that pays');
    return [...this.found];
  }

  private expect(holds: boolean, what: string): void {
    if (!holds) this.found.add(what);
  }
}
