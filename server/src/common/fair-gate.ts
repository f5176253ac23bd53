import { performance } from 'node:perf_hooks';

/** The settings of a fair gate. */
export interface FairGateOptions {
  /** How many may be inside at once. */
  width: number;
  /** How many of one group may wait, and how many altogether. */
  mostOfOne: number;
  most: number;
  longestWaitMs: number;
  /** Whether there is other work that has priority; then each turn begins at least `giveWayMs` after the previous one. */
  givesWay: () => boolean;
  giveWayMs: number;
  refusal: () => Error;
}

interface Waiting {
  go: () => void;
  group: string;
}

/**
 * Lets a few in at once and one in each turn of the event loop, so that a crowd never blocks it. Each group has its own
 * queue, and the queues take turns: many callers of one group do not delay another group.
 */
export class FairGate {
  private inside = 0;
  private waiting = 0;
  private begun = -Infinity;
  private resting = false;
  /** The queues by group; the one whose turn is next comes first. */
  private readonly lines = new Map<string, Waiting[]>();

  constructor(private readonly options: FairGateOptions) {}

  /**
   * Waits for a turn and returns the function that ends it, which may be called twice.
   * @param group the queue to wait in
   * @param gone aborted when the caller no longer wants the turn
   * @throws the error made by `refusal` when too many wait, or the wait took too long or was aborted
   */
  async enter(group: string, gone?: AbortSignal): Promise<() => void> {
    if (this.waiting > 0 || !this.isOpen()) await this.turn(group, gone);
    else this.begin();
    let left = false;
    return () => {
      if (left) return;
      left = true;
      this.inside--;
      this.handOn();
    };
  }

  private isOpen(): boolean {
    return !this.resting && this.inside < this.options.width && !this.mustGiveWay();
  }

  private mustGiveWay(): boolean {
    return this.options.givesWay() && performance.now() - this.begun < this.options.giveWayMs;
  }

  private begin(): void {
    this.inside++;
    this.begun = performance.now();
    this.rest();
  }

  /** Pauses until the next turn of the event loop, or a moment longer while other work has priority. */
  private rest(): void {
    if (this.resting) return;
    this.resting = true;
    const end = () => {
      this.resting = false;
      this.handOn();
    };
    if (this.options.givesWay()) setTimeout(end, 1);
    else setImmediate(end);
  }

  private handOn(): void {
    if (this.waiting === 0 || this.resting || this.inside >= this.options.width) return;
    if (this.mustGiveWay()) {
      this.rest();
      return;
    }
    const [group, line] = this.lines.entries().next().value!;
    const next = line.shift()!;
    this.lines.delete(group);
    if (line.length > 0) this.lines.set(group, line);
    this.begin();
    next.go();
  }

  private turn(group: string, gone?: AbortSignal): Promise<void> {
    const { most, mostOfOne, longestWaitMs, refusal } = this.options;
    const line = this.lines.get(group) ?? [];
    if (gone?.aborted || this.waiting >= most || line.length >= mostOfOne) throw refusal();
    return new Promise((resolve, reject) => {
      const settle = () => {
        this.waiting--;
        clearTimeout(timer);
        gone?.removeEventListener('abort', giveUp);
      };
      const waiting = {
        group,
        go: () => {
          settle();
          resolve();
        },
      };
      const giveUp = () => {
        settle();
        this.leaveLine(waiting);
        reject(refusal());
      };
      const timer = setTimeout(giveUp, longestWaitMs);
      gone?.addEventListener('abort', giveUp);
      this.waiting++;
      line.push(waiting);
      this.lines.set(group, line);
      // When nobody is inside and the gate only paused for other work, nothing else would call this.
      this.handOn();
    });
  }

  private leaveLine(waiting: Waiting): void {
    const line = this.lines.get(waiting.group)!;
    line.splice(line.indexOf(waiting), 1);
    if (line.length === 0) this.lines.delete(waiting.group);
  }
}
