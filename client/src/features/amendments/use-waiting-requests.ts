import { useAmendmentThreadQuery, type ThreadMessageFragment } from '../../generated/graphql';
import type { Asked } from '../../lib/asked';
import { unansweredIn } from './amendment-text';

/** The member's requests that wait for an administrator. */
export interface WaitingRequests {
  count: number;
  /** When the oldest of them was sent; undefined when there is none. */
  since?: string;
  /** When the office last wrote, where it wrote first and the member has not replied. */
  writtenAt?: string;
}

/** The requests without an answer, and those with an undecided proposed change. */
export function waitingIn(messages: readonly ThreadMessageFragment[]): ThreadMessageFragment[] {
  const answered = messages.length - unansweredIn(messages);
  return messages.filter(
    ({ isAdmin, proposal }, index) => !isAdmin && (index >= answered || proposal?.state === 'PROPOSED'),
  );
}

/** The number of waiting requests of a claim, and since when they wait. All callers share one query of the thread. */
export function useWaitingRequests(submissionId: string): Asked<WaitingRequests> {
  const { data, error } = useAmendmentThreadQuery({ variables: { submissionId } });
  if (!data) return error ? 'failed' : 'loading';
  const { state, messages } = data.amendments;
  const waiting = state === 'OPEN' ? waitingIn(messages) : [];
  const isAsked = state === 'ANSWERED' && messages.every(({ isAdmin }) => isAdmin);
  return {
    count: waiting.length,
    since: waiting[0]?.timeCreatedAt,
    writtenAt: isAsked ? messages.at(-1)?.timeCreatedAt : undefined,
  };
}
