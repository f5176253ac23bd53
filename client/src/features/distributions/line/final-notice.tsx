import { Permission } from '@rules/permissions.js';
import { t } from '@rules/text.js';
import { TextLink } from '../../../components/actions/text-link';
import { ErrorState } from '../../../components/feedback/states';
import { SkeletonLines } from '../../../components/feedback/skeleton';
import { Muted, Stack } from '../../../components/page/layout';
import { paths } from '../../../domain/paths';
import { useReach } from '../../../domain/session/use-reach';
import { useClaimPaymentQuery } from '../../../generated/graphql';
import { formatMoney } from '../../../lib/decimals';

interface FinalNoticeProps {
  submissionId: string;
  /** The claim was removed, so nothing is paid. */
  removed: boolean;
}

/** 'Final Distribution Notice' of a claim: its payment once a distribution is published (LINE-2). */
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
      <p>{t('Payment: ${net}', { net: formatMoney(line.net) })}</p>
      <p>
        <TextLink to={paths.claimPayment(submissionId)}>{t('How this payment comes about')}</TextLink>
      </p>
    </Stack>
  );
}
