import { Worker } from 'node:worker_threads';
import type { ImportTask } from './import-task.js';
import { superviseThread, type ThreadEnd } from './supervise-thread.js';

/** A runaway file ends its thread, not the server. */
const HEAP_MB = 512;
/** A quarter of the default: rows are many and die young, so that more of it made no run faster and every peak higher. */
const YOUNG_HEAP_MB = 12;

/**
 * Runs one import in a thread of its own and waits for its end.
 * @param budgetMs how long the thread may work
 * @param signal the worker stops, or the run is no longer its own
 * @throws Error when the thread fails; the job is then tried again from the run's mark.
 */
export function runInThread(task: ImportTask, budgetMs: number, signal: AbortSignal): Promise<ThreadEnd> {
  const thread = new Worker(new URL('./import-thread.js', import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB, maxYoungGenerationSizeMb: YOUNG_HEAP_MB },
  });
  return superviseThread(thread, budgetMs, signal);
}
