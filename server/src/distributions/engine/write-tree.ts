import type pg from 'pg';
import type { FaultStep } from '../../common/fault.js';
import { CopyBuffer, uuidBytes } from '../../database/copy-buffer.js';
import { copyRows } from '../../database/copy-rows.js';
import { leafOf } from '../../rules/proof/merkle-sum-tree.js';
import type { Node } from '../../rules/proof/tree-bytes.js';
import { TreeBuilder } from '../../rules/proof/tree-builder.js';
import { DistributionState } from '../distribution-state.js';
import { setWhile } from './distribution-row.js';
import type { DistributionTask } from './distribution-task.js';
import { inTransaction } from './in-transaction.js';
import { sha256 } from '../../common/sha256.js';

interface Row {
  submissionId: string;
  commitment: Buffer;
  loss: string;
  principal: string;
  interest: string;
}

type ClaimLeaf = Node & { submissionId?: string };

const AT_ONCE = 5_000;
const COLUMNS = [
  'distribution_id',
  'level',
  'place',
  'submission_id',
  'hash',
  'loss',
  'principal',
  'interest',
];

const cents = (amount: string) => `(l.${amount} * 100)::bigint AS ${amount}`;

const LEAVES = `
  DECLARE leaves NO SCROLL CURSOR WITH HOLD FOR
  SELECT s.submission_id AS "submissionId", s.commitment, ${cents('loss')}, ${cents('principal')}, ${cents('interest')}
  FROM distribution_salts s JOIN distribution_lines l USING (distribution_id, submission_id)
  WHERE s.distribution_id = $1 ORDER BY s.commitment`;

/**
 * Writes the nodes of the tree in the order of the commitments, in batches with their own commits.
 * @returns the root
 * @throws Interrupted; RangeError when a sum exceeds 2^63 - 1
 */
export async function writeTree(
  db: pg.Client,
  task: DistributionTask,
  passed: (step: FaultStep) => void,
  goOn: () => void,
): Promise<Node> {
  let batch = new CopyBuffer();
  const id = uuidBytes(task.distributionId);
  const builder = new TreeBuilder<ClaimLeaf>(sha256, (level, place, node: ClaimLeaf) => {
    batch.row(COLUMNS.length);
    batch.bytes(id);
    batch.smallint(level);
    batch.integer(place);
    batch.bytes(level === 0 ? uuidBytes(node.submissionId!) : null);
    batch.bytes(Buffer.from(node.hash));
    batch.bigint(node.loss);
    batch.bigint(node.principal);
    batch.bigint(node.interest);
  });
  const write = (leaves: number) =>
    inTransaction(db, async () => {
      await setWhile(db, task, DistributionState.FREEZING, 'written = written + $5', [leaves]);
      await copyRows(db, 'merkle_nodes', COLUMNS, batch);
      passed('freeze-nodes');
      batch = new CopyBuffer();
    });
  // A cursor takes no parameter.
  await db.query(LEAVES.replace('$1', `'${task.distributionId}'`));
  try {
    for (;;) {
      goOn();
      const { rows } = await db.query<Row>(`FETCH ${AT_ONCE} FROM leaves`);
      for (const row of rows) builder.add(claimLeaf(row));
      if (rows.length === 0) break;
      await write(rows.length);
    }
    const root = builder.end();
    await write(0);
    return root;
  } finally {
    await db.query('CLOSE leaves').catch(() => undefined);
  }
}

function claimLeaf({ submissionId, commitment, loss, principal, interest }: Row): ClaimLeaf {
  const sums = { loss: BigInt(loss), principal: BigInt(principal), interest: BigInt(interest) };
  // An unpaired leaf is taken again on the next level, where it is a node without a claim.
  return { ...leafOf(commitment, sums, sha256), submissionId };
}
