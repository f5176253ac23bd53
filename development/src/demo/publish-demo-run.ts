import type { EntityManager } from 'typeorm';
import type { AssessmentRun } from '../../../server/src/assessments/assessment-run.entity.js';
import { recordAudit } from '../../../server/src/audit/audit.js';
import { foldedEmailSql } from '../../../server/src/database/folded-email.js';
import { DeadlineKind } from '../../../server/src/deadlines/deadline.entity.js';
import { openDeadline } from '../../../server/src/deadlines/open-deadline.js';
import { requestJob } from '../../../server/src/jobs/outbox.js';
import { defaultScheme } from '../../../server/src/scheme/default-scheme.js';
import { User } from '../../../server/src/users/user.entity.js';
import { APPROVER, inDays, REVIEWER } from './demo-office.js';
import { DEMO_MEMBER, DEMO_MEMBER_SID } from './demo-scheme.js';

const SYSTEM = { kind: 'system', job: 'demo' } as const;
const DAYS_TO_OBJECT = 60;
const GROUNDS =
  'My contract note of October 2018 is for 1,000 shares more than are listed here. It is among the documents of my claim.';
/** What these shares add by the rules, in dollars. */
const GROUNDS_WORTH = 300;

/** As the job lists them, but the demo member alone: hundreds of mails would push all others out of the mailbox. */
const MEMBERS_MAILBOX = `
  INSERT INTO announced_mailboxes (run_id, mailbox, address, claims, submission_id, sid)
  SELECT r.run_id, ${foldedEmailSql('min(s.email)')}, min(s.email), count(*), (array_agg(s.id ORDER BY s.id))[1],
    (array_agg(s.sid ORDER BY s.id))[1]
  FROM assessment_results r JOIN submissions s ON s.id = r.submission_id
  WHERE r.run_id = $1 AND r.status IN ('ASSESSED', 'BLOCKED') AND s.email = $2 GROUP BY r.run_id`;

/**
 * Publishes an agreed run of the demo as three people would: reviewed, approved, published by its maker, announced to the
 * demo member, who objects.
 */
export async function publishDemoRun(tx: EntityManager, run: AssessmentRun): Promise<void> {
  const idOf = async (email: string) => (await tx.findOneByOrFail(User, { email })).id;
  const { due } = await openDeadline(tx, defaultScheme.timeZone, {
    kind: DeadlineKind.OBJECTION,
    runId: run.id,
    day: inDays(DAYS_TO_OBJECT),
    reason: `Named when run ${run.number} was published`,
    setById: run.makerId,
  });
  for (const [set, value] of [
    [`state = 'REVIEWED', reviewed_at = now(), reviewer_id`, await idOf(REVIEWER.email)],
    [`state = 'APPROVED', approved_at = now(), approver_id`, await idOf(APPROVER.email)],
    [`state = 'PUBLISHED', published_at = now(), objections_until`, due],
  ])
    await tx.query(
      `UPDATE assessment_runs SET ${set} = $2, updated_at = now(), version = version + 1 WHERE id = $1`,
      [run.id, value],
    );
  const subject = { type: 'assessment' as const, id: run.id };
  const sha256 = run.frozenSha256!.toString('hex');
  await recordAudit(tx, SYSTEM, 'assessment.reviewed', subject, { sha256 });
  await recordAudit(tx, SYSTEM, 'assessment.approved', subject, { sha256 });
  await recordAudit(tx, SYSTEM, 'assessment.published', subject, { sha256, objectionsUntil: due });
  await tx.query('INSERT INTO assessment_announcements (run_id) VALUES ($1)', [run.id]);
  await tx.query(MEMBERS_MAILBOX, [run.id, DEMO_MEMBER.email]);
  await requestJob(tx, 'announce-assessment', { assessmentRunId: run.id });
  await object(tx, run);
}

/** The demo member objects, unless the account or the claim has left the demo. */
async function object(tx: EntityManager, run: AssessmentRun): Promise<void> {
  const [objection] = await tx.query<{ id: string; submissionId: string }[]>(
    `INSERT INTO objections (submission_id, run_id, raised_by_id, grounds, own_figure, late)
     SELECT r.submission_id, r.run_id, u.id, $4, r.recognised_loss + ${GROUNDS_WORTH}, false
     FROM assessment_results r JOIN submissions s ON s.id = r.submission_id JOIN users u ON u.email = $3
     WHERE r.run_id = $1 AND r.status = 'ASSESSED' AND s.sid = $2
     RETURNING id, submission_id AS "submissionId"`,
    [run.id, DEMO_MEMBER_SID, DEMO_MEMBER.email, GROUNDS],
  );
  if (!objection) return;
  const { id, submissionId } = objection;
  const details = { submissionId, run: run.number, late: false };
  await recordAudit(tx, SYSTEM, 'objection.raised', { type: 'objection', id }, details);
}
