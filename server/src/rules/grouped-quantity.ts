import { type DecimalMark, decimalMarkIfThousands } from './number-forms.js';
import { type TradeNumbers } from './thousandfold.js';
import { readAmount, readQuantity } from './trade-values.js';

/** Fees and discounts make a total differ, by less than its half or double. */
const NEARLY = 2;

/**
 * What a row says of a quantity such as `1,000`, whose only mark is before three digits: `thousands` when the row is a
 * good trade with these, whole shares being written without decimals; `decimals` when it is one with decimals only;
 * `unsaid` when it has no price or total; undefined when it is none.
 */
export function saidOfQuantity(row: TradeNumbers): 'thousands' | 'decimals' | 'unsaid' | undefined {
  const mark = decimalMarkIfThousands(row.quantity);
  const grouped = isGoodTrade(row, mark);
  if (grouped !== false) return grouped === undefined ? 'unsaid' : 'thousands';
  return isGoodTrade(row, mark === 'point' ? 'comma' : 'point') ? 'decimals' : undefined;
}

/** Whether a row, read with a mark, is of whole shares with about their total; undefined where it lacks a number or has a 0. */
function isGoodTrade(row: TradeNumbers, mark: DecimalMark): boolean | undefined {
  const amount = (text: string) => (text === '' ? '0' : readAmount(text, mark));
  const read = [readQuantity(row.quantity, mark), amount(row.pricePerShare), amount(row.totalAmount)];
  if (read.includes(undefined)) return false;
  if (read.includes('0')) return undefined;
  const [shares = 0, price = 0, total = 0] = read.map(Number);
  const ratio = (shares * price) / total;
  return ratio > 1 / NEARLY && ratio < NEARLY;
}
