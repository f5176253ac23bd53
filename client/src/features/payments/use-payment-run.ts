import { useEffect } from 'react';
import { usePaymentRunQuery, type PaymentRunDetailsFragment } from '../../generated/graphql';

/** While the worker is at it. */
const WORK_MS = 1_000;
/** While people fetch and send its files: what they may do depends on what others did a moment ago, and what they say about a rejected file. */
const SENDING_MS = 3_000;

function pauseOf(run: Pick<PaymentRunDetailsFragment, 'state' | 'files'> | undefined): number | undefined {
  if (run === undefined) return undefined;
  const { state, files } = run;
  if (state === 'PREPARING' || state === 'WRITING') return WORK_MS;
  const isDecidedOn = files.some(
    ({ rejection }) =>
      rejection?.state === 'PROPOSED' || (rejection?.state === 'CONFIRMED' && !rejection.applied),
  );
  return state === 'WRITTEN' || isDecidedOn ? SENDING_MS : undefined;
}

/** One payment run, live while the worker or the people who send its files change it. */
export function usePaymentRun(id: string) {
  const { data, previousData, error, refetch, startPolling, stopPolling } = usePaymentRunQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
    skipPollAttempt: () => document.hidden,
  });
  const run = (data ?? previousData)?.paymentRun;
  const pause = pauseOf(run);
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
