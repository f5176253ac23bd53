import { Permission } from '@rules/permissions.js';
import { t } from '@rules/text.js';
import { type ReactNode, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button, ButtonLink } from '../../components/actions/button';
import { TextLink } from '../../components/actions/text-link';
import { EmptyState, ErrorState } from '../../components/feedback/states';
import { Tag } from '../../components/feedback/tag';
import { Inline, Muted, Stack } from '../../components/page/layout';
import { Page } from '../../components/page/page';
import { DataTable, type Column } from '../../components/table/data-table';
import { SideScroll } from '../../components/table/side-scroll';
import { Trans } from '../../components/text/trans';
import { BankContradictionsAlarm } from '../../domain/bank-contradictions-alarm';
import { ABOVE } from '../../domain/office-crumbs';
import { paths } from '../../domain/paths';
import { PageHeading } from '../../domain/scheme/page-heading';
import { Allowed } from '../../domain/session/allowed';
import { usePermission } from '../../domain/session/use-permission';
import {
  useBankContradictionsQuery,
  useDistributionsQuery,
  usePaymentRunsQuery,
  type PaymentRunRowFragment,
} from '../../generated/graphql';
import { formatCount } from '../../lib/amounts';
import { formatDate } from '../../lib/dates';
import { formatMoney } from '../../lib/decimals';
import { RUN_STATES } from './payment-text';
import { PrepareDialog } from './prepare-dialog';

const COLUMNS: Column<PaymentRunRowFragment>[] = [
  {
    header: t('Payment run'),
    lead: true,
    cell: ({ id, number, distributionNumber }) => (
      <TextLink to={paths.paymentRun(id)}>
        {t('Run {number} of distribution {distribution}', { number, distribution: distributionNumber })}
      </TextLink>
    ),
  },
  {
    header: t('State'),
    cell: ({ state }) => <Tag tone={RUN_STATES[state].tone}>{RUN_STATES[state].words}</Tag>,
  },
  { header: t('Payment day'), width: 'fit', cell: ({ paymentDay }) => formatDate(paymentDay) },
  { header: t('Paid from'), cell: ({ profile }) => profile },
  { header: t('Prepared by'), cell: ({ maker }) => maker },
  {
    header: t('Payments'),
    align: 'end',
    cell: ({ payments }) => (payments === null ? '–' : formatCount(payments)),
  },
  { header: t('Held'), align: 'end', cell: ({ held }) => (held === null ? '–' : formatCount(held)) },
  { header: t('Returned'), align: 'end', cell: ({ returned }) => formatCount(returned) },
  {
    header: t('Paid out'),
    align: 'end',
    cell: ({ net }) => (net === null ? '–' : `$${formatMoney(net)}`),
  },
];

/** All payment runs, the newest first (PAY-2). */
export function PaymentRunListPage() {
  const { data, error, refetch } = usePaymentRunsQuery({ fetchPolicy: 'cache-and-network' });
  const contradictions = useBankContradictionsQuery({
    variables: { runId: null },
    fetchPolicy: 'cache-and-network',
  });
  const navigate = useNavigate();
  const [isPreparing, setPreparing] = useState(false);
  const [preparedId, setPreparedId] = useState<string>();
  useEffect(
    function openOnceTheDialogHasGone() {
      if (preparedId !== undefined) void navigate(paths.paymentRun(preparedId));
    },
    [preparedId, navigate],
  );
  const openPrepared = (id: string) => {
    setPreparing(false);
    setPreparedId(id);
  };
  const runs = data?.paymentRuns;
  const contradicted = new Set(contradictions.data?.bankContradictions.map(({ importId }) => importId)).size;
  const isEmpty = runs?.length === 0;
  const prepare = (
    <Allowed permission={Permission.PaymentsPrepare}>
      <Button look="primary" onClick={() => setPreparing(true)}>
        {t('Prepare payments')}
      </Button>
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
            <ButtonLink to={paths.returnedPayments}>{t('Returned payments')}</ButtonLink>
            <ButtonLink to={paths.bankProfiles}>{t('Bank profiles')}</ButtonLink>
            {runs && !isEmpty && prepare}
          </Inline>
        }
      >
        {t('Payments')}
      </PageHeading>
      <Stack gap="wide">
        {contradicted > 0 && <BankContradictionsAlarm count={contradicted} />}
        {contradictions.error && !contradictions.data && (
          <ErrorState
            message={t('It could not be loaded whether the bank contradicts returned payments.')}
            error={contradictions.error}
            onRetry={() => void contradictions.refetch()}
          />
        )}
        <Muted>
          {t(
            'A payment run pays the claims of the published distribution. One person prepares it, another approves it, and only then the files for the bank are written.',
          )}
        </Muted>
        {error && !runs ? (
          <ErrorState
            message={t('The payment runs could not be loaded.')}
            error={error}
            onRetry={() => void refetch()}
          />
        ) : isEmpty ? (
          <NoPaymentRuns prepare={prepare} />
        ) : (
          <SideScroll label={t('Payment runs')}>
            <DataTable
              caption={t('Payment runs')}
              columns={COLUMNS}
              rows={runs}
              rowKey={({ id }) => id}
              skeletonRows={3}
              clickable
            />
          </SideScroll>
        )}
      </Stack>
      {isPreparing && <PrepareDialog onPrepared={openPrepared} onClose={() => setPreparing(false)} />}
    </Page>
  );
}

/** What to do first: only a published distribution is paid, and until there is one the page leads to it. */
function NoPaymentRuns({ prepare }: { prepare: ReactNode }) {
  const mayRead = usePermission(Permission.DistributionsRead);
  const { data } = useDistributionsQuery({ fetchPolicy: 'cache-and-network', skip: !mayRead });
  const isNothingPaid = data?.distributions.every(({ state }) => state !== 'PUBLISHED') ?? false;
  return (
    <EmptyState title={t('No payment runs yet')} action={!isNothingPaid && prepare}>
      {isNothingPaid ? (
        <Trans
          id="Only a published distribution is paid, and none is published yet. <0>Distributions</0> says what comes next."
          parts={[(text) => <TextLink to={paths.distributions}>{text}</TextLink>]}
        />
      ) : (
        t('Preparing one pays nobody: it shows which payments are ready, and which are held and why.')
      )}
    </EmptyState>
  );
}
