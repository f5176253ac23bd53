import { SharedCount } from './shared-count.js';

/** The number of questions whose counts are cached at once. */
const MOST_KEPT = 100;

/** A `SharedCount` for each question, as for each filter of a list. */
export class SharedCounts<T> {
  private readonly counts = new Map<string, SharedCount<T>>();

  /** @param isCheap as of `SharedCount` */
  constructor(private readonly isCheap?: (value: T, tookMs: number) => boolean) {}

  /** The count that `count` gives for this key, or one of the same key that is running or cached. */
  of(key: string, count: () => Promise<T>): Promise<T> {
    let shared = this.counts.get(key);
    if (!shared) {
      if (this.counts.size >= MOST_KEPT) this.counts.clear();
      shared = new SharedCount(count, this.isCheap);
      this.counts.set(key, shared);
    }
    return shared.value();
  }

  /** Drops what is cached. */
  clear(): void {
    this.counts.clear();
  }
}
