import type { Worker } from 'node:worker_threads';
import { Logger } from '@nestjs/common';

/** How a thread came to its end: by itself or asked to, or because its file took too much. */
export type ThreadEnd = 'ended' | 'over-budget' | 'out-of-memory';

const LOOK_EVERY_MS = 250;
/** How long a thread that was asked to stop may go on to its next safe point. */
const STOP_GRACE_MS = 2_000;
/** How long a thread that is ended by force may be within one call of the machine's own code, which nothing interrupts. */
const LAST_CALL_MS = 2_000;

/**
 * Waits for the end of a thread and ends it by force when it has worked longer than its budget, or does not stop soon after it
 * was asked to; whatever it computes at that moment. One that is within a call which does not return is not waited for: no
 * line of ours runs in it any more. Its first message says that it is loaded and begins. What it had not committed is rolled
 * back when its connections break.
 * @throws Error when the thread fails.
 */
export function superviseThread(thread: Worker, budgetMs: number, signal: AbortSignal): Promise<ThreadEnd> {
  return new Promise((resolve, reject) => {
    let ended: ThreadEnd = 'ended';
    let forced = false;
    let grace: NodeJS.Timeout | undefined;
    let atStart = 0;
    let lastCall: NodeJS.Timeout | undefined;
    const end = (): void => {
      if (forced) return;
      forced = true;
      void thread.terminate();
      lastCall = setTimeout(() => {
        new Logger('Imports').error('The thread of an import is within a call that does not return.');
        thread.unref();
        settle(0);
      }, LAST_CALL_MS);
    };
    const stop = (): void => {
      thread.postMessage('stop');
      grace = setTimeout(end, STOP_GRACE_MS);
    };
    // The time in which the thread's event loop did not wait; it grows also while one call does not return.
    const worked = (): number => thread.performance.eventLoopUtilization().active;
    thread.once('message', () => {
      atStart = worked();
    });
    const look = setInterval(() => {
      if (worked() - atStart <= budgetMs) return;
      ended = 'over-budget';
      end();
    }, LOOK_EVERY_MS);
    signal.addEventListener('abort', stop, { once: true });
    if (signal.aborted) stop();
    thread.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') ended = 'out-of-memory';
      else reject(error);
    });
    const settle = (code: number): void => {
      clearInterval(look);
      clearTimeout(grace);
      clearTimeout(lastCall);
      signal.removeEventListener('abort', stop);
      if (code === 0 || forced || ended === 'out-of-memory') resolve(ended);
      else reject(new Error(`The importing thread ended with code ${code}.`));
    };
    thread.once('exit', settle);
  });
}
