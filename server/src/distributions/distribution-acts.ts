import { registerEnumType } from '@nestjs/graphql';
import { AssessmentState } from '../assessments/assessment-state.js';
import type { Actor } from '../common/actor.js';
import { may } from '../common/policy.js';
import type { ActOfCode } from '../mail/mail-templates.js';
import { Permission } from '../rules/permissions.js';
import { alteredText, hasDigest } from '../rules-versions/rules-digest.js';
import { RulesState } from '../rules-versions/rules-version.entity.js';
import type { Distribution } from './distribution.entity.js';
import { DistributionState, statesBefore } from './distribution-state.js';

/** What people do with a frozen distribution; each needs a mailed code (FREEZE-7). */
export enum DistributionAct {
  APPROVE = 'APPROVE',
  PUBLISH = 'PUBLISH',
  WITHDRAW = 'WITHDRAW',
}

registerEnumType(DistributionAct, { name: 'DistributionAct' });

interface Rule {
  /** What the mail with the code calls it. */
  name: 'approve-distribution' | 'publish-distribution' | 'withdraw-distribution';
  to: DistributionState;
  permission: Permission;
}

const RULES: Record<DistributionAct, Rule> = {
  APPROVE: {
    name: 'approve-distribution',
    to: DistributionState.APPROVED,
    permission: Permission.DistributionsApprove,
  },
  PUBLISH: {
    name: 'publish-distribution',
    to: DistributionState.PUBLISHED,
    permission: Permission.DistributionsPublish,
  },
  WITHDRAW: {
    name: 'withdraw-distribution',
    to: DistributionState.WITHDRAWN,
    permission: Permission.DistributionsApprove,
  },
};

const ROLE = 'Your role does not allow this.';

/** An act on a distribution, as the mail with its code names it. */
export function namedAct(act: DistributionAct, number: number): ActOfCode {
  return { name: RULES[act].name, number };
}

/** The acts for which a distribution is in the right state. */
export function actsOf({ state }: Distribution): DistributionAct[] {
  return Object.values(DistributionAct).filter((act) => statesBefore(RULES[act].to).includes(state));
}

/** Why somebody may not do this with a distribution now; undefined when they may. */
export function refusalOf(
  act: DistributionAct,
  distribution: Distribution,
  actor: Actor,
): string | undefined {
  const { to, permission } = RULES[act];
  const { state, number, makerId } = distribution;
  if (!statesBefore(to).includes(state))
    return `Distribution ${number} is ${state}; this is possible only while it is ${statesBefore(to).join(' or ')}.`;
  if (actor.kind !== 'user' || !may(actor, permission)) return ROLE;
  if (act === DistributionAct.WITHDRAW) return undefined;
  if (act === DistributionAct.APPROVE && makerId === actor.userId)
    return 'You made this distribution. Another person must approve it.';
  return refusalOfRun(distribution);
}

/** Why somebody may not freeze a distribution now; undefined when they may (FREEZE-1). */
export function freezeRefusal(distribution: Distribution, actor: Actor): string | undefined {
  const { state, number, makerId, copyOfId } = distribution;
  if (copyOfId !== null)
    return 'A copy is never frozen. Change the original, or make a new distribution from what you tried.';
  if (!statesBefore(DistributionState.FREEZING).includes(state))
    return `Distribution ${number} is ${state}; only a computed one can be frozen.`;
  if (actor.kind !== 'user' || !may(actor, Permission.DistributionsFreeze)) return ROLE;
  if (makerId !== actor.userId) return 'Only the person who made this distribution freezes it.';
  return refusalOfRun(distribution);
}

function refusalOfRun({ run }: Distribution): string | undefined {
  if (run.state !== AssessmentState.FINAL)
    return `Run ${run.number} is ${run.state}. Only a final assessment run is distributed.`;
  if (!hasDigest(run.rules.document, run.rulesSha256)) return alteredText(run.rules.number);
  if (run.rules.state !== RulesState.APPROVED)
    return 'The rules of this assessment were retired since. Assess and distribute again by rules that are in force.';
  return undefined;
}
