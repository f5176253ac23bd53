import type { AbaProfile } from '../payments/aba/aba-profile.js';
import type { AbaReadBack } from '../payments/reading/read-aba.js';
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
  const found = new Set<string>();
  const expect = (holds: boolean, what: string) => {
    if (!holds) found.add(what);
  };
  const total = ledger.reduce((sum, { cents }) => sum + cents, 0n);
  expect(file.payments.length === ledger.length, 'the number of payments');
  expect(file.count === ledger.length + (profile.balanced ? 1 : 0), 'the number of records');
  expect(file.credits === total, 'the sum of the credits');
  expect(file.debits === (profile.balanced ? total : 0n), 'the sum of the debits');
  expect(file.balanced === profile.balanced, 'whether it debits its sum');
  expect(file.processingDate === profile.processingDate, 'the day');
  expect(digits(file.trace.bsb) === digits(profile.traceBsb), 'the BSB that pays');
  expect(digits(file.trace.accountNumber) === digits(profile.traceAccount), 'the account that pays');
  file.payments.forEach((payment, at) => {
    const owed = ledger[at];
    if (!owed) return;
    expect(payment.reference === owed.reference, 'a reference');
    expect(digits(payment.bsb) === digits(owed.bsb), 'a BSB');
    expect(payment.accountNumber === digits(owed.accountNumber), 'an account');
    expect(payment.cents === owed.cents, 'an amount');
    expect(payment.withheld === owed.withheld, 'tax withheld');
  });
  return [...found];
}
