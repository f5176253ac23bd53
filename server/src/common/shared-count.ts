/** What took less is counted anew for everybody who asks, unless said otherwise. */
const CHEAP_MS = 250;
const tookLittle = (_value: unknown, tookMs: number) => tookMs < CHEAP_MS;

/** A count is kept so many times as long as it took, so that counting takes a twentieth of the time at most … */
const KEPT_TIMES = 20;
/** … and never longer than this. */
const KEPT_AT_MOST_MS = 60_000;

/**
 * Counts once for all who wait, and keeps for a short while what was dear to count. Only for what is the same for
 * everybody who may see it. A count that fails is not kept.
 */
export class SharedCount<T> {
  private running: Promise<T> | undefined;
  private kept: { value: T; until: number } | undefined;

  /** @param isCheap whether a value that took so many milliseconds is not worth keeping */
  constructor(
    private readonly count: () => Promise<T>,
    private readonly isCheap: (value: T, tookMs: number) => boolean = tookLittle,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** The figures of this moment, or of a moment ago. */
  async value(): Promise<T> {
    if (this.kept && this.now() < this.kept.until) return this.kept.value;
    this.running ??= this.run().finally(() => {
      this.running = undefined;
    });
    return this.running;
  }

  private async run(): Promise<T> {
    const began = this.now();
    const value = await this.count();
    const took = this.now() - began;
    const until = this.now() + Math.min(took * KEPT_TIMES, KEPT_AT_MOST_MS);
    this.kept = this.isCheap(value, took) ? undefined : { value, until };
    return value;
  }
}
