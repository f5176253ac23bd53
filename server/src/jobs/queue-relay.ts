import type { DataSource } from 'typeorm';
import { type DueEntry, takeBack, takeDue, takeLost } from './dispatch.js';
import type { Queues } from './queues.js';

/** Entries of one queue that wait at it at most: enough for the workers until more is handed on. */
export const WAITING_AT_MOST = 100;

/**
 * Hands the entries of one queue on: as many as there is room for, one round at a time. Another queue's entries, its room and
 * its store have no part in it, so that none waits for another.
 */
export class QueueRelay {
  private running: Promise<void> | undefined;
  private again = false;
  private closed = false;
  private sweeping = false;
  /** What may be handed on until the next sweep; the place of a job that has ended counts anew. */
  private left = WAITING_AT_MOST;

  constructor(
    private readonly db: DataSource,
    private readonly queues: Queues,
    readonly queue: string,
    private readonly warn: (error: Error) => void,
  ) {}

  /** Looks for what was lost as well, and gives the places back that were kept empty. */
  sweep(): void {
    this.sweeping = true;
    this.left = WAITING_AT_MOST;
    this.wake();
  }

  /** Something may be due. A wish that comes while a round is under way is met right after. */
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
   * A job has ended, and another may have its place. After one that found what it needs away the place stays empty until the
   * next sweep: a hundred thousand mails do not ask a mail server that is down as fast as they fail.
   */
  ended(away: boolean): void {
    if (!away) this.left = Math.min(this.left + 1, WAITING_AT_MOST);
    if (this.left > 0) this.wake();
  }

  /** Hands nothing on from now. @returns when the round under way has ended */
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
    await takeBack(this.db, refused);
    throw tried.find((add) => add.status === 'rejected')!.reason as Error;
  }
}
