/** Whose turn it is in a thread: the member waits, an administrator has answered, or the matter is closed. */
export enum AmendmentState {
  OPEN = 'OPEN',
  ANSWERED = 'ANSWERED',
  CLOSED = 'CLOSED',
}

/** What happens to a thread, and how many of the member's messages are unanswered afterwards. */
const UNANSWERED_AFTER = {
  'member wrote': (before: number) => before + 1,
  'administrator wrote': () => 0,
  'proposal decided': () => 0,
  'proposal withdrawn': (before: number) => before,
  closed: () => 0,
} as const satisfies Record<string, (before: number) => number>;

export type ThreadEvent = keyof typeof UNANSWERED_AFTER;

/**
 * Where a thread stands after an event, whatever state it was in: the member waits as long as a message is unanswered or a
 * proposed change undecided. A closed thread opens again with the next message.
 * @param unanswered the member's messages without an answer before the event
 * @param undecided the proposed changes without a decision after it
 */
export function threadAfter(
  event: ThreadEvent,
  unanswered: number,
  undecided: number,
): { state: AmendmentState; unanswered: number } {
  const left = UNANSWERED_AFTER[event](unanswered);
  if (event === 'closed') return { state: AmendmentState.CLOSED, unanswered: left };
  return { state: left + undecided > 0 ? AmendmentState.OPEN : AmendmentState.ANSWERED, unanswered: left };
}

/** What became of a proposed change. */
export enum ProposalState {
  PROPOSED = 'PROPOSED',
  ACCEPTED = 'ACCEPTED',
  DECLINED = 'DECLINED',
  WITHDRAWN = 'WITHDRAWN',
}
