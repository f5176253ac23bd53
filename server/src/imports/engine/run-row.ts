import type pg from 'pg';
import type { Notation } from '../../rules/notation.js';
import type { DayOrder } from '../../rules/day-forms.js';
import type { DecimalMark } from '../../rules/number-forms.js';
import { ImportStatus, OPEN_STATUSES, statesBefore } from '../import-status.js';
import type { ImportKind, ImportMode } from '../import-kinds.js';
import { holdsLeaseSql } from '../../jobs/held-lease.js';
import { Interrupted } from '../../jobs/task-thread.js';
import type { ImportTask } from './import-task.js';
import { Permission, rolesWith } from '../../rules/permissions.js';

/** The part of an import run's row that the engine needs. */
export interface RunRow {
  id: string;
  kind: ImportKind;
  mode: ImportMode;
  checkOnly: boolean;
  overwrite: boolean;
  /** As detected by an earlier attempt, else as set by the user. */
  numbers: DecimalMark | null;
  days: DayOrder | null;
  status: ImportStatus;
  fileName: string;
  storageKey: string | null;
  wrappedKey: Buffer;
  requestedById: string | null;
  /** The last row of the file, counted from 1, that has been applied or rejected. */
  appliedThrough: number;
}

/**
 * The results of the rows of one batch. Every row read counts in exactly one of created, updated, unchanged and
 * rejected.
 */
export interface Counts {
  read: number;
  created: number;
  updated: number;
  unchanged: number;
  rejected: number;
  removed: number;
}

export const noCounts = (): Counts => ({
  read: 0,
  created: 0,
  updated: 0,
  unchanged: 0,
  rejected: 0,
  removed: 0,
});

/** The run's current row; undefined when it no longer exists. */
export async function loadRun(db: pg.Client, id: string): Promise<RunRow | undefined> {
  const { rows } = await db.query<Omit<RunRow, 'appliedThrough'> & { appliedThrough: string }>(
    `SELECT id, kind, mode, check_only AS "checkOnly", overwrite, coalesce(numbers, numbers_asked) AS numbers,
            coalesce(days, days_asked) AS days, status, file_name AS "fileName", storage_key AS "storageKey",
            wrapped_key AS "wrappedKey", requested_by_id AS "requestedById", applied_through AS "appliedThrough"
     FROM import_runs WHERE id = $1`,
    [id],
  );
  return rows[0] && { ...rows[0], appliedThrough: Number(rows[0].appliedThrough) };
}

/**
 * The actor columns of audit entries about the run `r`: the token of a script, not its creator, requested it
 * (AUDIT-1).
 */
export const RUN_ACTOR = `CASE WHEN r.requested_by_token_id IS NOT NULL THEN 'token'
         WHEN r.requested_by_id IS NOT NULL THEN 'user' ELSE 'system' END, coalesce(r.requested_by_token_id, r.requested_by_id)`;

const IMPORTERS = rolesWith(Permission.ImportsRun)
  .map((role) => `'${role}'`)
  .join(', ');

/**
 * Whether the requester of the run `r` may no longer import: the account was disabled, became a member's or has an
 * unverified address, or the token was revoked.
 */
export const ASKED_FOR_BY_NOBODY = `(
  EXISTS (SELECT 1 FROM users u WHERE u.id = r.requested_by_id
    AND NOT (u.enabled AND u.role IN (${IMPORTERS}) AND u.verified_at IS NOT NULL))
  OR EXISTS (SELECT 1 FROM api_tokens t WHERE t.id = r.requested_by_token_id AND t.revoked_at IS NOT NULL))`;

/**
 * Locks the run for one transaction: no other worker can write for it until the commit.
 * @throws Interrupted when this worker lost the lease or the mark has moved, the run was cancelled, or its requester
 *   may no longer import.
 */
export async function lockRun(db: pg.Client, task: ImportTask, appliedThrough: number): Promise<void> {
  // The status is checked in the same query as the lease: after a lock wait, only the locked row is read again.
  const { rowCount } = await db.query(
    `SELECT 1 FROM import_runs r
     WHERE r.id = $1 AND r.applied_through = $2 AND r.status = ANY ($5::import_status[])
       AND ${holdsLeaseSql('$3', '$4')}
       AND NOT ${ASKED_FOR_BY_NOBODY}
     FOR NO KEY UPDATE OF r`,
    [task.importRunId, appliedThrough, task.outboxId, task.lease, [...OPEN_STATUSES]],
  );
  if (rowCount !== 1) throw new Interrupted();
}

/** Moves the mark and adds to the counts; part of the batch's transaction. */
export async function markApplied(
  db: pg.Client,
  task: ImportTask,
  through: number,
  bytesRead: number | null,
  counts: Counts,
): Promise<void> {
  await db.query(
    `UPDATE import_runs SET applied_through = $2, bytes_read = coalesce($3, bytes_read), read = read + $4, created = created + $5,
       updated = updated + $6, unchanged = unchanged + $7, rejected = rejected + $8, removed = removed + $9, updated_at = now()
     WHERE id = $1`,
    [
      task.importRunId,
      through,
      bytesRead,
      counts.read,
      counts.created,
      counts.updated,
      counts.unchanged,
      counts.rejected,
      counts.removed,
    ],
  );
}

/** Records the bytes that the validation pass has read. */
export async function noteBytes(db: pg.Client, task: ImportTask, bytes: number): Promise<void> {
  await db.query('UPDATE import_runs SET bytes_read = $2, updated_at = now() WHERE id = $1', [
    task.importRunId,
    bytes,
  ]);
}

/** Resets the attempts of a job that makes progress. Outside the batch, so that the lease can be renewed meanwhile. */
export async function forgetAttempts(db: pg.Client, task: ImportTask): Promise<void> {
  await db.query('UPDATE outbox SET attempts = 1 WHERE id = $1 AND lease = $2 AND attempts > 1', [
    task.outboxId,
    task.lease,
  ]);
}

/**
 * Moves the run to another state and updates its details; the message of an earlier attempt is cleared.
 * @throws Interrupted when the run's state does not allow this transition.
 */
export async function moveRun(
  db: pg.Client,
  task: ImportTask,
  status: ImportStatus,
  set: {
    message?: string;
    rowsTotal?: number;
    header?: string[];
    unknownColumns?: string[];
    notation?: Notation;
    end?: boolean;
  } = {},
): Promise<void> {
  const { rowCount } = await db.query(
    `UPDATE import_runs SET status = $2, message = $3, rows_total = coalesce($4, rows_total),
       unknown_columns = coalesce($5, unknown_columns), bytes_read = CASE WHEN $6 THEN bytes_read ELSE 0 END, started_at = coalesce(started_at, now()),
       header = coalesce($10, header), numbers = coalesce($11, numbers), days = coalesce($12, days), finished_at = CASE WHEN $6 THEN now() ELSE finished_at END, updated_at = now(), version = version + 1
     WHERE id = $1 AND status = ANY ($7::import_status[])
       AND ${holdsLeaseSql('$8', '$9')}`,
    [
      task.importRunId,
      status,
      set.message ?? null,
      set.rowsTotal ?? null,
      set.unknownColumns ?? null,
      set.end ?? false,
      status === ImportStatus.CHECKING
        ? [...statesBefore(status), ImportStatus.CHECKING]
        : statesBefore(status),
      task.outboxId,
      task.lease,
      set.header ?? null,
      set.notation?.numbers ?? null,
      set.notation?.days ?? null,
    ],
  );
  if (rowCount !== 1) throw new Interrupted();
}
