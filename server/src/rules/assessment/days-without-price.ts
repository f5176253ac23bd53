import type { AssessmentDocument } from './assessment-document.js';
import { dayLookup } from './day-lookup.js';
import { tradingCalendar } from './trading-calendar.js';

/** More days than anybody reads: a scheme without a last day may name the year 9999. */
const MOST_DAYS = 10_000;

/**
 * The trading days whose trades count, without halted ones, that have no price (RULES-18); yyyy-MM-dd, in order, the first
 * ten thousand.
 */
export function daysWithoutPrice(
  { openingDate, lastDay, checks }: AssessmentDocument,
  priced: ReadonlySet<string>,
): string[] {
  const calendar = tradingCalendar(checks?.weekends ?? true, checks?.holidays ?? []);
  const haltsOn = dayLookup(checks?.halts ?? []);
  const missing: string[] = [];
  const date = new Date(`${openingDate}T00:00:00Z`);
  const end = Date.parse(`${lastDay}T00:00:00Z`);
  for (;;) {
    date.setUTCDate(date.getUTCDate() + 1);
    if (date.getTime() > end || missing.length === MOST_DAYS) return missing;
    const day = date.toISOString().slice(0, 10);
    if (!priced.has(day) && calendar.isTradingDay(day) && haltsOn(day).length === 0) missing.push(day);
  }
}
