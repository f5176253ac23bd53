import { isRemovedSql } from '../submissions/removed-claims.js';

/**
 * SQL for whether a claim's owner can read a notice of what it comes to: one that was published for it, or the loss in the
 * newest run that is published or final (VIEW-25). False for a removed claim, which has none; never null.
 * @param claim the alias of the row of `submissions`
 * @param notice the alias of the row of `assessment_notices` that was joined to it
 */
export const hasNoticeSql = (claim: string, notice: string): string =>
  `(NOT ${isRemovedSql(`${claim}.sid`)} AND (${notice}.id IS NOT NULL OR ${wasSql(claim, 'ASSESSED')}))`;

/**
 * SQL for whether an error blocks the loss of a claim in the newest run that is published or final; false for a removed
 * claim, never null.
 * @param claim the alias of the row of `submissions`
 */
export const isBlockedSql = (claim: string): string =>
  `(NOT ${isRemovedSql(`${claim}.sid`)} AND ${wasSql(claim, 'BLOCKED')})`;

const wasSql = (claim: string, status: 'ASSESSED' | 'BLOCKED'): string =>
  `EXISTS (
     SELECT FROM assessment_results a WHERE a.submission_id = ${claim}.id AND a.status = '${status}' AND a.run_id = (
       SELECT r.id FROM assessment_runs r WHERE r.state IN ('PUBLISHED', 'FINAL') ORDER BY r.number DESC LIMIT 1))`;
