/** What somebody decided about payments of a run, one by one, before others approve the whole (PAY-14). */
export enum PaymentDecisionKind {
  BANK_CHANGE = 'BANK_CHANGE',
  SAME_ACCOUNT = 'SAME_ACCOUNT',
  RETURNS_IMPORTED = 'RETURNS_IMPORTED',
  REISSUE = 'REISSUE',
  FILE_REJECTED = 'FILE_REJECTED',
}

/**
 * SQL for the ids of the payments that came back and that the run $1 may pay again: all of the lines that it pays in place of
 * one, since a decision may be on an earlier one, and those of tax if it pays tax (RETURN-7).
 * @param which SQL that leaves some of the payments `p` of the run out
 */
export const returnedBefore = (which = '') => `
  SELECT o.id FROM payments p JOIN payments o ON o.distribution_id = p.distribution_id AND o.submission_id = p.submission_id AND o.id <> p.id
  WHERE p.run_id = $1 AND p.reissue_of IS NOT NULL${which}
  UNION ALL SELECT t.id FROM payment_runs r JOIN payments t ON t.distribution_id = r.distribution_id AND t.kind = 'TAX' AND t.state = 'RETURNED'
  WHERE r.id = $1 AND (r.figures ->> 'tax')::numeric > 0`;

/** SQL for who decided what about how many payments of the run $1 that are not held. */
export const DECISIONS = `
  WITH decided AS MATERIALIZED (
    SELECT releaser_id FROM payments
    WHERE run_id = $1 AND releaser_id IS NOT NULL AND state NOT IN ('HELD', 'CANCELLED')
  ), again AS MATERIALIZED (${returnedBefore(" AND p.state NOT IN ('HELD', 'CANCELLED')")}
  ), by_person AS (
    SELECT 'BANK_CHANGE' AS kind, b.decider_id AS who, count(*)::int AS payments
      FROM bank_changes b JOIN payments p ON p.submission_id = b.submission_id AND p.run_id = $1 AND p.state NOT IN ('HELD', 'CANCELLED')
      WHERE b.state = 'RELEASED' AND NOT EXISTS (
        SELECT 1 FROM bank_changes later WHERE later.submission_id = b.submission_id AND later.state = 'RELEASED' AND later.id > b.id)
      GROUP BY 2
    UNION ALL SELECT 'SAME_ACCOUNT', releaser_id, count(*)::int FROM decided GROUP BY 2
    UNION ALL SELECT 'RETURNS_IMPORTED', i.requested_by_id, count(*)::int
      FROM again JOIN returned_items b ON b.payment_id = again.id JOIN import_runs i ON i.id = b.import_run_id GROUP BY 2
    UNION ALL SELECT 'REISSUE', b.reissuer_id, count(*)::int
      FROM again JOIN returned_items b ON b.payment_id = again.id WHERE b.reissuer_id IS NOT NULL AND b.rejection_id IS NULL GROUP BY 2
    UNION ALL SELECT 'FILE_REJECTED', people.who, count(*)::int
      FROM again JOIN returned_items b ON b.payment_id = again.id JOIN file_rejections x ON x.id = b.rejection_id,
        unnest(ARRAY[x.maker_id, x.decider_id]) AS people (who) GROUP BY 2
  )
  SELECT kind, u.name AS person, payments FROM by_person LEFT JOIN users u ON u.id = who ORDER BY kind, payments DESC, u.name`;
