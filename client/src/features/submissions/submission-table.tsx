import { chakra } from '@chakra-ui/react/styled-system';
import { TextLink } from '../../components/actions/text-link';
import { DataTable, type Column } from '../../components/table/data-table';
import type { SubmissionRowFragment } from '../../generated/graphql';
import { paths } from '../../lib/paths';

const Absent = chakra('span', { base: { color: 'muted' } });

/** A value of the list, or N/A where there is none (spec section 2). */
const orAbsent = (value: string) => value || <Absent>N/A</Absent>;

const columns: Column<SubmissionRowFragment>[] = [
  { header: 'SID', cell: (row) => row.sid ?? 'Not set', lead: true, width: 'fit' },
  { header: 'Legal Entity', cell: (row) => orAbsent(row.legalEntity), width: 'third' },
  { header: 'Contact Email', cell: (row) => orAbsent(row.contactEmail) },
  { header: 'Contact Name', cell: (row) => orAbsent(row.contactName) },
  {
    header: 'Action',
    cell: (row) => (
      <TextLink
        to={paths.submissionView(row.id)}
        target="_blank"
        rel="noopener"
        aria-label={`View ${row.legalEntity || row.sid || 'submission'} in a new tab`}
      >
        View
      </TextLink>
    ),
  },
];

interface SubmissionTableProps {
  caption: string;
  rows: readonly SubmissionRowFragment[] | undefined;
  skeletonRows?: number;
}

/** Submissions as an administrator sees them; a click on a row opens it in a new tab, as its View link does. */
export function SubmissionTable({ caption, rows, skeletonRows = 25 }: SubmissionTableProps) {
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={rows}
      rowKey={(row) => row.id}
      skeletonRows={skeletonRows}
      clickable
    />
  );
}
