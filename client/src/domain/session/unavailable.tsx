import { t } from '@rules/text.js';
import { causeText, errorCode } from '../../lib/error-message';
import { cachedUser } from './session';
import { homePath } from './start-path';
import { TextLink } from '../../components/actions/text-link';
import { Stack } from '../../components/page/layout';
import { PageHeading } from '../scheme/page-heading';
import { ErrorState } from '../../components/feedback/states';

interface UnavailableProps {
  /** What could not be shown. */
  subject: 'submission' | 'registration';
  error: unknown;
  onRetry: () => void;
}

/**
 * The page for a submission or registration that does not exist, belongs to another user, or could not be loaded
 * (SCREEN-29).
 */
export function Unavailable({ subject, error, onRetry }: UnavailableProps) {
  const absent = ['NOT_FOUND', 'BAD_USER_INPUT'].includes(errorCode(error) ?? '');
  return (
    <Stack>
      <PageHeading>{t('Unable to view submission')}</PageHeading>
      {absent ? (
        <ErrorState
          message={t(
            'We could not find this {subject, select, registration {registration} other {submission}}.',
            { subject },
          )}
        >
          {t(
            'The address may be mistyped, or the {subject, select, registration {registration} other {submission}} may belong to another account. Check at the top of this page which account you are signed in with.',
            { subject },
          )}
        </ErrorState>
      ) : (
        <ErrorState
          message={t(
            'The {subject, select, registration {registration} other {submission}} could not be loaded.',
            { subject },
          )}
          onRetry={onRetry}
        >
          {causeText(error)}{' '}
          {t('Your {subject, select, registration {registration} other {claim}} is safe.', { subject })}
        </ErrorState>
      )}
      <p>
        <TextLink to={homePath(cachedUser()?.role)}>{t('Go to your home page')}</TextLink>
      </p>
    </Stack>
  );
}
