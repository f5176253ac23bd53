import type pg from 'pg';
import { recordWork } from '../../audit/audit.js';
import { faultPoints } from '../../common/fault.js';
import { KeyRing } from '../../encryption/key-ring.js';
import { sealBytes } from '../../rules/proof/tree-bytes.js';
import { alteredText } from '../../rules-versions/rules-digest.js';
import { DistributionState } from '../distribution-state.js';
import { frozenSha256 } from '../proof/frozen-lines.js';
import { newSaltsKey } from '../proof/salts.js';
import { endWork, loadDistribution, setWhile } from './distribution-row.js';
import type { DistributionTask } from './distribution-task.js';
import { frozenHeader } from './frozen-header.js';
import { inTransaction, lastly } from './in-transaction.js';
import { sha256 } from '../../common/sha256.js';
import { withHelper } from './with-helper.js';
import { writeSalts } from './write-salts.js';
import { writeTree } from './write-tree.js';

const { FREEZING, FROZEN, COMPUTED } = DistributionState;

const CHANGED =
  'It was not frozen because its lines no longer have the sums that were computed. Please report this, then compute it again.';

/**
 * Freezes one distribution: salts, tree, the hash of the frozen text and the seal (FREEZE-2). Begins anew each time, so it
 * may be repeated; its memory does not grow with the lines. Lines are read, the text is hashed and the tree is written at the same
 * time, on connections of their own.
 * @throws Error when the database fails, and the job is then retried; Interrupted
 */
export async function freezeDistribution(
  db: pg.Client,
  task: DistributionTask,
  goOn: () => void,
): Promise<void> {
  const { distributionId } = task;
  const distribution = await loadDistribution(db, distributionId);
  if (distribution?.state !== FREEZING) return;
  const passed = faultPoints(task.fault);
  // A million lines are sorted and deleted in statements that take longer than one usually may.
  await db.query('SET statement_timeout = 0');
  await inTransaction(db, async () => {
    await setWhile(db, task, FREEZING, 'written = 0, message = NULL');
    await db.query('DELETE FROM merkle_nodes WHERE distribution_id = $1', [distributionId]);
    await db.query('DELETE FROM distribution_salts WHERE distribution_id = $1', [distributionId]);
  });
  if (distribution.plan === undefined) return endUnfrozen(db, task, alteredText(distribution.rulesNumber));
  const header = await frozenHeader(db, distributionId);
  if (header === null) return endUnfrozen(db, task, CHANGED);
  const { key, wrapped } = newSaltsKey(KeyRing.parse(task.keys), distributionId);
  const [hash, { leaves, root }] = await withHelper(task, (hasher) =>
    Promise.all([
      frozenSha256(hasher, { id: distributionId, header }),
      withHelper(task, async (reader) => ({
        leaves: await writeSalts(db, reader, task, key, passed, goOn),
        root: await writeTree(db, reader, task, passed, goOn),
      })),
    ]),
  );
  goOn();
  const seal = sha256(sealBytes(distributionId, leaves, root));
  passed('freeze-sealed');
  await lastly(db, async () => {
    await endWork(
      db,
      task,
      [FREEZING, FROZEN],
      'written = claims, frozen_header = $6, frozen_sha256 = $7, salts_key = $8, leaves = $9, seal = $10',
      [header, hash, wrapped, leaves, seal],
    );
    await recordWork(
      db,
      'distribution.frozen',
      { type: 'distribution', id: distributionId },
      {
        sha256: hash.toString('hex'),
        seal: seal.toString('hex'),
        lines: leaves,
      },
    );
  });
}

/** Back to what was computed, with the reason. */
async function endUnfrozen(db: pg.Client, task: DistributionTask, message: string): Promise<void> {
  await lastly(db, () =>
    endWork(
      db,
      task,
      [FREEZING, COMPUTED],
      'written = claims, frozen_at = NULL, publish_lines = false, message = $6',
      [message],
    ),
  );
}
