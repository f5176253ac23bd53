import { checkedRows } from '../payments/aba/aba-rows.js';
import type { AbaPayment } from '../payments/aba/aba-profile.js';
import { isMore } from '../rules/decimals.js';
import type { BankDetails } from '../submissions/submission.model.js';
import type { BankProfileValues } from './bank-profile-values.js';
import { PaymentHeldReason } from './payment-state.js';

/** A payment with the bank details of its claim. */
export interface ToBePaid {
  paymentId: string;
  sid: string;
  net: string;
  withheld: string;
}

/** A payment as a Direct Entry file has it, or why it cannot be in one, by the codes of the writer. */
export type DirectEntry =
  | { payment: AbaPayment; changed: boolean; heldFor?: undefined }
  | { heldFor: PaymentHeldReason; codes: string[] };

/**
 * Checks a payment by the rules of Direct Entry (ABA-2). The reference is the SID behind the scheme's prefix, letter by
 * letter, so that a returned payment is found by it.
 */
export function directEntryOf(
  { paymentId, sid, net, withheld }: ToBePaid,
  bank: BankDetails,
  profile: BankProfileValues,
  prefix: string,
): DirectEntry {
  const payment: AbaPayment = {
    paymentId,
    bsb: bank.bsb,
    accountNumber: bank.accountNo.replaceAll(/[ -]/g, ''),
    amount: net,
    withheld,
    title: bank.accountName,
    reference: `${prefix}${sid}`,
  };
  const { refused, notes } = checkedRows([payment], { ...profile, processingDate: '' });
  const codes = new Set<string>(refused.map(({ code }) => code));
  if ((bank.bankType as string | null) === 'INTERNATIONAL') codes.add('NOT_LOCAL');
  if (notes.some(({ field }) => field === 'reference')) codes.add('REFERENCE_CHANGED');
  // Of more than a file may hold, no file could be written, and the whole run would be refused.
  if (typeof profile.maxTotal === 'string' && isMore(net, profile.maxTotal)) codes.add('AMOUNT_TOO_LARGE');
  if (codes.size === 0) return { payment, changed: notes.length > 0 };
  const isTooLong = codes.size === 1 && codes.has('ACCOUNT_TOO_LONG');
  return {
    heldFor: isTooLong ? PaymentHeldReason.ACCOUNT_TOO_LONG : PaymentHeldReason.BANK_INVALID,
    codes: [...codes],
  };
}
