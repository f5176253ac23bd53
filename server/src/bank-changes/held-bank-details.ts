import { BankChangeState } from './bank-change-state.js';

/** States of the newest change of a claim in which nothing is paid to it. */
export const HELD: readonly BankChangeState[] = [
  BankChangeState.PENDING,
  BankChangeState.STOPPED,
  BankChangeState.REFUSED,
];

/** SQL for the state of a claim's unreleased bank details; NULL when they are released. */
export function bankHoldSql(claim: string): string {
  return `(SELECT CASE WHEN b.state IN ('${HELD.join("', '")}') THEN b.state END FROM bank_changes b
    WHERE b.submission_id = ${claim}.id ORDER BY b.id DESC LIMIT 1)`;
}
