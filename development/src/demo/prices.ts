import { Dice } from './dice.js';

/** The first and last day of the trade period (SCHEME-6). */
const PERIOD = { start: '2017-08-24', end: '2018-11-12' };

/** Days in the period on which the exchange was closed. */
export const HOLIDAYS = [
  '2017-12-25',
  '2017-12-26',
  '2018-01-01',
  '2018-01-26',
  '2018-03-30',
  '2018-04-02',
  '2018-04-25',
  '2018-06-11',
];

/** The day of the company's disclosure: the share loses more than half its price from the previous day to this one. */
export const DISCLOSURE_DAY = '2018-08-30';

/** Prices in cents on certain days; the path varies randomly between them. */
const ANCHORS: readonly (readonly [day: string, cents: number])[] = [
  ['2017-08-24', 412],
  ['2017-11-15', 448],
  ['2018-02-20', 397],
  ['2018-05-10', 358],
  ['2018-07-26', 281],
  ['2018-08-29', 264],
  [DISCLOSURE_DAY, 118],
  ['2018-10-01', 104],
  ['2018-11-12', 87],
];

const DAY = 86_400_000;
const dayNumber = (date: string) => Date.parse(date) / DAY;

function tradingDays(): string[] {
  const days: string[] = [];
  for (let at = dayNumber(PERIOD.start); at <= dayNumber(PERIOD.end); at += 1) {
    const day = new Date(at * DAY);
    const date = day.toISOString().slice(0, 10);
    if (day.getUTCDay() % 6 !== 0 && !HOLIDAYS.includes(date)) days.push(date);
  }
  return days;
}

/** The trading days of the trade period, in order, yyyy-MM-dd. */
export const TRADING_DAYS: readonly string[] = tradingDays();

function pricePath(): number[] {
  const dice = new Dice(20180830);
  return TRADING_DAYS.map((date) => {
    const next = ANCHORS.findIndex(([day]) => day >= date);
    const [toDay, toCents] = ANCHORS[next]!;
    const [fromDay, fromCents] = ANCHORS[Math.max(0, next - 1)]!;
    const span = dayNumber(toDay) - dayNumber(fromDay);
    const share = span === 0 ? 1 : (dayNumber(date) - dayNumber(fromDay)) / span;
    const wander = 1 + (dice.next() - 0.5) * 0.035;
    return Math.round((fromCents + (toCents - fromCents) * share) * wander);
  });
}

/** The closing price in cents of each day in `TRADING_DAYS`. */
export const CLOSING_CENTS: readonly number[] = pricePath();

/**
 * A price paid for a share on a day, in dollars as text: near the close, in the exchange's ticks (one cent from two
 * dollars on, half a cent below); one in ten is a broker's average of several deals, with four decimals.
 */
export function pricePaid(dice: Dice, day: number): string {
  const cents = CLOSING_CENTS[day]! * (1 + (dice.next() - 0.5) * 0.024);
  if (dice.chance(0.1)) return (cents / 100).toFixed(4);
  return cents >= 200 ? (Math.round(cents) / 100).toFixed(2) : (Math.round(cents * 2) / 200).toFixed(3);
}
