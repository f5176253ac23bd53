import type { EntityManager } from 'typeorm';
import type { WrappingKeys } from '../../encryption/wrapping-keys.js';
import { readUnits } from '../../rules/decimals.js';
import type { ProofStep } from '../../rules/proof/merkle-sum-tree.js';
import type { LineProof } from '../../rules/proof/verify-proof.js';
import { openSalt } from './salts.js';

interface Leaf {
  sid: string;
  loss: string;
  principal: string;
  interest: string;
  salt: Buffer;
  saltsKey: Buffer;
  place: number;
  leaves: number;
}

type Sibling = Omit<ProofStep, 'loss' | 'principal' | 'interest'> &
  Record<'loss' | 'principal' | 'interest', string>;

const LEAF = `
  SELECT l.sid, l.loss::text, l.principal::text, l.interest::text, s.salt, d.salts_key AS "saltsKey", d.leaves, n.place
  FROM distributions d
  JOIN distribution_lines l ON l.distribution_id = d.id AND l.submission_id = $2
  JOIN distribution_salts s ON s.distribution_id = d.id AND s.submission_id = $2
  JOIN merkle_nodes n ON n.distribution_id = d.id AND n.submission_id = $2 AND n.level = 0
  WHERE d.id = $1 AND d.state IN ('FROZEN', 'APPROVED', 'PUBLISHED', 'WITHDRAWN')`;

/** The siblings on the way to the root: one row for each level, found by the primary key. */
const PATH = `
  SELECT n.hash, n.loss, n.principal, n.interest, CASE (n.place & 1) WHEN 0 THEN 'L' ELSE 'R' END AS side
  FROM unnest($2::smallint[], $3::int[]) AS at(level, place)
  JOIN merkle_nodes n ON n.distribution_id = $1 AND n.level = at.level AND n.place = at.place
  ORDER BY n.level`;

const CENT_PLACES = 2;

/**
 * The proof of a claim's line in a frozen distribution, with its salt; null without a leaf, which is a line without a loss
 * (FREEZE-4). Who may read it is for the caller to decide: a salt is for the claim's owner alone.
 * @returns with `runId` being the distribution's id, which names it in the tree; sums in cents
 * @throws DecryptionError when the salt cannot be decrypted
 */
export async function proofOfLine(
  tx: EntityManager,
  ring: WrappingKeys,
  distributionId: string,
  submissionId: string,
): Promise<LineProof | null> {
  const [leaf] = await tx.query<Leaf[]>(LEAF, [distributionId, submissionId]);
  if (!leaf) return null;
  const siblings = siblingsOf(leaf.place, leaf.leaves);
  const path = await tx.query<Sibling[]>(PATH, [distributionId, siblings.map((_, level) => level), siblings]);
  const cents = (amount: string) => readUnits(amount, CENT_PLACES);
  return {
    runId: distributionId,
    sid: leaf.sid,
    salt: openSalt(ring, { distributionId, submissionId }, leaf),
    loss: cents(leaf.loss),
    principal: cents(leaf.principal),
    interest: cents(leaf.interest),
    steps: path.map(({ side, hash, loss, principal, interest }) => ({
      side,
      hash,
      loss: BigInt(loss),
      principal: BigInt(principal),
      interest: BigInt(interest),
    })),
  };
}

/** The place of the sibling on each level below the root; of an unpaired last node there is none in the table. */
function siblingsOf(place: number, leaves: number): number[] {
  const siblings: number[] = [];
  for (let at = place, nodes = leaves; nodes > 1; at >>= 1, nodes = (nodes + 1) >> 1) siblings.push(at ^ 1);
  return siblings;
}
