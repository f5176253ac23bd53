import { Permission } from '@rules/permissions.js';
import { t } from '@rules/text.js';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { Button } from '../../components/actions/button';
import { Chip } from '../../components/actions/chip';
import { TextLink } from '../../components/actions/text-link';
import { EmptyState } from '../../components/feedback/states';
import { Tag } from '../../components/feedback/tag';
import { Caption, Inline, Stack } from '../../components/page/layout';
import { Page } from '../../components/page/page';
import { DataTable, type Column } from '../../components/table/data-table';
import { SideScroll } from '../../components/table/side-scroll';
import { NoSuchPage } from '../../components/table/no-such-page';
import { Pagination } from '../../components/table/pagination';
import { ABOVE, abovePaymentRun } from '../../domain/office-crumbs';
import { paths } from '../../domain/paths';
import { PageHeading } from '../../domain/scheme/page-heading';
import { CheckRefusal } from '../../domain/session/check-refusal';
import { useCheckRefusal } from '../../domain/session/use-check-refusal';
import { usePermission } from '../../domain/session/use-permission';
import {
  usePaymentsQuery,
  type PaymentHeldReason,
  type PaymentRowFragment,
  type PaymentState,
} from '../../generated/graphql';
import { formatMoney } from '../../lib/decimals';
import { usePageParam } from '../../lib/use-page-param';
import { HoldPaymentDialog } from './hold-payment-dialog';
import { codeText, PAYMENT_STATES, REASONS, returnText } from './payment-text';
import { PaymentUnavailable } from './payment-unavailable';
import { ReleasePaymentDialog } from './release-payment-dialog';

interface Asked {
  what: 'hold' | 'release';
  payment: PaymentRowFragment;
}

const COLUMNS: Column<PaymentRowFragment>[] = [
  {
    header: t('SID'),
    lead: true,
    width: 'fit',
    cell: ({ sid, submissionId }) =>
      submissionId ? <TextLink to={paths.submissionView(submissionId)}>{sid}</TextLink> : t('Tax office'),
  },
  { header: t('Account'), width: 'fit', cell: ({ account }) => account ?? '–' },
  {
    header: t('State'),
    cell: ({ state }) => <Tag tone={PAYMENT_STATES[state].tone}>{PAYMENT_STATES[state].words}</Tag>,
  },
  { header: t('Reason'), cell: whyOf },
  { header: t('Tax withheld'), align: 'end', cell: ({ withheld }) => `$${formatMoney(withheld)}` },
  { header: t('Paid out'), align: 'end', cell: ({ net }) => `$${formatMoney(net)}` },
];

function whyOf({
  state,
  heldReason,
  heldCodes,
  heldBecause,
  holder,
  releasedBecause,
  releaser,
  returnedFor,
  reissuedIn,
  reissueOf,
}: PaymentRowFragment) {
  if (returnedFor !== null && state === 'PAID')
    return t('{reason} Somebody found that it was paid.', { reason: returnText(returnedFor) });
  if (returnedFor !== null)
    return reissuedIn === null
      ? returnText(returnedFor)
      : t('{reason} Paid again in run {number}.', { reason: returnText(returnedFor), number: reissuedIn });
  if (heldReason === 'BY_HAND')
    return t('{holder}: {reason}', { holder: holder ?? '', reason: heldBecause ?? '' });
  if (heldReason === 'BANK_INVALID')
    return t('{reason}: {codes}', {
      reason: REASONS.BANK_INVALID.words,
      codes: heldCodes.map(codeText).join(', '),
    });
  if (heldReason !== null) return REASONS[heldReason].words;
  if (releasedBecause !== null)
    return t('Released by {releaser}: {reason}', { releaser: releaser ?? '', reason: releasedBecause });
  if (reissueOf !== null) return t('In place of the returned payment of run {number}', { number: reissueOf });
  return '–';
}

/** Whether a person releases it: what else holds a payment has to be put right (PAY-5). */
const canRelease = ({ heldReason }: PaymentRowFragment) =>
  heldReason === 'BY_HAND' || heldReason === 'SAME_ACCOUNT';

