import type { DataSource } from 'typeorm';
import type { ClaimRow } from './claim-row.js';
import { ClaimTotals } from './claim-totals.js';
import type { Place } from './list-place.js';
import type { SubmissionSort } from './submission-list-filter.js';
import { countClaims, readLastImport, readPageOf } from './submission-list.js';
import type { Condition } from './visible-to.js';

/** Up to here a page is read before the total is known. */
const NEAR = 25_000;

/** Pages of claims with their totals. */
export class ClaimPages {
  private readonly totals: ClaimTotals;

  constructor(private readonly db: DataSource) {
    this.totals = new ClaimTotals(db);
  }

  /**
   * A page and the total. A page is at most half of the list away, since a far one is counted from the end.
   * @param isOfAll whether nobody's own claims are meant, so that everybody who asks is told the same total
   */
  async read(
    seen: Condition,
    sort: SubmissionSort,
    limit: number,
    place: Place,
    isOfAll: boolean,
  ): Promise<{ rows: ClaimRow[]; total: number }> {
    const { countedSince } = this.totals;
    const counting = isOfAll ? this.totals.of(seen) : countClaims(this.db, seen);
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
