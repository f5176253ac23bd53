import type { DataSource } from 'typeorm';
import { type DueEntry, releaseJobs, takeDue, takeLost } from './dispatch.js';
import type { Queues } from './queues.js';

/** Entries of one queue that may wait at it: enough to keep the workers busy until the next are handed over. */
export const WAITING_AT_MOST = 100;

/**
 * Hands over the entries of one queue, as many as there is room for, one round at a time. Other queues have their own
 * relays, so that none waits for another.
 */
export class QueueRelay {
  private running: Promise<void> | undefined;
  private again = false;
  private closed = false;
  private sweeping = false;
  /** How many entries may be handed over until the next sweep; each job that ends adds one. */
  private left = WAITING_AT_MOST;

  constructor(
    private readonly db: DataSource,
    private readonly queues: Queues,
    readonly queue: string,
    private readonly warn: (error: Error) => void,
  ) {}

  /** Also looks for lost entries, and releases the places that were kept empty. */
  sweep(): void {
    this.sweeping = true;
    this.left = WAITING_AT_MOST;
    this.wake();
  }

  /** Called when entries may be due. A call during a round leads to another round right after it. */
  wake(): void {
    if (this.closed) return;
    if (this.running) {
      this.again = true;
      return;
    }
    this.running = this.round()
      .catch(this.warn)
      .finally(() => {
        this.running = undefined;
        if (!this.again) return;
        this.again = false;
        this.wake();
      });
  }

  /**
   * Called when a job has ended, so that another may take its place. When something the jobs need is unavailable, the
   * place stays empty until the next sweep: a hundred thousand mails must not call a mail server that is down as fast as
   * they fail.
   */
  ended(unavailable: boolean): void {
    if (!unavailable) this.left = Math.min(this.left + 1, WAITING_AT_MOST);
    if (this.left > 0) this.wake();
  }

  /** Hands nothing over from now on. @returns when the current round has ended */
  async close(): Promise<void> {
    this.closed = true;
    await this.running;
  }

  private async round(): Promise<void> {
    if (this.sweeping) {
      this.sweeping = false;
      await this.handOn(await takeLost(this.db, this.queue, WAITING_AT_MOST), (entry) =>
        this.queues.addLost(this.queue, entry),
      );
    }
    const due = await takeDue(this.db, this.queue, WAITING_AT_MOST, this.left);
    this.left -= due.length;
    await this.handOn(due, (entry) => this.queues.add(this.queue, entry));
  }

  private async handOn(entries: DueEntry[], add: (entry: DueEntry) => Promise<void>): Promise<void> {
    const tried = await Promise.allSettled(entries.map(add));
    const refused = entries.filter((_, at) => tried[at]!.status === 'rejected');
    if (refused.length === 0) return;
    await releaseJobs(this.db, refused);
    throw tried.find((add) => add.status === 'rejected')!.reason as Error;
  }
}
