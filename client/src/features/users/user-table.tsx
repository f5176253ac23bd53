import { t } from '@rules/text.js';
import { Button } from '../../components/actions/button';
import { Tag } from '../../components/feedback/tag';
import type { Column } from '../../components/table/data-table';
import { KeyedTable } from '../../components/table/keyed-table';
import { SideScroll } from '../../components/table/side-scroll';
import { EmailText } from '../../components/table/email-text';
import type { ManagedUserRowFragment } from '../../generated/graphql';
import { dayOf, formatDate } from '../../lib/dates';

function columnsFor(
  timeZone: string,
  onEdit: ((id: string) => void) | undefined,
): Column<ManagedUserRowFragment>[] {
  return [
    {
      header: t('Registration Date'),
      cell: (user) => formatDate(dayOf(new Date(user.createdAt), timeZone)),
      width: 'fit',
    },
    { header: t('Name'), cell: (user) => user.name || 'N/A' },
    { header: t('Email'), cell: (user) => <EmailText>{user.email}</EmailText> },
    {
      header: t('Account Verification'),
      cell: (user) => (
        <Tag tone={user.timeCreatedAt ? 'done' : 'needs'}>
          {user.timeCreatedAt ? t('Verified') : t('Pending')}
        </Tag>
      ),
    },
    {
      header: t('Status'),
      cell: (user) => (
        <Tag tone={user.enabled ? 'plain' : 'error'}>{user.enabled ? t('Active') : t('Disabled')}</Tag>
      ),
    },
    ...(onEdit ? [actionWith(onEdit)] : []),
  ];
}

const actionWith = (onEdit: (id: string) => void): Column<ManagedUserRowFragment> => ({
  header: t('Action'),
  cell: (user) => (
    <Button
      look="quiet"
      size="small"
      aria-label={t('Edit {email}', { email: user.email })}
      onClick={() => onEdit(user.id)}
    >
      {t('Edit')}
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
    <SideScroll label={t('Users')}>
      <KeyedTable
        caption={t('Users')}
        columns={columnsFor(timeZone, onEdit)}
        rows={rows}
        rowKey={(user) => user.id}
        skeletonRows={skeletonRows}
        clickable={onEdit !== undefined}
      />
    </SideScroll>
  );
}
