import { Worker } from 'node:worker_threads';
import type { ImportTask } from './import-task.js';

/** A runaway file ends its thread, not the server. */
const HEAP_MB = 512;
/** A quarter of the default: rows are many and die young, so that more of it made no run faster and every peak higher. */
const YOUNG_HEAP_MB = 12;

/**
 * Runs one import in a thread of its own and waits for its end.
 * @throws Error when the thread fails; the job is then tried again from the run's mark.
 */
export function runInThread(task: ImportTask, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./import-thread.js', import.meta.url), {
      workerData: task,
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB, maxYoungGenerationSizeMb: YOUNG_HEAP_MB },
    });
    const stop = () => thread.postMessage('stop');
    signal.addEventListener('abort', stop, { once: true });
    if (signal.aborted) stop();
    thread.on('error', reject);
    thread.once('exit', (code) => {
      signal.removeEventListener('abort', stop);
      if (code === 0) resolve();
      else reject(new Error(`The importing thread ended with code ${code}.`));
    });
  });
}
