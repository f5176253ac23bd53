import { paceOf } from '../rules/pace.js';
import type { ImportRun } from './import-run.entity.js';
import { ImportStatus } from './import-status.js';

/** The approximate share of a run's time that the validation pass takes. */
const CHECKING_SHARE = 0.2;

/** A run's progress, from 0 to 1: validation by bytes, applying by rows. */
export function progressOf(
  run: Pick<ImportRun, 'status' | 'bytesRead' | 'fileSize' | 'appliedThrough' | 'rowsTotal'>,
): number {
  switch (run.status) {
    case ImportStatus.DONE:
      return 1;
    case ImportStatus.CHECKING:
      return CHECKING_SHARE * share(Number(run.bytesRead), Number(run.fileSize));
    case ImportStatus.RECEIVED:
    case ImportStatus.REFUSED:
      return 0;
    default:
      return run.rowsTotal === null
        ? 0
        : CHECKING_SHARE + (1 - CHECKING_SHARE) * share(Number(run.appliedThrough), run.rowsTotal);
  }
}

function share(part: number, whole: number): number {
  return whole > 0 ? Math.min(part / whole, 1) : 0;
}

/** Rows per second since the run began, and the remaining seconds at that rate; null while there is no data. */
export function rowPaceOf(
  run: Pick<ImportRun, 'read' | 'rowsTotal' | 'appliedThrough' | 'startedAt' | 'finishedAt'>,
  now: Date,
): { rowsPerSecond: number | null; secondsLeft: number | null } {
  // Rows that an earlier run of the file applied are not left, and did not take this one's time.
  const left = run.rowsTotal === null ? null : run.rowsTotal - Number(run.appliedThrough);
  const { perSecond, secondsLeft } = paceOf({ ...run, done: run.read, left }, now);
  return { rowsPerSecond: perSecond, secondsLeft };
}
