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
  const numbers = new Map<string, number>();
  for await (const some of inTurns(pairs))
    for (const { firstId, secondId } of some)
      for (const id of [firstId, secondId]) if (!numbers.has(id)) numbers.set(id, numbers.size);
  const connected = new ConnectedGroups(numbers.size);
  for await (const some of inTurns(pairs))
    for (const { firstId, secondId } of some)
      connected.connect(numbers.get(firstId)!, numbers.get(secondId)!);
  const names = new Map<number, string>();
  for await (const some of inTurns(numbers))
    for (const [id, number] of some) {
      const group = connected.lowestOf(number);
      const known = names.get(group);
      if (known === undefined || id < known) names.set(group, id);
    }
  const groups: string[] = [];
  for await (const some of inTurns(pairs))
    groups.push(...some.map(({ firstId }) => names.get(connected.lowestOf(numbers.get(firstId)!))!));
  return groups;
}
