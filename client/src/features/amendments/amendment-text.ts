import { t } from '@rules/text.js';
import { dayOf, formatDate, formatMoment } from '../../lib/dates';
import type {
  AmendmentState,
  ProposalFragment,
  ProposalState,
  ThreadMessageFragment,
} from '../../generated/graphql';

type Tone = 'needs' | 'error' | 'done' | 'active' | 'plain';

interface StateLabel {
  words: string;
  tone: Tone;
}

/** The states of a thread in the words for members. */
export const memberStateLabels: Record<AmendmentState, StateLabel> = {
  OPEN: { words: t('Waiting for our answer'), tone: 'active' },
  ANSWERED: { words: t('Answered'), tone: 'done' },
  CLOSED: { words: t('Closed'), tone: 'plain' },
};

/** The states of a thread in the words for administrators. */
export const adminStateLabels: Record<AmendmentState, StateLabel> = {
  OPEN: { words: t('Waiting for an answer'), tone: 'needs' },
  ANSWERED: { words: t('Answered'), tone: 'done' },
  CLOSED: { words: t('Closed'), tone: 'plain' },
};

/** An answered thread in which the member has written nothing: the office asked. */
export const askedLabels: Record<'member' | 'office', StateLabel> = {
  member: { words: t('We have written to you'), tone: 'active' },
  office: { words: t('Asked by us'), tone: 'active' },
};

/** The state of a thread in the words for its reader. */
export function threadLabel(
  { state, messages }: { state: AmendmentState; messages: readonly { isAdmin: boolean }[] },
  isOffice: boolean,
): StateLabel {
  if (state === 'ANSWERED' && messages.every(({ isAdmin }) => isAdmin))
    return askedLabels[isOffice ? 'office' : 'member'];
  return (isOffice ? adminStateLabels : memberStateLabels)[state];
}

/** The states of a proposed change in words. */
export const proposalStateLabels: Record<ProposalState, StateLabel> = {
  PROPOSED: { words: t('Proposed change, not decided yet'), tone: 'needs' },
  ACCEPTED: { words: t('Proposed change, accepted'), tone: 'done' },
  DECLINED: { words: t('Proposed change, declined'), tone: 'error' },
  WITHDRAWN: { words: t('Proposed change, withdrawn'), tone: 'plain' },
};

/** Names a claim in questions: 'the claim with SID 00101'. */
export function claimText(sid: string | null | undefined): string {
  return sid ? t('the claim with SID {sid}', { sid }) : t('this claim, which has no SID yet');
}

/** How much a proposed change affects, as a sentence. */
export function proposalExtent(
  change: Pick<ProposalFragment, 'fields' | 'tradesAdded' | 'tradesRemoved'>,
): string {
  const { fields, tradesAdded, tradesRemoved } = change;
  const parts = [
    fields.length > 0 &&
      t('{fields, plural, one {# field} other {# fields}} changed', { fields: fields.length }),
    tradesAdded.length > 0 &&
      t('{tradesAdded, plural, one {# transaction} other {# transactions}} added', {
        tradesAdded: tradesAdded.length,
      }),
    tradesRemoved.length > 0 &&
      t('{tradesRemoved, plural, one {# transaction} other {# transactions}} removed', {
        tradesRemoved: tradesRemoved.length,
      }),
  ];
  return `${parts.filter(Boolean).join(', ')}.`;
}

/** The number of messages by the member since an administrator's last one. */
export function unansweredIn(messages: readonly Pick<ThreadMessageFragment, 'isAdmin'>[]): number {
  return messages.length - 1 - messages.findLastIndex(({ isAdmin }) => isAdmin);
}

/** When a proposed change was decided; for the office with the time, and who decided it (AMEND-16). */
export function decisionText(
  { decidedAt, decidedBy }: Pick<ProposalFragment, 'decidedAt' | 'decidedBy'>,
  timeZone: string,
  isOffice: boolean,
): string {
  if (!decidedAt) return '';
  if (!isOffice) return formatDate(dayOf(new Date(decidedAt), timeZone));
  const moment = formatMoment(decidedAt, timeZone);
  return decidedBy ? t('{decidedBy}, {moment}', { decidedBy, moment }) : moment;
}
