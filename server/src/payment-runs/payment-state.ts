/**
 * The states of a payment run. PREPARING and WRITING wait for the worker, or are being worked on; a failure leads back to
 * where it began. The moves are in the trigger `keep_payment_runs`.
 */
export enum PaymentRunState {
  PREPARING = 'PREPARING',
  PREPARED = 'PREPARED',
  APPROVED = 'APPROVED',
  WRITING = 'WRITING',
  WRITTEN = 'WRITTEN',
  SENT = 'SENT',
  SETTLED = 'SETTLED',
  CANCELLED = 'CANCELLED',
}

/** The states of a payment, which has one id for life; the moves are in the trigger `move_payments`. */
export enum PaymentState {
  READY = 'READY',
  HELD = 'HELD',
  IN_FILE = 'IN_FILE',
  SENT = 'SENT',
  PAID = 'PAID',
  RETURNED = 'RETURNED',
  REISSUED = 'REISSUED',
  CANCELLED = 'CANCELLED',
}

/** Whom a payment is to: a claim, or the tax office with what was withheld (PAY-13). */
export enum PaymentKind {
  CLAIM = 'CLAIM',
  TAX = 'TAX',
}

/** Why a payment is held; of several reasons the first in this order, BY_HAND before all (PAY-5). */
export enum PaymentHeldReason {
  REMOVED = 'REMOVED',
  OBJECTION_OPEN = 'OBJECTION_OPEN',
  DOUBLE_UP = 'DOUBLE_UP',
  TAX_CLASS_UNKNOWN = 'TAX_CLASS_UNKNOWN',
  BANK_UNRELEASED = 'BANK_UNRELEASED',
  BANK_MISSING = 'BANK_MISSING',
  SAME_ACCOUNT = 'SAME_ACCOUNT',
  BANK_INVALID = 'BANK_INVALID',
  ACCOUNT_TOO_LONG = 'ACCOUNT_TOO_LONG',
  BY_HAND = 'BY_HAND',
}

/** The states in which a run of a distribution keeps others of it from being prepared. */
export const OPEN_RUNS: readonly PaymentRunState[] = [
  PaymentRunState.PREPARING,
  PaymentRunState.PREPARED,
  PaymentRunState.APPROVED,
  PaymentRunState.WRITING,
];

/** The states in which a payment is in a file that may be paid. */
export const IN_A_FILE: readonly PaymentState[] = [
  PaymentState.IN_FILE,
  PaymentState.SENT,
  PaymentState.PAID,
  PaymentState.RETURNED,
  PaymentState.REISSUED,
];
