import type { DataSource } from 'typeorm';
import type { SubmissionRow } from './submission-row.js';
import { SubmissionTotals } from './submission-totals.js';
import type { Place } from './list-place.js';
import type { SubmissionSort } from './submission-list-filter.js';
import { countSubmissions, readLastImport, readPageOf } from './submission-list.js';
import type { Condition } from '../reading/visible-to.js';

/** Up to this offset a page is read before the total is known. */
const NEAR = 25_000;

/** Pages of claims with their totals. */
export class SubmissionPages {
  private readonly totals: SubmissionTotals;

  constructor(private readonly db: DataSource) {
    this.totals = new SubmissionTotals(db);
  }

  /**
   * A page and the total. At most half of the list is skipped, since a page in the second half is counted from the end.
   * @param isOfAll whether the list contains all claims, so that everybody gets the same total
   */
  async read(
    seen: Condition,
    sort: SubmissionSort,
    limit: number,
    place: Place,
    isOfAll: boolean,
  ): Promise<{ rows: SubmissionRow[]; total: number }> {
    const { countedSince } = this.totals;
    const counting = isOfAll ? this.totals.of(seen) : countSubmissions(this.db, seen);
    const isFar = 'offset' in place && place.offset > NEAR;
    const reading = readPageOf(this.db, seen, sort, limit, place, isFar ? await counting : undefined);
    const [total, rows] = await Promise.all([counting, reading]);
    if (!isOfAll) return { rows, total };
    const lastImport = (rows[0] ? rows[0].lastImport : await readLastImport(this.db)) ?? 0;
    if (lastImport <= countedSince) return { rows, total };
    this.totals.forgetBefore(lastImport);
    return this.read(seen, sort, limit, place, isOfAll);
  }
}
