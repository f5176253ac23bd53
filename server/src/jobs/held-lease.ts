/**
 * SQL for whether a worker still holds the lease of its job, for each statement that it writes (DURABLE-4).
 * @param outbox the parameter with the job's id, such as `$2`
 * @param lease the parameter with the number of the lease
 */
export function holdsLeaseSql(outbox: string, lease: string): string {
  return `EXISTS (SELECT 1 FROM outbox o WHERE o.id = ${outbox} AND o.lease = ${lease} AND o.done_at IS NULL AND o.failed_at IS NULL)`;
}
