/**
 * SQL for what distributions before the distribution `id` paid each claim of a run, or still will: the lines of those that it
 * follows, without the payments that were declared unclaimed (SHARE-12). A line is the claim's that it was computed for, whatever
 * the SID of that claim became; only the line of a claim that is there no longer is that of the claim which has its SID now.
 * Columns `submission_id` and `paid`. Of the first engine: the second one finds it in its own way.
 * @param id SQL for the id of the distribution
 * @param run SQL for the id of its run
 */
export const paidBeforeSql = (id: string, run: string): string => `(
  WITH RECURSIVE earlier AS (
    SELECT follows_id AS id FROM distributions WHERE id = ${id}
    UNION ALL SELECT d.follows_id FROM distributions d JOIN earlier e ON d.id = e.id WHERE d.follows_id IS NOT NULL
  ), made AS MATERIALIZED (
    SELECT l.submission_id, l.sid, l.payment FROM distribution_lines l
    WHERE l.distribution_id IN (SELECT id FROM earlier WHERE id IS NOT NULL) AND l.payment > 0 AND NOT EXISTS (
      SELECT 1 FROM payments p WHERE p.distribution_id = l.distribution_id AND p.submission_id = l.submission_id AND p.unclaimed_id IS NOT NULL)
  ), orphans AS MATERIALIZED (
    SELECT m.sid, m.payment FROM made m WHERE NOT EXISTS (SELECT 1 FROM submissions s WHERE s.id = m.submission_id)
      AND NOT EXISTS (SELECT 1 FROM assessment_results r WHERE r.run_id = ${run} AND r.submission_id = m.submission_id))
  SELECT submission_id, sum(payment) AS paid FROM (
    SELECT submission_id, payment FROM made
    UNION ALL SELECT r.submission_id, o.payment FROM orphans o JOIN assessment_results r ON r.run_id = ${run} AND r.sid = o.sid COLLATE "C") _
  GROUP BY 1)`;
