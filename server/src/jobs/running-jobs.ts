import { setTimeout as sleep } from 'node:timers/promises';
import type { QueueRules } from './queue-rules.js';

/** The jobs of one queue that this worker runs, and which of them occupy a slot. */
export class RunningJobs {
  private readonly running = new Set<Promise<void>>();
  private overtaken = 0;

  constructor(
    private readonly overtaking: QueueRules['overtaking'],
    private readonly report: (error: Error) => void,
  ) {}

  /**
   * Occupies a slot for a job. @returns when the slot is free: the job has ended, or has run so long that the next may
   * pass it. A passed job runs to its end under its lease; if it fails then, that is only logged.
   */
  async hold(job: Promise<void>): Promise<void> {
    const ended = job.finally(() => this.running.delete(ended));
    this.running.add(ended);
    if (!this.overtaking) return ended;
    const begun = new AbortController();
    const patience = sleep(this.overtaking.afterMs, undefined, { signal: begun.signal }).catch(
      () => undefined,
    );
    await Promise.race([ended, patience]).finally(() => begun.abort());
    if (!this.running.has(ended) || this.overtaken >= this.overtaking.most) return ended;
    this.overtaken++;
    void ended.catch(this.report).finally(() => this.overtaken--);
  }

  /** Resolves when all jobs have ended. */
  async settled(): Promise<void> {
    await Promise.allSettled(this.running);
  }
}
