/** The order of day and month in a date such as 3/4/2018. */
export const DAY_ORDERS = ['day-first', 'month-first'] as const;
export type DayOrder = (typeof DAY_ORDERS)[number];

/** The example displayed for each order. */
export const DAY_SAMPLES: Record<DayOrder, string> = {
  'day-first': '31/12/2018',
  'month-first': '12/31/2018',
};

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const FIRST_YEAR = 1900;
const LAST_YEAR = 2100;

const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;
const IN_EITHER_ORDER = /^(\d{1,2})([/-])(\d{1,2})\2(\d{4})$/;
/** Dates separated by points always have the day first. */
const POINTED = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/;
const YEAR_FIRST = /^(\d{4})([/.])(\d{1,2})\2(\d{1,2})$/;
const NAMED = /^(\d{1,2})-([a-z]{3})-(\d{4})$/i;

/**
 * Reads a date into yyyy-MM-dd. Accepts yyyy-MM-dd, yyyy/MM/dd, dd.MM.yyyy, dd-MMM-yyyy (English month, any case), and
 * dd/MM/yyyy or dd-MM-yyyy with day and month in the given order. Undefined for any other form, for a date that does
 * not exist (2018-02-29) and for years outside 1900 to 2100. No time zone is involved.
 */
export function readDay(text: string, order: DayOrder): string | undefined {
  if (ISO_DATE.test(text))
    return isRealDay(Number(text.slice(0, 4)), Number(text.slice(5, 7)), Number(text.slice(8)))
      ? text
      : undefined;
  let match = IN_EITHER_ORDER.exec(text);
  if (match) {
    const [first, second] = [match[1]!, match[3]!];
    return order === 'day-first' ? isoDate(match[4]!, second, first) : isoDate(match[4]!, first, second);
  }
  match = POINTED.exec(text);
  if (match) return isoDate(match[3]!, match[2]!, match[1]!);
  match = YEAR_FIRST.exec(text);
  if (match) return isoDate(match[1]!, match[3]!, match[4]!);
  match = NAMED.exec(text);
  if (!match) return undefined;
  return isoDate(match[3]!, String(MONTHS.indexOf(match[2]!.toLowerCase()) + 1), match[1]!);
}

/**
 * The order of day and month that a text proves: the only possible order, `open` when the other order gives another
 * date (3/4/2018), undefined when the order makes no difference or the text is not such a date in any order.
 */
export function orderOfForm(text: string): DayOrder | 'open' | undefined {
  const match = IN_EITHER_ORDER.exec(text);
  if (!match) return undefined;
  const first = Number(match[1]);
  const second = Number(match[3]);
  if (first === second || first === 0 || second === 0 || first > 31 || second > 31) return undefined;
  if (first > 12) return second > 12 ? undefined : 'day-first';
  return second > 12 ? 'month-first' : 'open';
}

function isoDate(year: string, month: string, day: string): string | undefined {
  if (!isRealDay(Number(year), Number(month), Number(day))) return undefined;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

function isRealDay(year: number, month: number, day: number): boolean {
  if (year < FIRST_YEAR || year > LAST_YEAR || month < 1 || month > 12) return false;
  return day >= 1 && day <= daysInMonth(year, month);
}

function daysInMonth(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}
