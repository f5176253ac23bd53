import { causeWords, errorCode } from '../../lib/error-message';
import { cachedUser } from './session';
import { homePath } from './start-path';
import { TextLink } from '../../components/actions/text-link';
import { Stack } from '../../components/page/layout';
import { PageHeading } from '../scheme/page-heading';
import { ErrorState } from '../../components/feedback/faces';

interface UnavailableProps {
  /** What was to be shown. */
  subject: 'submission' | 'registration';
  error: unknown;
  onRetry: () => void;
}

/** A submission or registration that is absent, or somebody else's, or could not be loaded (SCREEN-29). */
export function Unavailable({ subject, error, onRetry }: UnavailableProps) {
  const absent = ['NOT_FOUND', 'BAD_USER_INPUT'].includes(errorCode(error) ?? '');
  return (
    <Stack>
      <PageHeading>Unable to view submission</PageHeading>
      {absent ? (
        <ErrorState message={`There is no such ${subject} here.`}>
          The address may be mistyped, or the {subject} belongs to another account. Check which account you
          are signed in with at the top of this page.
        </ErrorState>
      ) : (
        <ErrorState message={`The ${subject} could not be loaded.`} onRetry={onRetry}>
          {causeWords(error)} Your {subject === 'submission' ? 'claim' : subject} is safe with us.
        </ErrorState>
      )}
      <p>
        <TextLink to={homePath(cachedUser()?.role)}>To your start page</TextLink>
      </p>
    </Stack>
  );
}
