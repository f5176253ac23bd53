import { refuse } from '../reading/file-refused.js';
import { ImportStatus } from '../import-status.js';
import { endRun, statusWhenRefused } from './end-run.js';
import { connectThread } from '../../database/thread-connection.js';
import type { ImportTask } from './import-task.js';
import type { ThreadEnd } from '../../jobs/supervise-thread.js';

const ANEW =
  'Open it in the program it comes from, save it again (as CSV if it is a workbook) and import the new file';

/** Ends a run whose thread was terminated for exceeding its time or memory limit; it is not retried. */
export async function refuseRun(
  task: ImportTask,
  fileName: string,
  why: Exclude<ThreadEnd, 'ended'>,
  budgetMs: number,
): Promise<void> {
  const took =
    why === 'over-budget'
      ? `processing this file took longer than the ${Math.round(budgetMs / 1000)} seconds allowed for a file of its size`
      : 'processing this file took more memory than an import is allowed';
  const db = await connectThread(task.databaseUrl, 'import-writer');
  try {
    const status = await statusWhenRefused(db, task.importRunId);
    const stays = status === ImportStatus.FAILED ? ' The rows already applied are kept.' : '';
    await endRun(db, task, status, refuse(fileName, `${took}. ${ANEW}.${stays}`).message);
  } finally {
    await db.end();
  }
}
