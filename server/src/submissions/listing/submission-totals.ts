import type { DataSource } from 'typeorm';
import { SharedCounts } from '../../common/shared-counts.js';
import { refuseWhileHolding } from '../../database/held-connections.js';
import { countSubmissions } from './submission-list.js';
import type { Condition } from '../reading/visible-to.js';

/** Fewer claims than this are counted again each time, which takes about a millisecond. */
const FEW = 10_000;

/**
 * The totals of the list of all claims by filter: counted once for concurrent requests and cached briefly when large,
 * since counting costs as much as hundreds of pages. Only for callers who can see every claim.
 */
export class SubmissionTotals {
  private readonly counts = new SharedCounts<number>((total) => total < FEW);
  private since = 0;

  constructor(private readonly db: DataSource) {}

  /**
   * The end of the last import before the cached totals were counted, in seconds since 1970 by the database's clock.
   */
  get countedSince(): number {
    return this.since;
  }

  /** Drops the totals counted before this import ended, so that later requests see the new total. */
  forgetBefore(importEnded: number): void {
    if (importEnded <= this.since) return;
    this.since = importEnded;
    this.counts.clear();
  }

  /** The current total, or one that is briefly cached. */
  of(condition: Condition): Promise<number> {
    refuseWhileHolding('a total');
    return this.counts.of(JSON.stringify(condition), () => countSubmissions(this.db, condition));
  }
}
