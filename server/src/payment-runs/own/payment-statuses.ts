import type { DataSource } from 'typeorm';
import type { UserActor } from '../../common/actor.js';
import { prepared } from '../../database/prepared.js';
import type { KeyRing } from '../../encryption/key-ring.js';
import { ownedBy } from '../../submissions/reading/visible-to.js';
import { isRemovedSql } from '../../submissions/removed-claims.js';
import type { OwnPayment } from '../payment-run.model.js';
import { PaymentHeldReason, PaymentState } from '../payment-state.js';
import { PaymentStage } from './payment-stage.js';
import type { PaymentStatus } from './payment-status.model.js';
import { paymentsForOwners } from './payments-for-owners.js';

/** What its owner has to correct. What is not answered at all is counted among the claim's missing answers. */
const FOR_MEMBER: readonly (PaymentHeldReason | null)[] = [
  PaymentHeldReason.BANK_INVALID,
  PaymentHeldReason.ACCOUNT_TOO_LONG,
];

type Told = Pick<OwnPayment, 'state' | 'heldReason' | 'distribution' | 'paymentDay'>;

/** The newest published line of a claim. */
export interface NewestLine {
  /** The number of its distribution; null without a line, for a loss of 0. */
  distribution: number | null;
  /** Whether it pays something. */
  isPaidOut: boolean;
}

const LINES = (own: string) => `
  SELECT s.id AS "submissionId", l.number AS distribution, coalesce(l.net > 0, false) AS "isPaidOut"
  FROM submissions s
  LEFT JOIN LATERAL (
    SELECT d.number, p.net FROM distributions d JOIN distribution_lines p ON p.distribution_id = d.id AND p.submission_id = s.id
    WHERE d.state = 'PUBLISHED' ORDER BY d.number DESC LIMIT 1
  ) l ON true
  LEFT JOIN (
    SELECT id FROM assessment_runs WHERE state IN ('PUBLISHED', 'FINAL') ORDER BY number DESC LIMIT 1
  ) r ON true
  LEFT JOIN assessment_results a ON a.run_id = r.id AND a.submission_id = s.id
  WHERE ${own} AND (:id::uuid IS NULL OR s.id = :id::uuid) AND NOT ${isRemovedSql('s.sid')}
    AND (l.number IS NOT NULL OR a.recognised_loss = 0)`;

/**
 * How far the payments of own claims are (PAY-18); none of a claim about which nothing was published that decides it.
 * @param submissionId of one of them; null for all
 * @throws DecryptionError
 */
export async function paymentStatuses(
  db: DataSource,
  ring: KeyRing,
  actor: UserActor,
  submissionId: string | null,
): Promise<PaymentStatus[]> {
  const { sql, parameters } = ownedBy(actor);
  const [text, values] = db.driver.escapeQueryWithParameters(LINES(sql), { ...parameters, id: submissionId });
  const lines = await prepared<NewestLine & { submissionId: string }>(text).rows(db, values);
  if (lines.length === 0) return [];
  const payments = await paymentsForOwners(
    db,
    ring,
    lines.map((line) => line.submissionId),
  );
  return lines.map((line) => ({
    submissionId: line.submissionId,
    ...statusOf(
      line,
      payments.filter(({ payment }) => payment.submissionId === line.submissionId).map(({ told }) => told),
    ),
  }));
}

/**
 * The one status of a claim with payments by several distributions: what needs its member before the payment of the newest
 * line, and a payment of an earlier one where that pays nothing more.
 * @param payments the newest first
 */
export function statusOf(
  { distribution, isPaidOut }: NewestLine,
  payments: readonly Told[],
): Omit<PaymentStatus, 'submissionId'> {
  const counting = payments.filter(({ state }) => state !== PaymentState.REISSUED);
  const needy = counting.find(({ heldReason }) => FOR_MEMBER.includes(heldReason));
  const shown =
    needy ?? (isPaidOut ? counting.find((one) => one.distribution === distribution) : counting[0]);
  if (!shown)
    return { stage: isPaidOut ? PaymentStage.PREPARING : PaymentStage.NONE, needsMember: false, day: null };
  const stage = stageOf(shown);
  const isOnItsWay = [PaymentStage.IN_FILE, PaymentStage.SENT, PaymentStage.PAID].includes(stage);
  return { stage, needsMember: needy !== undefined, day: isOnItsWay ? shown.paymentDay : null };
}

function stageOf({ state, heldReason }: Told): PaymentStage {
  switch (state) {
    case PaymentState.READY:
    case PaymentState.REISSUED:
      return PaymentStage.PREPARING;
    case PaymentState.RETURNED:
      return heldReason === PaymentHeldReason.BY_HAND ? PaymentStage.QUERIED : PaymentStage.RETURNED;
    case PaymentState.CANCELLED:
      return PaymentStage.UNCLAIMED;
    case PaymentState.HELD:
    case PaymentState.IN_FILE:
    case PaymentState.SENT:
    case PaymentState.PAID:
      return PaymentStage[state];
  }
}
