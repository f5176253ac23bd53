import { isUUID } from 'class-validator';
import type { DataSource } from 'typeorm';
import type { Caller } from '../../common/actor.js';
import { NotFound } from '../../common/errors.js';
import { prepared } from '../../database/prepared.js';
import { isOfClaimSql } from '../../deadlines/effective-deadlines.js';
import { isRemovedSql } from '../../submissions/removed-claims.js';
import { visibleTo } from '../../submissions/reading/visible-to.js';
import { TRACED_SQL, type TracedRow } from '../assessed-claims.js';
import type { ClaimAssessmentModel } from './assessment-notice.model.js';

/** A result and what is stated of its run. */
type Row = TracedRow & Omit<ClaimAssessmentModel, 'result' | 'moment'> & { runId: string; runMoment: Date };

/** A claim without a result. */
interface NoResult {
  status: null;
}

/**
 * The assessment of a claim in the published run; null while there is none, and for a claim that is not in it. One
 * statement, since a member opens their notice as often as their claim.
 * @throws NotFound, also for somebody else's claim
 */
export async function publishedResult(
  db: DataSource,
  actor: Caller,
  submissionId: string,
): Promise<ClaimAssessmentModel | null> {
  const { sql, parameters } = visibleTo(actor);
  const [text, values] = db.driver.escapeQueryWithParameters(
    `SELECT run.*, result.*, s.legal_entity AS holder, s.registered_owner AS "registeredOwner",
       ${isRemovedSql('s.sid')} AS "isRemoved" FROM submissions s
     LEFT JOIN LATERAL (
       SELECT r.id AS "runId", r.number AS "runNumber", r.moment AS "runMoment", r.published_at AS "publishedAt",
         r.state = 'FINAL' AS "isFinal", v.number AS "rulesNumber", v.document AS rules,
         encode(r.rules_sha256, 'hex') AS "rulesSha256",
         coalesce((SELECT max(e.due) FROM deadlines e WHERE e.run_id = r.id AND (e.sid IS NULL OR ${isOfClaimSql('e', { id: 's.id', sid: 's.sid' })})), r.objections_until)::text
           AS "objectionsUntil",
         (SELECT code FROM notice_codes WHERE run_id = r.id AND submission_id = s.id) AS "issuedCode"
       FROM assessment_runs r JOIN rules_versions v ON v.id = r.rules_id
       WHERE r.state IN ('PUBLISHED', 'FINAL') ORDER BY r.number DESC LIMIT 1
     ) run ON true
     LEFT JOIN LATERAL (
       SELECT ${TRACED_SQL} FROM assessment_results c JOIN assessment_runs r ON r.id = c.run_id
       WHERE c.run_id = run."runId" AND c.submission_id = s.id
     ) result ON true
     WHERE s.id = :id AND ${sql}`,
    { ...parameters, id: submissionId },
  );
  const [row] = isUUID(submissionId) ? await prepared<Row | NoResult>(text).rows(db, values) : [];
  if (!row) throw new NotFound('Unable to view submission');
  return row.status === null ? null : assessmentOf(row);
}

function assessmentOf(row: Row): ClaimAssessmentModel {
  const {
    runId,
    runNumber,
    runMoment,
    publishedAt,
    objectionsUntil,
    isFinal,
    rulesNumber,
    rules,
    rulesSha256,
    issuedCode,
    holder,
    registeredOwner,
    isRemoved,
    moment,
    isLong,
    ...claim
  } = row;
  return {
    status: claim.status,
    runNumber,
    moment: runMoment,
    publishedAt,
    objectionsUntil,
    isFinal,
    rulesNumber,
    rules,
    rulesSha256,
    issuedCode,
    holder,
    registeredOwner,
    isRemoved,
    result: { runId, moment, rules, rulesSha256, claim, isLong },
  };
}
