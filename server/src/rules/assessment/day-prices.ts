import { PRICE_PLACES, readUnits } from '../decimals.js';
import type { DayPrices } from './assessment-rules.js';

/** A day's lowest and highest price: the day as yyyy-MM-dd, the prices as plain decimals. */
export interface DayPriceText {
  day: string;
  low: string;
  high: string;
}

/** The prices by day, in the units of the assessment. */
export function dayPricesOf(rows: readonly DayPriceText[]): DayPrices {
  return new Map(
    rows.map(({ day, low, high }) => [
      day,
      { low: readUnits(low, PRICE_PLACES), high: readUnits(high, PRICE_PLACES) },
    ]),
  );
}
