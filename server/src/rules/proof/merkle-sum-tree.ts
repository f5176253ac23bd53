import {
  addedSums,
  commitmentBytes,
  hex,
  leafBytes,
  nodeBytes,
  sealBytes,
  type Node,
  type Sums,
} from './tree-bytes.js';

/** SHA-256. */
export type Hash = (bytes: Uint8Array) => Uint8Array;

/** One claim's line in the tree; amounts in cents. */
export interface TreeLine extends Sums {
  sid: string;
  /** 32 random bytes, given to the owner alone. */
  salt: Uint8Array;
}

/** A leaf: what is published of a line. */
export interface Leaf extends Node {
  commitment: Uint8Array;
}

/** One step from a leaf up: the neighbour, and on which side it is. */
export interface ProofStep extends Node {
  side: 'L' | 'R';
}

/** A tree of hashes and sums over the lines of a distribution. */
export interface MerkleSumTree {
  /** In the order of their commitments, which says nothing about a SID. */
  leaves: Leaf[];
  /** From the leaves up; each half as long as the one before, rounded up. */
  levels: Node[][];
  root: Node;
  seal: Uint8Array;
  /** The place of a SID's leaf. */
  placeOf: ReadonlyMap<string, number>;
}

/**
 * The tree of a run's lines with a loss. A last odd node goes up as it is.
 * @throws RangeError without lines, and for a sum above 2^63 - 1
 */
export function merkleSumTree(runId: string, lines: readonly TreeLine[], hash: Hash): MerkleSumTree {
  const placed = lines
    .map((line) => {
      const commitment = hash(commitmentBytes(line.salt, runId, line.sid));
      return { sid: line.sid, order: hex(commitment), leaf: leafOf(commitment, line, hash) };
    })
    .sort((one, other) => (one.order < other.order ? -1 : one.order > other.order ? 1 : 0));
  const leaves = placed.map(({ leaf }) => leaf);
  const levels: Node[][] = [leaves];
  for (let below: Node[] = leaves; below.length > 1;) {
    below = levelAbove(below, hash);
    levels.push(below);
  }
  const root = levels.at(-1)?.[0];
  if (!root) throw new RangeError('A tree needs a line');
  return {
    leaves,
    levels,
    root,
    seal: hash(sealBytes(runId, leaves.length, root)),
    placeOf: new Map(placed.map(({ sid }, at) => [sid, at])),
  };
}

/** The steps from a leaf to the root. Where a node goes up alone there is none. */
export function proofOf({ levels }: MerkleSumTree, place: number): ProofStep[] {
  const steps: ProofStep[] = [];
  let at = place;
  for (const level of levels.slice(0, -1)) {
    const isRight = at % 2 === 1;
    const neighbour = level[isRight ? at - 1 : at + 1];
    if (neighbour) {
      const { hash, loss, principal, interest } = neighbour;
      steps.push({ side: isRight ? 'L' : 'R', hash, loss, principal, interest });
    }
    at = (at - (at % 2)) / 2;
  }
  return steps;
}

function leafOf(commitment: Uint8Array, { loss, principal, interest }: Sums, hash: Hash): Leaf {
  const sums = { loss, principal, interest };
  return { commitment, hash: hash(leafBytes(commitment, sums)), ...sums };
}

function levelAbove(below: readonly Node[], hash: Hash): Node[] {
  const above: Node[] = [];
  for (let at = 0; at < below.length; at += 2) {
    const left = below[at]!;
    const right = below[at + 1];
    above.push(right ? { hash: hash(nodeBytes(left, right)), ...addedSums(left, right) } : left);
  }
  return above;
}
