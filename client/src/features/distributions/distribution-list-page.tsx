import { Permission } from '@rules/permissions.js';
import { t } from '@rules/text.js';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/actions/button';
import { TextLink } from '../../components/actions/text-link';
import { EmptyState, ErrorState } from '../../components/feedback/states';
import { Tag } from '../../components/feedback/tag';
import { Inline, Muted, Stack } from '../../components/page/layout';
import { Page } from '../../components/page/page';
import { DataTable, type Column } from '../../components/table/data-table';
import { SideScroll } from '../../components/table/side-scroll';
import { ABOVE } from '../../domain/office-crumbs';
import { paths } from '../../domain/paths';
import { PageHeading } from '../../domain/scheme/page-heading';
import { useScheme } from '../../domain/scheme/use-scheme';
import { Allowed } from '../../domain/session/allowed';
import {
  useDistributionsQuery,
  useFinalRunsQuery,
  type DistributionRowFragment,
} from '../../generated/graphql';
import { formatCount } from '../../lib/amounts';
import { formatMoment } from '../../lib/dates';
import { formatMoney } from '../../lib/decimals';
import { STATES } from './distribution-text';
import { UntilFinal } from './until-final';

function columnsIn(timeZone: string): Column<DistributionRowFragment>[] {
  return [
    {
      header: t('Distribution'),
      lead: true,
      cell: ({ id, number, name }) => (
        <TextLink to={paths.distribution(id)}>{t('{number}: {name}', { number, name })}</TextLink>
      ),
    },
    { header: t('State'), cell: ({ state }) => <Tag tone={STATES[state].tone}>{STATES[state].words}</Tag> },
    {
      header: t('Assessment'),
      width: 'fit',
      cell: ({ runNumber }) => t('Run {number}', { number: runNumber }),
    },
    {
      header: t('Copy of'),
      width: 'fit',
      cell: ({ copyOfNumber }) => (copyOfNumber === null ? '–' : String(copyOfNumber)),
    },
    { header: t('Made by'), cell: ({ maker }) => maker },
    { header: t('Made'), width: 'fit', cell: ({ createdAt }) => formatMoment(createdAt, timeZone) },
    {
      header: t('Claims paid'),
      align: 'end',
      cell: ({ paid }) => (paid === null ? '–' : formatCount(paid)),
    },
    {
      header: t('Payments'),
      align: 'end',
      cell: ({ payment }) => (payment === null ? '–' : `$${formatMoney(payment)}`),
    },
  ];
}

/** All distributions, the newest first (DIST-7). */
export function DistributionListPage() {
  const { scheme } = useScheme();
  const { data, error, refetch } = useDistributionsQuery({ fetchPolicy: 'cache-and-network' });
  const distributions = data?.distributions;
  const isEmpty = distributions?.length === 0;
  const add = (
    <Allowed permission={Permission.DistributionsEdit}>
      <ButtonLink look="primary" to={paths.distributionNew}>
        {t('New distribution')}
      </ButtonLink>
    </Allowed>
  );
  return (
    <Page width="window">
      <PageHeading
        above={ABOVE.list}
        actions={
          <Inline>
            <Allowed permission={Permission.CourtReportsRead}>
              <ButtonLink to={paths.courtReports}>{t('Court reports')}</ButtonLink>
            </Allowed>
            {distributions && !isEmpty && add}
          </Inline>
        }
      >
        {t('Distributions')}
      </PageHeading>
      <Stack gap="wide">
        <Muted>
          {t(
            'A distribution shares a fund among the claims of a final assessment run, to the cent. Two programs that share no code compute every line. Nobody outside the office sees it before it is published.',
          )}
        </Muted>
        {error && !distributions ? (
          <ErrorState
            message={t('The distributions could not be loaded.')}
            error={error}
            onRetry={() => void refetch()}
          />
        ) : isEmpty ? (
          <NoDistributions add={add} />
        ) : (
          <SideScroll label={t('Distributions')}>
            <DataTable
              caption={t('Distributions')}
              columns={columnsIn(scheme?.timeZone ?? 'UTC')}
              rows={scheme && distributions}
              rowKey={({ id }) => id}
              skeletonRows={3}
              clickable
            />
          </SideScroll>
        )}
      </Stack>
    </Page>
  );
}

/** What to do first: a fund is shared by a final run, and until there is one the page says what it waits for. */
function NoDistributions({ add }: { add: ReactNode }) {
  const { data } = useFinalRunsQuery({ fetchPolicy: 'cache-and-network' });
  const hasFinal = data?.assessmentRuns.some(({ state }) => state === 'FINAL') ?? true;
  return (
    <EmptyState title={t('No distributions yet')} action={hasFinal && add}>
      {data && !hasFinal ? (
        <UntilFinal runs={data.assessmentRuns} />
      ) : (
        t('Enter the fund and what comes off it; it is shared when you ask for it, and nothing is paid.')
      )}
    </EmptyState>
  );
}