/** The payments of a run in order of SID, by state or by the reason for which they are held (PAY-5). */
export function PaymentsPage() {
  const { runId = '' } = useParams();
  const [params, setParams] = useSearchParams();
  const [page, goToPage] = usePageParam();
  const [asked, setAsked] = useState<Asked>();
  const mayHold = usePermission(Permission.PaymentsPrepare);
  const mayRelease = usePermission(Permission.PaymentsApprove);
  const mayCheck = useCheckRefusal() === null;
  const state = oneOf(PAYMENT_STATES, params.get('state')) as PaymentState | null;
  const reason = oneOf(REASONS, params.get('reason')) as PaymentHeldReason | null;
  const { data, previousData, error, refetch } = usePaymentsQuery({
    variables: { runId, state, reason, page },
    fetchPolicy: 'cache-and-network',
  });
  const shown = data ?? previousData;
  if (error && !shown)
    return (
      <Page width="window">
        <PaymentUnavailable error={error} onRetry={() => void refetch()} />
      </Page>
    );
  const choose = (name: 'state' | 'reason', value: string | null) =>
    setParams((current) => {
      for (const gone of ['state', 'reason', 'page']) current.delete(gone);
      if (value !== null) current.set(name, value);
      return current;
    });
  const run = shown?.paymentRun;
  const found = data?.payments;
  const isFixed = run === undefined || ['PREPARING', 'APPROVED', 'WRITING'].includes(run.state);
  const columns: Column<PaymentRowFragment>[] =
    isFixed || !(mayHold || mayRelease)
      ? COLUMNS
      : [
          ...COLUMNS,
          {
            header: t('Hold or release'),
            width: 'fit',
            cell: (payment) => {
              if (canRelease(payment) && mayRelease && mayCheck)
                return (
                  <Button
                    aria-label={t('Release the payment of {sid}', { sid: payment.sid })}
                    onClick={() => setAsked({ what: 'release', payment })}
                  >
                    {t('Release')}
                  </Button>
                );
              if (payment.state === 'READY' && payment.kind === 'CLAIM' && mayHold)
                return (
                  <Button
                    aria-label={t('Hold the payment of {sid}', { sid: payment.sid })}
                    onClick={() => setAsked({ what: 'hold', payment })}
                  >
                    {t('Hold')}
                  </Button>
                );
              return '–';
            },
          },
        ];
  const close = () => {
    setAsked(undefined);
    void refetch();
  };
  return (
    <Page width="window">
      <PageHeading above={run ? abovePaymentRun(run) : ABOVE.payment} here={t('Payments')}>
        {run ? t('Payments of run {number}', { number: run.number }) : t('Payments of a run')}
      </PageHeading>
      <Stack>
        <Inline role="group" aria-label={t('Filters')}>
          {(['READY', 'HELD', 'IN_FILE', 'SENT', 'PAID', 'RETURNED', 'REISSUED'] as const).map((one) => (
            <Chip
              key={one}
              pressed={state === one}
              onToggle={() => choose('state', state === one ? null : one)}
            >
              {PAYMENT_STATES[one].words}
            </Chip>
          ))}
          {reason && (
            <Chip pressed onToggle={() => choose('reason', null)}>
              {REASONS[reason].words}
            </Chip>
          )}
        </Inline>
        {reason && <Caption>{REASONS[reason].frees}</Caption>}
        {reason === 'BANK_UNRELEASED' && (
          <p>
            <TextLink to={paths.bankChanges}>{t('Changed bank details')}</TextLink>
          </p>
        )}
        {reason === 'DOUBLE_UP' && (
          <p>
            <TextLink to={paths.doubleUps}>{t('Possible duplicates')}</TextLink>
          </p>
        )}
        {reason === 'OBJECTION_OPEN' && (
          <p>
            <TextLink to={paths.objections}>{t('Objections')}</TextLink>
          </p>
        )}
        {!isFixed && mayRelease && found?.payments.some(canRelease) && <CheckRefusal />}
        {found && found.pagination.totalItems > 0 && (
          <Caption role="status">
            {t('{payments, plural, one {# payment} other {# payments}}', {
              payments: found.pagination.totalItems,
            })}
          </Caption>
        )}
        {found?.pagination.totalItems === 0 ? (
          <EmptyState
            title={t('No payments found')}
            action={<Button onClick={() => choose('state', null)}>{t('Show all')}</Button>}
          >
            {t('No payment of this run is like this.')}
          </EmptyState>
        ) : found?.payments.length === 0 ? (
          <NoSuchPage totalPages={found.pagination.totalPages} onPage={goToPage} />
        ) : (
          <div>
            <SideScroll label={t('Payments')}>
              <DataTable
                caption={t('Payments')}
                columns={columns}
                rows={found?.payments}
                rowKey={({ id }) => id}
              />
            </SideScroll>
            <Pagination
              page={page}
              totalPages={shown?.payments.pagination.totalPages ?? page}
              onPage={goToPage}
            />
          </div>
        )}
      </Stack>
      {asked?.what === 'hold' && <HoldPaymentDialog payment={asked.payment} onClose={close} />}
      {asked?.what === 'release' && <ReleasePaymentDialog payment={asked.payment} onClose={close} />}
    </Page>
  );
}

function oneOf(known: object, given: string | null): string | null {
  return given !== null && given in known ? given : null;
}
