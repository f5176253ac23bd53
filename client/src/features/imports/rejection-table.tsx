import { Caption, Stack, SubsectionTitle } from '../../components/page/layout';
import { DataTable, type Column } from '../../components/table/data-table';
import type { ImportRunQuery } from '../../generated/graphql';
import { formatCount } from '../../lib/amounts';

type Rejection = ImportRunQuery['importRun']['rejections'][number];

const columns: Column<Rejection>[] = [
  { header: 'Line', cell: ({ line }) => formatCount(line), width: 'fit' },
  { header: 'Column', cell: ({ columnLabel }) => columnLabel ?? 'Whole row' },
  { header: 'Reason', cell: ({ message }) => message, width: 'most' },
];

/** The first rejected rows of a run; the download has them all. */
export function RejectionTable({ rejections, total }: { rejections: Rejection[]; total: number }) {
  const shown = rejections.length < total ? `The first ${rejections.length} of ${formatCount(total)}.` : '';
  return (
    <Stack>
      <div>
        <SubsectionTitle>Rejected rows</SubsectionTitle>
        <Caption>
          {shown} Mend them in your file and import it again; rows that are already in are not doubled.
        </Caption>
      </div>
      <DataTable
        caption="Rejected rows"
        columns={columns}
        rows={rejections}
        rowKey={({ line, column, message }) => `${line} ${column} ${message}`}
      />
    </Stack>
  );
}
