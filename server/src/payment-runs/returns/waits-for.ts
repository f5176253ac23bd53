import type { EntityManager } from 'typeorm';
import { type ReleasedBank, releasedBankDetails } from '../../bank-changes/released-bank-details.js';
import type { KeyRing } from '../../encryption/key-ring.js';
import { ReturnMatter, returnMatter } from '../../rules/return-reasons.js';
import { heldForSql } from '../held-sql.js';
import { PaymentHeldReason } from '../payment-state.js';
import { mayBePaidTo, RETURNS_SQL, type ReturnedPayment } from './may-be-paid-to.js';

const { BANK_INVALID, BY_HAND, SAME_ACCOUNT, REMOVED, OBJECTION_OPEN, DOUBLE_UP, TAX_CLASS_UNKNOWN } =
  PaymentHeldReason;

/** For what no run takes a returned payment, whatever the account. */
const OF_CLAIM: readonly (PaymentHeldReason | null)[] = [
  REMOVED,
  OBJECTION_OPEN,
  DOUBLE_UP,
  TAX_CLASS_UNKNOWN,
];

interface Row {
  id: string;
  submissionId: string;
  returns: ReturnedPayment[];
  accountIndex: Buffer | null;
  reason: PaymentHeldReason | null;
}

const RETURNED = `
  SELECT p.id, p.submission_id AS "submissionId", ${RETURNS_SQL} AS returns, s.bank_account_index AS "accountIndex", ${heldForSql('s', 'p', 'l', 'NULL::bytea')} AS reason
  FROM payments p JOIN distribution_lines l ON l.distribution_id = p.distribution_id AND l.submission_id = p.submission_id
    JOIN submissions s ON s.id = p.submission_id WHERE p.submission_id = ANY ($1::uuid[]) AND p.state = 'RETURNED'`;

/**
 * What the returned payments of claims wait for, by id, in the reasons for which payments are held: BY_HAND for somebody's
 * decision, what is open about a claim itself, details that are missing, that are not released yet, that are still those which the bank did not take
 * (BANK_INVALID), or that other claims name too. The next run pays the others (RETURN-4).
 * @throws DecryptionError
 */
export async function waitsFor(
  tx: EntityManager,
  ring: KeyRing,
  submissionIds: readonly string[],
): Promise<Map<string, PaymentHeldReason>> {
  const waits = new Map<string, PaymentHeldReason>();
  const rows = submissionIds.length === 0 ? [] : await tx.query<Row[]>(RETURNED, [submissionIds]);
  if (rows.length === 0) return waits;
  const held = await releasedBankDetails(tx, ring, submissionIds);
  const shared = rows.filter(({ submissionId }) => isShared(held.get(submissionId)));
  const apart = await releasedBankDetails(
    tx,
    ring,
    shared.map(({ submissionId }) => submissionId),
    new Map(shared.flatMap((row) => (row.accountIndex ? [[row.submissionId, row.accountIndex]] : []))),
  );
  for (const { id, submissionId, returns, reason } of rows) {
    const bank = apart.get(submissionId) ?? held.get(submissionId);
    const own = returns.find((one) => one.id === id)!;
    if (!own.again && returnMatter(own.reason, own.whole) === ReturnMatter.DUPLICATE) waits.set(id, BY_HAND);
    else if (OF_CLAIM.includes(reason)) waits.set(id, reason!);
    else if (!bank) waits.set(id, BANK_INVALID);
    else if ('heldFor' in bank) waits.set(id, PaymentHeldReason[bank.heldFor]);
    else if (!mayBePaidTo(ring, returns, bank.details)) waits.set(id, BANK_INVALID);
    else if (isShared(held.get(submissionId))) waits.set(id, SAME_ACCOUNT);
  }
  return waits;
}

function isShared(bank: ReleasedBank | undefined): boolean {
  return bank !== undefined && 'heldFor' in bank && bank.heldFor === 'SAME_ACCOUNT';
}
