import { t } from '@rules/text.js';
import { DataTable, type Column } from '../../components/table/data-table';
import { WideTable } from '../../components/table/wide-table';
import type { ExportRunRowFragment } from '../../generated/graphql';
import { formatBytes } from '../../lib/amounts';
import { formatMoment } from '../../lib/dates';
import { ExportRunAction } from './export-run-action';
import { ExportRunState } from './export-run-state';
import { describeExport, describeRows } from './export-text';

const none = '–';

function columnsIn(timeZone: string): Column<ExportRunRowFragment>[] {
  return [
    { header: t('Report'), cell: (run) => describeExport(run), lead: true },
    { header: t('Requested'), cell: ({ createdAt }) => formatMoment(createdAt, timeZone), width: 'fit' },
    { header: t('By'), cell: ({ requestedBy }) => requestedBy },
    { header: t('State'), cell: (run) => <ExportRunState run={run} align="flex-end" /> },
    {
      header: t('Rows'),
      cell: (run) => (run.status === 'DONE' ? describeRows(run) : none),
      align: 'end',
    },
    {
      header: t('Size'),
      cell: ({ fileSize }) => (fileSize === null ? none : formatBytes(fileSize)),
      align: 'end',
    },
    {
      header: t('Available until'),
      cell: ({ availableUntil }) => (availableUntil ? formatMoment(availableUntil, timeZone) : none),
      width: 'fit',
    },
    { header: t('Action'), cell: (run) => <ExportRunAction run={run} /> },
  ];
}

interface ExportRunTableProps {
  caption: string;
  runs: readonly ExportRunRowFragment[] | undefined;
  timeZone: string;
  skeletonRows?: number;
}

/** Exports, newest first. */
export function ExportRunTable({ caption, runs, timeZone, skeletonRows }: ExportRunTableProps) {
  return (
    <WideTable>
      <DataTable
        caption={caption}
        columns={columnsIn(timeZone)}
        rows={runs}
        rowKey={({ id }) => id}
        skeletonRows={skeletonRows}
      />
    </WideTable>
  );
}
