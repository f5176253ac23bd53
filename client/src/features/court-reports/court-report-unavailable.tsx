import { t } from '@rules/text.js';
import { TextLink } from '../../components/actions/text-link';
import { ErrorState } from '../../components/feedback/states';
import { Stack } from '../../components/page/layout';
import { ABOVE } from '../../domain/office-crumbs';
import { paths } from '../../domain/paths';
import { PageHeading } from '../../domain/scheme/page-heading';
import { errorCode, errorMessage } from '../../lib/error-message';

/** What is shown instead of a court report, or a list of it, that does not exist or could not be loaded. */
export function CourtReportUnavailable({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const isRefused = ['NOT_FOUND', 'BAD_USER_INPUT'].includes(errorCode(error) ?? '');
  return (
    <Stack>
      <PageHeading above={ABOVE.courtReport}>{t('Court report')}</PageHeading>
      {isRefused ? (
        <ErrorState message={errorMessage(error)}>{t('The address may be mistyped.')}</ErrorState>
      ) : (
        <ErrorState message={t('The report could not be loaded.')} error={error} onRetry={onRetry} />
      )}
      <p>
        <TextLink to={paths.courtReports}>{t('All court reports')}</TextLink>
      </p>
    </Stack>
  );
}
