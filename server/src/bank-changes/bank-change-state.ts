/**
 * PENDING: waits for its release. STOPPED: somebody said 'this was not me'. SUPERSEDED: changed again before a decision.
 * REVERTED: the details are the released ones again.
 */
export enum BankChangeState {
  PENDING = 'PENDING',
  STOPPED = 'STOPPED',
  RELEASED = 'RELEASED',
  REFUSED = 'REFUSED',
  SUPERSEDED = 'SUPERSEDED',
  REVERTED = 'REVERTED',
}

/** What a call-back or Confirmation of Payee said about the account and its holder. */
export enum BankCheckResult {
  MATCH = 'MATCH',
  CLOSE_MATCH = 'CLOSE_MATCH',
  NO_MATCH = 'NO_MATCH',
  NOT_DONE = 'NOT_DONE',
}
