import type { BankChangeState } from '../../generated/types';

/** What a claim can need of its member, besides the answers that are missing in it. */
export type MemberNeed = 'payment' | 'bank' | 'trades' | 'blocked' | 'balance' | 'proof';

interface NeedFacts {
  hasTrades: boolean;
  /** An error blocks its loss in the published assessment. */
  isBlocked: boolean;
  /** The opening balance is a text that is no number. */
  hasUnreadableBalance: boolean;
  /** A request of the member waits for us: a correction need not be asked for twice. */
  isAsking: boolean;
  lacksProof: boolean;
  /** The state of its bank details while they are not released. */
  bankHold: BankChangeState | null;
  /** Its payment is held, or came back, for bank details that its member has to correct. */
  hasPaymentToCorrect: boolean;
  /** Its member may edit it, and so need not ask us for the correction of an answer. */
  mayUpdate: boolean;
}

/**
 * What a claim needs of its member, in the order in which it is shown; the home and the claim's own page count the same
 * (SCREEN-34). A tax file number that would save tax is nobody's duty to give, so that it is no need (TAX-2).
 */
export function memberNeeds(facts: NeedFacts): MemberNeed[] {
  const { isAsking, bankHold } = facts;
  const isAsked = isAsking && !facts.mayUpdate;
  const needs: MemberNeed[] = [];
  if (facts.hasPaymentToCorrect && !isAsked) needs.push('payment');
  if ((bankHold === 'REFUSED' && !isAsked) || (bankHold === 'STOPPED' && !isAsking)) needs.push('bank');
  if (!facts.hasTrades) needs.push('trades');
  if (!isAsking && facts.isBlocked) needs.push('blocked');
  else if (!isAsking && facts.hasUnreadableBalance) needs.push('balance');
  if (facts.lacksProof) needs.push('proof');
  return needs;
}
