import { t } from '@rules/text.js';
import { useParams } from 'react-router';
import { TextLink } from '../../components/actions/text-link';
import { SkeletonLines } from '../../components/feedback/skeleton';
import { Stack } from '../../components/page/layout';
import { Page } from '../../components/page/page';
import { ABOVE } from '../../domain/office-crumbs';
import { paths } from '../../domain/paths';
import { PageHeading } from '../../domain/scheme/page-heading';
import { useScheme } from '../../domain/scheme/use-scheme';
import { BankContradictions } from './bank-contradictions';
import { PaymentDecisions } from './payment-decisions';
import { PaymentFacts } from './payment-facts';
import { PaymentFiles } from './payment-files';
import { PaymentNext } from './payment-next';
import { PaymentTotals } from './payment-totals';
import { PaymentUnavailable } from './payment-unavailable';
import { usePaymentRun } from './use-payment-run';

/** One payment run: where it stands, its sums, what is held and why, and its files (PAY-3, PAY-8). */
export function PaymentRunPage() {
  const { runId = '' } = useParams();
  const { scheme } = useScheme();
  const { run, error, refetch } = usePaymentRun(runId);
  return (
    <Page width="claim">
      {run && scheme ? (
        <>
          <PageHeading
            above={ABOVE.payment}
            here={t('Payment run {number}', { number: run.number })}
            actions={run.figures && <TextLink to={paths.paymentsOfRun(run.id)}>{t('All payments')}</TextLink>}
          >
            {t('Payment run {number}', { number: run.number })}
          </PageHeading>
          <Stack gap="open">
            <BankContradictions runId={run.id} />
            <PaymentNext run={run} onChanged={() => void refetch()} />
            {run.figures && <PaymentTotals run={run} figures={run.figures} />}
            {run.decisions.length > 0 && <PaymentDecisions decisions={run.decisions} />}
            {run.files.length > 0 && (
              <PaymentFiles run={run} timeZone={scheme.timeZone} onChanged={() => void refetch()} />
            )}
            <PaymentFacts run={run} timeZone={scheme.timeZone} />
          </Stack>
        </>
      ) : error ? (
        <PaymentUnavailable error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonLines count={12} />
      )}
    </Page>
  );
}
