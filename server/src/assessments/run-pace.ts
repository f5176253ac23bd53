import { paceOf } from '../rules/pace.js';
import type { AssessmentRun } from './assessment-run.entity.js';
import { AssessmentState } from './assessment-state.js';

/** A run's progress, from 0 to 1. */
export function progressOf({
  state,
  assessed,
  claims,
}: Pick<AssessmentRun, 'state' | 'assessed' | 'claims'>): number {
  if (claims === null) return 0;
  if (
    state !== AssessmentState.COMPUTING &&
    state !== AssessmentState.CANCELLED &&
    state !== AssessmentState.FAILED
  )
    return 1;
  return claims === 0 ? 0 : Math.min(assessed / claims, 1);
}

/** Claims a second since the run began, and the seconds left at that rate; null while there is no data. */
export function claimPaceOf(
  run: Pick<AssessmentRun, 'assessed' | 'claims' | 'startedAt' | 'finishedAt'>,
  now: Date,
): { claimsPerSecond: number | null; secondsLeft: number | null } {
  const left = run.claims === null ? null : run.claims - run.assessed;
  const { perSecond, secondsLeft } = paceOf({ ...run, done: run.assessed, left }, now);
  return { claimsPerSecond: perSecond, secondsLeft };
}
