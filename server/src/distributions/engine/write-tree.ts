import type pg from 'pg';
import type { FaultStep } from '../../common/fault.js';
import { CopyBuffer, uuidBytes } from '../../database/copy-buffer.js';
import { copiedRows, type CopyReader } from '../../database/copy-reader.js';
import { copyRows } from '../../database/copy-rows.js';
import { leafOf } from '../../rules/proof/merkle-sum-tree.js';
import type { Node } from '../../rules/proof/tree-bytes.js';
import { TreeBuilder } from '../../rules/proof/tree-builder.js';
import { DistributionState } from '../distribution-state.js';
import { setWhile } from './distribution-row.js';
import type { DistributionTask } from './distribution-task.js';
import { inTransaction } from './in-transaction.js';
import { sha256 } from '../../common/sha256.js';
import { WriteBehind } from './write-behind.js';

type ClaimLeaf = Node & { submissionId?: Buffer };

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

/** The columns that are read. */
const [ID, COMMITMENT, LOSS, PRINCIPAL, INTEREST] = [0, 1, 2, 3, 4] as const;

/** SQL for the leaves of a distribution in their order. COPY takes no parameter. */
export const leavesOf = (id: string) => `
  SELECT s.submission_id, s.commitment, l.loss, l.principal, l.interest
  FROM distribution_salts s JOIN distribution_lines l USING (distribution_id, submission_id)
  WHERE s.distribution_id = '${id}' ORDER BY s.commitment`;

/**
 * Writes the nodes of the tree in the order of the commitments, in batches with their own commits.
 * @param reader a second connection, on which the leaves are read
 * @returns the root
 * @throws Interrupted; RangeError when a sum exceeds 2^63 - 1
 */
export async function writeTree(
  db: pg.Client,
  reader: pg.Client,
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
    batch.bytes(level === 0 ? node.submissionId! : null);
    batch.bytes(node.hash);
    batch.bigint(node.loss);
    batch.bigint(node.principal);
    batch.bigint(node.interest);
  });
  const write = (full: CopyBuffer, leaves: number) =>
    inTransaction(db, async () => {
      await setWhile(db, task, DistributionState.FREEZING, 'written = written + $5', [leaves]);
      await copyRows(db, 'merkle_nodes', COLUMNS, full);
      passed('freeze-nodes');
    });
  const behind = new WriteBehind();
  const end = async (leaves: number) => {
    goOn();
    const full = batch;
    await behind.write(() => write(full, leaves));
    batch = new CopyBuffer();
  };
  let leaves = 0;
  for await (const rows of copiedRows(reader, leavesOf(task.distributionId)))
    while (rows.next()) {
      builder.add(claimLeaf(rows));
      leaves += 1;
      if (leaves % AT_ONCE === 0) await end(AT_ONCE);
    }
  const root = builder.end();
  await end(leaves % AT_ONCE);
  await behind.end();
  return root;
}

function claimLeaf(row: CopyReader): ClaimLeaf {
  const sums = { loss: row.cents(LOSS), principal: row.cents(PRINCIPAL), interest: row.cents(INTEREST) };
  // An unpaired leaf is taken again on the next level, where it is a node without a claim.
  return { ...leafOf(row.bytes(COMMITMENT)!, sums, sha256), submissionId: row.bytes(ID)! };
}
