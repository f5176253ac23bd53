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
  /** What differs in payments. */
  private readonly found = new Set<string>();
  private paid = 0;
  private owed = 0;
  private total = 0n;

  constructor(private readonly profile: AbaProfile) {}

  /** Compares the next payment of the file with the ledger's in its place; either may be missing. */
  compare(payment: AbaReadPayment | undefined, owed: Owed | undefined): void {
    if (owed) {
      this.owed += 1;
      this.total += owed.cents;
    }
    if (payment) this.paid += 1;
    if (!payment || !owed) return;
    this.expect(payment.reference === owed.reference, 'a reference');
    this.expect(digits(payment.bsb) === digits(owed.bsb), 'a BSB');
    this.expect(payment.accountNumber === digits(owed.accountNumber), 'an account');
    this.expect(payment.cents === owed.cents, 'an amount');
    this.expect(payment.withheld === owed.withheld, 'tax withheld');
  }

  /** @returns what differs, in words for the log and without values; empty when nothing does */
  end(file: AbaSummary): string[] {
    const { profile, total, owed, paid } = this;
    const whole: [holds: boolean, what: string][] = [
      [paid === owed, 'the number of payments'],
      [file.count === owed + (profile.balanced ? 1 : 0), 'the number of records'],
      [file.credits === total, 'the sum of the credits'],
      [file.debits === (profile.balanced ? total : 0n), 'the sum of the debits'],
      [file.balanced === profile.balanced, 'whether it debits its sum'],
      [file.processingDate === profile.processingDate, 'the day'],
      [digits(file.trace.bsb) === digits(profile.traceBsb), 'the BSB that pays'],
      [digits(file.trace.accountNumber) === digits(profile.traceAccount), 'the account that pays'],
    ];
    return [...whole.flatMap(([holds, what]) => (holds ? [] : [what])), ...this.found];
  }

  private expect(holds: boolean, what: string): void {
    if (!holds) this.found.add(what);
  }
}
