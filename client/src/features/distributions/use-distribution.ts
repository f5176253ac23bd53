import { useEffect } from 'react';
import { useDistributionQuery } from '../../generated/graphql';

const POLL_MS = 1_000;

/** One distribution, live: requested each second until the worker is done with it. */
export function useDistribution(id: string) {
  const { data, previousData, error, refetch, startPolling, stopPolling } = useDistributionQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
    skipPollAttempt: () => document.hidden,
  });
  const distribution = (data ?? previousData)?.distribution;
  const isWorkedOn = distribution?.state === 'COMPUTING' || distribution?.state === 'FREEZING';
  useEffect(
    function pollMeanwhile() {
      if (!isWorkedOn) return undefined;
      startPolling(POLL_MS);
      return stopPolling;
    },
    [isWorkedOn, startPolling, stopPolling],
  );
  return { distribution, error, refetch };
}
