import type { Actor } from '../common/actor.js';
import { may } from '../common/policy.js';
import { paceOf } from '../rules/pace.js';
import type { StatedFund } from '../rules/distribution/distribution-plan.js';
import { Permission } from '../rules/permissions.js';
import type { Distribution } from './distribution.entity.js';
import type { DistributionFigures } from './distribution-figures.js';
import type { DistributionLineState } from './distribution-line-state.js';
import type {
  DistributionFiguresModel,
  DistributionJobModel,
  DistributionModel,
  DistributionSummaryModel,
  FundModel,
} from './distribution.model.js';
import { actsOf, freezeRefusal, refusalOf } from './distribution-acts.js';
import type { PublishedDistribution } from './proof/published-distribution.js';
import type { PublishedDistributionModel } from './published-distribution.model.js';
import { planInForce } from './plan-in-force.js';
import { DistributionState, isBeingWorkedOn, isChangeable } from './distribution-state.js';

/** A distribution in a list. */
export function summaryOf(found: Distribution): DistributionSummaryModel {
  const {
    id,
    number,
    name,
    state,
    runId,
    run,
    copyOfId,
    copyOf,
    followsId,
    follows,
    maker,
    figures,
    version,
  } = found;
  return {
    id,
    number,
    name,
    state,
    runId,
    runNumber: run.number,
    copyOfId,
    copyOfNumber: copyOf?.number ?? null,
    followsId,
    followsNumber: follows?.number ?? null,
    maker: maker.name,
    createdAt: found.createdAt,
    computedAt: found.computedAt,
    payment: figures?.payment ?? null,
    paid: figures?.paid ?? null,
    version,
  };
}

/** A distribution in full, as the caller sees it. */
export function modelOf(found: Distribution, actor: Actor): DistributionModel {
  const { fund, plan, run, state, makerId, figures, message, refusal } = found;
  const { rules, rulesSha256 } = run;
  const inForce = planInForce(plan, { document: rules.document, rulesSha256 });
  return Object.assign(summaryOf(found), {
    fund: fundModelOf(fund),
    plan: inForce === undefined ? null : JSON.stringify(inForce),
    departs: plan !== null,
    message,
    refusal,
    progress: progressOf(found),
    mayEdit:
      isChangeable(state) &&
      actor.kind === 'user' &&
      actor.userId === makerId &&
      may(actor, Permission.DistributionsEdit),
    freezeRefusal: freezeRefusal(found, actor) ?? null,
    acts: actsOf(found).map((act) => {
      const refusal = refusalOf(act, found, actor) ?? null;
      return { act, mayDo: refusal === null, refusal };
    }),
    publishLines: found.publishLines,
    frozenAt: found.frozenAt,
    sha256: found.frozenSha256?.toString('hex') ?? null,
    seal: found.seal?.toString('hex') ?? null,
    leaves: found.leaves,
    approver: found.approver?.name ?? null,
    approvedAt: found.approvedAt,
    publisher: found.publisher?.name ?? null,
    publishedAt: found.publishedAt,
    withdrawer: found.withdrawer?.name ?? null,
    withdrawnAt: found.withdrawnAt,
    withdrawnBecause: found.withdrawnBecause,
    figures: figures && figuresModelOf(figures),
  });
}

/** A fund with every key of its steps. */
export function fundModelOf({ settlementSum, interest, steps, sources }: StatedFund): FundModel {
  return {
    settlementSum,
    interest,
    sources: [...(sources ?? [])],
    steps: steps.map((step) => ({
      name: step.name,
      kind: step.kind,
      from: step.from,
      basis: step.basis,
      cap: step.cap ?? null,
      amount: step.amount ?? null,
      percent: step.percent ?? null,
      of: step.of ?? null,
    })),
  };
}

/** What is published of a distribution, as the GraphQL API shows it. */
export function publishedModelOf(published: PublishedDistribution): PublishedDistributionModel {
  const { plan, fund, frozenAt, publishedAt, withdrawnAt } = published;
  return {
    ...published,
    plan: JSON.stringify(plan),
    fund: fundModelOf(fund),
    follows: published.follows ?? null,
    frozenAt: new Date(frozenAt),
    publishedAt: new Date(publishedAt),
    withdrawnAt: withdrawnAt === null ? null : new Date(withdrawnAt),
  };
}

/** A distribution as a job of its maker, with the time left at the rate so far (JOBS-2). */
export function jobOf(found: Distribution, now: Date): DistributionJobModel {
  const { id, number, state, figures, message, refusal, createdAt, startedAt, frozenAt, written } = found;
  const finishedAt = isBeingWorkedOn(state) ? null : found.updatedAt;
  const began = state === DistributionState.FREEZING ? frozenAt : startedAt;
  const work = { done: written, left: stepsOf(found) - written, startedAt: began, finishedAt };
  return {
    id,
    number,
    state,
    progress: progressOf(found),
    secondsLeft: paceOf(work, now).secondsLeft,
    disagreed: figures?.disagreed ?? 0,
    message,
    refused: refusal !== null,
    createdAt,
    finishedAt,
  };
}

function progressOf(found: Distribution): number {
  if (!isBeingWorkedOn(found.state)) return 1;
  const steps = stepsOf(found);
  return steps === 0 ? 0 : Math.min(1, found.written / steps);
}

/** Freezing goes through the lines twice: for their salts, and for the tree. */
function stepsOf({ state, claims }: Distribution): number {
  return state === DistributionState.FREEZING ? 2 * claims : claims;
}

/** The figures of a computed distribution, with lists in place of records. */
export function figuresModelOf({
  states,
  taxClasses,
  ...figures
}: DistributionFigures): DistributionFiguresModel {
  return {
    ...figures,
    states: Object.entries(states).map(([state, claims]) => ({
      state: state as DistributionLineState,
      claims,
    })),
    taxClasses: Object.entries(taxClasses).map(([taxClass, of]) => ({ taxClass, ...of })),
  };
}
