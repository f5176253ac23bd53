import { Permission } from '@rules/permissions.js';
import { t } from '@rules/text.js';
import { useState } from 'react';
import { Button } from '../../components/actions/button';
import { TextLink } from '../../components/actions/text-link';
import { EmptyState, ErrorState } from '../../components/feedback/states';
import { Tag } from '../../components/feedback/tag';
import { Inline } from '../../components/page/layout';
import { DataTable, type Column } from '../../components/table/data-table';
import { NoSuchPage } from '../../components/table/no-such-page';
import { Pagination } from '../../components/table/pagination';
import { SideScroll } from '../../components/table/side-scroll';
import { paths } from '../../domain/paths';
import { CheckRefusal } from '../../domain/session/check-refusal';
import { useCheckRefusal } from '../../domain/session/use-check-refusal';
import { usePermission } from '../../domain/session/use-permission';
import { useScheme } from '../../domain/scheme/use-scheme';
import {
  useReturnedPaymentsQuery,
  type ReturnedPaymentRowFragment,
  type ReturnMatter,
} from '../../generated/graphql';
import { formatMomentAt } from '../../lib/dates';
import { formatMoney } from '../../lib/decimals';
import { usePageParam } from '../../lib/use-page-param';
import { FindPaidDialog } from './find-paid-dialog';
import { ReissuePaymentDialog } from './reissue-payment-dialog';
import { payeeOf, PAYMENT_STATES, returnText } from './payment-text';

const columnsOf = (timeZone: string): Column<ReturnedPaymentRowFragment>[] => [
  {
    header: t('SID'),
    lead: true,
    width: 'fit',
    cell: ({ sid, submissionId }) =>
      submissionId ? <TextLink to={paths.submissionView(submissionId)}>{sid}</TextLink> : payeeOf({ sid }),
  },
  { header: t('Account'), width: 'fit', cell: ({ account }) => account ?? '–' },
  { header: t('Reason'), cell: ({ reason }) => returnText(reason) },
  { header: t('Returned'), cell: ({ returnedAt }) => formatMomentAt(returnedAt, timeZone) },
  {
    header: t('Payment run'),
    width: 'fit',
    cell: ({ runId, runNumber }) => (
      <TextLink to={paths.paymentRun(runId)}>{t('Run {number}', { number: runNumber })}</TextLink>
    ),
  },
  {
    header: t('State'),
    cell: ({ state, reissueRunId, reissueRunNumber }) =>
      reissueRunId === null || reissueRunNumber === null ? (
        <Tag tone={PAYMENT_STATES[state].tone}>
          {state === 'CANCELLED' ? t('Unclaimed') : PAYMENT_STATES[state].words}
        </Tag>
      ) : (
        <TextLink to={paths.paymentRun(reissueRunId)}>
          {t('Paid again in run {number}', { number: reissueRunNumber })}
        </TextLink>
      ),
  },
  { header: t('What comes next'), cell: nextOf },
  { header: t('Paid out'), align: 'end', cell: ({ net }) => `$${formatMoney(net)}` },
];

/** Who does what about a returned payment (RETURN-8). */
const NEXT: Readonly<Record<ReturnMatter, string>> = {
  ACCOUNT: t('The member gives other bank details.'),
  UNKNOWN: t('The member gives other bank details.'),
  PAYER: t('The next run makes it again.'),
  DUPLICATE: t('Somebody asks the bank whether it was paid, and decides.'),
};

function nextOf({
  state,
  submissionId,
  matter,
  reissuer,
  reissueBecause,
  mayReissue,
  finder,
  foundPaidBecause,
}: ReturnedPaymentRowFragment) {
  if (state === 'CANCELLED') return '–';
  if (finder !== null && state === 'PAID')
    return t('{finder} found that it was paid: {reason}', { finder, reason: foundPaidBecause ?? '' });
  if (reissuer !== null)
    return t('{reissuer} has it made again: {reason}', { reissuer, reason: reissueBecause ?? '' });
  // One that was paid again may be what the payment in its place waits for.
  if (state !== 'RETURNED' && !mayReissue) return '–';
  if (submissionId === null && matter !== 'DUPLICATE') return NEXT.PAYER;
  return NEXT[matter];
}

interface Asked {
  what: 'reissue' | 'paid';
  payment: ReturnedPaymentRowFragment;
}

function decisionOf(onAsked: (asked: Asked) => void): Column<ReturnedPaymentRowFragment> {
  return {
    header: t('Decision'),
    width: 'fit',
    cell: (payment) => {
      if (!payment.mayReissue && !payment.mayFindPaid) return '–';
      const payee = payeeOf(payment);
      return (
        <Inline>
          {payment.mayReissue && (
            <Button
              aria-label={t('Make the payment of {payee} again', { payee })}
              onClick={() => onAsked({ what: 'reissue', payment })}
            >
              {t('Make again')}
            </Button>
          )}
          {payment.mayFindPaid && (
            <Button
              aria-label={t('The payment of {payee} was paid', { payee })}
              onClick={() => onAsked({ what: 'paid', payment })}
            >
              {t('It was paid')}
            </Button>
          )}
        </Inline>
      );
    },
  };
}

/** The payments that the bank sent back, of all runs, the last to come back first (RETURN-5). */
export function ReturnedPayments() {
  const [page, goToPage] = usePageParam();
  const { scheme } = useScheme();
  const mayDecide = usePermission(Permission.PaymentsApprove);
  const mayCheck = useCheckRefusal() === null;
  const [asked, setAsked] = useState<Asked>();
  const { data, previousData, error, refetch } = useReturnedPaymentsQuery({
    variables: { page },
    fetchPolicy: 'cache-and-network',
  });
  const shown = (data ?? previousData)?.returnedPayments;
  if (error && !shown)
    return (
      <ErrorState
        message={t('The returned payments could not be loaded.')}
        error={error}
        onRetry={() => void refetch()}
      />
    );
  if (shown?.pagination.totalItems === 0)
    return (
      <EmptyState title={t('No returned payments')}>
        {t('The bank names them in a file. Import it here when it comes.')}
      </EmptyState>
    );
  if (shown?.payments.length === 0)
    return <NoSuchPage totalPages={shown.pagination.totalPages} onPage={goToPage} />;
  const isToDecide =
    mayDecide && shown?.payments.some(({ mayReissue, mayFindPaid }) => mayReissue || mayFindPaid);
  const close = () => {
    setAsked(undefined);
    void refetch();
  };
  return (
    <div>
      {isToDecide && <CheckRefusal />}
      <SideScroll label={t('Returned payments')}>
        <DataTable
          caption={t('Returned payments')}
          columns={
            isToDecide && mayCheck
              ? [...columnsOf(scheme?.timeZone ?? 'UTC'), decisionOf(setAsked)]
              : columnsOf(scheme?.timeZone ?? 'UTC')
          }
          rows={shown?.payments}
          rowKey={({ id }) => id}
        />
      </SideScroll>
      <Pagination page={page} totalPages={shown?.pagination.totalPages ?? page} onPage={goToPage} />
      {asked?.what === 'reissue' && <ReissuePaymentDialog payment={asked.payment} onClose={close} />}
      {asked?.what === 'paid' && <FindPaidDialog payment={asked.payment} onClose={close} />}
    </div>
  );
}
