import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { showToast } from '../../components/toast/toast-store';
import { rememberJob, takeWatched } from '../../domain/jobs/watched-jobs';
import {
  endOfAssessment,
  endOfDistribution,
  endOfExport,
  endOfImport,
  endOfPayments,
  type JobEnd,
} from './job-end';
import { isRunning, type MyJobs } from './use-my-jobs';

/** Announces each of the user's jobs once when it has ended, whatever page is open (JOBS-5). */
export function useEndedJobs({ imports, exports, assessments, distributions, payments }: MyJobs) {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  useEffect(
    function announceEnded() {
      // A page that shows an import, a run or a distribution has its id in the address.
      for (const run of imports ?? [])
        if (hasJustEnded(run) && !address.includes(run.id)) say(endOfImport(run));
      for (const run of assessments ?? [])
        if (hasJustEnded(run) && !address.includes(run.id)) say(endOfAssessment(run));
      for (const one of distributions ?? [])
        if (hasJustEnded(one) && !address.includes(one.id)) say(endOfDistribution(one));
      for (const run of payments ?? [])
        if (hasJustEnded(run) && !address.includes(run.id)) say(endOfPayments(run));
      for (const run of exports ?? []) if (hasJustEnded(run)) say(endOfExport(run));
    },
    [imports, exports, assessments, distributions, payments, address],
  );
}

function hasJustEnded(run: { id: string; finishedAt: string | null }): boolean {
  if (!isRunning(run)) return takeWatched(run.id);
  rememberJob(run.id);
  return false;
}

/** Longer than other alerts: there is a link to reach. */
const SHOWN_MS = 10_000;

function say({ variant, message, link }: JobEnd) {
  showToast(variant, message, SHOWN_MS, link);
}
