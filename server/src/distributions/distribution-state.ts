/**
 * The states of a distribution. DRAFT is being written; COMPUTING waits for the worker or is being computed; COMPUTED has
 * a line for every claim; DISAGREED: the two engines came to different lines. FREEZING waits for the worker, or its hash
 * and its tree are being made; from FROZEN on only the state changes.
 */
export enum DistributionState {
  DRAFT = 'DRAFT',
  COMPUTING = 'COMPUTING',
  COMPUTED = 'COMPUTED',
  DISAGREED = 'DISAGREED',
  FREEZING = 'FREEZING',
  FROZEN = 'FROZEN',
  APPROVED = 'APPROVED',
  PUBLISHED = 'PUBLISHED',
  WITHDRAWN = 'WITHDRAWN',
}

const S = DistributionState;

/**
 * The allowed moves (DIST-2, FREEZE-1). A refusal, a failure and every change of the fund lead back to DRAFT, a failure to
 * freeze back to COMPUTED. A trigger of the table repeats those from FROZEN on.
 */
const MOVES: Record<DistributionState, readonly DistributionState[]> = {
  DRAFT: [S.DRAFT, S.COMPUTING],
  COMPUTING: [S.COMPUTED, S.DISAGREED, S.DRAFT],
  COMPUTED: [S.DRAFT, S.COMPUTING, S.FREEZING],
  DISAGREED: [S.DRAFT, S.COMPUTING],
  FREEZING: [S.FROZEN, S.COMPUTED],
  FROZEN: [S.APPROVED, S.WITHDRAWN],
  APPROVED: [S.PUBLISHED, S.WITHDRAWN],
  PUBLISHED: [S.WITHDRAWN],
  WITHDRAWN: [],
};

/** The states from which a distribution may move to the given one; every change of the state is conditional on them. */
export function statesBefore(next: DistributionState): DistributionState[] {
  return Object.values(DistributionState).filter((state) => MOVES[state].includes(next));
}

/** Whether the worker has something left to do. */
export function isBeingWorkedOn(state: DistributionState): boolean {
  return state === S.COMPUTING || state === S.FREEZING;
}

/** Whether its maker may still change or compute it. */
export function isChangeable(state: DistributionState): boolean {
  return MOVES[state].includes(S.COMPUTING);
}
