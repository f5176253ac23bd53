import type { DataSource } from 'typeorm';
import { SharedCount } from '../../common/shared-count.js';
import { refuseWhileHolding } from '../../database/held-connections.js';
import { countSubmissions } from './submission-list.js';
import type { Condition } from '../reading/visible-to.js';

/** Fewer are counted in about a millisecond, and so anew each time. */
const FEW = 10_000;

/** Filters whose totals are kept at once. */
const MOST_FILTERS = 100;

/**
 * How many claims each filter of the list of all claims leaves: counted once for all who wait, and kept for a short while
 * where there are many, since counting costs as much as hundreds of pages. Only for callers who see every claim.
 */
export class SubmissionTotals {
  private readonly counts = new Map<string, SharedCount<number>>();
  private since = 0;

  constructor(private readonly db: DataSource) {}

  /** When the last import ended before which nothing kept was counted, in seconds since 1970 by the database's clock. */
  get countedSince(): number {
    return this.since;
  }

  /** Forgets what was counted before this import ended: whoever looks afterwards sees the total that it left. */
  forgetBefore(importEnded: number): void {
    if (importEnded <= this.since) return;
    this.since = importEnded;
    this.counts.clear();
  }

  /** The total of this moment, or of a moment ago. */
  of(condition: Condition): Promise<number> {
    refuseWhileHolding('a total');
    const key = JSON.stringify(condition);
    let count = this.counts.get(key);
    if (!count) {
      if (this.counts.size >= MOST_FILTERS) this.counts.clear();
      count = new SharedCount(
        () => countSubmissions(this.db, condition),
        (total) => total < FEW,
      );
      this.counts.set(key, count);
    }
    return count.value();
  }
}
