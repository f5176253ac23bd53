import { t } from '@rules/text.js';
import { EmptyState, ErrorState } from '../../components/feedback/states';
import { Caption } from '../../components/page/layout';
import { NoSuchPage } from '../../components/table/no-such-page';
import { Pagination } from '../../components/table/pagination';
import { useRegistrationListQuery } from '../../generated/graphql';
import { errorCode, errorMessage } from '../../lib/error-message';
import { useFreshPolicy } from '../../domain/session/use-fresh-policy';
import { usePageParam } from '../../lib/use-page-param';
import { useScheme } from '../../domain/scheme/use-scheme';
import { RegistrationTable } from './registration-table';

/**
 * The older registrations, paged; page and search are in the URL.
 * @param search '' shows all
 */
export function RegistrationList({ search }: { search: string }) {
  const [page, goToPage] = usePageParam();
  const { scheme } = useScheme();
  const fetchPolicy = useFreshPolicy(`registrations:${page}:${search}`);
  const { data, previousData, error, refetch } = useRegistrationListQuery({
    variables: { page, search: search || null },
    fetchPolicy,
  });
  const pagination = (data ?? previousData)?.registrations.pagination;

  if (error && !data) {
    const refused = errorCode(error) === 'BAD_USER_INPUT';
    return (
      <ErrorState
        message={refused ? errorMessage(error) : t('The old submissions could not be loaded.')}
        error={error}
        onRetry={refused ? undefined : () => void refetch()}
      >
        {refused ? t('Change the search, or clear it.') : undefined}
      </ErrorState>
    );
  }
  if (pagination?.totalItems === 0) {
    return search ? (
      <EmptyState title={t('Nothing found')}>
        {t(
          'No registrant has “{search}” in their name or e-mail. Check the spelling, or search for a shorter part of it.',
          { search },
        )}
      </EmptyState>
    ) : (
      <EmptyState title={t('No old submissions yet')}>
        {t('Registrations of the older form appear here once members file them.')}
      </EmptyState>
    );
  }
  if (data?.registrations.registrations.length === 0) {
    return <NoSuchPage totalPages={data.registrations.pagination.totalPages} onPage={goToPage} />;
  }
  return (
    <div>
      {search && (
        <Caption role="status" mb="3">
          {t('Search: “{search}”', { search })}
          {pagination &&
            t(' · {totalItems, plural, one {# submission} other {# submissions}}', {
              totalItems: pagination.totalItems,
            })}
        </Caption>
      )}
      <RegistrationTable
        rows={scheme && data?.registrations.registrations}
        timeZone={scheme?.timeZone ?? 'UTC'}
        skeletonRows={previousData?.registrations.registrations.length}
      />
      <Pagination page={page} totalPages={pagination?.totalPages ?? page} onPage={goToPage} />
    </div>
  );
}
