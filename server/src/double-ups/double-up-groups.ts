import { inTurns } from '../common/batches.js';
import type { DoubleUpReason } from './double-up.entity.js';

/** Two claims and what they have in common; the lower id first. */
export interface FoundPair {
  firstId: string;
  secondId: string;
  reasons: DoubleUpReason[];
}

/**
 * The group of each pair: pairs that share a claim belong to one group, which is named by its lowest id.
 * @returns the ids of the groups, in the order of the pairs
 */
export async function groupsOf(pairs: readonly Pick<FoundPair, 'firstId' | 'secondId'>[]): Promise<string[]> {
  const above = new Map<string, string>();
  const top = (id: string): string => {
    let highest = id;
    for (let next = above.get(highest); next; next = above.get(highest)) highest = next;
    // Path compression, so that later lookups are shorter.
    for (let at = id; at !== highest;) {
      const next = above.get(at)!;
      above.set(at, highest);
      at = next;
    }
    return highest;
  };
  for await (const some of inTurns(pairs))
    for (const { firstId, secondId } of some) {
      const [one, other] = [top(firstId), top(secondId)];
      if (one < other) above.set(other, one);
      else if (other < one) above.set(one, other);
    }
  const groups: string[] = [];
  for await (const some of inTurns(pairs)) groups.push(...some.map(({ firstId }) => top(firstId)));
  return groups;
}
