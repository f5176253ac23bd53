import { useEffect } from 'react';
import { usePaymentRunQuery } from '../../generated/graphql';

const POLL_MS = 1_000;

/** One payment run, live: requested each second until the worker is done with it. */
export function usePaymentRun(id: string) {
  const { data, previousData, error, refetch, startPolling, stopPolling } = usePaymentRunQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
    skipPollAttempt: () => document.hidden,
  });
  const run = (data ?? previousData)?.paymentRun;
  const isWorkedOn = run?.state === 'PREPARING' || run?.state === 'WRITING';
  useEffect(
    function pollMeanwhile() {
      if (!isWorkedOn) return undefined;
      startPolling(POLL_MS);
      return stopPolling;
    },
    [isWorkedOn, startPolling, stopPolling],
  );
  return { run, error, refetch };
}
