import type pg from 'pg';
import { lastly } from '../../distributions/engine/in-transaction.js';
import { MOVE_PAYMENTS, SUPERSEDE_FILES, type Move } from '../moves-sql.js';
import type { PaymentTask } from './payment-task.js';
import { takeBackRejected } from './take-back-rejected.js';

/**
 * Brings the payments of a run in line with its files and its state (PAY-10): what is in a file that will not be sent goes to
 * the next run, what is in one that was sent is SENT, and of a settled run PAID, in one that the bank rejected RETURNED; tax that will not be sent is CANCELLED, since the next run counts it anew. Each step may be repeated.
 * @throws Error when the database fails, and the job is then retried; Interrupted
 */
export async function movePayments(db: pg.Client, task: PaymentTask, goOn: () => void): Promise<void> {
  const { runId } = task;
  await db.query('SET statement_timeout = 0');
  await lastly(db, async () => {
    await db.query(SUPERSEDE_FILES, [runId]);
  });
  for (const move of ['READY', 'CANCELLED', 'SENT'] as const) await moveAll(db, runId, move, goOn);
  // What the bank rejected is taken back before anything of the run counts as paid.
  await takeBackRejected(db, task, goOn);
  await moveAll(db, runId, 'PAID', goOn);
}

/** In batches: others write the same rows meanwhile. */
async function moveAll(db: pg.Client, runId: string, move: Move, goOn: () => void): Promise<void> {
  for (let after: string | null = null; ;) {
    goOn();
    const found: pg.QueryResult<{ last: string | null }> = await db.query(MOVE_PAYMENTS[move], [
      runId,
      after,
    ]);
    const { last } = found.rows[0]!;
    if (last === null) return;
    after = last;
  }
}
