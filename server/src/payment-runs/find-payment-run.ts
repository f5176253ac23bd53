import { isUUID } from 'class-validator';
import type { EntityManager } from 'typeorm';
import { Conflict, NotFound } from '../common/errors.js';
import type { SchemeFile } from '../scheme/scheme.js';
import { FIGURES } from './held-sql.js';
import { IS_STUCK } from './moves-sql.js';
import { PaymentRun } from './payment-run.entity.js';
import { approvalsFor, type PaymentFigures } from './payment-figures.js';

const RELATIONS = {
  distribution: true,
  profile: true,
  maker: true,
  approver: true,
  secondApprover: true,
  writer: true,
  canceller: true,
} as const;

/** All runs, the newest first. */
export function findPaymentRuns(tx: EntityManager): Promise<PaymentRun[]> {
  return tx.find(PaymentRun, { relations: RELATIONS, order: { number: 'DESC' } });
}

/** One run with its distribution, profile and people. @throws NotFound */
export async function findPaymentRun(tx: EntityManager, id: string): Promise<PaymentRun> {
  const found = isUUID(id) ? await tx.findOne(PaymentRun, { where: { id }, relations: RELATIONS }) : null;
  if (!found) throw new NotFound('We could not find this payment run.');
  return found;
}

/** Locks a run in the version that was read. @throws NotFound; Conflict when it was changed since */
export async function lockPaymentRun(tx: EntityManager, id: string, version: number): Promise<PaymentRun> {
  if (isUUID(id)) await tx.query('SELECT 1 FROM payment_runs WHERE id = $1 FOR NO KEY UPDATE', [id]);
  const found = await findPaymentRun(tx, id);
  refuseOtherVersion(found, version);
  return found;
}

/** Whether payments of a run wait to be moved, and the job that moves them was given up (PAY-10). */
export async function isStuck(tx: EntityManager, id: string): Promise<boolean> {
  const [{ stuck }] = await tx.query<[{ stuck: boolean }]>(IS_STUCK, [id]);
  return stuck;
}

/** @throws Conflict when it was changed since it was read */
export function refuseOtherVersion({ number, version: now }: PaymentRun, version: number): void {
  if (now !== version)
    throw new Conflict(`Payment run ${number} was changed since you opened it. Reload it and look again.`);
}

/**
 * Counts the payments of a prepared run anew after one of them was held or released: whoever approved it approved another
 * sum, so approvals no longer count (PAY-6).
 */
export async function countAgain(
  tx: EntityManager,
  run: PaymentRun,
  { payments, payer }: SchemeFile,
): Promise<void> {
  await tx.query(`SET LOCAL statement_timeout = '120s'`);
  const [{ figures }] = await tx.query<[{ figures: Omit<PaymentFigures, 'changed'> }]>(FIGURES, [
    run.id,
    isTaxPaid(payer),
  ]);
  await tx.query(
    `UPDATE payment_runs SET figures = $2, approvals_needed = $3, approver_id = NULL, approved_at = NULL,
       second_approver_id = NULL, second_approved_at = NULL, updated_at = now(), version = version + 1 WHERE id = $1`,
    [
      run.id,
      { ...figures, changed: run.figures?.changed ?? 0 },
      approvalsFor(figures, payments.secondApprovalAbove),
    ],
  );
}

/** Whether the tax withheld is paid by payment runs: the scheme file names the account of the tax office (PAY-13). */
function isTaxPaid(payer: SchemeFile['payer']): boolean {
  return (payer?.taxAccount ?? null) !== null;
}
