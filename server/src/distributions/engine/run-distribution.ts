import type pg from 'pg';
import { faultPoints } from '../../common/fault.js';
import { connectThread } from '../../database/thread-connection.js';
import { KeyRing } from '../../encryption/key-ring.js';
import { SharingRefused } from '../../rules/distribution/distribution-plan.js';
import { shareFund, type Distribution } from '../../rules/distribution/share-fund.js';
import { DistributionState } from '../distribution-state.js';
import { type DistributionTask, Interrupted } from './distribution-task.js';
import {
  type DistributionRow,
  endComputing,
  loadDistribution,
  setWhileComputing,
} from './distribution-row.js';
import { figuresOfLines } from './figures-of-lines.js';
import { readSharers, type Sharers } from './read-sharers.js';
import { differingLines, secondRefusal } from './second-sharing.js';
import { inTransaction, writeLines } from './write-lines.js';

/** What is said when the engines do not even agree that the fund cannot be shared. */
const ONE_REFUSES =
  'One of the two programs refused to share this fund and the other did not. Please report this; nothing was shared.';

/**
 * Computes one distribution: a line for every assessed claim of its run, by the first engine, recomputed by the second.
 * May be repeated; leaves it as it is when the function passed to `onStop` is called.
 * @throws Error when the database fails; the job is then retried
 */
export async function runDistribution(
  task: DistributionTask,
  onStop: (stop: () => void) => void,
): Promise<void> {
  let isStopped = false;
  onStop(() => (isStopped = true));
  const goOn = () => {
    if (isStopped) throw new Interrupted();
  };
  const db = await connectThread(task.databaseUrl, 'distribution');
  try {
    await compute(db, task, goOn);
  } catch (error) {
    if (!(error instanceof Interrupted)) throw error;
  } finally {
    await db.end();
  }
}

async function compute(db: pg.Client, task: DistributionTask, goOn: () => void): Promise<void> {
  const distribution = await loadDistribution(db, task.distributionId);
  if (distribution?.state !== DistributionState.COMPUTING) return;
  await setWhileComputing(db, task, 'started_at = now(), message = NULL');
  const ring = KeyRing.parse(task.keys);
  const sharers = await readSharers(db, distribution.runId, distribution.plan, ring, goOn);
  const first = sharedOrRefused(sharers, distribution);
  goOn();
  if (first instanceof SharingRefused) await endRefused(db, task, distribution, sharers, first);
  else await endShared(db, task, distribution, sharers, first, goOn);
}

function sharedOrRefused(
  { claims }: Sharers,
  { fund, plan }: DistributionRow,
): Distribution | SharingRefused {
  try {
    return shareFund(claims, fund, plan);
  } catch (error) {
    if (error instanceof SharingRefused) return error;
    throw error;
  }
}

async function endShared(
  db: pg.Client,
  task: DistributionTask,
  distribution: DistributionRow,
  { claims, taxNumbersRead }: Sharers,
  first: Distribution,
  goOn: () => void,
): Promise<void> {
  const passed = faultPoints(task.fault);
  await writeLines(db, task, claims, first.lines, passed, goOn);
  const disagreed = await differingLines(db, task.distributionId, distribution, first.waterfall);
  const figures = await figuresOfLines(db, task.distributionId, first, disagreed);
  passed('distribution-compared');
  const state = disagreed === 0 ? DistributionState.COMPUTED : DistributionState.DISAGREED;
  await lastly(db, async () => {
    await endComputing(db, task, state, 'figures = $5, computed_at = now()', [figures]);
    const { payment, net } = figures;
    await audit(db, task, { state, claims: claims.length, payment, net, disagreed, taxNumbersRead });
  });
}

/** Back to a draft, with the reason; nothing is kept of it. */
async function endRefused(
  db: pg.Client,
  task: DistributionTask,
  distribution: DistributionRow,
  { claims }: Sharers,
  { refusal }: SharingRefused,
): Promise<void> {
  const second = await secondRefusal(db, distribution, claims);
  const isAgreed = second !== undefined && kindOf(second) === kindOf(refusal);
  const set = isAgreed ? 'refusal = $5' : 'message = $5';
  await lastly(db, async () => {
    await db.query('DELETE FROM distribution_lines WHERE distribution_id = $1', [task.distributionId]);
    await endComputing(db, task, DistributionState.DRAFT, `written = 0, ${set}`, [
      isAgreed ? refusal : ONE_REFUSES,
    ]);
    await audit(db, task, { state: DistributionState.DRAFT, refusal });
  });
}

/** Of several steps or tax classes at fault, each engine names the one that it comes to first. */
function kindOf(refusal: string): string {
  return refusal.split(':')[0]!;
}

async function audit(db: pg.Client, { distributionId }: DistributionTask, details: object): Promise<void> {
  await db.query(
    `INSERT INTO audit_entries (actor_kind, action, subject_type, subject_id, details)
     VALUES ('system', 'distribution.computed', 'distribution', $1, $2)`,
    [distributionId, details],
  );
}

/** The last commit waits for the disk, and so also for every earlier one. */
async function lastly(db: pg.Client, work: () => Promise<void>): Promise<void> {
  await db.query('SET synchronous_commit = on');
  await inTransaction(db, work);
}
