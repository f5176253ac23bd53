import type { DataSource, EntityManager } from 'typeorm';
import type { KeyRing } from '../encryption/key-ring.js';
import type { BankDetails } from '../submissions/submission.model.js';
import type { PlainBank } from './bank-change.entity.js';
import { bankDetailsOf } from './bank-details.js';
import { bankHoldSql } from './held-bank-details.js';

/** Why a payment to a claim is held as far as its bank details go. */
export type BankHeldFor = 'BANK_MISSING' | 'BANK_UNRELEASED' | 'SAME_ACCOUNT';

/** The bank details that a claim may be paid to, or why it may not be paid now. */
export type ReleasedBank = { details: BankDetails } | { heldFor: BankHeldFor };

interface Row {
  id: string;
  bank: PlainBank;
  sealed: Buffer | null;
  hasAccount: boolean;
  isHeld: boolean;
  isShared: boolean;
}

const CLAIMS = `
  SELECT s.id, s.sealed, s.bank_account_index IS NOT NULL AS "hasAccount",
    jsonb_build_object('bank_name', s.bank_name, 'bank_type', coalesce(s.bank_type::text, ''), 'customer_city', s.customer_city,
      'customer_country', s.customer_country, 'payment_reference', s.payment_reference) AS bank,
    ${bankHoldSql('s')} IS NOT NULL AS "isHeld",
    EXISTS (SELECT 1 FROM submissions o WHERE o.bank_account_index = s.bank_account_index AND o.id <> s.id) AS "isShared"
  FROM submissions s
  WHERE s.id = ANY ($1::uuid[])`;

/**
 * The released bank details of claims by id, for payments (BANK-10). A claim with an unreleased change is held and paid
 * to neither account: the old one may be closed, the new one a thief's. An id without a claim is not in the answer.
 * @throws DecryptionError
 */
export async function releasedBankDetails(
  db: DataSource | EntityManager,
  ring: KeyRing,
  claimIds: readonly string[],
): Promise<Map<string, ReleasedBank>> {
  const rows = await db.query<Row[]>(CLAIMS, [claimIds]);
  return new Map(rows.map((row) => [row.id, releasedOf(ring, row)]));
}

function releasedOf(ring: KeyRing, { id, bank, sealed, hasAccount, isHeld, isShared }: Row): ReleasedBank {
  if (isHeld) return { heldFor: 'BANK_UNRELEASED' };
  if (!hasAccount) return { heldFor: 'BANK_MISSING' };
  if (isShared) return { heldFor: 'SAME_ACCOUNT' };
  return { details: bankDetailsOf(ring, id, bank, sealed) };
}
