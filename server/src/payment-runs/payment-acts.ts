import { registerEnumType } from '@nestjs/graphql';
import type { Act } from '../auth/acts/act-codes.js';
import type { Actor } from '../common/actor.js';
import { may } from '../common/policy.js';
import { DistributionState } from '../distributions/distribution-state.js';
import { Permission } from '../rules/permissions.js';
import type { PaymentRun } from './payment-run.entity.js';
import { PaymentRunState } from './payment-state.js';

/** What people do with a payment run; those with a code are APPROVE and WRITE (PAY-6). */
export enum PaymentAct {
  CHECK = 'CHECK',
  APPROVE = 'APPROVE',
  WRITE = 'WRITE',
  SETTLE = 'SETTLE',
  CANCEL = 'CANCEL',
}

registerEnumType(PaymentAct, { name: 'PaymentAct' });

const { PREPARING, PREPARED, APPROVED, WRITTEN, SENT } = PaymentRunState;

interface Rule {
  from: readonly PaymentRunState[];
  permission: Permission;
}

const RULES: Record<PaymentAct, Rule> = {
  CHECK: { from: [PREPARED], permission: Permission.PaymentsPrepare },
  APPROVE: { from: [PREPARED], permission: Permission.PaymentsApprove },
  WRITE: { from: [APPROVED], permission: Permission.PaymentsWrite },
  SETTLE: { from: [SENT], permission: Permission.PaymentsWrite },
  CANCEL: { from: [PREPARING, PREPARED, APPROVED, WRITTEN], permission: Permission.PaymentsPrepare },
};

/** The acts for which a run is in the right state. */
export function actsOf({ state }: PaymentRun): PaymentAct[] {
  return Object.values(PaymentAct).filter((act) => RULES[act].from.includes(state));
}

/**
 * Why somebody may not do this with a run now; undefined when they may (PAY-6).
 * @param today yyyy-MM-dd in the scheme's time zone
 */
export function refusalOf(act: PaymentAct, run: PaymentRun, actor: Actor, today: string): string | undefined {
  const { from, permission } = RULES[act];
  const { state, number } = run;
  if (!from.includes(state))
    return `Payment run ${number} is ${state}; this is possible only while it is ${from.join(' or ')}.`;
  if (actor.kind !== 'user' || !may(actor, permission)) return 'Your role does not allow this.';
  if (act === PaymentAct.APPROVE) return refusalToApprove(run, actor.userId, today);
  if (act === PaymentAct.WRITE) return refusalOfBasis(run, today);
  if (act === PaymentAct.SETTLE && today <= run.paymentDay)
    return 'Payments are settled after the day on which the bank pays.';
  return undefined;
}

function refusalToApprove(run: PaymentRun, userId: string, today: string): string | undefined {
  if (run.makerId === userId) return 'You prepared this payment run. Another person must approve it.';
  if (run.approverId === userId)
    return 'You approved this payment run. A second person has to approve it too.';
  if (run.figures === null) return 'This run was not prepared whole. Have it checked again, or cancel it.';
  const { payments, tax = '0.00' } = run.figures;
  if (payments === 0 && tax === '0.00') return 'No payment of this run is ready.';
  return refusalOfBasis(run, today);
}

/** A withdrawn distribution is not paid, a changed bank profile was seen by nobody, and no bank pays on a day that is over. */
function refusalOfBasis(
  { distribution, profile, profileVersion, paymentDay }: PaymentRun,
  today: string,
): string | undefined {
  if (distribution.state !== DistributionState.PUBLISHED)
    return `Distribution ${distribution.number} was withdrawn. Cancel this run.`;
  if (profile.version !== profileVersion)
    return 'The bank profile was changed since. Cancel this run and prepare another one.';
  if (paymentDay < today)
    return 'The day on which the bank should pay is over. Cancel this run and prepare another one.';
  return undefined;
}

/** The act that a code is for. */
export function actOf(
  act: PaymentAct.APPROVE | PaymentAct.WRITE,
  { number }: PaymentRun,
  version: number,
): Act {
  const name = act === PaymentAct.APPROVE ? 'approve-payments' : 'write-payments';
  return { key: `${name} ${number} version ${version}`, named: { name, number } };
}
