import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import type { FaultStep } from '../../common/fault.js';
import { CopyBuffer, uuidBytes } from '../../database/copy-buffer.js';
import { copyRows } from '../../database/copy-rows.js';
import { commitmentBytes } from '../../rules/proof/tree-bytes.js';
import { DistributionState } from '../distribution-state.js';
import { sealSalt } from '../proof/salts.js';
import { setWhile } from './distribution-row.js';
import type { DistributionTask } from './distribution-task.js';
import { inTransaction } from './in-transaction.js';
import { sha256 } from '../../common/sha256.js';

const AT_ONCE = 5_000;
const SALT_BYTES = 32;
const FIRST = '00000000-0000-0000-0000-000000000000';
const COLUMNS = ['distribution_id', 'submission_id', 'commitment', 'salt'];

const LINES = `
  SELECT submission_id AS "submissionId", sid FROM distribution_lines
  WHERE distribution_id = $1 AND submission_id > $2 AND loss > 0 ORDER BY submission_id LIMIT ${AT_ONCE}`;

/**
 * Writes a random salt and the commitment for each line with a loss, in batches with their own commits.
 * @param key that encrypts the salts
 * @returns the number of lines with a loss
 * @throws Interrupted
 */
export async function writeSalts(
  db: pg.Client,
  task: DistributionTask,
  key: Buffer,
  passed: (step: FaultStep) => void,
  goOn: () => void,
): Promise<number> {
  const { distributionId } = task;
  const idBytes = uuidBytes(distributionId);
  for (let written = 0, after = FIRST; ;) {
    goOn();
    const { rows } = await db.query<{ submissionId: string; sid: string }>(LINES, [distributionId, after]);
    const last = rows.at(-1);
    if (!last) return written;
    const batch = new CopyBuffer();
    // One call for the batch, since a call for each line takes as long as its hash.
    const salts = randomBytes(SALT_BYTES * rows.length);
    for (const [at, { submissionId, sid }] of rows.entries()) {
      const salt = salts.subarray(at * SALT_BYTES, (at + 1) * SALT_BYTES);
      batch.row(COLUMNS.length);
      batch.bytes(idBytes);
      batch.bytes(uuidBytes(submissionId));
      batch.bytes(sha256(commitmentBytes(salt, distributionId, sid)));
      batch.bytes(sealSalt(key, distributionId, submissionId, salt));
    }
    await inTransaction(db, async () => {
      await setWhile(db, task, DistributionState.FREEZING, 'written = written + $5', [rows.length]);
      await copyRows(db, 'distribution_salts', COLUMNS, batch);
      passed('freeze-salts');
    });
    after = last.submissionId;
    written += rows.length;
  }
}
