import { Worker, type ResourceLimits } from 'node:worker_threads';
import type { DataSource } from 'typeorm';
import type { JobLease } from './job-lease.js';
import { superviseThread } from './supervise-thread.js';
import { watchLease } from './watch-lease.js';

/** A job whose work is done in a thread of its own, which writes under the job's lease (DURABLE-4). */
export interface ThreadWork {
  /** The thread's module. */
  entry: URL;
  /** What the thread is given besides the lease. */
  task: object;
  limits: ResourceLimits;
  /** The processor time after which the thread is ended. */
  budgetMs: number;
  /** What the work is on, for messages, such as 'the distribution'. */
  subject: string;
  /** Whether the work is still to be done, after the thread has ended. */
  isLeft: () => Promise<boolean>;
}

/**
 * Does a job's work in a thread, until it ends, the worker stops or the lease is lost.
 * @throws Error when the thread fails, exceeds a limit, or leaves the work undone
 */
export async function workInThread(
  db: DataSource,
  { entry, task, limits, budgetMs, subject, isLeft }: ThreadWork,
  { outboxId, lease }: JobLease,
  signal: AbortSignal,
): Promise<void> {
  const watch = watchLease(db, { outboxId, lease });
  try {
    const thread = new Worker(entry, {
      workerData: { ...task, outboxId, lease },
      resourceLimits: limits,
    });
    const end = await superviseThread(thread, budgetMs, AbortSignal.any([signal, watch.lost]));
    if (signal.aborted || watch.lost.aborted) return;
    if (end !== 'ended') throw new Error(`The thread of ${subject} was ended: ${end}.`);
    if (await isLeft()) throw new Error(`Work on ${subject} was interrupted; it will be repeated.`);
  } finally {
    watch.stop();
  }
}
