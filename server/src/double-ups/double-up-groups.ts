import { inTurns } from '../common/batches.js';
import type { DoubleUpReason } from './double-up.entity.js';

/** Two claims and what they have in common; the lower id first. */
export interface FoundPair {
  firstId: string;
  secondId: string;
  reasons: DoubleUpReason[];
}

/** Claims, numbered from 0, in groups of those that are connected by pairs. */
export class ConnectedGroups {
  /** A claim of the same group with a lower number; its own for the lowest. */
  private readonly lower: Int32Array;

  constructor(claims: number) {
    this.lower = Int32Array.from({ length: claims }, (_, claim) => claim);
  }

  connect(one: number, other: number): void {
    const [a, b] = [this.lowestOf(one), this.lowestOf(other)];
    if (a < b) this.lower[b] = a;
    else this.lower[a] = b;
  }

  /** The lowest number of the group. */
  lowestOf(claim: number): number {
    const { lower } = this;
    let lowest = claim;
    while (lower[lowest] !== lowest) lowest = lower[lowest]!;
    // Path compression, so that later lookups are shorter.
    for (let at = claim; at !== lowest;) {
      const next = lower[at]!;
      lower[at] = lowest;
      at = next;
    }
    return lowest;
  }
}

/**
 * The group of each pair: pairs that share a claim belong to one group, which is named by its lowest id.
 * @returns the ids of the groups, in the order of the pairs
 */
export async function groupsOf(pairs: readonly Pick<FoundPair, 'firstId' | 'secondId'>[]): Promise<string[]> {
  const ids = [...new Set(pairs.flatMap(({ firstId, secondId }) => [firstId, secondId]))].sort();
  const numbers = new Map(ids.map((id, at) => [id, at]));
  const connected = new ConnectedGroups(ids.length);
  for await (const some of inTurns(pairs))
    for (const { firstId, secondId } of some)
      connected.connect(numbers.get(firstId)!, numbers.get(secondId)!);
  return pairs.map(({ firstId }) => ids[connected.lowestOf(numbers.get(firstId)!)]!);
}
