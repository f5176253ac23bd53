import type { TradeField } from '@rules/trade-row.js';
import type { TradePeriod, TradeWarning } from '@rules/trade-warnings.js';
import { groupedExact } from '../../lib/decimals';
import { outsidePeriodWords } from './trade-words';

/** Which value each warning is about. */
export const warnedField: Record<TradeWarning, TradeField> = {
  OUTSIDE_PERIOD: 'tradeDate',
  TOTAL_DIFFERS: 'totalAmount',
};

/** What a warning says of one trade; it follows the label of the value. */
export function warningWords(
  warning: TradeWarning,
  period: TradePeriod,
  expectedTotal: string | undefined,
): string {
  if (warning === 'OUTSIDE_PERIOD') return outsidePeriodWords(period);
  // A product of more digits than a total may have is not offered as one.
  const product = expectedTotal && ` (${groupedExact(expectedTotal)})`;
  return `is not quantity × price${product ?? ''}`;
}
