/**
 * SQL for what distributions before the distribution `id` paid each claim, or still will: the lines of those that it follows,
 * without the payments that were declared unclaimed (SHARE-12). A claim that was filed again keeps its SID, not its id. Columns
 * `sid` and `paid`. Of the first engine: the second one finds it in its own way.
 * @param id SQL for the id of the distribution
 */
export const paidBeforeSql = (id: string): string => `(
  WITH RECURSIVE earlier AS (
    SELECT follows_id AS id FROM distributions WHERE id = ${id}
    UNION ALL SELECT d.follows_id FROM distributions d JOIN earlier e ON d.id = e.id WHERE d.follows_id IS NOT NULL)
  SELECT l.sid, sum(l.payment) AS paid FROM distribution_lines l
  WHERE l.distribution_id IN (SELECT id FROM earlier WHERE id IS NOT NULL) AND l.payment > 0 AND NOT EXISTS (
    SELECT 1 FROM payments p WHERE p.distribution_id = l.distribution_id AND p.submission_id = l.submission_id AND p.unclaimed_id IS NOT NULL)
  GROUP BY 1)`;
