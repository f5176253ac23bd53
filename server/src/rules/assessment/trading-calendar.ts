/** The days on which the market trades. A trading halt of one share does not close the market. */
export interface TradingCalendar {
  isTradingDay: (day: string) => boolean;
  /** The trading day the given number of trading days before a day, yyyy-MM-dd. */
  before: (day: string, tradingDays: number) => string;
}

const SUNDAY = 0;
const SATURDAY = 6;

/** A calendar in which holidays, and Saturdays and Sundays if requested, are not trading days. */
export function tradingCalendar(closesOnWeekends: boolean, holidays: readonly string[]): TradingCalendar {
  const closed = new Set(holidays);
  const known = new Map<string, boolean>();
  const isTradingDay = (day: string) => {
    const before = known.get(day);
    if (before !== undefined) return before;
    const found = !(closed.has(day) || (closesOnWeekends && isWeekend(day)));
    known.set(day, found);
    return found;
  };
  return {
    isTradingDay,
    before(day, tradingDays) {
      const date = new Date(`${day}T00:00:00Z`);
      let found = day;
      for (let left = tradingDays; left > 0;) {
        date.setUTCDate(date.getUTCDate() - 1);
        found = date.toISOString().slice(0, 10);
        if (isTradingDay(found)) left--;
      }
      return found;
    },
  };
}

function isWeekend(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday === SUNDAY || weekday === SATURDAY;
}
