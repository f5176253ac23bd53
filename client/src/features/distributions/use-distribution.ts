import { useEffect } from 'react';
import { useDistributionQuery } from '../../generated/graphql';

const POLL_MS = 1_000;

/** One distribution, live: requested each second until the worker has ended its computation. */
export function useDistribution(id: string) {
  const { data, previousData, error, refetch, startPolling, stopPolling } = useDistributionQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
    skipPollAttempt: () => document.hidden,
  });
  const distribution = (data ?? previousData)?.distribution;
  const computing = distribution?.state === 'COMPUTING';
  useEffect(
    function pollWhileComputing() {
      if (!computing) return undefined;
      startPolling(POLL_MS);
      return stopPolling;
    },
    [computing, startPolling, stopPolling],
  );
  return { distribution, error, refetch };
}
