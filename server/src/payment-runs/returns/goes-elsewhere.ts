import type { ReleasedBank } from '../../bank-changes/released-bank-details.js';
import type { KeyRing } from '../../encryption/key-ring.js';
import { bankOf, detailsKey, openDetails } from '../../payments/frozen-details.js';
import type { BankDetails } from '../../submissions/submission.model.js';

/** A payment that came back, with the details that it went to; `bytea` as JSON has it. */
export interface ReturnedPayment {
  id: string;
  runId: string;
  /** Hexadecimal digits behind `\x`. */
  details: string;
  key: string;
}

/** SQL for the payment `p` of the run `r` when it came back; null when it did not. */
export const RETURNED_SQL = `CASE WHEN p.state = 'RETURNED' THEN
  jsonb_build_object('id', p.id, 'runId', r.id, 'details', p.details::text, 'key', r.details_key::text) END`;

/**
 * Whether a returned payment can be paid again: its claim has released details, and they are another account than the one that
 * it came back from (RETURN-6).
 * @throws DecryptionError
 */
export function goesElsewhere(
  ring: KeyRing,
  { id, runId, details, key }: ReturnedPayment,
  bank: ReleasedBank | undefined,
): boolean {
  if (!bank || 'heldFor' in bank) return false;
  const before = openDetails(detailsKey(ring, runId, bytes(key)), id, bytes(details));
  return (
    branchOf(bank.details, before.abroad !== undefined) !== digits(bankOf(before)).toUpperCase() ||
    number(bank.details.accountNo) !== number(before.accountNumber)
  );
}

/** The BSB, or the BIC of a bank abroad. */
const branchOf = ({ bsb, swiftCode }: BankDetails, abroad: boolean) =>
  digits(abroad ? swiftCode : bsb).toUpperCase();
const bytes = (hex: string) => Buffer.from(hex.slice(2), 'hex');
const digits = (text: string) => text.replaceAll(/[\s-]/g, '');
/** Zeros before a number make no other account. */
const number = (text: string) => digits(text).replace(/^0+(?=.)/, '');
