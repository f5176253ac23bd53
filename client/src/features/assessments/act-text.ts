import { t } from '@rules/text.js';
import type { AssessmentAct, AssessmentState } from '../../generated/graphql';

interface ActWords {
  /** The button. */
  action: string;
  /** What the dialog explains. */
  meaning: string;
  /** The end of 'Run 3 …' once it is done. */
  done: string;
}

/** What people do with a computed run. */
export const ACTS: Record<AssessmentAct, ActWords> = {
  REVIEW: {
    action: t('Confirm review'),
    meaning: t(
      'You confirm that you have looked through the blocked claims, the warnings, the largest losses and the largest changes, and that the run can be approved.',
    ),
    done: t('has been reviewed.'),
  },
  WITHDRAW: {
    action: t('Withdraw'),
    meaning: t('A withdrawn run cannot be approved any more. It stays readable, with your reason.'),
    done: t('has been withdrawn.'),
  },
  APPROVE: {
    action: t('Approve'),
    meaning: t(
      'You approve the results of this run as they are. The person who started it can then publish it.',
    ),
    done: t('has been approved.'),
  },
  PUBLISH: {
    action: t('Publish'),
    meaning: t(
      'A run that was published before is superseded by this one. Members may object until the end of the last day for objections.',
    ),
    done: t('has been published.'),
  },
  FINALISE: {
    action: t('Confirm as final'),
    meaning: t('Only a final run can be distributed. It is final when two people have confirmed it.'),
    done: t('has been confirmed as final.'),
  },
};

/** What a run in its state waits for, in a sentence. */
export const NEXT: Partial<Record<AssessmentState, { title: string; words: string }>> = {
  AGREED: {
    title: t('Review'),
    words: t(
      'Both engines came to the same for every claim. Somebody other than the person who started the run looks through the figures below, and confirms the review or withdraws the run.',
    ),
  },
  REVIEWED: {
    title: t('Approval'),
    words: t('A third person approves the run: neither the one who started it nor the one who reviewed it.'),
  },
  APPROVED: {
    title: t('Publication'),
    words: t('The person who started the run publishes it, with the last day for objections.'),
  },
  PUBLISHED: {
    title: t('Confirmation as final'),
    words: t('After the last day for objections, two people confirm that the run is final.'),
  },
  FINAL: { title: t('Final'), words: t('This run is final. Only a final run can be distributed.') },
  SUPERSEDED: { title: t('Superseded'), words: t('A later run was published in place of this one.') },
};
