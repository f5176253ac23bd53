/**
 * The states of an assessment run. DRAFT waits for the worker; COMPUTED has all results, and AGREED or DISAGREED says
 * whether both engines came to the same for every claim.
 */
export enum AssessmentState {
  DRAFT = 'DRAFT',
  COMPUTING = 'COMPUTING',
  COMPUTED = 'COMPUTED',
  AGREED = 'AGREED',
  DISAGREED = 'DISAGREED',
  REVIEWED = 'REVIEWED',
  APPROVED = 'APPROVED',
  PUBLISHED = 'PUBLISHED',
  FINAL = 'FINAL',
  SUPERSEDED = 'SUPERSEDED',
  WITHDRAWN = 'WITHDRAWN',
  FAILED = 'FAILED',
  CANCELLED = 'CANCELLED',
}

const S = AssessmentState;

/** The allowed moves (RUN-5); a run that goes on after a crash stays in its state. */
const MOVES: Record<AssessmentState, readonly AssessmentState[]> = {
  DRAFT: [S.COMPUTING, S.FAILED, S.CANCELLED],
  COMPUTING: [S.COMPUTED, S.FAILED, S.CANCELLED],
  COMPUTED: [S.AGREED, S.DISAGREED, S.FAILED, S.CANCELLED],
  AGREED: [S.REVIEWED, S.WITHDRAWN],
  DISAGREED: [],
  REVIEWED: [S.APPROVED],
  APPROVED: [S.PUBLISHED],
  PUBLISHED: [S.FINAL, S.SUPERSEDED],
  FINAL: [],
  SUPERSEDED: [],
  WITHDRAWN: [],
  FAILED: [],
  CANCELLED: [],
};

/** The states in which the worker has something left to do. */
export const OPEN_STATES = statesBefore(S.CANCELLED);

/** Whether the worker has something left to do. */
export function isOpen(state: AssessmentState): boolean {
  return OPEN_STATES.includes(state);
}

/** The states from which a run may move to the given one; every change of the state is conditional on them. */
export function statesBefore(next: AssessmentState): AssessmentState[] {
  return Object.values(AssessmentState).filter((state) => MOVES[state].includes(next));
}

/** States in which both engines agreed, and nobody withdrew the run: what a later run is compared with. */
export const AGREED_STATES = [S.AGREED, S.REVIEWED, S.APPROVED, S.PUBLISHED, S.FINAL, S.SUPERSEDED] as const;

/** States of runs whose results are shown: never before both engines were compared, never of a run that failed. */
export const SHOWN_STATES: readonly AssessmentState[] = [...AGREED_STATES, S.DISAGREED, S.WITHDRAWN];
