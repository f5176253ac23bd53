import { ReturnMatter } from '../../rules/return-reasons.js';
import { PaymentState } from '../payment-state.js';
import { ACCOUNT_RETURNED } from './may-be-paid-to.js';

/** What decides on who may have a returned payment made again. */
export interface ReissueFacts {
  /** Null for the payment of tax. */
  submissionId: string | null;
  state: PaymentState;
  /** Whether the payment in its place waits for it: came back too, or is held for the account that it came back from. */
  isAwaited: boolean;
  /** The number of its run. */
  runNumber: number;
  matter: ReturnMatter;
  /** Who imported the return. */
  importerId: string | null;
  /** Who decided already. */
  reissuerId: string | null;
}

/** SQL for `isAwaited` of the payment `p`. */
export const IS_AWAITED = `(p.state = 'REISSUED' AND EXISTS (
  SELECT 1 FROM payments n WHERE n.distribution_id = p.distribution_id AND n.submission_id = p.submission_id
    AND (n.state = 'RETURNED' OR (n.state = 'HELD' AND '${ACCOUNT_RETURNED}' = ANY (n.held_codes)))))`;

/** Why somebody may not decide that a returned payment is made again as it was; undefined when they may (RETURN-9). */
export function reissueRefusal(
  { submissionId, state, isAwaited, runNumber, matter, importerId, reissuerId }: ReissueFacts,
  userId: string,
): string | undefined {
  if (state === PaymentState.CANCELLED)
    return `This payment of run ${runNumber} was declared unclaimed. It is not paid again.`;
  if (state !== PaymentState.RETURNED && !isAwaited)
    return `This payment of run ${runNumber} is ${state}. It is paid again already.`;
  if (reissuerId !== null) return 'Somebody decided already that this payment is made again.';
  if (submissionId === null && matter !== ReturnMatter.DUPLICATE)
    return 'The next payment run pays the tax again: it is owed.';
  if (matter === ReturnMatter.PAYER)
    return 'The next payment run pays it again: it came back for no reason of its account.';
  if (importerId === userId)
    return 'You imported this return. Somebody else has to decide that it is paid again.';
  return undefined;
}
