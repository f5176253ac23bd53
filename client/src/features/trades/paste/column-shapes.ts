import type { DecimalMark } from '@rules/number-forms.js';
import type { TradeField } from '@rules/trade-row.js';
import { readStatementDate } from '../../../lib/statement-dates';
import { likelyMarkOf, readPlainNumber } from './cell-numbers';
import { readTypeWord } from './type-text';

/** The share of a column's cells that must have the same kind of value. */
const MOST = 0.6;
const SAMPLE_LINES = 200;

interface NumberColumn {
  column: number;
  values: (number | undefined)[];
}

/** The field of each column, derived from its cells alone; null when that is not certain. */
export function fieldsByShape(lines: readonly string[][]): (TradeField | null)[] {
  const sample = lines.slice(0, SAMPLE_LINES);
  const width = Math.max(0, ...sample.map((cells) => cells.length));
  const fields = new Array<TradeField | null>(width).fill(null);
  const mark = likelyMarkOf(sample.flat());
  const columns = Array.from({ length: width }, (_, column) => sample.map((cells) => cells[column] ?? ''));
  const take = (field: TradeField, fits: (cell: string) => boolean) => {
    const column = columns.findIndex((cells, index) => fields[index] === null && mostly(cells, fits));
    if (column >= 0) fields[column] = field;
  };
  take('transactionType', (cell) => readTypeWord(cell) !== undefined);
  take(
    'tradeDate',
    (cell) => readStatementDate(cell) !== undefined || readStatementDate(cell, 'month-first') !== undefined,
  );
  // Numbers without dates are no trades: any three of them could be a quantity, a price and a total.
  if (!fields.includes('tradeDate')) return fields;
  const numbers = columns.flatMap((cells, column): NumberColumn[] =>
    fields[column] === null && mostly(cells, (cell) => readPlainNumber(cell, mark) !== undefined)
      ? [{ column, values: cells.map((cell) => roughly(cell, mark)) }]
      : [],
  );
  for (const [field, column] of Object.entries(amountColumns(numbers))) fields[column] = field as TradeField;
  return fields;
}

/** Finds quantity, price and total among number columns: one of them is the product of the two others. */
function amountColumns(numbers: readonly NumberColumn[]): Partial<Record<TradeField, number>> {
  const whole = ({ values }: NumberColumn) =>
    values.every((value) => value === undefined || Number.isInteger(value));
  for (const quantity of numbers) {
    for (const price of numbers) {
      for (const total of numbers) {
        if (new Set([quantity, price, total]).size < 3 || !whole(quantity)) continue;
        // When two whole-number columns multiply to the third, either could be the price; the first is taken as the
        // quantity.
        if (whole(price) && price.column < quantity.column) continue;
        if (multiply(quantity, price, total)) {
          return { quantity: quantity.column, pricePerShare: price.column, totalAmount: total.column };
        }
      }
    }
  }
  const [first, second, third] = numbers;
  if (!first || !whole(first)) return {};
  if (numbers.length === 1) return { quantity: first.column };
  if (numbers.length === 2 && second && !whole(second))
    return { quantity: first.column, pricePerShare: second.column };
  if (numbers.length === 3 && second && third && comesNear(first, second, third)) {
    return { quantity: first.column, pricePerShare: second.column, totalAmount: third.column };
  }
  return {};
}

/** Tolerates rounding by a cent and by a thousandth. */
function multiply(...columns: [NumberColumn, NumberColumn, NumberColumn]): boolean {
  return mostProducts(...columns, (product, sum) => Math.abs(product - sum) <= sum / 1000 + 0.02);
}

/** Totals include fees, and may include mistakes; a column of the fees themselves is far from quantity × price. */
function comesNear(...columns: [NumberColumn, NumberColumn, NumberColumn]): boolean {
  return mostProducts(...columns, (product, sum) => sum > product / 2 && sum < product * 2);
}

function mostProducts(
  quantity: NumberColumn,
  price: NumberColumn,
  total: NumberColumn,
  fits: (product: number, sum: number) => boolean,
): boolean {
  let lines = 0;
  let fitting = 0;
  quantity.values.forEach((shares, line) => {
    const each = price.values[line];
    const sum = total.values[line];
    if (!shares || !each || !sum) return;
    lines += 1;
    if (fits(Math.abs(shares * each), Math.abs(sum))) fitting += 1;
  });
  return lines > 0 && fitting >= lines * MOST;
}

function mostly(cells: readonly string[], fits: (cell: string) => boolean): boolean {
  const filled = cells.filter((cell) => cell !== '');
  return filled.length > 0 && filled.filter(fits).length >= filled.length * MOST;
}

/** Close enough to recognise columns; stored values are never derived from it. */
function roughly(cell: string, mark: DecimalMark): number | undefined {
  const number = readPlainNumber(cell, mark);
  return number && Number(number.negative ? `-${number.digits}` : number.digits);
}
