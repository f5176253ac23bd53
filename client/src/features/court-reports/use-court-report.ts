import { useEffect } from 'react';
import { useCourtReportQuery } from '../../generated/graphql';

const WORK_MS = 1_000;

/** One court report, live while the worker makes it. */
export function useCourtReport(id: string) {
  const { data, previousData, error, refetch, startPolling, stopPolling } = useCourtReportQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
    skipPollAttempt: () => document.hidden,
  });
  const report = (data ?? previousData)?.courtReport;
  const isWaiting = report?.state === 'WAITING';
  useEffect(
    function pollMeanwhile() {
      if (!isWaiting) return undefined;
      startPolling(WORK_MS);
      return stopPolling;
    },
    [isWaiting, startPolling, stopPolling],
  );
  return { report, error, refetch };
}
