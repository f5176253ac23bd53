import { t } from '@rules/text.js';
import type { DistributionAct, DistributionState } from '../../generated/graphql';

interface ActWords {
  /** The button. */
  action: string;
  /** The title of its dialog. */
  title: (number: number) => string;
  /** What the dialog explains. */
  meaning: string;
  done: (number: number) => string;
}

/** What people do with a frozen distribution. */
export const ACTS: Readonly<Record<DistributionAct, ActWords>> = {
  APPROVE: {
    action: t('Approve'),
    title: (number) => t('Approve distribution {number}', { number }),
    meaning: t(
      'You approve every line as it is frozen. Before that, the server computes the SHA-256 of all lines again and compares it.',
    ),
    done: (number) => t('Distribution {number} has been approved.', { number }),
  },
  PUBLISH: {
    action: t('Publish'),
    title: (number) => t('Publish distribution {number}', { number }),
    meaning: t('Everybody can read its sums and its seal from now on, without signing in.'),
    done: (number) => t('Distribution {number} has been published.', { number }),
  },
  WITHDRAW: {
    action: t('Withdraw'),
    title: (number) => t('Withdraw distribution {number}', { number }),
    meaning: t(
      'A withdrawn distribution cannot be approved, published or paid any more. It stays readable, with your reason.',
    ),
    done: (number) => t('Distribution {number} has been withdrawn.', { number }),
  },
};

/** What a frozen distribution waits for, in a sentence. */
export const NEXT: Partial<Record<DistributionState, { title: string; words: string }>> = {
  FROZEN: {
    title: t('Approval'),
    words: t(
      'It is frozen: no line of it changes any more. A person other than the one who made it approves it.',
    ),
  },
  APPROVED: {
    title: t('Publication'),
    words: t('Two people are responsible for it. Nobody outside the office sees it before it is published.'),
  },
  PUBLISHED: {
    title: t('Published'),
    words: t('Its sums and its seal are on a page for everybody. It can be withdrawn until it is paid.'),
  },
  WITHDRAWN: {
    title: t('Withdrawn'),
    words: t('It is not paid. Make a new distribution, or a copy of this one to start from.'),
  },
};

/** What everybody sees once it is published. */
export function linesText(publishLines: boolean): string {
  return publishLines
    ? t('For everybody: its sums, its seal, and all its lines without names.')
    : t('For everybody: its sums and its seal, not its lines.');
}
