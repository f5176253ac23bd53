import { useEffect } from 'react';
import { useAssessmentRunQuery } from '../../generated/graphql';
import { isOpen } from './run-text';

const POLL_MS = 1_000;

/** One run, live: requested each second until the worker has ended it. */
export function useAssessmentRun(id: string) {
  const { data, previousData, error, refetch, startPolling, stopPolling } = useAssessmentRunQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
    skipPollAttempt: () => document.hidden,
  });
  const run = (data ?? previousData)?.assessmentRun;
  const running = run !== undefined && isOpen(run.state);
  useEffect(
    function pollWhileRunning() {
      if (!running) return undefined;
      startPolling(POLL_MS);
      return stopPolling;
    },
    [running, startPolling, stopPolling],
  );
  return { run, error, refetch };
}
