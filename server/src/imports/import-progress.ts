import type { ImportRun } from './import-run.entity.js';
import { ImportStatus, isOpen } from './import-status.js';

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
export function paceOf(
  run: Pick<ImportRun, 'status' | 'read' | 'rowsTotal' | 'appliedThrough' | 'startedAt' | 'finishedAt'>,
  now: Date,
): { rowsPerSecond: number | null; secondsLeft: number | null } {
  if (!run.startedAt || run.read === 0) return { rowsPerSecond: null, secondsLeft: null };
  const seconds = Math.max(((run.finishedAt ?? now).getTime() - run.startedAt.getTime()) / 1000, 0.001);
  const rowsPerSecond = Math.round(run.read / seconds);
  const rowsLeft = (run.rowsTotal ?? 0) - Number(run.appliedThrough);
  const running = isOpen(run.status) && rowsPerSecond > 0;
  return { rowsPerSecond, secondsLeft: running ? Math.ceil(Math.max(rowsLeft, 0) / rowsPerSecond) : null };
}
