import { t } from '@rules/text.js';
import type { TradePeriod, TradeWarning } from '@rules/trade-warnings.js';
import { groupedExact } from '../../lib/decimals';
import { outsidePeriodText } from './trade-text';

/** The text of a warning about one trade; it follows the field's label. */
export function warningText(
  warning: TradeWarning,
  period: TradePeriod,
  expectedTotal: string | undefined,
): string {
  if (warning === 'OUTSIDE_PERIOD') return outsidePeriodText(period);
  // A product with more digits than a total may have is not suggested.
  return expectedTotal
    ? t('is not quantity × price ({product})', { product: groupedExact(expectedTotal) })
    : t('is not quantity × price');
}
