import { tradingCalendar } from './assessment/trading-calendar.js';

const DAY_MS = 86_400_000;

/** The day itself, or the first after it that is no weekend and no holiday. @param holidays days, yyyy-MM-dd */
export function businessDay(day: string, holidays: readonly string[]): string {
  const { isTradingDay } = tradingCalendar(true, holidays);
  let found = day;
  while (!isTradingDay(found))
    found = new Date(Date.parse(`${found}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);
  return found;
}
