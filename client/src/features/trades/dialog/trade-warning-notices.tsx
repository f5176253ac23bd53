import { workedOutTotal } from '@rules/exact-amounts.js';
import { t } from '@rules/text.js';
import {
  checkedTrade,
  checkTradeRow,
  sameTrade,
  TRADE_FIELD_LABELS,
  type TradeTexts,
} from '@rules/trade-row.js';
import { tradeWarnings, type TradePeriod } from '@rules/trade-warnings.js';
import { Notice } from '../../../components/feedback/notice';
import { warnedField, warningText } from '../../../domain/trade/trade-warning-text';

interface TradeWarningNoticesProps {
  trade: TradeTexts;
  period: TradePeriod;
  kept?: readonly TradeTexts[];
}

/** Warnings about one trade while it is typed. They prevent nothing. */
export function TradeWarningNotices({ trade, period, kept = [] }: TradeWarningNoticesProps) {
  if (Object.keys(checkTradeRow(trade)).length > 0) return null;
  const checked = checkedTrade(trade);
  const { ofTrades } = tradeWarnings([{ ...checked, id: 'this' }], '0', period);
  const expected = workedOutTotal(trade.quantity, trade.pricePerShare);
  return (
    <div role="status">
      {ofTrades.get('this')?.map((warning) => (
        <Notice key={warning} tone="needs">
          {t('{warning} {warningText}. You can keep it if it is correct.', {
            warning: TRADE_FIELD_LABELS[warnedField[warning]],
            warningText: warningText(warning, period, expected),
          })}
        </Notice>
      ))}
      {kept.some((other) => sameTrade(other, checked)) && (
        <Notice tone="needs">
          {t(
            'This trade is already on the claim, with the same five values. Add it only if it happened more than once.',
          )}
        </Notice>
      )}
    </div>
  );
}
