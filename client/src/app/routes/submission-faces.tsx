import { ErrorState } from '../../components/feedback/faces';
import { SkeletonLines } from '../../components/feedback/skeleton';
import { Muted, Stack } from '../../components/page/layout';
import { PageHeading } from '../../components/page/page-heading';
import { errorCode } from '../../lib/error-message';

/** The claim while it loads. */
export function SubmissionLoading() {
  return (
    <Stack gap="wide" aria-busy>
      <Muted role="status">Loading...</Muted>
      <SkeletonLines count={12} />
    </Stack>
  );
}

/** The claim that is absent, or somebody else's, or could not be loaded. */
export function SubmissionUnavailable({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const absent = ['NOT_FOUND', 'BAD_USER_INPUT'].includes(errorCode(error) ?? '');
  return (
    <>
      <PageHeading>Unable to view submission</PageHeading>
      {absent ? (
        <ErrorState message="There is no such submission here.">
          The address may be mistyped, or the submission belongs to another account. Check which account you
          are signed in with at the top of this page.
        </ErrorState>
      ) : (
        <ErrorState message="The submission could not be loaded." onRetry={onRetry}>
          Nothing was changed; your claim is safe with us. Check your connection and try again.
        </ErrorState>
      )}
    </>
  );
}
