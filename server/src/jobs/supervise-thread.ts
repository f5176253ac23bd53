import type { Worker } from 'node:worker_threads';
import { Logger } from '@nestjs/common';

/** How a thread ended: normally or on request, or because it exceeded a limit. */
export type ThreadEnd = 'ended' | 'over-budget' | 'out-of-memory';

const LOOK_EVERY_MS = 250;
/** How long a thread may take to reach its next safe point after a stop request. */
const STOP_GRACE_MS = 2_000;
/** How long a terminated thread may stay in one call of native code, which cannot be interrupted. */
const LAST_CALL_MS = 2_000;

/**
 * Waits for a thread to end, and terminates it when it exceeds its budget or does not stop soon after a request,
 * whatever it is computing. A thread stuck in a native call is not waited for, since none of its JavaScript runs any
 * more. Its first message reports that it has loaded and starts. Uncommitted work is rolled back when its connections
 * close.
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
        new Logger('Jobs').error('A thread is within a call that does not return.');
        thread.unref();
        settle(0);
      }, LAST_CALL_MS);
    };
    const stop = (): void => {
      thread.postMessage('stop');
      grace = setTimeout(end, STOP_GRACE_MS);
    };
    // The active time of the thread's event loop, which also grows during a call that does not return.
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
      else reject(new Error(`The thread ended with code ${code}.`));
    };
    thread.once('exit', settle);
  });
}
