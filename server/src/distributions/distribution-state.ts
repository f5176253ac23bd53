/**
 * The states of a distribution. DRAFT is being written; COMPUTING waits for the worker or is being computed; COMPUTED has
 * a line for every claim; DISAGREED: the two engines came to different lines.
 */
export enum DistributionState {
  DRAFT = 'DRAFT',
  COMPUTING = 'COMPUTING',
  COMPUTED = 'COMPUTED',
  DISAGREED = 'DISAGREED',
}

const S = DistributionState;

/** The allowed moves (DIST-2). A refusal, a failure and every change of the fund lead back to DRAFT. */
const MOVES: Record<DistributionState, readonly DistributionState[]> = {
  DRAFT: [S.DRAFT, S.COMPUTING],
  COMPUTING: [S.COMPUTED, S.DISAGREED, S.DRAFT],
  COMPUTED: [S.DRAFT, S.COMPUTING],
  DISAGREED: [S.DRAFT, S.COMPUTING],
};

/** The states from which a distribution may move to the given one; every change of the state is conditional on them. */
export function statesBefore(next: DistributionState): DistributionState[] {
  return Object.values(DistributionState).filter((state) => MOVES[state].includes(next));
}
