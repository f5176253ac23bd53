import { t } from '@rules/text.js';
import { TextLink } from '../../components/actions/text-link';
import { ErrorState } from '../../components/feedback/states';
import { Stack } from '../../components/page/layout';
import { paths } from '../../domain/paths';
import { ABOVE } from '../../domain/office-crumbs';
import { PageHeading } from '../../domain/scheme/page-heading';
import { errorCode } from '../../lib/error-message';

interface RulesUnavailableProps {
  number: number;
  error: unknown;
  onRetry: () => void;
}

/** A version of the rules that does not exist, or could not be loaded. */
export function RulesUnavailable({ number, error, onRetry }: RulesUnavailableProps) {
  const isAbsent = ['NOT_FOUND', 'BAD_USER_INPUT'].includes(errorCode(error) ?? '');
  return (
    <Stack>
      <PageHeading above={ABOVE.rulesVersion} here={t('Version {number}', { number })}>
        {t('Rules')}
      </PageHeading>
      {isAbsent ? (
        <ErrorState message={t('There is no version {number} of the rules.', { number })} />
      ) : (
        <ErrorState message={t('The rules could not be loaded.')} error={error} onRetry={onRetry} />
      )}
      <p>
        <TextLink to={paths.rules}>{t('All versions of the rules')}</TextLink>
      </p>
    </Stack>
  );
}
