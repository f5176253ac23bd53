import type { KeyRing } from '../../encryption/key-ring.js';
import { detailsKey, openDetails } from '../../payments/frozen-details.js';
import { accountKey } from '../../rules/account-key.js';
import { asksForDetails, ReturnMatter, returnMatter } from '../../rules/return-reasons.js';
import type { BankDetails } from '../../submissions/submission.model.js';

/** A payment of a line that came back, with the details that it went to; `bytea` as JSON has it. */
export interface ReturnedPayment {
  id: string;
  runId: string;
  /** Hexadecimal digits behind `\x`. */
  details: string;
  key: string;
  /** The bank's code. */
  reason: string;
  /** Whether the bank rejected the whole file. */
  whole: boolean;
  /** Whether somebody decided that it is paid again as it is (RETURN-9). */
  again: boolean;
}

/** What is wrong with an account that a payment of the line came back from, as a code of a held payment. */
export const ACCOUNT_RETURNED = 'ACCOUNT_RETURNED';

/** SQL for the payments of the line of the payment `p` that came back; null when `p` neither did nor is in the place of one. */
export const RETURNS_SQL = `CASE WHEN p.state = 'RETURNED' OR p.reissue_of IS NOT NULL THEN (
  SELECT jsonb_agg(jsonb_build_object('id', back.id, 'runId', back.run_id, 'details', back.details::text, 'key', of_back.details_key::text,
    'reason', item.reason_code, 'whole', item.whole, 'again', item.reissuer_id IS NOT NULL))
  FROM payments back JOIN returned_items item ON item.payment_id = back.id JOIN payment_runs of_back ON of_back.id = back.run_id
  WHERE back.distribution_id = p.distribution_id AND back.submission_id = p.submission_id) END`;

/**
 * Whether a line may be paid again to an account: each payment of it that came back did so for a reason of the payer's, or
 * somebody decided on it, or it went to another account (RETURN-6, RETURN-8).
 * @throws DecryptionError
 */
export function mayBePaidTo(
  ring: KeyRing,
  returns: readonly ReturnedPayment[],
  details: BankDetails,
): boolean {
  return returns.every((returned) => {
    if (returned.again) return true;
    const matter = returnMatter(returned.reason, returned.whole);
    // Of what the bank had twice the first may have been paid: no account makes that right.
    if (!asksForDetails(matter)) return matter === ReturnMatter.PAYER;
    return !wentTo(ring, returned, details);
  });
}

function wentTo(ring: KeyRing, { id, runId, details, key }: ReturnedPayment, account: BankDetails): boolean {
  const before = openDetails(detailsKey(ring, runId, bytes(key)), id, bytes(details));
  const { bsb, abroad, accountNumber: accountNo } = before;
  const bankType = abroad === undefined ? 'LOCAL' : 'INTERNATIONAL';
  return accountKey({ bankType, bsb, swiftCode: abroad?.bic ?? '', accountNo }) === accountKey(account);
}

const bytes = (hex: string) => Buffer.from(hex.slice(2), 'hex');
