import type { KeyRing } from '../encryption/key-ring.js';
import type { BankDetails } from '../submissions/submission.model.js';
import type { PlainBank } from './bank-change.entity.js';
import { bankDetailsOf, plainBankSql } from './bank-details.js';
import { bankHoldSql } from './held-bank-details.js';

/** Why a payment to a claim is held as far as its bank details go. */
export type BankHeldFor = 'BANK_MISSING' | 'BANK_UNRELEASED' | 'SAME_ACCOUNT';

/** The bank details that a claim may be paid to, or why it may not be paid now. */
export type ReleasedBank = { details: BankDetails } | { heldFor: BankHeldFor };

/**
 * SQL for whether another claim names the same account, however either is written (PAY-16); what a server of the version before
 * wrote during an update is compared as it is written.
 */
export const isSameAccountSql = (other: string, claim: string) =>
  `(${other}.same_account_index = ${claim}.same_account_index OR ${other}.bank_account_index = ${claim}.bank_account_index)`;

const namesSame = (claim: string, column: string) => `EXISTS (
      SELECT 1 FROM submissions other WHERE other.${column} = ${claim}.${column} AND other.id <> ${claim}.id)`;

/** A connection by its rows: TypeORM's, or that of a thread. */
export interface RowReader {
  query<Rows>(sql: string, values: unknown[]): Promise<Rows>;
}

interface Row {
  id: string;
  bank: PlainBank;
  sealed: Buffer | null;
  heldFor: BankHeldFor | null;
}

/**
 * SQL for why a claim may not be paid by its bank details, null when it may (BANK-10).
 * @param released SQL for the blind index of an account that somebody released though other claims name it
 */
export function bankHeldForSql(claim: string, released: string): string {
  return `CASE WHEN ${bankHoldSql(claim)} IS NOT NULL THEN 'BANK_UNRELEASED'
    WHEN ${claim}.bank_account_index IS NULL THEN 'BANK_MISSING'
    WHEN ${released} IS DISTINCT FROM ${claim}.bank_account_index
      AND (${namesSame(claim, 'same_account_index')} OR ${namesSame(claim, 'bank_account_index')}) THEN 'SAME_ACCOUNT' END`;
}

const CLAIMS = `
  SELECT s.id, s.sealed, ${bankHeldForSql('s', 'asked.released')} AS "heldFor",
    ${plainBankSql('s')} AS bank
  FROM unnest($1::uuid[], $2::bytea[]) AS asked (id, released) JOIN submissions s ON s.id = asked.id`;

/**
 * The released bank details of claims by id, for payments (BANK-10). A claim with an unreleased change is held and paid
 * to neither account: the old one may be closed, the new one a thief's. An id without a claim is not in the answer.
 * @param releasedAccounts the blind indexes of accounts that somebody released though other claims name them, by claim
 * @throws DecryptionError
 */
export async function releasedBankDetails(
  db: RowReader,
  ring: KeyRing,
  claimIds: readonly string[],
  releasedAccounts: ReadonlyMap<string, Buffer> = new Map(),
): Promise<Map<string, ReleasedBank>> {
  const released = claimIds.map((id) => releasedAccounts.get(id) ?? null);
  const rows = await db.query<Row[]>(CLAIMS, [claimIds, released]);
  return new Map(rows.map((row) => [row.id, releasedOf(ring, row)]));
}

function releasedOf(ring: KeyRing, { id, bank, sealed, heldFor }: Row): ReleasedBank {
  return heldFor === null ? { details: bankDetailsOf(ring, id, bank, sealed) } : { heldFor };
}
