import type { DataSource } from 'typeorm';
import type { PaymentJobModel } from './payment-run.model.js';

/** A run with the steps of its work and how many of them are done. */
type Row = Omit<PaymentJobModel, 'progress'> & { isWorking: boolean; done: number; lines: number };

/** More than anybody follows. */
const MOST = 20;

/** Under way: for who prepared or had it written; while payments are moved, for everybody who had to do with the run. */
const OWN = `
  SELECT * FROM (
    SELECT r.id, r.number, r.state, r.message, r.created_at AS "createdAt",
      r.state IN ('PREPARING', 'WRITING') AS "isWorking", r.done, r.lines,
      CASE WHEN r.state NOT IN ('PREPARING', 'WRITING') AND NOT (r.state IN ('CANCELLED', 'SENT', 'SETTLED')
        AND EXISTS (SELECT 1 FROM payments p WHERE p.run_id = r.id AND p.state = 'IN_FILE')) THEN r.updated_at END AS "finishedAt"
    FROM payment_runs r
    WHERE $1 IN (r.maker_id, r.writer_id, r.canceller_id)
      AND (r.state IN ('PREPARING', 'WRITING') OR r.updated_at > now() - interval '1 day')
  ) jobs ORDER BY "finishedAt" DESC NULLS FIRST, number DESC LIMIT ${MOST}`;

/** The payment runs of somebody on which the worker is at work, or was within a day, those under way first (JOBS-1). */
export async function ownPaymentRuns(db: DataSource, userId: string): Promise<PaymentJobModel[]> {
  const rows = await db.query<Row[]>(OWN, [userId]);
  return rows.map(({ isWorking, done, lines, ...job }) => ({
    ...job,
    progress: isWorking ? Math.min(1, lines === 0 ? 0 : done / lines) : null,
  }));
}
