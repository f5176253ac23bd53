import type { Actor } from '../common/actor.js';
import { may } from '../common/policy.js';
import { FINDING_SEVERITIES, type FindingCode } from '../rules/assessment/assessment-document.js';
import { Permission } from '../rules/permissions.js';
import { readableRules } from '../rules-versions/readable-rules.js';
import type { AssessedStatus } from './assessed-status.js';
import { actsOf, refusalOf } from './assessment-acts.js';
import type { AssessmentRun } from './assessment-run.entity.js';
import type { AssessmentFigures, AssessmentRunSummaryModel } from './assessment-run.model.js';
import { isOpen, SHOWN_STATES } from './assessment-state.js';
import { claimPaceOf, progressOf } from './run-pace.js';

/** A run as the caller sees it. @param today the day in the scheme's time zone */
export function summaryOf(run: AssessmentRun, actor: Actor, today: string): AssessmentRunSummaryModel {
  const { finaliser, secondFinaliser } = run;
  return {
    id: run.id,
    number: run.number,
    state: run.state,
    message: run.message,
    rulesNumber: run.rules.number,
    rulesSha256: run.rulesSha256.toString('hex'),
    currency: run.rules.currency ?? '',
    moment: run.moment,
    maker: run.maker.name,
    progress: progressOf(run),
    claims: run.claims,
    assessed: run.assessed,
    kept: run.kept,
    ...claimPaceOf(run, new Date()),
    disagreed: run.disagreed,
    sha256: run.frozenSha256?.toString('hex') ?? null,
    recognisedLoss: isShown(run) ? run.figures.recognisedLoss : null,
    createdAt: run.createdAt,
    startedAt: run.startedAt,
    finishedAt: run.finishedAt,
    reviewer: run.reviewer?.name ?? null,
    reviewedAt: run.reviewedAt,
    withdrawnBecause: run.withdrawnBecause,
    approver: run.approver?.name ?? null,
    approvedAt: run.approvedAt,
    publishedAt: run.publishedAt,
    objectionsUntil: run.objectionsUntil,
    upheldObjections: run.upheldObjections,
    finalisers: [finaliser, secondFinaliser].flatMap((person) => person?.name ?? []),
    finalAt: run.finalAt,
    version: run.version,
    mayCancel: isOpen(run.state) && actor.kind === 'user' && may(actor, Permission.AssessmentsRun),
    acts: actsOf(run).map((act) => {
      const refusal = refusalOf(act, run, actor, today) ?? null;
      return { act, mayDo: refusal === null, refusal };
    }),
  };
}

/** Whether the results of a run are shown. */
export function isShown(run: AssessmentRun): run is AssessmentRun & { figures: object } {
  return run.figures !== null && SHOWN_STATES.includes(run.state);
}

/** The part of the figures that never changes. */
export function figuresOf(
  run: AssessmentRun & { figures: object },
): Omit<AssessmentFigures, 'largest' | 'editedSince'> {
  const { statuses, limits, findings, ...figures } = run.figures;
  const checks = readableRules(run.rules.document, run.rulesSha256)?.assessment.checks;
  return {
    ...figures,
    statuses: Object.entries(statuses).map(([status, claims]) => ({
      status: status as AssessedStatus,
      claims,
    })),
    limits: Object.entries(limits).map(([limitedBy, claims]) => ({ limitedBy, claims })),
    findings: findings.map((finding) => {
      const code = finding.code as FindingCode;
      return { ...finding, severity: checks?.severity?.[code] ?? FINDING_SEVERITIES[code] };
    }),
    previousNumber: run.previous?.number ?? null,
  };
}
