import { chakra } from '@chakra-ui/react/styled-system';
import { Permission } from '@rules/permissions.js';
import { t } from '@rules/text.js';
import { ButtonLink } from '../../components/actions/button';
import { TextLink } from '../../components/actions/text-link';
import { EmptyState, ErrorState } from '../../components/feedback/states';
import { Muted, Stack } from '../../components/page/layout';
import { Page } from '../../components/page/page';
import { DataTable, type Column } from '../../components/table/data-table';
import { paths } from '../../domain/paths';
import { ABOVE } from '../../domain/office-crumbs';
import { PageHeading } from '../../domain/scheme/page-heading';
import { useScheme } from '../../domain/scheme/use-scheme';
import { Allowed } from '../../domain/session/allowed';
import { useRulesVersionsQuery, type RulesRowFragment } from '../../generated/graphql';
import { dayOf, formatDate } from '../../lib/dates';
import { RulesStateTag } from './rules-state-tag';

/** Below the name: next to it, the columns of a tablet would break the day. */
const Day = chakra('span', {
  base: { display: 'block', textStyle: 'caption', color: 'muted', whiteSpace: 'nowrap' },
});

function columnsIn(timeZone: string): Column<RulesRowFragment>[] {
  const day = (moment: string) => formatDate(dayOf(new Date(moment), timeZone));
  return [
    {
      header: t('Version'),
      lead: true,
      width: 'fit',
      cell: ({ number }) => (
        <TextLink to={paths.rulesVersion(number)}>{t('Version {number}', { number })}</TextLink>
      ),
    },
    { header: t('State'), width: 'fit', cell: ({ state }) => <RulesStateTag state={state} /> },
    { header: t('Holds from'), width: 'fit', cell: ({ effectiveFrom }) => formatDate(effectiveFrom) },
    { header: t('Rests on'), width: 'quarter', cell: ({ basis }) => basis },
    {
      header: t('Written by'),
      cell: ({ author, createdAt }) => (
        <>
          {author} <Day>{day(createdAt)}</Day>
        </>
      ),
    },
    {
      header: t('Approved by'),
      cell: ({ approvedBy, approvedAt }) =>
        approvedBy && approvedAt ? (
          <>
            {approvedBy} <Day>{day(approvedAt)}</Day>
          </>
        ) : (
          t('Not approved')
        ),
    },
  ];
}

/** The versions of the scheme's rules (RULES-13). */
export function RulesListPage() {
  const { scheme } = useScheme();
  const { data, error, refetch } = useRulesVersionsQuery({ fetchPolicy: 'cache-and-network' });
  const versions = data?.rulesVersions;
  const dayPrices = <ButtonLink to={paths.dayPrices}>{t('Day prices')}</ButtonLink>;
  const create = (
    <Allowed permission={Permission.RulesEdit}>
      <ButtonLink look="primary" to={paths.rulesNew()}>
        {t('New version')}
      </ButtonLink>
    </Allowed>
  );
  const isEmpty = versions?.length === 0;
  return (
    <Page width="window">
      <PageHeading
        above={ABOVE.list}
        actions={
          <>
            {dayPrices}
            {!isEmpty && create}
          </>
        }
      >
        {t('Rules')}
      </PageHeading>
      <Stack gap="wide">
        <Muted>
          {t(
            'How a claim’s loss is worked out from its trades, and how the fund is shared. An approved version is never changed.',
          )}
        </Muted>
        {error && !versions ? (
          <ErrorState
            message={t('The rules could not be loaded.')}
            error={error}
            onRetry={() => void refetch()}
          />
        ) : isEmpty ? (
          <EmptyState title={t('No rules yet')} action={create}>
            {t(
              'Write the first version, or open it from a file. It is used once another person has approved it.',
            )}
          </EmptyState>
        ) : (
          <DataTable
            caption={t('Versions of the rules')}
            columns={columnsIn(scheme?.timeZone ?? 'UTC')}
            rows={scheme && versions}
            rowKey={({ number }) => String(number)}
            skeletonRows={3}
            clickable
          />
        )}
      </Stack>
    </Page>
  );
}
