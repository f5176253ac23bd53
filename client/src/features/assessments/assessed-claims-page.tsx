import { Permission } from '@rules/permissions.js';
import { t } from '@rules/text.js';
import { useParams, useSearchParams } from 'react-router';
import { Button } from '../../components/actions/button';
import { Chip } from '../../components/actions/chip';
import { TextLink } from '../../components/actions/text-link';
import { SearchDialog, type SearchDialogProps } from '../../components/dialog/search-dialog';
import { useAskedSearch } from '../../components/dialog/use-asked-search';
import { EmptyState } from '../../components/feedback/states';
import { Caption, Inline, Stack } from '../../components/page/layout';
import { Page } from '../../components/page/page';
import { NoSuchPage } from '../../components/table/no-such-page';
import { Pagination } from '../../components/table/pagination';
import { ABOVE, aboveAssessedClaims } from '../../domain/office-crumbs';
import { paths } from '../../domain/paths';
import { PageHeading } from '../../domain/scheme/page-heading';
import { usePermission } from '../../domain/session/use-permission';
import { useAssessedClaimsQuery } from '../../generated/graphql';
import { usePageParam } from '../../lib/use-page-param';
import { useSearchParam } from '../../lib/use-search-param';
import { AssessedClaimTable } from './assessed-claim-table';
import { AssessmentUnavailable } from './assessment-unavailable';
import { filterIn, FILTER_PARAMS, filterParts } from './claims-filter';

function SidSearchDialog(props: SearchDialogProps) {
  return <SearchDialog title={t('Search a SID')} placeholder={t('A whole SID')} {...props} />;
}

/** The claims of a run behind a number of its results, the largest losses first (RUN-4, RUN-9). */
export function AssessedClaimsPage() {
  const { runId = '' } = useParams();
  const [params, setParams] = useSearchParams();
  const [page, goToPage] = usePageParam();
  const [search, setSearch] = useSearchParam();
  const asked = useAskedSearch(SidSearchDialog, search, setSearch);
  const filter = filterIn(params);
  const mayReadClaims = usePermission(Permission.ClaimsRead);
  const { data, previousData, error, refetch } = useAssessedClaimsQuery({
    variables: { runId, filter, page },
    fetchPolicy: 'cache-and-network',
  });
  const shown = data ?? previousData;
  if (error && !shown)
    return (
      <Page width="window">
        <AssessmentUnavailable error={error} onRetry={() => void refetch()} />
      </Page>
    );
  const remove = (names: readonly string[]) =>
    setParams((current) => {
      for (const name of [...names, 'page']) current.delete(name);
      return current;
    });
  const run = shown?.assessmentRun;
  const currency = run?.currency ?? '';
  const parts = filterParts(filter, currency);
  const pagination = data?.assessedClaims.pagination;
  return (
    <Page width="window">
      <PageHeading
        above={run ? aboveAssessedClaims(run) : ABOVE.assessment}
        here={t('Claims')}
        actions={asked.buttons}
      >
        {run ? t('Claims of run {number}', { number: run.number }) : t('Claims of a run')}
      </PageHeading>
      <Stack>
        {parts.length > 0 && (
          <Inline role="group" aria-label={t('Filters')}>
            {parts.map((part) => (
              <Chip key={part.words} pressed onToggle={() => remove(part.params)}>
                {part.words}
              </Chip>
            ))}
          </Inline>
        )}
        {filter.finding && mayReadClaims && (
          <div>
            <TextLink to={paths.submissionsWithFinding(filter.finding)}>
              {t('The submissions with this finding in the newest run')}
            </TextLink>
          </div>
        )}
        {pagination && pagination.totalItems > 0 && (
          <Caption role="status">
            {t(
              '{claims, plural, one {# claim, the largest losses first} other {# claims, the largest losses first}}',
              { claims: pagination.totalItems },
            )}
          </Caption>
        )}
        {pagination?.totalItems === 0 ? (
          <EmptyState
            title={t('No claims found')}
            action={
              parts.length > 0 && <Button onClick={() => remove(FILTER_PARAMS)}>{t('Show all')}</Button>
            }
          >
            {parts.length > 0 ? t('No claim of this run is like this.') : t('This run has no claims.')}
          </EmptyState>
        ) : data?.assessedClaims.claims.length === 0 ? (
          <NoSuchPage totalPages={data.assessedClaims.pagination.totalPages} onPage={goToPage} />
        ) : (
          <div>
            <AssessedClaimTable runId={runId} currency={currency} claims={data?.assessedClaims.claims} />
            <Pagination
              page={page}
              totalPages={shown?.assessedClaims.pagination.totalPages ?? page}
              onPage={goToPage}
            />
          </div>
        )}
      </Stack>
      {asked.dialog}
    </Page>
  );
}
