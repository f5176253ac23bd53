import type { DayPrices } from '../../rules/assessment/assessment-rules.js';
import { PRICE_PLACES, readUnits } from '../../rules/decimals.js';

/** The prices of each day that held at $1, the newest row of a day; `day` is yyyy-MM-dd, the prices are numbers. */
export const DAY_PRICES_AS_OF = `
  SELECT DISTINCT ON (day) day, low, high FROM day_prices WHERE created_at <= $1 ORDER BY day, id DESC`;

/** A row of `DAY_PRICES_AS_OF`; the prices are plain decimals. */
export interface DayPriceRow {
  day: string;
  low: string;
  high: string;
}

/** The prices by day, in the units of the assessment. */
export function dayPricesOf(rows: readonly DayPriceRow[]): DayPrices {
  return new Map(
    rows.map(({ day, low, high }) => [
      day,
      { low: readUnits(low, PRICE_PLACES), high: readUnits(high, PRICE_PLACES) },
    ]),
  );
}
