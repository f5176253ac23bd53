import { TRADE_FIELDS, type TradeField, type TradeTexts } from '@rules/trade-row.js';
import { readAmount, readQuantity, readTradeDate } from '@rules/trade-values.js';
import { typeText } from '../trade-text';

/** The column by which trades are sorted. */
export interface TradeSort {
  column: TradeField;
  direction: 'ascending' | 'descending';
}

/** Which trades of a list are shown, and in which order. */
export interface TradeFind {
  /** A transaction type, or '' for all. */
  type: string;
  /** The first and the last day, yyyy-MM-dd, or '' for no limit. */
  from: string;
  to: string;
  /** Undefined: in the order of the list. */
  sort: TradeSort | undefined;
}

/** The whole list in its own order. */
export const WHOLE_LIST: TradeFind = { type: '', from: '', to: '', sort: undefined };

/** Whether some trades may be left out. */
export function leavesOut({ type, from, to }: TradeFind): boolean {
  return type !== '' || from !== '' || to !== '';
}

/** The trades of a list that match, in the chosen order. Those that are equal in it keep the order of the list. */
export function foundTrades<Row extends TradeTexts>(rows: readonly Row[], find: TradeFind): readonly Row[] {
  const matching = leavesOut(find) ? rows.filter((row) => matches(row, find)) : rows;
  return find.sort ? sorted(matching, find.sort) : matching;
}

/** The types of a list's trades, in the order of their labels. */
export function typesIn(rows: readonly TradeTexts[]): string[] {
  const types = new Set(rows.map(({ transactionType }) => transactionType).filter((type) => type !== ''));
  return [...types].sort((one, other) => compare(typeText(one), typeText(other)));
}

/** The position of the first trade whose date is nearest to a day; -1 when none has a date. */
export function nearestTo(rows: readonly TradeTexts[], day: string): number {
  const target = Date.parse(day);
  let nearest = -1;
  let least = Infinity;
  // Tens of thousands of trades have a few hundred dates, and reading one takes a microsecond.
  const distances = new Map<string, number>();
  rows.forEach((row, at) => {
    const distance = distances.get(row.tradeDate) ?? Math.abs(Date.parse(dayOf(row) ?? '') - target);
    distances.set(row.tradeDate, distance);
    if (distance < least) {
      least = distance;
      nearest = at;
    }
  });
  return nearest;
}

/** The day of a trade, yyyy-MM-dd; undefined while its text is not a date. */
export function dayOf({ tradeDate }: Pick<TradeTexts, 'tradeDate'>): string | undefined {
  return STORED_DAY.test(tradeDate) ? tradeDate : readTradeDate(tradeDate.trim());
}

const STORED_DAY = /^\d{4}-\d{2}-\d{2}$/;

function matches(row: TradeTexts, { type, from, to }: TradeFind): boolean {
  if (type !== '' && row.transactionType !== type) return false;
  if (from === '' && to === '') return true;
  const day = dayOf(row);
  return day !== undefined && (from === '' || day >= from) && (to === '' || day <= to);
}

/** The value that is compared: texts as they are, numbers as an approximation and exactly. */
interface Sorted<Row> {
  row: Row;
  at: number;
  text: string | undefined;
  number: number;
}

function sorted<Row extends TradeTexts>(rows: readonly Row[], { column, direction }: TradeSort): Row[] {
  const sign = direction === 'ascending' ? 1 : -1;
  const isNumber = TRADE_FIELDS.indexOf(column) >= TRADE_FIELDS.indexOf('quantity');
  const decorated = rows.map((row, at): Sorted<Row> => {
    const text = valueOf(row, column);
    return { row, at, text, number: isNumber && text !== undefined ? Number(text) : 0 };
  });
  // A list in the other direction is turned round as a whole, the trades of one day too.
  const ties = column === 'tradeDate' && isInOtherDirection(decorated, sign) ? -1 : 1;
  decorated.sort((one, other) => {
    // What cannot be read comes last in both directions.
    if (one.text === undefined || other.text === undefined)
      return Number(one.text === undefined) - Number(other.text === undefined) || one.at - other.at;
    const difference = isNumber ? compareNumbers(one, other) : compare(one.text, other.text);
    return sign * difference || ties * (one.at - other.at);
  });
  return decorated.map(({ row }) => row);
}

function valueOf(row: TradeTexts, column: TradeField): string | undefined {
  const text = row[column].trim();
  if (column === 'transactionType') return text === '' ? undefined : typeText(text);
  if (column === 'tradeDate') return dayOf(row);
  return column === 'quantity' ? readQuantity(text) : readAmount(text);
}

function isInOtherDirection<Row>(rows: readonly Sorted<Row>[], sign: number): boolean {
  const first = rows[0]?.text;
  const last = rows.at(-1)?.text;
  return first !== undefined && last !== undefined && sign * compare(first, last) > 0;
}

const AMOUNT_PLACES = 6;

/** Amounts have more digits than a number keeps: what seems equal is compared exactly. */
function compareNumbers<Row>(one: Sorted<Row>, other: Sorted<Row>): number {
  if (one.number !== other.number || one.text === other.text) return one.number - other.number;
  const difference = exactly(one.text!) - exactly(other.text!);
  return difference > 0n ? 1 : difference < 0n ? -1 : 0;
}

function exactly(text: string): bigint {
  const [whole = '0', decimals = ''] = text.split('.');
  return BigInt(whole + decimals.padEnd(AMOUNT_PLACES, '0'));
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
