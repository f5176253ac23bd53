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
import { DataTable, type Column } from '../../components/table/data-table';
import { SideScroll } from '../../components/table/side-scroll';
import { NoSuchPage } from '../../components/table/no-such-page';
import { Pagination } from '../../components/table/pagination';
import { aboveDistribution, ABOVE } from '../../domain/office-crumbs';
import { paths } from '../../domain/paths';
import { PageHeading } from '../../domain/scheme/page-heading';
import {
  useDistributionLinesQuery,
  type DistributionLinesQuery,
  type DistributionLineState,
} from '../../generated/graphql';
import { formatMoney } from '../../lib/decimals';
import { usePageParam } from '../../lib/use-page-param';
import { useSearchParam } from '../../lib/use-search-param';
import { isTaxClass, LINE_STATES, taxClassText } from './distribution-text';
import { DistributionUnavailable } from './distribution-unavailable';

type Line = DistributionLinesQuery['distributionLines']['lines'][number];

const money = (header: string, of: (line: Line) => string): Column<Line> => ({
  header,
  align: 'end',
  cell: (line) => `$${formatMoney(of(line))}`,
});

const COLUMNS: Column<Line>[] = [
  {
    header: t('SID'),
    lead: true,
    width: 'fit',
    cell: ({ sid, submissionId }) => <TextLink to={paths.submissionView(submissionId)}>{sid}</TextLink>,
  },
  money(t('Recognised loss'), ({ loss }) => loss),
  money(t('Settlement sum'), ({ principal }) => principal),
  money(t('Interest'), ({ interest }) => interest),
  money(t('Payment'), ({ payment }) => payment),
  money(t('Tax withheld'), ({ withheld }) => withheld),
  money(t('After tax'), ({ net }) => net),
  { header: t('State'), cell: ({ state }) => LINE_STATES[state] },
];

function SidSearchDialog(props: SearchDialogProps) {
  return <SearchDialog title={t('Search a SID')} placeholder={t('A whole SID')} {...props} />;
}

/** The lines of a distribution, the largest payments first (DIST-3, DIST-7). */
export function DistributionLinesPage() {
  const { distributionId: id = '' } = useParams();
  const [params, setParams] = useSearchParams();
  const [page, goToPage] = usePageParam();
  const [search, setSearch] = useSearchParam();
  const asked = useAskedSearch(SidSearchDialog, search, setSearch);
  const given = params.get('state');
  const state = given && given in LINE_STATES ? (given as DistributionLineState) : null;
  const givenClass = params.get('class');
  const taxClass = isTaxClass(givenClass) ? givenClass : null;
  const sid = search.trim() || null;
  const { data, previousData, error, refetch } = useDistributionLinesQuery({
    variables: { id, state, taxClass, sid, page },
    fetchPolicy: 'cache-and-network',
  });
  const shown = data ?? previousData;
  if (error && !shown)
    return (
      <Page width="window">
        <DistributionUnavailable error={error} onRetry={() => void refetch()} />
      </Page>
    );
  const remove = (name: string) =>
    setParams((current) => {
      for (const gone of [name, 'page']) current.delete(gone);
      return current;
    });
  const distribution = shown?.distribution;
  const found = data?.distributionLines;
  return (
    <Page width="window">
      <PageHeading
        above={distribution ? aboveDistribution(distribution) : ABOVE.distribution}
        here={t('Lines')}
        actions={asked.buttons}
      >
        {distribution
          ? t('Lines of distribution {number}', { number: distribution.number })
          : t('Lines of a distribution')}
      </PageHeading>
      <Stack>
        {(state !== null || taxClass !== null || sid !== null) && (
          <Inline role="group" aria-label={t('Filters')}>
            {state && (
              <Chip pressed onToggle={() => remove('state')}>
                {LINE_STATES[state]}
              </Chip>
            )}
            {taxClass && (
              <Chip pressed onToggle={() => remove('class')}>
                {taxClassText(taxClass)}
              </Chip>
            )}
            {sid && (
              <Chip pressed onToggle={() => remove('search')}>
                {t('SID {sid}', { sid })}
              </Chip>
            )}
          </Inline>
        )}
        {found && found.pagination.totalItems > 0 && (
          <Caption role="status">
            {t(
              '{lines, plural, one {# line, the largest payment first} other {# lines, the largest payments first}}',
              { lines: found.pagination.totalItems },
            )}
          </Caption>
        )}
        {found?.pagination.totalItems === 0 ? (
          <EmptyState
            title={t('No lines found')}
            action={<Button onClick={() => setParams({})}>{t('Show all')}</Button>}
          >
            {t('No line of this distribution is like this.')}
          </EmptyState>
        ) : found?.lines.length === 0 ? (
          <NoSuchPage totalPages={found.pagination.totalPages} onPage={goToPage} />
        ) : (
          <div>
            <SideScroll label={t('Lines')}>
              <DataTable
                caption={t('Lines')}
                columns={COLUMNS}
                rows={found?.lines}
                rowKey={({ submissionId }) => submissionId}
                clickable
              />
            </SideScroll>
            <Pagination
              page={page}
              totalPages={shown?.distributionLines.pagination.totalPages ?? page}
              onPage={goToPage}
            />
          </div>
        )}
      </Stack>
      {asked.dialog}
    </Page>
  );
}
