import { t } from '@rules/text.js';
import { TextLink } from '../../components/actions/text-link';
import { EmptyState, ErrorState } from '../../components/feedback/states';
import { Inline, SectionTitle, Stack } from '../../components/page/layout';
import { Trans } from '../../components/text/trans';
import { useLatestImportRunsQuery } from '../../generated/graphql';
import { paths } from '../../domain/paths';
import { useScheme } from '../../domain/scheme/use-scheme';
import { ImportRunTable } from './import-run-table';

/** The newest import runs, for the administrator's home. */
export function LatestImportRuns() {
  const { scheme } = useScheme();
  const { data, error, refetch } = useLatestImportRunsQuery({ fetchPolicy: 'cache-and-network' });
  const runs = data?.latestImportRuns;
  return (
    <Stack>
      <Inline spread>
        <SectionTitle>{t('Latest import runs')}</SectionTitle>
        <TextLink to={paths.imports}>{t('All import runs')}</TextLink>
      </Inline>
      {error && !runs ? (
        <ErrorState
          message={t('The import runs could not be loaded.')}
          error={error}
          onRetry={() => void refetch()}
        />
      ) : runs?.length === 0 ? (
        <EmptyState title={t('No imports yet')}>
          <Trans
            id="Submissions and trades can come from files: <0>import a file of submissions</0>, then the trades."
            parts={[(text) => <TextLink to={paths.submissionsNew}>{text}</TextLink>]}
          />
        </EmptyState>
      ) : (
        <ImportRunTable runs={runs} timeZone={scheme?.timeZone ?? 'UTC'} skeletonRows={5} />
      )}
    </Stack>
  );
}
