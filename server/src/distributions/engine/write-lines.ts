import { setImmediate as others } from 'node:timers/promises';
import type pg from 'pg';
import type { FaultStep } from '../../common/fault.js';
import { CopyBuffer, uuidBytes } from '../../database/copy-buffer.js';
import { copyRows } from '../../database/copy-rows.js';
import { TAX_CLASSES } from '../../rules/distribution/distribution-plan.js';
import type { Distribution } from '../../rules/distribution/share-fund.js';
import { DistributionState } from '../distribution-state.js';
import type { DistributionTask } from './distribution-task.js';
import { setWhile } from './distribution-row.js';
import { inTransaction } from './in-transaction.js';
import type { Sharers } from './read-sharers.js';
import { WriteBehind } from './write-behind.js';

const AT_ONCE = 5_000;
/** So many lines are made before the connection is served that writes the batch before: a few milliseconds. */
const AT_A_TIME = 500;

const COLUMNS = [
  'distribution_id',
  ...['submission_id', 'sid', 'tax_class'],
  ...['loss', 'principal', 'interest', 'payment', 'withheld', 'net'],
  ...['state', 'paid_before'],
];

/**
 * Writes the lines in batches, each with its own commit, in place of those of an earlier attempt. The next batch is made
 * while one is written.
 * @throws Interrupted
 */
export async function writeLines(
  db: pg.Client,
  task: DistributionTask,
  { claims, names }: Sharers,
  { line: lineAt }: Pick<Distribution, 'line'>,
  passed: (step: FaultStep) => void,
  goOn: () => void,
): Promise<void> {
  await inTransaction(db, async () => {
    await setWhile(db, task, DistributionState.COMPUTING, 'written = 0, claims = $5', [claims.loss.length]);
    await db.query('DELETE FROM distribution_lines WHERE distribution_id = $1', [task.distributionId]);
  });
  const write = (batch: CopyBuffer) =>
    inTransaction(db, async () => {
      await setWhile(db, task, DistributionState.COMPUTING, 'written = written + $5', [batch.rows]);
      await copyRows(db, 'distribution_lines', COLUMNS, batch);
      passed('distribution-lines');
    });
  const behind = new WriteBehind();
  const id = uuidBytes(task.distributionId);
  let batch = new CopyBuffer();
  let at = 0;
  for (const name of names) {
    const line = lineAt(at);
    batch.row(COLUMNS.length);
    batch.bytes(id);
    batch.cells(name);
    batch.text(TAX_CLASSES[claims.taxClass[at]!]!);
    for (const amount of [line.loss, line.principal, line.interest, line.payment, line.withheld, line.net])
      batch.cents(amount);
    batch.text(line.state);
    batch.cents(claims.paidBefore?.[at] ?? 0n);
    at += 1;
    if (batch.rows % AT_A_TIME === 0) await others();
    if (batch.rows < AT_ONCE) continue;
    goOn();
    const full = batch;
    await behind.write(() => write(full));
    batch = new CopyBuffer();
  }
  goOn();
  if (batch.rows > 0) await behind.write(() => write(batch));
  await behind.end();
}
