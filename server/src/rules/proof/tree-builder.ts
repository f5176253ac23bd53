import { addedSums, nodeBytes, type Hash, type Node } from './tree-bytes.js';

/** Takes a node as soon as it is known; `place` counts from 0 on each level, and the leaves are level 0. */
export type TakeNode<Leaf extends Node> = (level: number, place: number, node: Leaf | Node) => void;

/**
 * Builds a Merkle-sum tree from its leaves one by one, in the order of their commitments. Keeps one node for each level,
 * so its memory grows only with the height of the tree.
 */
export class TreeBuilder<Leaf extends Node = Node> {
  /** The nodes of each level so far. */
  private readonly nodes: number[] = [];
  /** The left node of each level that waits for its right one. */
  private readonly waiting: (Node | undefined)[] = [];

  constructor(
    private readonly hash: Hash,
    private readonly take: TakeNode<Leaf>,
  ) {}

  /** @throws RangeError when a sum exceeds 2^63 - 1 */
  add(leaf: Leaf): void {
    this.place(0, leaf);
  }

  /**
   * The root. An unpaired last node moves up unchanged.
   * @throws RangeError without leaves
   */
  end(): Node {
    for (let level = 0; level < this.nodes.length; level += 1) {
      const last = this.waiting[level];
      if (last && this.nodes[level] === 1) return last;
      if (last) this.place(level + 1, last);
    }
    throw new RangeError('A tree needs a line');
  }

  private place(level: number, node: Leaf | Node): void {
    const place = this.nodes[level] ?? 0;
    this.nodes[level] = place + 1;
    this.take(level, place, node);
    const left = this.waiting[level];
    this.waiting[level] = left ? undefined : node;
    if (left) this.place(level + 1, { hash: this.hash(nodeBytes(left, node)), ...addedSums(left, node) });
  }
}
