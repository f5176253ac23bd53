import type pg from 'pg';
import type { DistributionPlan, StatedFund } from '../../rules/distribution/distribution-plan.js';
import type { DistributionState } from '../distribution-state.js';
import { statesBefore } from '../distribution-state.js';
import { planInForce, type RulesOfRun } from '../plan-in-force.js';
import { holdsLeaseSql } from '../../jobs/held-lease.js';
import { Interrupted } from '../../jobs/task-thread.js';
import type { DistributionTask } from './distribution-task.js';

/** The part of a distribution's row that the engine needs. */
export interface DistributionRow {
  state: DistributionState;
  runId: string;
  fund: StatedFund;
  /** Whether earlier distributions paid claims already. */
  isLater: boolean;
  /** Its own, otherwise the one of the run's rules. */
  plan: DistributionPlan;
}

/** One whose plan is that of rules that were changed by SQL (RULES-20). */
interface AlteredRow extends Omit<DistributionRow, 'plan'> {
  plan: undefined;
  rulesNumber: number;
}

type Stored = Omit<AlteredRow, 'plan'> & RulesOfRun & { own: DistributionPlan | null };

/** The distribution with the plan in force; undefined when it does not exist. */
export async function loadDistribution(
  db: pg.Client,
  id: string,
): Promise<DistributionRow | AlteredRow | undefined> {
  const { rows } = await db.query<Stored>(
    `SELECT d.state, d.run_id AS "runId", d.fund, d.follows_id IS NOT NULL AS "isLater", d.plan AS own,
       v.number AS "rulesNumber", v.document, r.rules_sha256 AS "rulesSha256"
     FROM distributions d JOIN assessment_runs r ON r.id = d.run_id JOIN rules_versions v ON v.id = r.rules_id WHERE d.id = $1`,
    [id],
  );
  if (!rows[0]) return undefined;
  const { own, document, rulesSha256, ...row } = rows[0];
  return { ...row, plan: planInForce(own, { document, rulesSha256 }) };
}

const HELD = holdsLeaseSql('$2', '$3');

/** The states in which the worker has something to do. */
export type WorkState = DistributionState.COMPUTING | DistributionState.FREEZING;

/**
 * Sets columns of a distribution that is being worked on, `column = value` by its SQL; their values follow from $5 on.
 * @throws Interrupted when it is in another state, or this worker lost the lease
 */
export async function setWhile(
  db: pg.Client,
  task: DistributionTask,
  state: WorkState,
  set: string,
  values: readonly unknown[] = [],
): Promise<void> {
  const { rowCount } = await db.query(
    `UPDATE distributions SET updated_at = now(), ${set} WHERE id = $1 AND state = $4 AND ${HELD}`,
    [task.distributionId, task.outboxId, task.lease, state, ...values],
  );
  if (rowCount !== 1) throw new Interrupted();
}

/**
 * Ends the work in another state, with further columns whose values follow from $6 on.
 * @throws Interrupted when its state does not allow this, or the lease is lost
 */
export async function endWork(
  db: pg.Client,
  task: DistributionTask,
  [from, to]: [WorkState, DistributionState],
  set: string,
  values: readonly unknown[] = [],
): Promise<void> {
  if (!statesBefore(to).includes(from)) throw new Interrupted();
  await setWhile(db, task, from, `state = $5, version = version + 1, ${set}`, [to, ...values]);
}
