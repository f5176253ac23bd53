import { t } from '@rules/text.js';
import type { ImportKind, ImportRunSummaryFragment, ImportStatus } from '../../generated/graphql';

type Tone = 'needs' | 'error' | 'done' | 'active' | 'plain';

/** The labels of the kinds of file. */
export const kindLabels: Record<ImportKind, string> = {
  SETTLEMENT_RECORDS: t('Submissions'),
  TRADES: t('Trade data'),
  ASSESSMENT_NOTICES: t('Assessment notices'),
  DAY_PRICES: t('Day prices'),
  RETURNS: t('Returned payments'),
};

/** The alert's text while a file of each kind is processed (IMPORT-2). */
export const kindActivity: Record<ImportKind, string> = {
  SETTLEMENT_RECORDS: t('Uploading submissions'),
  TRADES: t('Uploading trade data'),
  ASSESSMENT_NOTICES: t('Uploading assessment notices'),
  DAY_PRICES: t('Uploading day prices'),
  RETURNS: t('Uploading returned payments'),
};

const statusLabels: Record<ImportStatus, { words: string; tone: Tone }> = {
  RECEIVED: { words: t('Waiting to start'), tone: 'active' },
  CHECKING: { words: t('Checking the file'), tone: 'active' },
  APPLYING: { words: t('Importing'), tone: 'active' },
  DONE: { words: t('Done'), tone: 'done' },
  REFUSED: { words: t('Refused'), tone: 'error' },
  CANCELLED: { words: t('Cancelled'), tone: 'plain' },
  FAILED: { words: t('Failed'), tone: 'error' },
};

type RunState = Pick<ImportRunSummaryFragment, 'status' | 'checkOnly' | 'rejected'>;

/** Whether a run has ended, whatever its result. */
export function isFinished(status: ImportStatus): boolean {
  return !['RECEIVED', 'CHECKING', 'APPLYING'].includes(status);
}

/** The label and colour of a run's state. */
export function describeStatus({ status, checkOnly, rejected }: RunState): { words: string; tone: Tone } {
  if (status === 'DONE' && rejected > 0) {
    return {
      words: t('{isCheckOnly, select, true {Checked} other {Done}}, {rejected, number} rejected', {
        isCheckOnly: String(checkOnly),
        rejected,
      }),
      tone: 'needs',
    };
  }
  if (status === 'DONE' && checkOnly) return { words: t('Checked, nothing changed'), tone: 'done' };
  if (status === 'APPLYING' && checkOnly) return { words: t('Checking the rows'), tone: 'active' };
  return statusLabels[status];
}

/** A run's options in words; empty for the default options. */
export function describeOptions(
  run: Pick<ImportRunSummaryFragment, 'mode' | 'checkOnly' | 'overwrite'>,
): string[] {
  return [
    run.checkOnly && t('Check only'),
    run.mode === 'APPEND' && t('Added to the existing trades'),
    run.overwrite && t('Overwrites changes made in this portal'),
  ].filter((words) => words !== false);
}
