import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { isUUID } from 'class-validator';
import type { DataSource, EntityManager } from 'typeorm';
import { recordAudit } from '../audit/audit.js';
import type { UserActor } from '../common/actor.js';
import { Conflict, NotFound } from '../common/errors.js';
import { cleanMessage } from '../rules/amendment-schema.js';
import { FINDING_SEVERITIES, type FindingCode } from '../rules/assessment/assessment-document.js';
import type { RulesDocument } from '../rules/rules-document.js';
import { alteredText, hasDigest } from '../rules-versions/rules-digest.js';
import type { AcceptFindingArgs } from './accept-finding.args.js';
import { contentAt } from './accepted-findings.js';
import { AssessedClaim } from './assessed-claim.entity.js';
import { AssessedStatus } from './assessed-status.js';
import type { AssessmentRun } from './assessment-run.entity.js';
import { findRun } from './find-run.js';
import { isShown } from './run-models.js';
import { momentText } from './run-moment.js';

/** Accepts errors of the checks for a claim, so that they do not block it in the next run (RUN-11). */
@Injectable()
export class AcceptFindingService {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /**
   * Accepts an error that a run found. It holds for balances and transactions exactly as they were in that run,
   * so whoever edits the claim at the same time undoes nothing and is undone by nothing.
   * @throws NotFound; Conflict for a claim without this error, edited since, or accepted already, and for rules changed by SQL
   */
  accept(actor: UserActor, { runId, submissionId, code, reason }: AcceptFindingArgs): Promise<void> {
    const because = cleanMessage(reason);
    return this.db.transaction(async (tx) => {
      const run = await findRun(tx, runId);
      await checkBlocked(tx, run, submissionId, code);
      const content = await unchangedContent(tx, run, submissionId);
      const [accepted] = await tx.query<{ id: string }[]>(
        `INSERT INTO accepted_findings (submission_id, code, reason, content_sha256, run_id, accepted_by_id)
         VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING RETURNING id`,
        [submissionId, code, because, content, run.id, actor.userId],
      );
      if (!accepted) throw new Conflict('This error was accepted already. It counts from the next run on.');
      const details = { code, because, run: run.number };
      await recordAudit(
        tx,
        actor,
        'assessment.finding-accepted',
        { type: 'submission', id: submissionId },
        details,
      );
    });
  }
}

async function checkBlocked(
  tx: EntityManager,
  run: AssessmentRun,
  submissionId: string,
  code: string,
): Promise<void> {
  if (!isShown(run)) throw new Conflict('This run has no results to show.');
  const claim = isUUID(submissionId)
    ? await tx.findOneBy(AssessedClaim, { runId: run.id, submissionId })
    : null;
  if (!claim) throw new NotFound(`Run ${run.number} has no result for this claim.`);
  const { document, number } = run.rules;
  if (!hasDigest(document, run.rulesSha256)) throw new Conflict(alteredText(number));
  const { checks } = (JSON.parse(document) as RulesDocument).assessment;
  const severity = checks?.severity?.[code as FindingCode] ?? FINDING_SEVERITIES[code as FindingCode];
  if (claim.status !== AssessedStatus.BLOCKED || !claim.findings.includes(code) || severity !== 'ERROR')
    throw new Conflict(`This claim is not blocked by such an error in run ${run.number}.`);
}

async function unchangedContent(
  tx: EntityManager,
  run: AssessmentRun,
  submissionId: string,
): Promise<Buffer> {
  const then = await contentAt(tx, submissionId, await momentText(tx, run));
  const now = await contentAt(tx, submissionId, 'infinity');
  if (!then || !now || !then.equals(now))
    throw new Conflict(
      'The transactions of this claim were changed after the run. Start another run and look at the claim again.',
    );
  return now;
}
