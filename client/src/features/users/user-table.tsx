import { Button } from '../../components/actions/button';
import { Tag } from '../../components/feedback/tag';
import { DataTable, type Column } from '../../components/table/data-table';
import { EmailText } from '../../components/table/email-text';
import type { ManagedUserRowFragment } from '../../generated/graphql';
import { dayOf, formatDate } from '../../lib/dates';

function columnsFor(
  timeZone: string,
  onEdit: ((id: string) => void) | undefined,
): Column<ManagedUserRowFragment>[] {
  return [
    {
      header: 'Registration Date',
      cell: (user) => formatDate(dayOf(new Date(user.createdAt), timeZone)),
      width: 'fit',
    },
    { header: 'Name', cell: (user) => user.name || 'N/A' },
    { header: 'Email', cell: (user) => <EmailText>{user.email}</EmailText> },
    {
      header: 'Account Verification',
      cell: (user) => (
        <Tag tone={user.timeCreatedAt ? 'done' : 'needs'}>{user.timeCreatedAt ? 'Verified' : 'Pending'}</Tag>
      ),
    },
    {
      header: 'Status',
      cell: (user) => (
        <Tag tone={user.enabled ? 'plain' : 'error'}>{user.enabled ? 'Active' : 'Disabled'}</Tag>
      ),
    },
    ...(onEdit ? [actionWith(onEdit)] : []),
  ];
}

const actionWith = (onEdit: (id: string) => void): Column<ManagedUserRowFragment> => ({
  header: 'Action',
  cell: (user) => (
    <Button look="quiet" size="small" aria-label={`Edit ${user.email}`} onClick={() => onEdit(user.id)}>
      Edit
    </Button>
  ),
});

interface UserTableProps {
  rows: readonly ManagedUserRowFragment[] | undefined;
  /** The scheme's time zone, in which dates are displayed. */
  timeZone: string;
  skeletonRows?: number;
  /** Absent for users who may only read. */
  onEdit?: (id: string) => void;
}

/** The administrators' table of accounts (USER-2). */
export function UserTable({ rows, timeZone, skeletonRows = 25, onEdit }: UserTableProps) {
  return (
    <DataTable
      caption="Users"
      columns={columnsFor(timeZone, onEdit)}
      rows={rows}
      rowKey={(user) => user.id}
      skeletonRows={skeletonRows}
      clickable={onEdit !== undefined}
    />
  );
}
