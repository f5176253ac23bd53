import type { EntityManager } from 'typeorm';
import { releasedBankDetails } from '../bank-changes/released-bank-details.js';
import type { KeyRing } from '../encryption/key-ring.js';
import { mayBePaidTo, RETURNS_SQL, type ReturnedPayment } from '../payment-runs/returns/may-be-paid-to.js';

interface Row {
  id: string;
  submissionId: string;
  returns: ReturnedPayment[];
}

/** Few: those whose members gave other details since the run that paid them. */
const CHANGED = `
  SELECT p.id, p.submission_id AS "submissionId", ${RETURNS_SQL} AS returns FROM payments p JOIN payment_runs r ON r.id = p.run_id
  WHERE p.distribution_id = $1 AND p.state = 'RETURNED' AND EXISTS (SELECT 1 FROM bank_changes b
    WHERE b.submission_id = p.submission_id AND b.state = 'RELEASED' AND b.decided_at >= r.started_at)`;

/**
 * The returned payments of a distribution whose members gave an account that the next run pays, though a run that looked at
 * them before did not take them, as for an objection that has ended since (UNCLAIMED-5).
 * @returns their ids
 * @throws DecryptionError
 */
export async function payableAgain(
  tx: EntityManager,
  ring: KeyRing,
  distributionId: string,
): Promise<string[]> {
  const rows = await tx.query<Row[]>(CHANGED, [distributionId]);
  const banks = await releasedBankDetails(
    tx,
    ring,
    rows.map(({ submissionId }) => submissionId),
  );
  return rows.flatMap(({ id, submissionId, returns }) => {
    const bank = banks.get(submissionId);
    return bank && 'details' in bank && mayBePaidTo(ring, returns, bank.details) ? [id] : [];
  });
}
