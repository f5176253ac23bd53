import { useEffect } from 'react';
import { useExportRunListQuery } from '../../generated/graphql';
import { isEnded } from './export-text';

const whileWriting = 2000;
const otherwise = 15_000;

/** A page of the exports, polled often while one of them is being written and rarely otherwise. */
export function useExportRuns(page: number) {
  const query = useExportRunListQuery({
    variables: { page },
    fetchPolicy: 'cache-and-network',
    skipPollAttempt: () => document.hidden,
  });
  const { data, previousData, startPolling, stopPolling } = query;
  const writing = data?.exportRuns.exportRuns.some((run) => !isEnded(run)) ?? false;
  useEffect(
    function pollTheList() {
      startPolling(writing ? whileWriting : otherwise);
      return stopPolling;
    },
    [writing, startPolling, stopPolling],
  );
  return {
    runs: data?.exportRuns.exportRuns,
    pagination: (data ?? previousData)?.exportRuns.pagination,
    error: query.error,
    refetch: query.refetch,
  };
}
