/** Counts that took less time are not cached, unless specified otherwise. */
const CHEAP_MS = 250;
const tookLittle = (_value: unknown, tookMs: number) => tookMs < CHEAP_MS;

/** A count is cached for this many times as long as it took, so that counting takes at most a twentieth of the time … */
const KEPT_TIMES = 20;
/** … but never longer than this. */
const KEPT_AT_MOST_MS = 60_000;

/**
 * Counts once for all concurrent callers, and caches results that took long for a short while. Only for figures that are
 * the same for everybody who may see them. Errors are not cached.
 */
export class SharedCount<T> {
  private running: Promise<T> | undefined;
  private kept: { value: T; until: number } | undefined;

  /** @param isCheap whether a value that took the given milliseconds is not worth caching */
  constructor(
    private readonly count: () => Promise<T>,
    private readonly isCheap: (value: T, tookMs: number) => boolean = tookLittle,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** The current value, or one cached recently. */
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
