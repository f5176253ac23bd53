import { registerEnumType } from '@nestjs/graphql';
import type { Actor } from '../common/actor.js';
import { may } from '../common/policy.js';
import type { ActOfCode } from '../mail/mail-templates.js';
import { dayText } from '../rules/day-text.js';
import { Permission } from '../rules/permissions.js';
import { alteredText, hasDigest } from '../rules-versions/rules-digest.js';
import { RulesState } from '../rules-versions/rules-version.entity.js';
import type { AssessmentRun } from './assessment-run.entity.js';
import { AssessmentState } from './assessment-state.js';

/** What people do with a run whose computation has ended; each needs a mailed code (RUN-5). */
export enum AssessmentAct {
  REVIEW = 'REVIEW',
  WITHDRAW = 'WITHDRAW',
  APPROVE = 'APPROVE',
  PUBLISH = 'PUBLISH',
  FINALISE = 'FINALISE',
}

registerEnumType(AssessmentAct, { name: 'AssessmentAct' });

type ActOfRun = Extract<ActOfCode, { number: number }>;

interface Rule {
  /** What the mail with the code calls it. */
  name: ActOfRun['name'];
  from: AssessmentState;
  permission: Permission;
  /** Why this person may not; undefined when they may. */
  refusal: (run: AssessmentRun, userId: string) => string | undefined;
}

const reviewer = {
  from: AssessmentState.AGREED,
  permission: Permission.AssessmentsReview,
  refusal: (run: AssessmentRun, userId: string) =>
    run.makerId === userId ? 'You started this run. Another person must review it.' : undefined,
};

/** Who may do what with a run, and when (RUN-5). */
const RULES: Record<AssessmentAct, Rule> = {
  REVIEW: { ...reviewer, name: 'review-run' },
  WITHDRAW: { ...reviewer, name: 'withdraw-run' },
  APPROVE: {
    name: 'approve-run',
    from: AssessmentState.REVIEWED,
    permission: Permission.AssessmentsApprove,
    refusal(run, userId) {
      if (run.makerId === userId) return 'You started this run. Another person must approve it.';
      if (run.reviewerId === userId) return 'You reviewed this run. Another person must approve it.';
      if (run.rulesAuthorId === userId)
        return 'You wrote the rules of this run. Another person must approve it.';
      return undefined;
    },
  },
  PUBLISH: {
    name: 'publish-run',
    from: AssessmentState.APPROVED,
    permission: Permission.AssessmentsRun,
    refusal: (run, userId) =>
      run.makerId === userId ? undefined : 'Only the person who started this run publishes it.',
  },
  FINALISE: {
    name: 'finalise-run',
    from: AssessmentState.PUBLISHED,
    permission: Permission.AssessmentsApprove,
    refusal: (run, userId) =>
      run.finaliserId === userId ? 'You have confirmed this already. A second person has to.' : undefined,
  },
};

const ROLE = 'Your role does not allow this.';

/** An act on a run, as the mail with its code names it. */
export function namedAct(act: AssessmentAct, number: number): ActOfCode {
  return { name: RULES[act].name, number };
}

/** The acts for which a run is in the right state. */
export function actsOf({ state }: AssessmentRun): AssessmentAct[] {
  return Object.values(AssessmentAct).filter((act) => RULES[act].from === state);
}

/**
 * Why somebody may not do this with a run now; undefined when they may.
 * @param today the day in the scheme's time zone, yyyy-MM-dd
 */
export function refusalOf(
  act: AssessmentAct,
  run: AssessmentRun,
  actor: Actor,
  today: string,
): string | undefined {
  const { from, permission, refusal } = RULES[act];
  if (run.state !== from) return notNow(act, run);
  if (!hasDigest(run.rules.document, run.rulesSha256)) return alteredText(run.rules.number);
  if (run.rules.state !== RulesState.APPROVED)
    return 'The rules of this run were retired since. Start another run by rules that are in force.';
  if (actor.kind !== 'user' || !may(actor, permission)) return ROLE;
  if (act === AssessmentAct.FINALISE && today <= run.objectionsUntil!)
    return `Members may object until the end of ${dayText(run.objectionsUntil!)}. A run is final only after that.`;
  if (act === AssessmentAct.FINALISE && run.openObjections > 0) return objectionsOpen(run);
  return refusal(run, actor.userId);
}

function objectionsOpen({ openObjections: count }: AssessmentRun): string {
  return count === 1
    ? 'One objection is still open. A run is final only once it is decided.'
    : `${count} objections are still open. A run is final only once they are decided.`;
}

function notNow(act: AssessmentAct, { state, number, disagreed }: AssessmentRun): string {
  if (state === AssessmentState.DISAGREED)
    return `The two engines differ on ${disagreed} ${disagreed === 1 ? 'claim' : 'claims'} of run ${number}, so nothing of it can be approved. Start another run when the cause is fixed.`;
  return `Run ${number} is ${state}; this is possible only while it is ${RULES[act].from}.`;
}
