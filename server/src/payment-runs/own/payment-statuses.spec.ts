import type { OwnPayment } from '../payment-run.model.js';
import { PaymentHeldReason, PaymentState } from '../payment-state.js';
import { statusOf } from './payment-statuses.js';

const line = { distribution: 7, isPaidOut: true };
const DAY = '2027-01-10';

const payment = (
  state: keyof typeof PaymentState,
  heldReason: keyof typeof PaymentHeldReason | null = null,
  distribution = 7,
): Pick<OwnPayment, 'state' | 'heldReason' | 'distribution' | 'paymentDay'> => ({
  state: PaymentState[state],
  heldReason: heldReason && PaymentHeldReason[heldReason],
  distribution,
  paymentDay: DAY,
});

describe('how far the payment of a claim is (PAY-18)', () => {
  it.each([
    [[], 'PREPARING', false, null],
    [[payment('READY')], 'PREPARING', false, null],
    [[payment('IN_FILE')], 'IN_FILE', false, DAY],
    [[payment('SENT')], 'SENT', false, DAY],
    [[payment('PAID')], 'PAID', false, DAY],
    [[payment('HELD')], 'HELD', false, null],
    [[payment('HELD', 'OBJECTION_OPEN')], 'HELD', false, null],
    [[payment('HELD', 'BANK_UNRELEASED')], 'HELD', false, null],
    // Counted among the missing answers.
    [[payment('HELD', 'BANK_MISSING')], 'HELD', false, null],
    [[payment('HELD', 'BANK_INVALID')], 'HELD', true, null],
    [[payment('HELD', 'ACCOUNT_TOO_LONG')], 'HELD', true, null],
    [[payment('RETURNED')], 'RETURNED', false, null],
    [[payment('RETURNED', 'BANK_INVALID')], 'RETURNED', true, null],
    [[payment('RETURNED', 'BY_HAND')], 'QUERIED', false, null],
    [[payment('READY'), payment('REISSUED')], 'PREPARING', false, null],
    [[payment('CANCELLED')], 'UNCLAIMED', false, null],
  ])('%j is %s', (payments, stage, needsMember, day) => {
    expect(statusOf(line, payments)).toEqual({ stage, needsMember, day });
  });

  it('is that of the newest distribution, unless an earlier payment needs its member', () => {
    expect(statusOf(line, [payment('PAID', null, 5)])).toMatchObject({ stage: 'PREPARING' });
    const returned = payment('RETURNED', 'BANK_INVALID', 5);
    expect(statusOf(line, [payment('SENT'), returned])).toMatchObject({
      stage: 'RETURNED',
      needsMember: true,
    });
  });

  it('is nothing for a line or a loss of 0, but for what an earlier distribution paid', () => {
    const none = { stage: 'NONE', needsMember: false, day: null };
    expect(statusOf({ distribution: 7, isPaidOut: false }, [])).toEqual(none);
    expect(statusOf({ distribution: null, isPaidOut: false }, [])).toEqual(none);
    expect(statusOf({ distribution: 7, isPaidOut: false }, [payment('PAID', null, 5)])).toEqual({
      ...none,
      stage: 'PAID',
      day: DAY,
    });
  });
});
