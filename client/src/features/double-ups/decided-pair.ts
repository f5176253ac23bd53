import type { DoubleUpListQuery, DoubleUpPairFactsFragment } from '../../generated/graphql';

/** The decision about a pair, or none after it was withdrawn. */
export type Decision = Pick<DoubleUpPairFactsFragment, 'verdict' | 'duplicateId'>;

type PairIds = Pick<DoubleUpPairFactsFragment, 'firstId' | 'secondId'>;

export type PairDecided = (pair: PairIds, decision: Decision) => void;

const isWaiting = ({ pairs }: { pairs: readonly Decision[] }) =>
  pairs.some(({ verdict }) => verdict === null);

/**
 * The list after a decision about one of its pairs. The pair keeps its place, also in a list of undecided groups, so
 * that the decision can be undone where it was made.
 */
export function withDecision(
  { doubleUps }: DoubleUpListQuery,
  { firstId, secondId }: PairIds,
  decision: Decision,
): DoubleUpListQuery {
  const groups = doubleUps.groups.map((group) => ({
    ...group,
    pairs: group.pairs.map((pair) =>
      pair.firstId === firstId && pair.secondId === secondId
        ? { ...pair, ...decision, markedBy: null, markedAt: null }
        : pair,
    ),
  }));
  const waiting = (among: readonly { pairs: readonly Decision[] }[]) => among.filter(isWaiting).length;
  const undecided = doubleUps.undecided + waiting(groups) - waiting(doubleUps.groups);
  return { doubleUps: { ...doubleUps, groups, undecided } };
}
