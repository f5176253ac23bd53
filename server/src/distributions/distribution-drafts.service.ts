import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { isUUID } from 'class-validator';
import type { DataSource, EntityManager } from 'typeorm';
import { AssessmentRun } from '../assessments/assessment-run.entity.js';
import { AssessmentState } from '../assessments/assessment-state.js';
import { recordAudit } from '../audit/audit.js';
import type { UserActor } from '../common/actor.js';
import { BadInput, Conflict } from '../common/errors.js';
import { requestJob } from '../jobs/outbox.js';
import { alteredText } from '../rules-versions/rules-digest.js';
import { type CheckedDistribution, checkedDistribution } from './checked-distribution.js';
import type { SaveDistributionArgs } from './distribution.args.js';
import { Distribution } from './distribution.entity.js';
import { DistributionLine } from './distribution-line.entity.js';
import { DistributionState, isBeingWorkedOn, isChangeable } from './distribution-state.js';
import { earnedSince, followingFund, refuseUnlessLast } from './money-left.js';
import { findDistribution, lockDistribution } from './find-distribution.js';
import { planInForce } from './plan-in-force.js';

/** Serialises the assignment of numbers. */
const NUMBERING = 'LOCK TABLE distributions IN SHARE ROW EXCLUSIVE MODE';

/** Writes distributions, copies them and has them computed by the worker. */
@Injectable()
export class DistributionDraftsService {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /**
   * Saves a new distribution, or a change of one by its maker, which makes it a draft again (DIST-1).
   * @returns its id
   * @throws BadInput naming each error by its field; NotFound; Conflict when it is somebody else's, is being computed, or
   * was changed since it was read
   */
  save(actor: UserActor, { id, version, input }: SaveDistributionArgs): Promise<string> {
    return this.db.transaction(async (tx) => {
      if (id === null || id === undefined) {
        const checked = await withFund(tx, checkedDistribution(input, false));
        await refuseUnlessFinal(tx, checked.runId);
        return add(tx, actor, checked, null);
      }
      const row = await lockDistribution(tx, id, version);
      refuseOthers(row, actor);
      refuseInState(row);
      const checked = await withFund(tx, checkedDistribution(input, row.copyOfId !== null));
      await refuseUnlessFinal(tx, checked.runId);
      await tx.query(
        `UPDATE distributions SET name = $2, run_id = $3, fund = $4, plan = $5, follows_id = $7, state = $6, figures = NULL, message = NULL,
           refusal = NULL, written = 0, computed_at = NULL, updated_at = now(), version = version + 1 WHERE id = $1`,
        [
          id,
          checked.name,
          checked.runId,
          checked.fund,
          checked.plan,
          DistributionState.DRAFT,
          checked.followsId,
        ],
      );
      await tx.delete(DistributionLine, { distributionId: id });
      await recordSaved(tx, actor, id, checked);
      return id;
    });
  }

  /** Copies a distribution, to try something else beside it (DIST-6). @returns the copy's id @throws NotFound */
  copy(actor: UserActor, id: string): Promise<string> {
    return this.db.transaction(async (tx) => {
      const { name, runId, fund, plan, number, followsId } = await findDistribution(tx, id);
      const checked = { name: `${name} (copy of ${number})`.slice(-100), runId, fund, plan, followsId };
      return add(tx, actor, checked, id);
    });
  }

  /** Has the worker compute it (DIST-2). @throws NotFound, Conflict */
  async compute(actor: UserActor, id: string, version: number): Promise<void> {
    await this.db.transaction(async (tx) => {
      const row = await lockDistribution(tx, id, version);
      refuseOthers(row, actor);
      refuseInState(row);
      refuseAlteredRules(row);
      const { followsId, fund } = row;
      if (followsId !== null) await refuseUnlessLast(tx, followsId);
      const now =
        followsId === null ? fund : await followingFund(tx, followsId, earnedSince(fund), fund.steps);
      await tx.query(
        `UPDATE distributions SET state = $2, fund = $3, figures = NULL, message = NULL, refusal = NULL, written = 0, claims = 0,
           started_at = NULL, computed_at = NULL, updated_at = now(), version = version + 1 WHERE id = $1`,
        [id, DistributionState.COMPUTING, now],
      );
      await recordAudit(tx, actor, 'distribution.compute-asked', { type: 'distribution', id });
      await requestJob(tx, 'compute-distribution', { distributionId: id });
    });
  }
}

async function add(
  tx: EntityManager,
  actor: UserActor,
  checked: CheckedDistribution,
  copyOfId: string | null,
): Promise<string> {
  await tx.query(NUMBERING);
  const [{ id }] = await tx.query<[{ id: string }]>(
    `INSERT INTO distributions (number, name, run_id, fund, plan, copy_of_id, maker_id, follows_id)
     SELECT coalesce(max(number), 0) + 1, $1, $2::uuid, $3::jsonb, $4::jsonb, $5::uuid, $6::uuid, $7::uuid FROM distributions RETURNING id`,
    [checked.name, checked.runId, checked.fund, checked.plan, copyOfId, actor.userId, checked.followsId],
  );
  await recordSaved(tx, actor, id, checked);
  return id;
}

async function recordSaved(
  tx: EntityManager,
  actor: UserActor,
  id: string,
  { runId, fund, plan }: CheckedDistribution,
): Promise<void> {
  await recordAudit(tx, actor, 'distribution.saved', { type: 'distribution', id }, { runId, fund, plan });
}

/** Of one that follows another, the fund is what is left of that one (SHARE-13). @throws BadInput, Conflict */
async function withFund(tx: EntityManager, checked: CheckedDistribution): Promise<CheckedDistribution> {
  const { followsId, fund } = checked;
  if (followsId === null) return checked;
  await refuseUnlessLast(tx, followsId);
  return { ...checked, fund: await followingFund(tx, followsId, fund.interest, fund.steps) };
}

/** Only a final run can be distributed. @throws BadInput */
async function refuseUnlessFinal(tx: EntityManager, runId: string): Promise<void> {
  const final = { id: runId, state: AssessmentState.FINAL };
  if (!isUUID(runId) || !(await tx.existsBy(AssessmentRun, final)))
    throw new BadInput('Only a final assessment run can be distributed.', {
      runId: 'Choose an assessment run that is final',
    });
}

/** @throws Conflict when it would be computed by rules that were changed by SQL (RULES-20) */
function refuseAlteredRules({ plan, run: { rules, rulesSha256 } }: Distribution): void {
  const { document, number } = rules;
  if (!planInForce(plan, { document, rulesSha256 })) throw new Conflict(alteredText(number));
}

function refuseOthers({ makerId, number }: Distribution, { userId }: UserActor): void {
  if (makerId !== userId)
    throw new Conflict(
      `Only the person who made distribution ${number} changes it. Make a copy of your own instead.`,
    );
}

/** @throws Conflict while the worker has something to do with it, and from FROZEN on */
function refuseInState({ state, number }: Distribution): void {
  if (isBeingWorkedOn(state))
    throw new Conflict(
      `Distribution ${number} is being ${state === DistributionState.COMPUTING ? 'computed' : 'frozen'}. Please wait until it has ended.`,
    );
  if (!isChangeable(state))
    throw new Conflict(
      `Distribution ${number} is ${state} and never changes. Make a copy to try something else.`,
    );
}
