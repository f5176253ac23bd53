import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import type { FaultStep } from '../../common/fault.js';
import { CopyBuffer, uuidBytes } from '../../database/copy-buffer.js';
import { copiedRows } from '../../database/copy-reader.js';
import { copyRows } from '../../database/copy-rows.js';
import { commitmentBytes } from '../../rules/proof/tree-bytes.js';
import { DistributionState } from '../distribution-state.js';
import { sealSalt } from '../proof/salts.js';
import { setWhile } from './distribution-row.js';
import type { DistributionTask } from './distribution-task.js';
import { inTransaction } from './in-transaction.js';
import { sha256 } from '../../common/sha256.js';
import { WriteBehind } from './write-behind.js';

const AT_ONCE = 5_000;
const SALT_BYTES = 32;
const COLUMNS = ['distribution_id', 'submission_id', 'commitment', 'salt'];

/** The columns that are read. COPY takes no parameter. */
const [ID, SID] = [0, 1] as const;
const linesOf = (id: string) => `
  SELECT submission_id, sid FROM distribution_lines WHERE distribution_id = '${id}' AND loss > 0 ORDER BY submission_id`;

/**
 * Writes a random salt and the commitment for each line with a loss, in batches with their own commits.
 * @param reader a second connection, on which the lines are read
 * @param key that encrypts the salts
 * @returns the number of lines with a loss
 * @throws Interrupted
 */
export async function writeSalts(
  db: pg.Client,
  reader: pg.Client,
  task: DistributionTask,
  key: Buffer,
  passed: (step: FaultStep) => void,
  goOn: () => void,
): Promise<number> {
  const { distributionId } = task;
  const idBytes = uuidBytes(distributionId);
  const write = (batch: CopyBuffer) =>
    inTransaction(db, async () => {
      await setWhile(db, task, DistributionState.FREEZING, 'written = written + $5', [batch.rows]);
      await copyRows(db, 'distribution_salts', COLUMNS, batch);
      passed('freeze-salts');
    });
  const behind = new WriteBehind();
  let batch = new CopyBuffer();
  let salts = Buffer.alloc(0);
  let written = 0;
  for await (const rows of copiedRows(reader, linesOf(distributionId)))
    while (rows.next()) {
      // One call for the batch, since a call for each line takes as long as its hash.
      if (batch.rows === 0) salts = randomBytes(SALT_BYTES * AT_ONCE);
      const salt = salts.subarray(batch.rows * SALT_BYTES, (batch.rows + 1) * SALT_BYTES);
      batch.row(COLUMNS.length);
      batch.bytes(idBytes);
      batch.bytes(rows.bytes(ID));
      batch.bytes(sha256(commitmentBytes(salt, idBytes, rows.bytes(SID)!)));
      batch.bytes(sealSalt(key, distributionId, rows.uuid(ID), salt));
      written += 1;
      if (batch.rows < AT_ONCE) continue;
      goOn();
      const full = batch;
      await behind.write(() => write(full));
      batch = new CopyBuffer();
    }
  goOn();
  if (batch.rows > 0) await behind.write(() => write(batch));
  await behind.end();
  return written;
}
