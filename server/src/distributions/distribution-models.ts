import type { Actor } from '../common/actor.js';
import { may } from '../common/policy.js';
import type { RulesDocument } from '../rules/rules-document.js';
import { Permission } from '../rules/permissions.js';
import type { Distribution } from './distribution.entity.js';
import type { DistributionFigures } from './distribution-figures.js';
import type { DistributionLineState } from './distribution-line-state.js';
import type {
  DistributionFiguresModel,
  DistributionModel,
  DistributionSummaryModel,
} from './distribution.model.js';
import { DistributionState } from './distribution-state.js';

/** A distribution in a list. */
export function summaryOf(found: Distribution): DistributionSummaryModel {
  const { id, number, name, state, runId, run, copyOfId, copyOf, maker, figures, version } = found;
  return {
    id,
    number,
    name,
    state,
    runId,
    runNumber: run.number,
    copyOfId,
    copyOfNumber: copyOf?.number ?? null,
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
  const { fund, plan, run, state, makerId, claims, written, figures, message, refusal } = found;
  const rules = JSON.parse(run.rules.document) as RulesDocument;
  return Object.assign(summaryOf(found), {
    fund: {
      settlementSum: fund.settlementSum,
      interest: fund.interest,
      steps: fund.steps.map((step) => ({
        name: step.name,
        kind: step.kind,
        from: step.from,
        basis: step.basis,
        amount: step.amount ?? null,
        percent: step.percent ?? null,
        of: step.of ?? null,
      })),
    },
    plan: JSON.stringify(plan ?? rules.distribution),
    departs: plan !== null,
    message,
    refusal,
    progress: state === DistributionState.COMPUTING ? (claims === 0 ? 0 : written / claims) : 1,
    mayEdit: actor.kind === 'user' && actor.userId === makerId && may(actor, Permission.DistributionsEdit),
    figures: figures && figuresModelOf(figures),
  });
}

function figuresModelOf({ states, taxClasses, ...figures }: DistributionFigures): DistributionFiguresModel {
  return {
    ...figures,
    states: Object.entries(states).map(([state, claims]) => ({
      state: state as DistributionLineState,
      claims,
    })),
    taxClasses: Object.entries(taxClasses).map(([taxClass, of]) => ({ taxClass, ...of })),
  };
}
