import { Role } from '../common/actor.js';
import { DistributionState } from '../distributions/distribution-state.js';
import { PaymentAct, refusalOf } from './payment-acts.js';
import type { PaymentRun } from './payment-run.entity.js';
import { PaymentRunState } from './payment-state.js';

const DAY = '2027-03-10';
const actor = {
  kind: 'user',
  userId: 'checker',
  email: 'checker@example.com',
  role: Role.MASTER_ADMIN,
} as never;
const run = (state: PaymentRunState) =>
  ({
    state,
    number: 4,
    makerId: 'maker',
    approverId: null,
    paymentDay: DAY,
    figures: { payments: 3 },
    distribution: { state: DistributionState.PUBLISHED },
    profile: { version: 2 },
    profileVersion: 2,
  }) as PaymentRun;

it.each([
  [PaymentAct.APPROVE, PaymentRunState.PREPARED, DAY, undefined],
  [PaymentAct.APPROVE, PaymentRunState.PREPARED, '2027-03-11', 'is over'],
  [PaymentAct.WRITE, PaymentRunState.APPROVED, DAY, undefined],
  [PaymentAct.WRITE, PaymentRunState.APPROVED, '2027-03-11', 'is over'],
  [PaymentAct.SETTLE, PaymentRunState.SENT, DAY, 'after the day'],
  [PaymentAct.SETTLE, PaymentRunState.SENT, '2027-03-11', undefined],
])('%s of a run that is %s on %s is refused as %s (PAY-6, PAY-10)', (act, state, today, words) => {
  const refusal = refusalOf(act, run(state), actor, today);
  if (words === undefined) expect(refusal).toBeUndefined();
  else expect(refusal).toContain(words);
});
