import { Permission } from '@rules/permissions.js';
import { t } from '@rules/text.js';
import { useDeferredValue, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { later } from '../../components/later/later';
import { claimListIn } from '../../domain/claim/claim-in-list';
import { mayAs } from '../../domain/session/may-as';
import { cachedUser } from '../../domain/session/session';
import { Unavailable } from '../../domain/session/unavailable';
import { useKnownUser } from '../../domain/session/use-known-user';
import { Page } from '../../components/page/page';
import { isKnown } from '../../lib/asked';
import { errorCode } from '../../lib/error-message';
import { useScheme } from '../../domain/scheme/use-scheme';
import { useScrollToHash } from '../../lib/use-scroll-to-hash';
import { ClaimView, useClaimNotices } from './claim-view';
import { ClaimLoading } from './claim-loading';
import { useClaimParts } from './use-claim-parts';
import { useViewedClaim } from './use-viewed-claim';

const OfficeClaim = later(async () => (await import('./office-claim')).OfficeClaim, {
  waiting: <ClaimLoading isOffice />,
  lost: t('The claim could not be loaded.'),
});
// Together with this page, so that it is there when the claim is.
if (mayAs(cachedUser()?.role, Permission.ClaimsRead)) void OfficeClaim.load().catch(() => undefined);

const ReplyKey = later(async () => (await import('./office-claim')).ReplyKey);

function ViewedClaim({ id }: { id: string }) {
  const { scheme, error: schemeError, refetch: refetchScheme } = useScheme();
  const { data, error, loading, refetch } = useViewedClaim(id);
  const { hasParts, bankHold, payment, claimTax, objections } = useClaimParts(id);
  const [params] = useSearchParams();
  const { user, isCertain } = useKnownUser();
  const isOffice = mayAs(user?.role, Permission.ClaimsRead);
  const list = isOffice ? claimListIn(params) : undefined;
  // The cached data of a claim that the user may no longer see are removed from the screen.
  const claim = errorCode(error) === 'NOT_FOUND' ? undefined : data?.submission;
  // The claim appears in short tasks: rendered at once, a long one blocks the page for a tenth of a second. One that is
  // known already is there at once, so that the browser finds the place on the page that it returns to.
  const isThere = useClaimNotices(id, {
    isThere: Boolean(claim && scheme && hasParts && isCertain),
    isOffice,
    isRemoved: Boolean(claim?.removed),
    bankHold: isKnown(bankHold) ? bankHold : null,
    claimTax,
  });
  const [wasThere] = useState(isThere);
  const isReady = useDeferredValue(isThere, wasThere);
  useScrollToHash(isReady);
  const retry = () => void Promise.all([refetch(), refetchScheme()]);
  const shown = claim &&
    scheme && {
      submission: claim,
      otherTrades: claim.moreTrades ? { failed: !loading, error, onRetry: retry } : undefined,
      scheme,
      bankHold,
      payment,
      claimTax,
      objections,
    };
  return (
    <Page width={isOffice ? 'desk' : 'claim'}>
      {mayAs(user?.role, Permission.AmendmentsAnswer) && <ReplyKey />}
      {isReady && shown ? (
        isOffice ? (
          <OfficeClaim {...shown} list={list} />
        ) : (
          <ClaimView {...shown} />
        )
      ) : error || schemeError ? (
        <Unavailable subject="submission" error={error ?? schemeError} onRetry={retry} />
      ) : (
        <ClaimLoading isOffice={isOffice} />
      )}
    </Page>
  );
}

/** The page of a claim, read-only: Parts A, B and C, acknowledgements, notices and the requested amendments. */
export function SubmissionViewPage() {
  const { submissionId = '' } = useParams();
  return <ViewedClaim key={submissionId} id={submissionId} />;
}
