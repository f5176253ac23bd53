import { Permission } from '@rules/permissions.js';
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

function columnsIn(timeZone: string): Column<RulesRowFragment>[] {
  const day = (moment: string) => formatDate(dayOf(new Date(moment), timeZone));
  return [
    {
      header: 'Version',
      lead: true,
      width: 'fit',
      cell: ({ number }) => <TextLink to={paths.rulesVersion(number)}>Version {number}</TextLink>,
    },
    { header: 'State', width: 'fit', cell: ({ state }) => <RulesStateTag state={state} /> },
    { header: 'Holds from', width: 'fit', cell: ({ effectiveFrom }) => formatDate(effectiveFrom) },
    { header: 'Rests on', width: 'third', cell: ({ basis }) => basis },
    { header: 'Written by', cell: ({ author, createdAt }) => `${author} on ${day(createdAt)}` },
    {
      header: 'Approved by',
      cell: ({ approvedBy, approvedAt }) =>
        approvedBy && approvedAt ? `${approvedBy} on ${day(approvedAt)}` : 'Not approved',
    },
  ];
}

/** The versions of the scheme's rules (RULES-13). */
export function RulesListPage() {
  const { scheme } = useScheme();
  const { data, error, refetch } = useRulesVersionsQuery({ fetchPolicy: 'cache-and-network' });
  const versions = data?.rulesVersions;
  const dayPrices = <ButtonLink to={paths.dayPrices}>Day prices</ButtonLink>;
  const create = (
    <Allowed permission={Permission.RulesEdit}>
      <ButtonLink look="primary" to={paths.rulesNew()}>
        New version
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
        Rules
      </PageHeading>
      <Stack gap="wide">
        <Muted>
          How a claim’s loss is worked out from its trades, and how the fund is shared. An approved version is
          never changed.
        </Muted>
        {error && !versions ? (
          <ErrorState message="The rules could not be loaded." error={error} onRetry={() => void refetch()} />
        ) : isEmpty ? (
          <EmptyState title="No rules yet" action={create}>
            Write the first version, or open it from a file. It is used once another person has approved it.
          </EmptyState>
        ) : (
          <DataTable
            caption="Versions of the rules"
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
