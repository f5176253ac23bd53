import { createHash } from 'node:crypto';
import { TreeBuilder } from './tree-builder.js';
import { hex, nodeBytes, addedSums, type Node } from './tree-bytes.js';

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();
const leaf = (n: number): Node => ({
  hash: sha256(Uint8Array.of(n)),
  loss: BigInt(n),
  principal: 1n,
  interest: 0n,
});

/** Level by level, as the published format says: an unpaired last node goes up as it is. */
function levelsOf(leaves: Node[]): Node[][] {
  const levels = [leaves];
  for (let below = leaves; below.length > 1; levels.push(below)) {
    const above: Node[] = [];
    for (let at = 0; at < below.length; at += 2) {
      const [left, right] = [below[at]!, below[at + 1]];
      above.push(right ? { hash: sha256(nodeBytes(left, right)), ...addedSums(left, right) } : left);
    }
    below = above;
  }
  return levels;
}

describe('a tree that is built leaf by leaf', () => {
  it('has the nodes of the whole tree in their places, for every number of leaves up to 130 (FREEZE-2)', () => {
    for (let count = 1; count <= 130; count += 1) {
      const leaves = Array.from({ length: count }, (_, n) => leaf(n));
      const levels: Node[][] = [];
      const builder = new TreeBuilder(sha256, (level, place, node) => {
        expect((levels[level] ??= [])).toHaveLength(place);
        levels[level].push(node);
      });
      leaves.forEach((one) => builder.add(one));
      const root = builder.end();
      const hashes = (found: Node[][]) => found.map((nodes) => nodes.map(({ hash }) => hex(hash)));
      expect(hashes(levels)).toEqual(hashes(levelsOf(leaves)));
      expect(levels.at(-1)).toEqual([root]);
    }
  });

  it('has no root without leaves', () => {
    expect(() => new TreeBuilder(sha256, () => undefined).end()).toThrow(RangeError);
  });
});
