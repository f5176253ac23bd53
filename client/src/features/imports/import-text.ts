import type { ImportKind, ImportRunSummaryFragment, ImportStatus } from '../../generated/graphql';
import { formatCount } from '../../lib/amounts';

type Tone = 'needs' | 'error' | 'done' | 'active' | 'plain';

/** The labels of the kinds of file. */
export const kindLabels: Record<ImportKind, string> = {
  SETTLEMENT_RECORDS: 'Submissions',
  TRADES: 'Trade data',
  ASSESSMENT_NOTICES: 'Assessment notices',
  DAY_PRICES: 'Day prices',
};

/** The alert's text while a file of each kind is processed (IMPORT-2). */
export const kindActivity: Record<ImportKind, string> = {
  SETTLEMENT_RECORDS: 'Uploading submissions',
  TRADES: 'Uploading trade data',
  ASSESSMENT_NOTICES: 'Uploading assessment notices',
  DAY_PRICES: 'Uploading day prices',
};

const statusLabels: Record<ImportStatus, { words: string; tone: Tone }> = {
  RECEIVED: { words: 'Waiting to start', tone: 'active' },
  CHECKING: { words: 'Checking the file', tone: 'active' },
  APPLYING: { words: 'Importing', tone: 'active' },
  DONE: { words: 'Done', tone: 'done' },
  REFUSED: { words: 'Refused', tone: 'error' },
  CANCELLED: { words: 'Cancelled', tone: 'plain' },
  FAILED: { words: 'Failed', tone: 'error' },
};

type RunState = Pick<ImportRunSummaryFragment, 'status' | 'checkOnly' | 'rejected'>;

/** Whether a run has ended, whatever its result. */
export function isFinished(status: ImportStatus): boolean {
  return !['RECEIVED', 'CHECKING', 'APPLYING'].includes(status);
}

/** The label and colour of a run's state. */
export function describeStatus({ status, checkOnly, rejected }: RunState): { words: string; tone: Tone } {
  if (status === 'DONE' && rejected > 0) {
    return { words: `${checkOnly ? 'Checked' : 'Done'}, ${formatCount(rejected)} rejected`, tone: 'needs' };
  }
  if (status === 'DONE' && checkOnly) return { words: 'Checked, nothing changed', tone: 'done' };
  if (status === 'APPLYING' && checkOnly) return { words: 'Checking the rows', tone: 'active' };
  return statusLabels[status];
}

/** A run's options in words; empty for the default options. */
export function describeOptions(
  run: Pick<ImportRunSummaryFragment, 'mode' | 'checkOnly' | 'overwrite'>,
): string[] {
  return [
    run.checkOnly && 'Check only',
    run.mode === 'APPEND' && 'Added to the existing trades',
    run.overwrite && 'Overwrites changes made in this portal',
  ].filter((words) => words !== false);
}
