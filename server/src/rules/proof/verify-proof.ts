import type { ProofStep } from './merkle-sum-tree.js';
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

/** A member's line with its proof. */
export interface LineProof extends Sums {
  runId: string;
  sid: string;
  salt: Uint8Array;
  steps: readonly ProofStep[];
}

/** The published part of a frozen distribution. */
export interface PublishedRoot {
  runId: string;
  count: number;
  root: Node;
  seal: Uint8Array;
}

/**
 * Whether a line is part of a published distribution; if not, which check failed. SUMS: at this step, from 0, a sum
 * becomes too large. PATH: the steps lead to this node, and not to the published root.
 */
export type ProofResult =
  | { holds: true }
  | { holds: false; because: 'OTHER_RUN' }
  | { holds: false; because: 'SEAL' }
  | { holds: false; because: 'SUMS'; step: number }
  | { holds: false; because: 'PATH'; reached: Node };

/**
 * Recomputes the path from a line to the published seal.
 * @param hash SHA-256; that of a browser is asynchronous
 */
export async function verifyProof(
  { runId, sid, salt, steps, loss, principal, interest }: LineProof,
  published: PublishedRoot,
  hash: (bytes: Uint8Array) => Uint8Array | Promise<Uint8Array>,
): Promise<ProofResult> {
  if (runId !== published.runId) return { holds: false, because: 'OTHER_RUN' };
  const seal = await hash(sealBytes(published.runId, published.count, published.root));
  if (hex(seal) !== hex(published.seal)) return { holds: false, because: 'SEAL' };
  const sums = { loss, principal, interest };
  const commitment = await hash(commitmentBytes(salt, runId, sid));
  let node: Node = { hash: await hash(leafBytes(commitment, sums)), ...sums };
  for (const [at, step] of steps.entries()) {
    const [left, right] = step.side === 'L' ? [step, node] : [node, step];
    try {
      node = { hash: await hash(nodeBytes(left, right)), ...addedSums(left, right) };
    } catch (error) {
      if (error instanceof RangeError) return { holds: false, because: 'SUMS', step: at };
      throw error;
    }
  }
  return hex(node.hash) === hex(published.root.hash) && equalSums(node, published.root)
    ? { holds: true }
    : { holds: false, because: 'PATH', reached: node };
}

function equalSums(one: Sums, other: Sums): boolean {
  return one.loss === other.loss && one.principal === other.principal && one.interest === other.interest;
}
