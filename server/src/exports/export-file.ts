import type { ExportRun } from './export-run.entity.js';
import { REPORTS } from './reports/all-reports.js';

/** What an export's data key is bound to. */
export const exportOwner = (exportRunId: string) => `export_runs:${exportRunId}`;

/** The name a browser saves it under: the report, and the day and minute (UTC) of the export. */
export function exportFileName({ report, format, createdAt }: ExportRun): string {
  const moment = createdAt.toISOString().slice(0, 16).replace('T', '-').replace(':', '');
  return `${REPORTS[report].fileName}-${moment}.${format.toLowerCase()}`;
}
