import type { DataSource, EntityManager } from 'typeorm';
import { Prepared } from '../../database/prepared.js';
import type { WrappingKeys } from '../../encryption/wrapping-keys.js';
import { readUnits } from '../../rules/decimals.js';
import type { ProofStep } from '../../rules/proof/merkle-sum-tree.js';
import { unhex } from '../../rules/proof/tree-bytes.js';
import type { LineProof } from '../../rules/proof/verify-proof.js';
import { openSalt } from './salts.js';

/** Places are 32-bit integers. */
const HIGHEST_LEVEL = 30;

interface Sibling {
  side: ProofStep['side'];
  /** Hexadecimal digits. */
  hash: string;
  loss: string;
  principal: string;
  interest: string;
}

interface Leaf {
  sid: string;
  loss: string;
  principal: string;
  interest: string;
  salt: Buffer;
  saltsKey: Buffer;
  path: Sibling[];
}

/**
 * A leaf with the siblings on the way to the root: one row for each level, found by the primary key. An unpaired last node
 * has none in the table, and neither has the root.
 */
const LEAF = `
  SELECT l.sid, l.loss::text, l.principal::text, l.interest::text, s.salt, d.salts_key AS "saltsKey", (
    SELECT coalesce(json_agg(json_build_object('side', CASE (n.place & 1) WHEN 0 THEN 'L' ELSE 'R' END, 'hash', encode(n.hash, 'hex'),
      'loss', n.loss::text, 'principal', n.principal::text, 'interest', n.interest::text) ORDER BY n.level), '[]')
    FROM generate_series(0, ${HIGHEST_LEVEL}) AS at(level)
    JOIN merkle_nodes n ON n.distribution_id = d.id AND n.level = at.level AND n.place = (leaf.place >> at.level) # 1) AS path
  FROM distributions d
  JOIN distribution_lines l ON l.distribution_id = d.id AND l.submission_id = $2
  JOIN distribution_salts s ON s.distribution_id = d.id AND s.submission_id = $2
  JOIN merkle_nodes leaf ON leaf.distribution_id = d.id AND leaf.submission_id = $2 AND leaf.level = 0
  WHERE d.id = $1 AND d.state IN ('FROZEN', 'APPROVED', 'PUBLISHED', 'WITHDRAWN')`;

const PROOF = new Prepared<Leaf>(LEAF);

const CENT_PLACES = 2;

/**
 * The proof of a claim's line in a frozen distribution, with its salt; null without a leaf, which is a line without a loss
 * (FREEZE-4). Who may read it is for the caller to decide: a salt is for the claim's owner alone.
 * @returns with `runId` being the distribution's id, which names it in the tree; sums in cents
 * @throws DecryptionError when the salt cannot be decrypted
 */
export async function proofOfLine(
  db: DataSource | EntityManager,
  ring: WrappingKeys,
  distributionId: string,
  submissionId: string,
): Promise<LineProof | null> {
  const [leaf] = await PROOF.rows(db, [distributionId, submissionId]);
  if (!leaf) return null;
  const cents = (amount: string) => readUnits(amount, CENT_PLACES);
  return {
    runId: distributionId,
    sid: leaf.sid,
    salt: openSalt(ring, { distributionId, submissionId }, leaf),
    loss: cents(leaf.loss),
    principal: cents(leaf.principal),
    interest: cents(leaf.interest),
    steps: leaf.path.map(({ side, hash, loss, principal, interest }) => ({
      side,
      hash: unhex(hash),
      loss: BigInt(loss),
      principal: BigInt(principal),
      interest: BigInt(interest),
    })),
  };
}
