import { t } from '@rules/text.js';
import type { ImportRunQuery } from '../../generated/graphql';
import { formatBytes, formatPercent } from '../../lib/amounts';
import { paceParts } from '../../lib/pace-text';
import { isFinished } from './import-text';

type ProgressFacts = Pick<
  ImportRunQuery['importRun'],
  | 'kind'
  | 'status'
  | 'progress'
  | 'read'
  | 'rowsTotal'
  | 'rowsPerSecond'
  | 'secondsLeft'
  | 'bytesRead'
  | 'fileSize'
>;

type AppliedFacts = Pick<
  ImportRunQuery['importRun'],
  'kind' | 'checkOnly' | 'created' | 'updated' | 'removed'
>;

/** What a stopped run has applied, and how to finish it. */
export function describeApplied({ kind, checkOnly, created, updated, removed }: AppliedFacts): string {
  if (checkOnly) return t('The file was only being checked; nothing was changed.');
  if (created + updated + removed === 0) return t('Nothing was changed before it stopped.');
  const counts = [t('{created, number} created', { created }), t('{updated, number} updated', { updated })];
  if (kind === 'TRADES') counts.push(t('{removed, number} removed', { removed }));
  return t(
    'Applied before it stopped: {counts}. Import the same file again to finish; nothing is duplicated.',
    { counts: counts.join(', ') },
  );
}

/** Amount, rate and remaining time in one line: '61 % · 6,100,000 of 10,000,000 rows · 92,000 rows/s · about 40 s left'. */
export function describeProgress(run: ProgressFacts): string {
  const units = run.kind === 'ASSESSMENT_NOTICES' ? 'files' : 'rows';
  const amount = run.rowsTotal
    ? t('{read, number} of {rowsTotal, number} {units, select, files {files} other {rows}}', {
        read: run.read,
        rowsTotal: run.rowsTotal,
        units,
      })
    : t('{bytesRead} of {fileSize} read', {
        bytesRead: formatBytes(run.bytesRead),
        fileSize: formatBytes(run.fileSize),
      });
  const parts = [formatPercent(run.progress), amount];
  if (!isFinished(run.status)) parts.push(...paceParts({ ...run, perSecond: run.rowsPerSecond }, units));
  return parts.join(' · ');
}
