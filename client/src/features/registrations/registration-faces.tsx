import { ErrorState } from '../../components/feedback/faces';
import { Spinner } from '../../components/feedback/spinner';
import { Inline } from '../../components/page/layout';
import { PageHeading } from '../../components/page/page-heading';
import { errorCode } from '../../lib/error-message';

/** The registration while it loads. */
export function RegistrationLoading() {
  return (
    <Inline role="status">
      <Spinner size="large" />
      Loading...
    </Inline>
  );
}

/** The registration that is absent, or somebody else's, or could not be loaded. */
export function RegistrationUnavailable({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const absent = ['NOT_FOUND', 'BAD_USER_INPUT'].includes(errorCode(error) ?? '');
  return (
    <>
      <PageHeading>Unable to view submission</PageHeading>
      {absent ? (
        <ErrorState message="There is no such registration here.">
          The address may be mistyped, or the registration belongs to another account. Check which account you
          are signed in with at the top of this page.
        </ErrorState>
      ) : (
        <ErrorState message="The registration could not be loaded." onRetry={onRetry}>
          Nothing was changed; your registration is safe with us. Check your connection and try again.
        </ErrorState>
      )}
    </>
  );
}
