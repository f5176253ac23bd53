import { readTradeDate } from '@rules/trade-values.js';

/** Whether 5/6/2018 is 5 June or May 6. */
export type DayOrder = 'day-first' | 'month-first';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const TIME = /(?:,? |T)\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?: ?[ap]m)?$/i;
const COMPACT_TIME = /;\d{6}$/;
const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/;
const COMPACT = /^(\d{4})(\d{2})(\d{2})$/;
const NUMBERS = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})$/;
const NAMED = /^(\d{1,2})(?:st|nd|rd|th)?[- /.]([a-z]{3,9})\.?[- /.,]+(\d{4}|\d{2})$/i;
const MONTH_NAMED_FIRST = /^([a-z]{3,9})\.? (\d{1,2}),? (\d{4})$/i;
/** Two-digit years up to this one belong to the 2000s. */
const LAST_SHORT_YEAR = 49;

/**
 * A date in the formats of statements, as yyyy-MM-dd: dd/MM/yyyy, dd/MM/yy, yyyy-MM-dd, dd-MMM-yyyy, 1 February 2018,
 * with or without a time; undefined for other text and impossible dates.
 */
export function readStatementDate(text: string, order: DayOrder = 'day-first'): string | undefined {
  const day = text.trim().replace(COMPACT_TIME, '').replace(TIME, '');
  const yearFirst = YEAR_FIRST.exec(day) ?? COMPACT.exec(day);
  if (yearFirst) return iso(yearFirst[3]!, Number(yearFirst[2]), yearFirst[1]!);
  const numbers = NUMBERS.exec(day);
  if (numbers) {
    const [first, second] = order === 'day-first' ? [numbers[1]!, numbers[2]!] : [numbers[2]!, numbers[1]!];
    return iso(first, Number(second), numbers[3]!);
  }
  const named = NAMED.exec(day);
  if (named) return iso(named[1]!, monthOf(named[2]!), named[3]!);
  const monthFirst = MONTH_NAMED_FIRST.exec(day);
  return monthFirst ? iso(monthFirst[2]!, monthOf(monthFirst[1]!), monthFirst[3]!) : undefined;
}

/** The date format of a column: month first only when some date can be nothing else and none is certainly day first. */
export function dayOrderOf(cells: Iterable<string>): DayOrder {
  let monthFirst = false;
  for (const cell of cells) {
    const dayFirstDate = readStatementDate(cell, 'day-first');
    const monthFirstDate = readStatementDate(cell, 'month-first');
    if (dayFirstDate && !monthFirstDate) return 'day-first';
    monthFirst ||= !dayFirstDate && Boolean(monthFirstDate);
  }
  return monthFirst ? 'month-first' : 'day-first';
}

function monthOf(name: string): number {
  const full = name.toLowerCase();
  const month = MONTHS.indexOf(full.slice(0, 3)) + 1;
  if (full.length === 3 || full === 'sept' || month === 0) return month;
  const long = new Intl.DateTimeFormat('en-AU', { month: 'long', timeZone: 'UTC' })
    .format(new Date(Date.UTC(2000, month - 1, 1)))
    .toLowerCase();
  return full === long ? month : 0;
}

function iso(day: string, month: number, year: string): string | undefined {
  const full = year.length === 4 ? year : `${Number(year) <= LAST_SHORT_YEAR ? '20' : '19'}${year}`;
  return readTradeDate(`${day}/${month}/${full}`);
}
