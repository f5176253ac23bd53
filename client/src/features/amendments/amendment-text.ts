import type {
  AmendmentState,
  ProposalFragment,
  ProposalState,
  ThreadMessageFragment,
} from '../../generated/graphql';
import { formatQuantity } from '../../lib/amounts';

type Tone = 'needs' | 'error' | 'done' | 'active' | 'plain';

interface StateLabel {
  words: string;
  tone: Tone;
}

/** The states of a thread in the words for members. */
export const memberStateLabels: Record<AmendmentState, StateLabel> = {
  OPEN: { words: 'Waiting for our answer', tone: 'active' },
  ANSWERED: { words: 'Answered', tone: 'done' },
  CLOSED: { words: 'Closed', tone: 'plain' },
};

/** The states of a thread in the words for administrators. */
export const adminStateLabels: Record<AmendmentState, StateLabel> = {
  OPEN: { words: 'Waiting for an answer', tone: 'needs' },
  ANSWERED: { words: 'Answered', tone: 'done' },
  CLOSED: { words: 'Closed', tone: 'plain' },
};

/** The states of a proposed change in words. */
export const proposalStateLabels: Record<ProposalState, StateLabel> = {
  PROPOSED: { words: 'Proposed change, not decided yet', tone: 'needs' },
  ACCEPTED: { words: 'Proposed change, accepted', tone: 'done' },
  DECLINED: { words: 'Proposed change, declined', tone: 'error' },
  WITHDRAWN: { words: 'Proposed change, withdrawn', tone: 'plain' },
};

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** How long something has waited, in whole days; in hours on the first day: '5 days', '3 hours'. */
export function waitedText(since: string, now = Date.now()): string {
  const waited = Math.max(0, now - Date.parse(since));
  const days = Math.floor(waited / DAY_MS);
  if (days > 0) return formatQuantity(days, 'day', 'days');
  const hours = Math.floor(waited / HOUR_MS);
  if (hours > 0) return formatQuantity(hours, 'hour', 'hours');
  return 'less than an hour';
}

/** Names a claim in questions: 'the claim with SID 00101'. */
export function claimText(sid: string | null | undefined): string {
  return sid ? `the claim with SID ${sid}` : 'this claim, which has no SID yet';
}

/** How much a proposed change affects, as a sentence. */
export function proposalExtent(
  change: Pick<ProposalFragment, 'fields' | 'tradesAdded' | 'tradesRemoved'>,
): string {
  const { fields, tradesAdded, tradesRemoved } = change;
  const parts = [
    fields.length > 0 && `${formatQuantity(fields.length, 'field', 'fields')} changed`,
    tradesAdded.length > 0 && `${formatQuantity(tradesAdded.length, 'transaction', 'transactions')} added`,
    tradesRemoved.length > 0 &&
      `${formatQuantity(tradesRemoved.length, 'transaction', 'transactions')} removed`,
  ];
  return `${parts.filter(Boolean).join(', ')}.`;
}

/** The number of messages by the member since an administrator's last one. */
export function unansweredIn(messages: readonly Pick<ThreadMessageFragment, 'isAdmin'>[]): number {
  return messages.length - 1 - messages.findLastIndex(({ isAdmin }) => isAdmin);
}
