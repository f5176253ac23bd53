import { useEffect } from 'react';
import { usePaymentRunQuery, type PaymentRunState } from '../../generated/graphql';

/** While the worker is at it. */
const WORK_MS = 1_000;
/** While people fetch and send its files: what they may do depends on what others did a moment ago. */
const SENDING_MS = 3_000;

function pauseOf(state: PaymentRunState | undefined): number | undefined {
  if (state === 'PREPARING' || state === 'WRITING') return WORK_MS;
  return state === 'WRITTEN' ? SENDING_MS : undefined;
}

/** One payment run, live while the worker or the people who send its files change it. */
export function usePaymentRun(id: string) {
  const { data, previousData, error, refetch, startPolling, stopPolling } = usePaymentRunQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
    skipPollAttempt: () => document.hidden,
  });
  const run = (data ?? previousData)?.paymentRun;
  const pause = pauseOf(run?.state);
  useEffect(
    function pollMeanwhile() {
      if (pause === undefined) return undefined;
      startPolling(pause);
      return stopPolling;
    },
    [pause, startPolling, stopPolling],
  );
  return { run, error, refetch };
}
