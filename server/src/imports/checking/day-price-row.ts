import { DAY_SAMPLES, orderOfForm } from '../../rules/day-forms.js';
import type { Notation } from '../../rules/notation.js';
import { PRICE_PLACES, readUnits } from '../../rules/decimals.js';
import { readAmount, readTradeDate } from '../../rules/trade-values.js';
import { DAY_PRICE_COLUMNS, type Column } from '../reading/columns.js';
import type { RawRow, RowProblem } from '../reading/file-shape.js';
import { cellProblem, cleanTextCell, problem } from './cell-values.js';
import { AMOUNT_RULE, DATE_RULE, howWritten } from './trade-row.js';

/** One valid row of a file of day prices: the day as yyyy-MM-dd, its prices as exact decimals. */
export interface DayPriceRow {
  day: string;
  low: string;
  high: string;
}

const [DATE, LOW, HIGH] = DAY_PRICE_COLUMNS.columns as readonly [Column, Column, Column];

/** Checks one row of a file of day prices (RULES-17). Nothing is rounded, and a price of 0 is none. */
export function checkDayPriceRow(
  row: Pick<RawRow, 'cells' | 'problem'>,
  columns: readonly (string | null)[],
  { numbers = 'point', days = 'day-first' }: Notation,
): { price: DayPriceRow; problem?: undefined } | { problem: RowProblem } {
  if (row.problem) return { problem: row.problem };
  const text = ({ name }: Column) => cleanTextCell(row.cells[columns.indexOf(name)] ?? '');
  for (const column of [DATE, LOW, HIGH]) {
    const wrong =
      text(column) === '' ? problem(column, 'is required') : cellProblem(column, text(column), false);
    if (wrong) return { problem: wrong };
  }
  const day = readTradeDate(text(DATE), days);
  if (day === undefined) {
    const rule = orderOfForm(text(DATE)) ? `must be a real date written as ${DAY_SAMPLES[days]}` : DATE_RULE;
    return { problem: problem(DATE, rule) };
  }
  const [low, high] = [readAmount(text(LOW), numbers), readAmount(text(HIGH), numbers)];
  if (low === undefined) return { problem: problem(LOW, AMOUNT_RULE + howWritten(text(LOW), numbers)) };
  if (high === undefined) return { problem: problem(HIGH, AMOUNT_RULE + howWritten(text(HIGH), numbers)) };
  if (units(low) === 0n) return { problem: problem(LOW, 'must be above 0') };
  if (units(low) > units(high))
    return { problem: problem(LOW, `is ${low}, above the day’s highest price of ${high}; check both`) };
  return { price: { day, low, high } };
}

function units(amount: string): bigint {
  return readUnits(amount, PRICE_PLACES);
}
