import { isOfficeRole } from '@rules/permissions.js';
import { t } from '@rules/text.js';
import { EmptyState, ErrorState } from '../../components/feedback/states';
import { NoSuchPage } from '../../components/table/no-such-page';
import { Pagination } from '../../components/table/pagination';
import { useUserListQuery, type Role } from '../../generated/graphql';
import { usePageParam } from '../../lib/use-page-param';
import { errorCode, errorMessage } from '../../lib/error-message';
import { useScheme } from '../../domain/scheme/use-scheme';
import { roleLabels } from './role-text';
import { UserTable } from './user-table';

interface UserListProps {
  role: Role;
  /** '' shows all accounts of the role. */
  search: string;
  /** Absent for users who may only read. */
  onEdit?: (id: string) => void;
}

/** The accounts of a role, paged; the page number is in the URL. */
export function UserList({ role, search, onEdit }: UserListProps) {
  const [page, goToPage] = usePageParam();
  const { scheme } = useScheme();
  const { data, previousData, error, refetch } = useUserListQuery({
    variables: { role, query: search || null, page },
    fetchPolicy: 'cache-and-network',
  });
  const pagination = (data ?? previousData)?.users.pagination;

  if (errorCode(error) === 'BAD_USER_INPUT') {
    return <EmptyState title={t('We cannot search for this')}>{errorMessage(error)}</EmptyState>;
  }
  if (error && !data) {
    return (
      <ErrorState
        message={t('The users could not be loaded.')}
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  if (data?.users.pagination.totalItems === 0) {
    return search ? (
      <EmptyState title={t('Nothing found')}>
        {t(
          'No {role} user has “{search}” in their name or e-mail. Check the spelling, or choose another role.',
          { role: roleLabels[role], search },
        )}
      </EmptyState>
    ) : (
      <EmptyState title={t('No {role} users yet', { role: roleLabels[role] })}>
        {!isOfficeRole(role)
          ? t('People appear here once they register or sign in with an e-mailed code.')
          : t('Edit a user to give them this role.')}
      </EmptyState>
    );
  }
  if (data?.users.users.length === 0) {
    return <NoSuchPage totalPages={data.users.pagination.totalPages} onPage={goToPage} />;
  }
  return (
    <div>
      <UserTable
        rows={scheme && data?.users.users}
        timeZone={scheme?.timeZone ?? 'UTC'}
        skeletonRows={previousData?.users.users.length}
        onEdit={onEdit}
      />
      <Pagination page={page} totalPages={pagination?.totalPages ?? page} onPage={goToPage} />
    </div>
  );
}
