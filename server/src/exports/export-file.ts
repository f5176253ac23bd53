import type { ExportRun } from './export-run.entity.js';
import { REPORTS } from './reports/all-reports.js';

/** The binding of an export's data key. */
export const exportOwner = (exportRunId: string) => `export_runs:${exportRunId}`;

/**
 * The name for saving the file: the report, how many claims were chosen if not all are in it, and the day and minute of the export as screens show them.
 * @param timeZone the scheme's
 */
export function exportFileName(
  {
    report,
    format,
    chosenCount,
    createdAt,
  }: Pick<ExportRun, 'report' | 'format' | 'chosenCount' | 'createdAt'>,
  timeZone: string,
): string {
  const shown = createdAt.toLocaleString('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  const moment = shown.replace(' ', '-').replace(':', '');
  const chosen = chosenCount === null ? '' : `-${chosenCount}-chosen`;
  return `${REPORTS[report].fileName}${chosen}-${moment}.${format.toLowerCase()}`;
}
