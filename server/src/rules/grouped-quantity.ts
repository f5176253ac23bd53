import { type DecimalMark, decimalMarkIfThousands } from './number-forms.js';
import { type TradeNumbers } from './thousandfold.js';
import { readAmount, readQuantity } from './trade-values.js';

/** Fees and discounts change a total, but by less than this factor. */
const NEARLY = 2;

/**
 * What a row says about a quantity such as `1,000`, whose only separator precedes three digits: `thousands` when the
 * row is a plausible trade with a thousands separator, since whole shares are written without decimals; `decimals` when
 * it is plausible only with a decimal mark; `unknown` when it has no price or total; undefined when it is plausible with
 * neither.
 */
export function separatorOfQuantity(row: TradeNumbers): 'thousands' | 'decimals' | 'unknown' | undefined {
  const mark = decimalMarkIfThousands(row.quantity);
  const grouped = isGoodTrade(row, mark);
  if (grouped !== false) return grouped === undefined ? 'unknown' : 'thousands';
  return isGoodTrade(row, mark === 'point' ? 'comma' : 'point') ? 'decimals' : undefined;
}

/**
 * Whether a row, read with a decimal mark, has whole shares and approximately the right total; undefined if a number is
 * missing or 0.
 */
function isGoodTrade(row: TradeNumbers, mark: DecimalMark): boolean | undefined {
  const amount = (text: string) => (text === '' ? '0' : readAmount(text, mark));
  const read = [readQuantity(row.quantity, mark), amount(row.pricePerShare), amount(row.totalAmount)];
  if (read.includes(undefined)) return false;
  if (read.includes('0')) return undefined;
  const [shares = 0, price = 0, total = 0] = read.map(Number);
  const ratio = (shares * price) / total;
  return ratio > 1 / NEARLY && ratio < NEARLY;
}
