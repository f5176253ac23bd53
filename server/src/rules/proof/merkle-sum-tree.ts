import { commitmentBytes, hex, leafBytes, sealBytes, type Hash, type Node, type Sums } from './tree-bytes.js';
import { TreeBuilder } from './tree-builder.js';

/** One claim's line in the tree; amounts in cents. */
export interface TreeLine extends Sums {
  sid: string;
  /** 32 random bytes, known only to the claim's owner. */
  salt: Uint8Array;
}

/** A leaf: the published part of a line. */
export interface Leaf extends Node {
  commitment: Uint8Array;
}

/** One step of the path from a leaf to the root: the sibling, and its side. */
export interface ProofStep extends Node {
  side: 'L' | 'R';
}

/** A tree of hashes and sums over the lines of a distribution (Merkle sum tree). */
export interface MerkleSumTree {
  /** In the order of their commitments, which reveals nothing about the SIDs. */
  leaves: Leaf[];
  /** From the leaves to the root; each half as long as the previous one, rounded up. */
  levels: Node[][];
  root: Node;
  seal: Uint8Array;
  /** The index of each SID's leaf. */
  placeOf: ReadonlyMap<string, number>;
}

/**
 * Builds the tree of a run's lines with a loss. An unpaired last node moves up unchanged.
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
  const levels: Node[][] = [];
  const builder = new TreeBuilder(hash, (level, _place, node) => (levels[level] ??= []).push(node));
  for (const leaf of leaves) builder.add(leaf);
  const root = builder.end();
  return {
    leaves,
    levels,
    root,
    seal: hash(sealBytes(runId, leaves.length, root)),
    placeOf: new Map(placed.map(({ sid }, at) => [sid, at])),
  };
}

/** The path from a leaf to the root. A level at which the node has no sibling adds no step. */
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

/** The leaf of a line by its commitment. */
export function leafOf(commitment: Uint8Array, { loss, principal, interest }: Sums, hash: Hash): Leaf {
  const sums = { loss, principal, interest };
  return { commitment, hash: hash(leafBytes(commitment, sums)), ...sums };
}
