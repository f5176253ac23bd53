import { Permission } from '@rules/permissions.js';
import { t } from '@rules/text.js';
import { TextLink } from '../../../components/actions/text-link';
import { ErrorState } from '../../../components/feedback/states';
import { SkeletonLines } from '../../../components/feedback/skeleton';
import { later } from '../../../components/later/later';
import { Muted, Stack } from '../../../components/page/layout';
import { paths } from '../../../domain/paths';
import { useReach } from '../../../domain/session/use-reach';
import { useClaimPaymentQuery } from '../../../generated/graphql';
import { formatMoney } from '../../../lib/decimals';
import { isPaidOut } from './is-paid-out';

/** Only claims with a published line need it. */
const PaymentStatus = later(async () => (await import('./payment-status')).PaymentStatus, {
  waiting: <SkeletonLines count={2} />,
  lost: t('The status of the payment could not be loaded.'),
});

interface FinalNoticeProps {
  submissionId: string;
  /** The claim was removed, so nothing is paid. */
  removed: boolean;
}

/** 'Final Distribution Notice' of a claim: its payment once a distribution is published, and where it stands (LINE-2, PAY-11). */
export function FinalNotice({ submissionId, removed }: FinalNoticeProps) {
  const mayRead = useReach(Permission.DistributionsRead);
  const { data, error, loading, refetch } = useClaimPaymentQuery({
    variables: { submissionId },
    skip: removed || !mayRead,
  });
  if (error && !data)
    return (
      <ErrorState
        message={t('The payment could not be loaded.')}
        error={error}
        onRetry={() => void refetch()}
      />
    );
  if (loading) return <SkeletonLines count={1} />;
  const line = data?.distributionLine;
  if (!line) return <Muted>{t('Not Available')}</Muted>;
  return (
    <Stack gap="tight">
      <p>
        {line.numbers.length > 1
          ? t('Payment from distribution {number}: ${net}', {
              number: line.number,
              net: formatMoney(line.net),
            })
          : t('Payment: ${net}', { net: formatMoney(line.net) })}
      </p>
      {isPaidOut(line) && <PaymentStatus submissionId={submissionId} net={line.net} number={line.number} />}
      <p>
        <TextLink to={paths.claimPayment(submissionId)}>{t('How this payment comes about')}</TextLink>
      </p>
      {line.numbers
        .filter((number) => number !== line.number)
        .map((number) => (
          <p key={number}>
            <TextLink to={paths.claimPayment(submissionId, number)}>
              {t('The payment from distribution {number}', { number })}
            </TextLink>
          </p>
        ))}
    </Stack>
  );
}
