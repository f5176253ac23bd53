/** The state of a thread: the member waits, an administrator has answered, or the thread is closed. */
export enum AmendmentState {
  OPEN = 'OPEN',
  ANSWERED = 'ANSWERED',
  CLOSED = 'CLOSED',
}

type Unanswered = (before: number, unseen: number) => number;

/**
 * The events of a thread, and the number of the member's unanswered messages after each: messages that the
 * administrator has not seen stay unanswered.
 */
const UNANSWERED_AFTER = {
  'member wrote': (before) => before + 1,
  'administrator wrote': (_before, unseen) => unseen,
  /** To many members at once, without having read what they wrote: their messages still wait. */
  'administrator asked': (before) => before,
  'proposal decided': (_before, unseen) => unseen,
  'proposal withdrawn': (before) => before,
  closed: () => 0,
} as const satisfies Record<string, Unanswered>;

export type ThreadEvent = keyof typeof UNANSWERED_AFTER;

/**
 * The state of a thread after an event, whatever its state before: it is open as long as a message is unanswered or a
 * proposed change undecided. A closed thread opens again with the next message.
 * @param unanswered the member's unanswered messages before the event
 * @param undecided the undecided proposed changes after the event
 * @param unseen the member's messages that the acting administrator has not seen
 */
export function threadAfter(
  event: ThreadEvent,
  unanswered: number,
  undecided: number,
  unseen = 0,
): { state: AmendmentState; unanswered: number } {
  const left = UNANSWERED_AFTER[event](unanswered, unseen);
  if (event === 'closed') return { state: AmendmentState.CLOSED, unanswered: left };
  return { state: left + undecided > 0 ? AmendmentState.OPEN : AmendmentState.ANSWERED, unanswered: left };
}

/** The state of a proposed change. */
export enum ProposalState {
  PROPOSED = 'PROPOSED',
  ACCEPTED = 'ACCEPTED',
  DECLINED = 'DECLINED',
  WITHDRAWN = 'WITHDRAWN',
}
