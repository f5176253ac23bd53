import type pg from 'pg';
import type { RowReader } from '../../bank-changes/released-bank-details.js';
import type { KeyRing } from '../../encryption/key-ring.js';
import { type BankProfileValues, openProfile } from '../bank-profile-values.js';
import { FIGURES } from '../held-sql.js';
import type { PaymentFigures } from '../payment-figures.js';
import type { PaymentRunState } from '../payment-state.js';
import { holdsLeaseSql } from '../../jobs/held-lease.js';
import { Interrupted } from '../../jobs/task-thread.js';
import type { PaymentTask } from './payment-task.js';

/** The part of a run's row that the engine needs. */
export interface RunRow {
  state: PaymentRunState;
  number: number;
  distributionId: string;
  /** Whether its distribution is still published, and its profile as it was chosen. */
  isCurrent: boolean;
  /** When its preparation began. */
  startedAt: Date | null;
  /** yyyy-MM-dd */
  paymentDay: string;
  profile: BankProfileValues;
}

/** The run with its profile in the clear; undefined when it does not exist. @throws DecryptionError */
export async function loadRun(db: pg.Client, ring: KeyRing, id: string): Promise<RunRow | undefined> {
  const { rows } = await db.query<RunRow & { profileId: string; sealed: Buffer }>(
    `SELECT r.state, r.number, r.distribution_id AS "distributionId", r.payment_day AS "paymentDay", r.started_at AS "startedAt", b.id AS "profileId", b.sealed,
       d.state = 'PUBLISHED' AND b.version = r.profile_version AS "isCurrent"
     FROM payment_runs r JOIN distributions d ON d.id = r.distribution_id JOIN bank_profiles b ON b.id = r.profile_id
     WHERE r.id = $1`,
    [id],
  );
  const [row] = rows;
  return row && { ...row, profile: openProfile(ring, row.profileId, row.sealed) };
}

const HELD = holdsLeaseSql('$2', '$3');

/** The states in which the worker has something to do. */
export type WorkState = PaymentRunState.PREPARING | PaymentRunState.WRITING;

/**
 * Sets columns of a run that is being worked on, `column = value` by its SQL; their values follow from $5 on.
 * @throws Interrupted when it is in another state, or this worker lost the lease
 */
export async function setWhile(
  db: pg.Client,
  task: PaymentTask,
  state: WorkState,
  set: string,
  values: readonly unknown[] = [],
): Promise<void> {
  const { rowCount } = await db.query(
    `UPDATE payment_runs SET updated_at = now(), ${set} WHERE id = $1 AND state = $4 AND ${HELD}`,
    [task.runId, task.outboxId, task.lease, state, ...values],
  );
  if (rowCount !== 1) throw new Interrupted();
}

/** Ends the work in another state, with further columns whose values follow from $6 on. @throws Interrupted */
export async function endWork(
  db: pg.Client,
  task: PaymentTask,
  [from, to]: [WorkState, PaymentRunState],
  set: string,
  values: readonly unknown[] = [],
): Promise<void> {
  await setWhile(db, task, from, `state = $5, version = version + 1, ${set}`, [to, ...values]);
}

/** What the payments of a run come to now. */
export async function figuresOf(
  db: pg.Client,
  { runId, taxAccount }: PaymentTask,
  changed: number,
): Promise<PaymentFigures> {
  const { rows } = await db.query<{ figures: Omit<PaymentFigures, 'changed'> }>(FIGURES, [
    runId,
    taxAccount !== null,
  ]);
  return { ...rows[0]!.figures, changed };
}

/** The connection of a thread, by its rows. */
export const rowsOf = (db: pg.Client): RowReader => ({
  async query<Rows>(sql: string, values: unknown[]) {
    return (await db.query(sql, values)).rows as Rows;
  },
});
