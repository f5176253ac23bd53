import type pg from 'pg';
import { recordWork } from '../../audit/audit.js';
import type { AuditActions } from '../../audit/audit-actions.js';
import { faultPoints } from '../../common/fault.js';
import { KeyRing } from '../../encryption/key-ring.js';
import { SharingRefused } from '../../rules/distribution/distribution-plan.js';
import { shareFund, type Distribution } from '../../rules/distribution/share-fund.js';
import { alteredText } from '../../rules-versions/rules-digest.js';
import { DistributionState } from '../distribution-state.js';
import type { DistributionTask } from './distribution-task.js';
import { type DistributionRow, endWork, loadDistribution, setWhile } from './distribution-row.js';
import { figuresOfLines } from './figures-of-lines.js';
import { readSharers, type Sharers } from './read-sharers.js';
import { differingLines, secondRefusal } from './second-sharing.js';
import { lastly } from './in-transaction.js';
import { withHelper } from './with-helper.js';
import { writeLines } from './write-lines.js';

/** What is said when the engines do not even agree that the fund cannot be shared. */
const ONE_REFUSES =
  'One of the two programs refused to share this fund and the other did not. Please report this; nothing was shared.';

/**
 * Computes one distribution: a line for every assessed claim of its run, by the first engine, recomputed by the second.
 * May be repeated.
 * @throws Error when the database fails, and the job is then retried; Interrupted
 */
export async function computeDistribution(
  db: pg.Client,
  task: DistributionTask,
  goOn: () => void,
): Promise<void> {
  const distribution = await loadDistribution(db, task.distributionId);
  if (distribution?.state !== DistributionState.COMPUTING) return;
  await setWhile(db, task, DistributionState.COMPUTING, 'started_at = now(), message = NULL');
  if (distribution.plan === undefined) {
    await endDraft(db, task, 'message = $6', alteredText(distribution.rulesNumber), 'RULES_ALTERED');
    return;
  }
  const ring = KeyRing.parse(task.keys);
  // A million claims are read in one statement, which takes longer than one usually may.
  await db.query('SET statement_timeout = 0');
  const sharers = await readSharers(db, task.distributionId, distribution, ring, goOn);
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
  sharers: Sharers,
  first: Distribution,
  goOn: () => void,
): Promise<void> {
  const passed = faultPoints(task.fault);
  await writeLines(db, task, sharers, first, passed, goOn);
  const { distributionId } = task;
  const [disagreed, figuresOfAll] = await withHelper(task, (helper) =>
    Promise.all([
      differingLines(db, distributionId, distribution, first.waterfall),
      figuresOfLines(helper, distributionId, first),
    ]),
  );
  const figures = { ...figuresOfAll, disagreed };
  passed('distribution-compared');
  const state = disagreed === 0 ? DistributionState.COMPUTED : DistributionState.DISAGREED;
  await lastly(db, async () => {
    await endWork(db, task, [DistributionState.COMPUTING, state], 'figures = $6, computed_at = now()', [
      figures,
    ]);
    const { payment, net } = figures;
    const { claims, taxNumbersRead } = sharers;
    const counts = { claims: claims.loss.length, disagreed, taxNumbersRead };
    await audit(db, task, { state, payment, net, ...counts });
  });
}

/** Back to a draft, with the reason; nothing is kept of it. */
async function endRefused(
  db: pg.Client,
  task: DistributionTask,
  distribution: DistributionRow,
  sharers: Sharers,
  { refusal }: SharingRefused,
): Promise<void> {
  const second = await secondRefusal(db, task.distributionId, distribution, sharers);
  const isAgreed = second !== undefined && kindOf(second) === kindOf(refusal);
  if (isAgreed) await endDraft(db, task, 'refusal = $6', refusal, refusal);
  else await endDraft(db, task, 'message = $6', ONE_REFUSES, refusal);
}

/** @param because what the audit trail gives as the reason */
async function endDraft(
  db: pg.Client,
  task: DistributionTask,
  set: 'refusal = $6' | 'message = $6',
  words: string,
  because: string,
): Promise<void> {
  const { COMPUTING, DRAFT } = DistributionState;
  await lastly(db, async () => {
    await db.query('DELETE FROM distribution_lines WHERE distribution_id = $1', [task.distributionId]);
    await endWork(db, task, [COMPUTING, DRAFT], `written = 0, ${set}`, [words]);
    await audit(db, task, { state: DRAFT, refusal: because });
  });
}

/** Of several steps or tax classes at fault, each engine names the one that it comes to first. */
function kindOf(refusal: string): string {
  return refusal.split(':')[0]!;
}

async function audit(
  db: pg.Client,
  { distributionId }: DistributionTask,
  details: AuditActions['distribution.computed']['details'],
): Promise<void> {
  await recordWork(db, 'distribution.computed', { type: 'distribution', id: distributionId }, details);
}
