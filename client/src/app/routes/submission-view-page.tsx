import { useParams, useSearchParams } from 'react-router';
import { claimListIn } from '../../domain/claim/claim-in-list';
import { Unavailable } from '../../domain/session/unavailable';
import { useIsOffice } from '../../domain/session/use-is-office';
import { Page } from '../../components/page/page';
import { errorCode } from '../../lib/error-message';
import { useScheme } from '../../domain/scheme/use-scheme';
import { useScrollToHash } from '../../lib/use-scroll-to-hash';
import { ClaimView } from './claim-view';
import { SubmissionLoading } from './submission-states';
import { useClaimParts } from './use-claim-parts';
import { useViewedClaim } from './use-viewed-claim';

function ViewedClaim({ id }: { id: string }) {
  const { scheme, error: schemeError, refetch: refetchScheme } = useScheme();
  const { data, error, loading, refetch } = useViewedClaim(id);
  const hasParts = useClaimParts(id);
  const [params] = useSearchParams();
  const isOffice = useIsOffice();
  const list = isOffice ? claimListIn(params) : undefined;
  // The cached data of a claim that the user may no longer see are removed from the screen.
  const claim = errorCode(error) === 'NOT_FOUND' ? undefined : data?.submission;
  useScrollToHash(Boolean(claim && scheme));
  const retry = () => void Promise.all([refetch(), refetchScheme()]);
  return (
    <Page width={isOffice ? 'desk' : 'claim'}>
      {claim && scheme && hasParts ? (
        <ClaimView
          submission={claim}
          otherTrades={claim.moreTrades ? { failed: !loading, error, onRetry: retry } : undefined}
          scheme={scheme}
          list={list}
        />
      ) : error || schemeError ? (
        <Unavailable subject="submission" error={error ?? schemeError} onRetry={retry} />
      ) : (
        <SubmissionLoading />
      )}
    </Page>
  );
}

/** The page of a claim, read-only: Parts A, B and C, acknowledgements, notices and the requested amendments. */
export function SubmissionViewPage() {
  const { submissionId = '' } = useParams();
  return <ViewedClaim key={submissionId} id={submissionId} />;
}
