import { chakra } from '@chakra-ui/react/styled-system';
import { useNavigate } from 'react-router';
import { t } from '@rules/text.js';
import { TextLink } from '../../../components/actions/text-link';
import type { Column } from '../../../components/table/data-table';
import { EmailText } from '../../../components/table/email-text';
import { KeyedTable } from '../../../components/table/keyed-table';
import { SideScroll } from '../../../components/table/side-scroll';
import { WideTable } from '../../../components/table/wide-table';
import type { SubmissionRowFragment, SubmissionSort } from '../../../generated/graphql';
import { useClaimInList } from '../../../domain/claim/claim-in-list';
import { directionOf, nextSort, type ColumnSorts } from './submission-sorts';
import { RowMark } from './row-mark';
import { useMoreColumns } from './use-more-columns';
import type { Selection } from '../selection/use-selection';

const Absent = chakra('span', { base: { color: 'muted' } });

/** A value of the list, or N/A when it is empty (SCREEN-23). */
const orAbsent = (value: string) => value || <Absent>N/A</Absent>;

function ViewLink({ row, nth }: { row: SubmissionRowFragment; nth: number }) {
  const pathOf = useClaimInList('submissions');
  return (
    <TextLink
      to={pathOf(row.id, nth)}
      target="_blank"
      rel="noopener"
      aria-label={t('View {legalEntity} in a new tab', {
        legalEntity: row.legalEntity || row.sid || t('submission'),
      })}
    >
      {t('View')}
    </TextLink>
  );
}

/** The columns that everybody sees; the last one is always Action. */
const standardColumns = (selection: Selection): Column<SubmissionRowFragment>[] => [
  {
    header: t('SID'),
    cell: (row) => (
      <RowMark
        name={row.sid ?? (row.legalEntity || t('submission'))}
        selected={selection.has(row.id)}
        onToggle={() => selection.toggle(row)}
      >
        {row.sid ?? t('Not set')}
      </RowMark>
    ),
    lead: true,
    width: 'fit',
  },
  { header: t('Legal Entity'), cell: (row) => orAbsent(row.legalEntity), width: 'third' },
  {
    header: t('Contact Email'),
    cell: (row) => (row.contactEmail ? <EmailText>{row.contactEmail}</EmailText> : orAbsent('')),
  },
  { header: t('Contact Name'), cell: (row) => orAbsent(row.contactName) },
  {
    header: t('Action'),
    cell: (row, nth) => <ViewLink row={row} nth={nth} />,
  },
];

interface SubmissionTableProps {
  caption: string;
  rows: readonly SubmissionRowFragment[] | undefined;
  selection: Selection;
  skeletonRows?: number;
  /** The current order, and the function that changes it; without them the headers do not sort. */
  sort?: SubmissionSort;
  onSort?: (sort: SubmissionSort) => void;
}

/** The sortable columns. */
const sortsOfHeader: Record<string, ColumnSorts> = {
  SID: ['SID', 'SID_DESCENDING'],
  'Legal Entity': ['LEGAL_ENTITY', 'LEGAL_ENTITY_DESCENDING'],
  'Contact Email': ['CONTACT_EMAIL', 'CONTACT_EMAIL_DESCENDING'],
  'Contact Name': ['CONTACT_NAME', 'CONTACT_NAME_DESCENDING'],
  Trades: ['TRADES', 'TRADES_DESCENDING'],
  Missing: ['MISSING', 'MISSING_DESCENDING'],
  Request: ['REQUEST', 'REQUEST_DESCENDING'],
  Notice: ['NOTICE', 'NOTICE_DESCENDING'],
  Source: ['SOURCE', 'SOURCE_DESCENDING'],
  Filed: ['OLDEST', 'NEWEST'],
  Updated: ['UPDATED', 'UPDATED_DESCENDING'],
};

function sortable(
  columns: Column<SubmissionRowFragment>[],
  sort: SubmissionSort | undefined,
  onSort: SubmissionTableProps['onSort'],
) {
  if (!onSort) return columns;
  return columns.map((column) => {
    const sorts = sortsOfHeader[column.header];
    if (!sorts) return column;
    return { ...column, sorted: directionOf(sort, sorts), onSort: () => onSort(nextSort(sort, sorts)) };
  });
}

/**
 * The administrators' table of submissions; a click on a row opens it in a new tab, as its View link does. By keys the
 * rows are reached with `j`, `k` and the arrow keys, opened by Enter in this tab, and selected with `x`.
 */
export function SubmissionTable({
  caption,
  rows,
  selection,
  skeletonRows = 25,
  sort,
  onSort,
}: SubmissionTableProps) {
  const navigate = useNavigate();
  const pathOf = useClaimInList('submissions');
  const more = useMoreColumns(rows);
  const columns = standardColumns(selection).toSpliced(-1, 0, ...more.columns);
  const open = (id: string, inNewTab: boolean) => {
    const path = pathOf(id, rows?.findIndex((row) => row.id === id) ?? 0);
    if (inNewTab) window.open(path, '_blank', 'noopener');
    else void navigate(path);
  };
  const select = (id: string) => {
    const row = rows?.find((among) => among.id === id);
    if (row) selection.toggle(row);
  };
  const table = (
    <KeyedTable
      caption={caption}
      columns={sortable(columns, sort, onSort)}
      rows={rows}
      rowKey={(row) => row.id}
      skeletonRows={skeletonRows}
      clickable
      onOpen={open}
      onSelect={select}
      rowAttributes={({ id }) => ({ 'data-selected': selection.has(id) || undefined })}
    />
  );
  return (
    <>
      {more.failure}
      {more.columns.length > 0 ? (
        <SideScroll label={caption} full>
          {table}
        </SideScroll>
      ) : (
        <WideTable>{table}</WideTable>
      )}
    </>
  );
}
