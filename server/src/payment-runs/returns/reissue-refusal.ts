import { ReturnMatter } from '../../rules/return-reasons.js';
import { PaymentState } from '../payment-state.js';

/** What decides on who may have a returned payment made again. */
export interface ReissueFacts {
  /** Null for the payment of tax. */
  submissionId: string | null;
  state: PaymentState;
  /** The number of its run. */
  runNumber: number;
  matter: ReturnMatter;
  /** Who imported the return. */
  importerId: string | null;
  /** Who decided already. */
  reissuerId: string | null;
}

/** Why somebody may not decide that a returned payment is made again as it was; undefined when they may (RETURN-9). */
export function reissueRefusal(
  { submissionId, state, runNumber, matter, importerId, reissuerId }: ReissueFacts,
  userId: string,
): string | undefined {
  if (state !== PaymentState.RETURNED)
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
