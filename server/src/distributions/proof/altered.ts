import { createHash } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import { Conflict } from '../../common/errors.js';
import { ownConnection } from '../../database/own-connection.js';
import type { Node } from '../../rules/proof/tree-bytes.js';
import { sealBytes } from '../../rules/proof/tree-bytes.js';
import type { Distribution } from '../distribution.entity.js';
import { frozenSha256 } from './frozen-lines.js';

/**
 * Computes hash and seal of a frozen distribution from its stored lines and its root again (FREEZE-8).
 * @throws Conflict naming both hashes when one of them is another
 */
export async function refuseAltered(db: DataSource, distribution: Distribution): Promise<void> {
  const { id, number, frozenHeader, frozenSha256: frozen, seal, leaves } = distribution;
  const client = await ownConnection(db);
  try {
    const found = await frozenSha256(client, { id, header: frozenHeader! });
    if (!found.equals(frozen!))
      throw new Conflict(
        `The lines of distribution ${number} were altered after it was frozen: their hash is ${found.toString('hex')}, it was ${frozen!.toString('hex')}. It cannot be approved. Withdraw it, and report this.`,
      );
  } finally {
    await client.end();
  }
  const root = await rootOf(db.manager, id);
  const sealed = createHash('sha256')
    .update(sealBytes(id, leaves!, root))
    .digest();
  if (!sealed.equals(seal!))
    throw new Conflict(
      `The tree of distribution ${number} was altered after it was frozen: its seal is ${sealed.toString('hex')}, it was ${seal!.toString('hex')}. It cannot be approved. Withdraw it, and report this.`,
    );
}

/** The root of a frozen distribution's tree. */
export async function rootOf(tx: EntityManager, distributionId: string): Promise<Node> {
  const [root] = await tx.query<[{ hash: Buffer; loss: string; principal: string; interest: string }]>(
    `SELECT hash, loss, principal, interest FROM merkle_nodes WHERE distribution_id = $1 ORDER BY level DESC, place LIMIT 1`,
    [distributionId],
  );
  const { hash, loss, principal, interest } = root;
  return { hash, loss: BigInt(loss), principal: BigInt(principal), interest: BigInt(interest) };
}
