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
export function paceOf(
  { state, assessed, claims, startedAt, finishedAt }: AssessmentRun,
  now: Date,
): { claimsPerSecond: number | null; secondsLeft: number | null } {
  if (!startedAt || assessed === 0) return { claimsPerSecond: null, secondsLeft: null };
  const seconds = Math.max(((finishedAt ?? now).getTime() - startedAt.getTime()) / 1000, 0.001);
  const claimsPerSecond = Math.round(assessed / seconds);
  const isRunning = state === AssessmentState.COMPUTING && claimsPerSecond > 0;
  const left = Math.max((claims ?? 0) - assessed, 0);
  return { claimsPerSecond, secondsLeft: isRunning ? Math.ceil(left / claimsPerSecond) : null };
}
