import type { DataSource } from 'typeorm';
import type { PaymentJobModel } from './payment-run.model.js';

/** More than anybody follows. */
const MOST = 20;

/** Under way: for who prepared or had it written; while payments are moved, for everybody who had to do with the run. */
const OWN = `
  SELECT * FROM (
    SELECT r.id, r.number, r.state, r.message, r.created_at AS "createdAt",
      CASE WHEN r.state IN ('PREPARING', 'WRITING') THEN CASE WHEN r.lines = 0 THEN 0 ELSE least(1, r.done::float8 / r.lines) END END AS progress,
      CASE WHEN r.state NOT IN ('PREPARING', 'WRITING') AND NOT (r.state IN ('CANCELLED', 'SENT', 'SETTLED')
        AND EXISTS (SELECT 1 FROM payments p WHERE p.run_id = r.id AND p.state = 'IN_FILE')) THEN r.updated_at END AS "finishedAt"
    FROM payment_runs r
    WHERE $1 IN (r.maker_id, r.writer_id, r.canceller_id)
      AND (r.state IN ('PREPARING', 'WRITING') OR r.updated_at > now() - interval '1 day')
  ) jobs ORDER BY "finishedAt" DESC NULLS FIRST, number DESC LIMIT ${MOST}`;

/** The payment runs of somebody on which the worker is at work, or was within a day, those under way first (JOBS-1). */
export function ownPaymentRuns(db: DataSource, userId: string): Promise<PaymentJobModel[]> {
  return db.query<PaymentJobModel[]>(OWN, [userId]);
}
