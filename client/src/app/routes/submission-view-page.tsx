import { useParams } from 'react-router';
import { Unavailable } from '../../components/feedback/unavailable';
import { Page } from '../../components/page/page';
import { useProfile } from '../../lib/use-profile';
import { useScheme } from '../../lib/use-scheme';
import { useScrollToHash } from '../../lib/use-scroll-to-hash';
import { ClaimView } from './claim-view';
import { SubmissionLoading } from './submission-faces';
import { useViewedClaim } from './use-viewed-claim';

/** One claim, read-only: Parts A, B and C, acknowledgements, notices and the requested amendments. */
export function SubmissionViewPage() {
  const { submissionId = '' } = useParams();
  const { user } = useProfile();
  const { scheme, error: schemeError, refetch: refetchScheme } = useScheme();
  const { data, error, loading, refetch } = useViewedClaim(submissionId);
  useScrollToHash(Boolean(data && scheme));
  const retry = () => void Promise.all([refetch(), refetchScheme()]);
  return (
    <Page width="claim">
      {data && scheme ? (
        <ClaimView
          submission={data.submission}
          otherTrades={data.submission.moreTrades ? { failed: !loading, onRetry: retry } : undefined}
          scheme={scheme}
          isAdmin={user?.role === 'MASTER_ADMIN'}
        />
      ) : error || schemeError ? (
        <Unavailable subject="submission" error={error ?? schemeError} onRetry={retry} />
      ) : (
        <SubmissionLoading />
      )}
    </Page>
  );
}
