import { Permission } from '@rules/permissions.js';
import { useEffect } from 'react';
import { subscribeToStarts } from '../../domain/jobs/watched-jobs';
import { mayAs } from '../../domain/session/may-as';
import { useMyJobsQuery, type MyJobsQuery, type Role } from '../../generated/graphql';

const WHILE_RUNNING_MS = 2_000;
const OTHERWISE_MS = 60_000;

export type MyImport = NonNullable<MyJobsQuery['myImports']>[number];
export type MyExport = NonNullable<MyJobsQuery['myExports']>[number];
export type MyAssessment = NonNullable<MyJobsQuery['myAssessments']>[number];
export type MyDistribution = NonNullable<MyJobsQuery['myDistributions']>[number];
export type MyPayments = NonNullable<MyJobsQuery['myPayments']>[number];

/** The user's jobs as the header shows them; undefined until they are loaded. */
export interface MyJobs {
  imports: readonly MyImport[] | undefined;
  exports: readonly MyExport[] | undefined;
  assessments: readonly MyAssessment[] | undefined;
  distributions: readonly MyDistribution[] | undefined;
  payments: readonly MyPayments[] | undefined;
  mailsWaiting: number;
  /** Why the latest query failed. */
  error: unknown;
}

/**
 * The user's own imports, exports, assessment, distribution and payment runs: requested often while one is running and rarely otherwise, at once when one is
 * started here or the tab is shown again, and never while it is hidden (JOBS-6).
 */
export function useMyJobs(role: Role): MyJobs {
  const variables = {
    imports: mayAs(role, Permission.ImportsRead),
    exports: mayAs(role, Permission.ExportsRead),
    assessments: mayAs(role, Permission.AssessmentsRead),
    distributions: mayAs(role, Permission.DistributionsRead),
    payments: mayAs(role, Permission.PaymentsRead),
  };
  const { data, previousData, error, refetch, startPolling, stopPolling } = useMyJobsQuery({
    variables,
    fetchPolicy: 'network-only',
    skipPollAttempt: () => document.hidden,
  });
  const shown = data ?? previousData;
  const running = [
    ...(shown?.myImports ?? []),
    ...(shown?.myExports ?? []),
    ...(shown?.myAssessments ?? []),
    ...(shown?.myDistributions ?? []),
    ...(shown?.myPayments ?? []),
  ].some(isRunning);
  useEffect(
    function pollTheJobs() {
      startPolling(running ? WHILE_RUNNING_MS : OTHERWISE_MS);
      return stopPolling;
    },
    [running, startPolling, stopPolling],
  );
  useEffect(
    function requestAtOnce() {
      // Without an answer the next poll asks again.
      const request = () => void refetch().catch(() => undefined);
      const onVisibility = () => {
        if (!document.hidden) request();
      };
      const unsubscribe = subscribeToStarts(request);
      document.addEventListener('visibilitychange', onVisibility);
      return () => {
        unsubscribe();
        document.removeEventListener('visibilitychange', onVisibility);
      };
    },
    [refetch],
  );
  return {
    imports: shown?.myImports,
    exports: shown?.myExports,
    assessments: shown?.myAssessments,
    distributions: shown?.myDistributions,
    payments: shown?.myPayments,
    mailsWaiting: shown?.mailsWaiting ?? 0,
    error,
  };
}

/** Whether a job has work left. */
export function isRunning({ finishedAt }: { finishedAt: string | null }): boolean {
  return finishedAt === null;
}
