import { t } from '@rules/text.js';
import { TextLink } from '../../components/actions/text-link';
import { ErrorState } from '../../components/feedback/states';
import { Stack } from '../../components/page/layout';
import { ABOVE } from '../../domain/office-crumbs';
import { paths } from '../../domain/paths';
import { PageHeading } from '../../domain/scheme/page-heading';
import { errorCode, errorMessage } from '../../lib/error-message';

interface DistributionUnavailableProps {
  error: unknown;
  onRetry: () => void;
}

/** What is shown instead of a distribution, or its lines, that do not exist or could not be loaded. */
export function DistributionUnavailable({ error, onRetry }: DistributionUnavailableProps) {
  const isRefused = ['NOT_FOUND', 'CONFLICT', 'BAD_USER_INPUT'].includes(errorCode(error) ?? '');
  return (
    <Stack>
      <PageHeading above={ABOVE.distribution}>{t('Distribution')}</PageHeading>
      {isRefused ? (
        <ErrorState message={errorMessage(error)}>{t('The address may be mistyped.')}</ErrorState>
      ) : (
        <ErrorState message={t('The distribution could not be loaded.')} error={error} onRetry={onRetry} />
      )}
      <p>
        <TextLink to={paths.distributions}>{t('All distributions')}</TextLink>
      </p>
    </Stack>
  );
}
