import { performance } from 'node:perf_hooks';

/** How a fair gate is set up. */
export interface FairGateOptions {
  /** How many are inside at once. */
  width: number;
  /** How many of one group may wait, and of all together. */
  mostOfOne: number;
  most: number;
  longestWaitMs: number;
  /** Whether others are at work, to whom everybody here gives way for this long at each turn. */
  givesWay: () => boolean;
  giveWayMs: number;
  refusal: () => Error;
}

interface Waiting {
  go: () => void;
  group: string;
}

/**
 * Lets few in at once and one at each turn of the event loop, so that a crowd never fills a turn with its work. Who waits
 * has a line for each group, and the lines go in turn: a crowd of one group does not hold up another group.
 */
export class FairGate {
  private inside = 0;
  private waiting = 0;
  private begun = -Infinity;
  private resting = false;
  /** The line whose turn is next comes first. */
  private readonly lines = new Map<string, Waiting[]>();

  constructor(private readonly options: FairGateOptions) {}

  /**
   * Waits for its turn; gives what ends it, once.
   * @param group whose line it waits in
   * @param gone ends the wait of who does not want the turn any more
   * @throws what `refusal` makes when too many wait, or the wait was too long or not wanted any more
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

  /** Until the next turn of the event loop, or a moment longer while others are at work. */
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
      // Nothing else may be under way that would hand the turn on: others were given way to, and nobody is inside.
      this.handOn();
    });
  }

  private leaveLine(waiting: Waiting): void {
    const line = this.lines.get(waiting.group)!;
    line.splice(line.indexOf(waiting), 1);
    if (line.length === 0) this.lines.delete(waiting.group);
  }
}
