import type { AmendmentThread } from '../../../server/src/amendments/amendment-thread.entity.js';
import { AmendmentState } from '../../../server/src/amendments/amendment-states.js';

/** The part of a message that determines the thread's state. */
interface Message {
  submissionId: string;
  isAdmin: boolean;
  createdAt: Date;
}

type ThreadRow = Pick<AmendmentThread, 'submissionId' | 'state' | 'since' | 'unanswered'>;

/** The state of each thread after all its messages. */
export function threadRows(messages: readonly Message[]): ThreadRow[] {
  const threads = new Map<string, ThreadRow>();
  for (const { submissionId, isAdmin, createdAt } of messages) {
    const before = threads.get(submissionId);
    const waits = before?.state === AmendmentState.OPEN;
    threads.set(submissionId, {
      submissionId,
      state: isAdmin ? AmendmentState.ANSWERED : AmendmentState.OPEN,
      since: !isAdmin && waits ? before.since : createdAt,
      unanswered: isAdmin ? 0 : (before?.unanswered ?? 0) + 1,
    });
  }
  return [...threads.values()];
}
