import { Worker } from 'node:worker_threads';
import type { ImportTask } from './import-task.js';
import { superviseThread, type ThreadEnd } from '../../jobs/supervise-thread.js';

/** A file that exhausts the heap ends its thread, not the server. */
const HEAP_MB = 512;
/** A quarter of the default: rows are short-lived, so a larger value made no run faster but raised peak memory. */
const YOUNG_HEAP_MB = 12;

/**
 * Runs one import in its own thread and waits for it to end.
 * @param budgetMs how long the thread may work
 * @param signal aborted when the worker stops or loses the run
 * @throws Error when the thread fails; the job is then retried from the run's mark.
 */
export function runInThread(task: ImportTask, budgetMs: number, signal: AbortSignal): Promise<ThreadEnd> {
  const thread = new Worker(new URL('./import-thread.js', import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB, maxYoungGenerationSizeMb: YOUNG_HEAP_MB },
  });
  return superviseThread(thread, budgetMs, signal);
}
