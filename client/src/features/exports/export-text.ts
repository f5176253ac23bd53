import { t } from '@rules/text.js';
import type { ExportFormat, ExportRunRowFragment, ExportStatus, ReportKind } from '../../generated/graphql';
import { formatPercent } from '../../lib/amounts';
import { paceParts } from '../../lib/pace-text';

type Tone = 'error' | 'done' | 'active' | 'plain';

/** The names of the reports (EXPORT-2), distinct wherever they are shown. */
export const reportLabels: Record<ReportKind, string> = {
  REGISTRATIONS: t('Old submissions'),
  REGISTRATION_TRADES: t('Old trade data'),
  SETTLEMENTS: t('Submissions'),
  DOUBLE_UPS: t('Double ups'),
  SETTLEMENT_TRADES: t('Trade data'),
};

export const formatLabels: Record<ExportFormat, string> = { CSV: 'CSV', XLSX: t('Excel (XLSX)') };

const restrictedIn: Record<ReportKind, string | null> = {
  REGISTRATIONS: t('HIN/SRN'),
  REGISTRATION_TRADES: null,
  SETTLEMENTS: t('tax file numbers, trading accounts and bank accounts'),
  DOUBLE_UPS: null,
  SETTLEMENT_TRADES: null,
};

/** The restricted values in the files of the given reports: 'HIN/SRN'; null when there are none. */
export function restrictedText(reports: readonly ReportKind[]): string | null {
  return reports.flatMap((report) => restrictedIn[report] ?? []).join(', ') || null;
}

const statusLabels: Record<ExportStatus, { words: string; tone: Tone }> = {
  WAITING: { words: t('Waiting to start'), tone: 'active' },
  WRITING: { words: t('Writing'), tone: 'active' },
  DONE: { words: t('Ready'), tone: 'done' },
  FAILED: { words: t('Failed'), tone: 'error' },
  CANCELLED: { words: t('Cancelled'), tone: 'plain' },
};

type RunState = Pick<ExportRunRowFragment, 'status' | 'available'>;
type RunRows = Pick<ExportRunRowFragment, 'status' | 'rowsWritten' | 'rowsTotal'>;
type RunProgress = RunRows & Pick<ExportRunRowFragment, 'rowsPerSecond' | 'secondsLeft'>;

/** Whether an export has ended, whatever its result. */
export function isEnded({ status }: Pick<ExportRunRowFragment, 'status'>): boolean {
  return status !== 'WAITING' && status !== 'WRITING';
}

/** The label and colour of an export's state. */
export function describeState({ status, available }: RunState): { words: string; tone: Tone } {
  if (status === 'DONE' && !available) return { words: t('No longer available'), tone: 'plain' };
  return statusLabels[status];
}

/** The report and format: 'Trade data, Excel (XLSX)', 'Submissions, 12 chosen, CSV'. */
export function describeExport({
  report,
  format,
  chosen,
}: Pick<ExportRunRowFragment, 'report' | 'format' | 'chosen'>): string {
  const part = chosen === null ? [] : [t('{chosen, number} chosen', { chosen })];
  return [reportLabels[report], ...part, formatLabels[format]].join(', ');
}

/** The number of written rows: '1,200 of 10,000 rows', '10,000 rows' at the end. */
export function describeRows({ status, rowsWritten, rowsTotal }: RunRows): string {
  if (status === 'DONE' || rowsTotal === null)
    return t('{rowsWritten, plural, one {# row} other {# rows}}', { rowsWritten });
  return t('{rowsWritten, number} of {rowsTotal, plural, one {# row} other {# rows}}', {
    rowsWritten,
    rowsTotal,
  });
}

/** Amount, rate and remaining time in one line: '25 % · 2,500 of 10,000 rows · 900 rows/s · about 8 s left'. */
export function describeProgress(run: RunProgress): string {
  const parts = [describeRows(run), ...paceParts({ ...run, perSecond: run.rowsPerSecond })];
  return (run.rowsTotal === null ? parts : [formatPercent(fractionOf(run)), ...parts]).join(' · ');
}

/** The progress of an export, from 0 to 1. */
export function fractionOf({ status, rowsWritten, rowsTotal }: RunRows): number {
  if (status === 'DONE') return 1;
  return rowsTotal ? rowsWritten / rowsTotal : 0;
}
