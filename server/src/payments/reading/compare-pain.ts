import type { PainReadBack, PainReadPayment } from './read-pain.js';

/** A payment as the ledger has it. */
export interface OwedTransfer {
  paymentId: string;
  cents: bigint;
  /** A BSB, or the BIC of a bank abroad. */
  bank: string;
  accountNumber: string;
}

/** What a file must say of itself. */
export interface ExpectedFile {
  messageId: string;
  processingDate: string;
  currency: string;
  debtorBsb: string;
  debtorAccount: string;
}

/**
 * Compares a pain.001 file that was read back with the ledger: each payment in its place with its id, its account and its
 * amount, the sum and the count, the message, the day, the currency and the account that pays (PAIN-11).
 * @returns what differs, in words for the log and without values; empty when nothing does
 */
export function painDifferences(
  file: PainReadBack,
  ledger: readonly OwedTransfer[],
  expected: ExpectedFile,
): string[] {
  const found = new Set<string>();
  const expect = (holds: boolean, what: string) => {
    if (!holds) found.add(what);
  };
  expect(file.payments.length === ledger.length, 'the number of payments');
  expect(file.count === ledger.length, 'the count that it states');
  expect(file.credits === ledger.reduce((sum, { cents }) => sum + cents, 0n), 'the sum');
  expect(file.messageId === expected.messageId, 'the id of the message');
  expect(file.processingDate === expected.processingDate, 'the day');
  expect(file.currency === expected.currency, 'the currency');
  expect(bare(file.debtor.bsb) === bare(expected.debtorBsb), 'the BSB that pays');
  expect(bare(file.debtor.accountNumber) === bare(expected.debtorAccount), 'the account that pays');
  file.payments.forEach((payment, at) => {
    const owed = ledger[at];
    if (!owed) return;
    expect(isId(payment, owed), 'the id of a payment');
    expect(bare(payment.bsb ?? payment.bic ?? '') === bare(owed.bank), 'a bank');
    expect(bare(payment.accountNumber) === bare(owed.accountNumber), 'an account');
    expect(payment.cents === owed.cents, 'an amount');
  });
  return [...found];
}

/** A UUID is written without its hyphens, any other id as it is. */
function isId({ reference }: PainReadPayment, { paymentId }: OwedTransfer): boolean {
  return reference === paymentId || (paymentId.length === 36 && reference === paymentId.replaceAll('-', ''));
}

function bare(text: string): string {
  return text.replaceAll(/[\s-]/g, '');
}
