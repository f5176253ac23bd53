import { useEffect } from 'react';
import { t } from '@rules/text.js';
import { ErrorState } from '../../components/feedback/states';
import { SkeletonLines } from '../../components/feedback/skeleton';
import { Stack } from '../../components/page/layout';
import { Page } from '../../components/page/page';
import { ABOVE } from '../../domain/office-crumbs';
import { PageHeading } from '../../domain/scheme/page-heading';
import { useIdentityPurgeQuery } from '../../generated/graphql';
import { useScheme } from '../../domain/scheme/use-scheme';
import { IdentityPurgePanel } from './identity-purge-panel';

const ASK_EVERY_MS = 2_000;

/**
 * The purge of all identity documents when the scheme is finalised: requested by one administrator, confirmed by
 * another.
 */
export function IdentityPurgePage() {
  const { scheme } = useScheme();
  const { data, error, refetch, startPolling, stopPolling } = useIdentityPurgeQuery({
    fetchPolicy: 'cache-and-network',
  });
  const purge = data?.identityPurge;
  const isRunning = purge?.state === 'RUNNING';
  useEffect(
    function watchThePurge() {
      if (isRunning) startPolling(ASK_EVERY_MS);
      else stopPolling();
      return stopPolling;
    },
    [isRunning, startPolling, stopPolling],
  );
  return (
    <Page width="claim">
      <PageHeading above={ABOVE.list}>{t('Identity documents')}</PageHeading>
      <Stack gap="wide">
        {purge && scheme ? (
          <IdentityPurgePanel purge={purge} timeZone={scheme.timeZone} />
        ) : error ? (
          <ErrorState
            message={t('The status of the identity documents could not be loaded.')}
            error={error}
            onRetry={() => void refetch()}
          />
        ) : (
          <SkeletonLines count={4} />
        )}
      </Stack>
    </Page>
  );
}
