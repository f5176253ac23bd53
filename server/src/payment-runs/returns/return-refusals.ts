import { ReturnMatter } from '../../rules/return-reasons.js';
import { PaymentState } from '../payment-state.js';
import { ACCOUNT_RETURNED } from './may-be-paid-to.js';

/** What decides on who may have a returned payment made again, or find that it was paid. */
export interface ReturnFacts {
  /** Null for the payment of tax. */
  submissionId: string | null;
  state: PaymentState;
  /** Whether the payment in its place waits for it: came back too, or is held for the account that it came back from. */
  isAwaited: boolean;
  /** The number of its run. */
  runNumber: number;
  matter: ReturnMatter;
  /** Who imported the return, or reported that its file was rejected. */
  importerId: string | null;
  isFileRejected: boolean;
  /** Who decided already that it is made again. */
  reissuerId: string | null;
  /** Who found already that it was paid. */
  finderId: string | null;
}

/** SQL for `isAwaited` of the payment `p`. */
export const IS_AWAITED = `(p.state = 'REISSUED' AND EXISTS (
  SELECT 1 FROM payments n WHERE n.distribution_id = p.distribution_id AND n.submission_id = p.submission_id
    AND (n.state = 'RETURNED' OR (n.state = 'HELD' AND '${ACCOUNT_RETURNED}' = ANY (n.held_codes)))))`;

const unclaimed = (runNumber: number) =>
  `This payment of run ${runNumber} was declared unclaimed. It is not paid again.`;
const own = (isFileRejected: boolean) =>
  isFileRejected ? 'You reported that its file was rejected.' : 'You imported this return.';
const DECIDED = 'Somebody decided already that this payment is made again.';

/** Why somebody may not decide that a returned payment is made again as it was; undefined when they may (RETURN-9). */
export function reissueRefusal(
  {
    submissionId,
    state,
    isAwaited,
    runNumber,
    matter,
    importerId,
    isFileRejected,
    reissuerId,
    finderId,
  }: ReturnFacts,
  userId: string,
): string | undefined {
  if (state === PaymentState.CANCELLED) return unclaimed(runNumber);
  if (reissuerId !== null && state === PaymentState.PAID)
    return 'Somebody found that this payment was paid after it was decided to make it again. That stays.';
  if (state !== PaymentState.RETURNED && state !== PaymentState.PAID && !isAwaited)
    return `This payment of run ${runNumber} is ${state}. It is paid again already.`;
  if (reissuerId !== null) return DECIDED;
  if (submissionId === null && matter !== ReturnMatter.DUPLICATE)
    return 'The next payment run pays the tax again: it is owed.';
  if (matter === ReturnMatter.PAYER)
    return 'The next payment run pays it again: it came back for no reason of its account.';
  if (importerId === userId)
    return `${own(isFileRejected)} Another person must decide that it is paid again.`;
  if (finderId === userId)
    return 'You found that this payment was paid. Another person must decide that it is paid again.';
  return undefined;
}

/** Why somebody may not find that a returned payment was paid after all; undefined when they may (RETURN-10). */
export function foundPaidRefusal(
  { submissionId, state, runNumber, matter, importerId, isFileRejected, reissuerId, finderId }: ReturnFacts,
  userId: string,
): string | undefined {
  if (state === PaymentState.CANCELLED) return unclaimed(runNumber);
  if (finderId !== null) return 'Somebody found already that this payment was paid.';
  if (state !== PaymentState.RETURNED)
    return `This payment of run ${runNumber} is ${state}. It is paid again already.`;
  if (matter !== ReturnMatter.DUPLICATE)
    return 'The bank says why this payment was not made. Only one that it had twice may have been paid.';
  // The next run may pay the tax again, and nothing leads from that payment to this one.
  if (submissionId === null && reissuerId !== null) return DECIDED;
  if (importerId === userId) return `${own(isFileRejected)} Another person must find that it was paid.`;
  if (reissuerId === userId)
    return 'You decided that this payment is made again. Another person must find that it was paid.';
  return undefined;
}
