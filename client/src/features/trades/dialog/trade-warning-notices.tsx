import { workedOutTotal } from '@rules/exact-amounts.js';
import { checkedTrade, checkTradeRow, TRADE_FIELD_LABELS, type TradeTexts } from '@rules/trade-row.js';
import { tradeWarnings, type TradePeriod } from '@rules/trade-warnings.js';
import { Notice } from '../../../components/feedback/notice';
import { warnedField, warningWords } from '../../../lib/trade-warning-words';

interface TradeWarningNoticesProps {
  trade: TradeTexts;
  period: TradePeriod;
}

/** What is unusual about one trade while it is typed. It refuses nothing. */
export function TradeWarningNotices({ trade, period }: TradeWarningNoticesProps) {
  if (Object.keys(checkTradeRow(trade)).length > 0) return null;
  const { ofTrades } = tradeWarnings([{ ...checkedTrade(trade), id: 'this' }], '0', period);
  const expected = workedOutTotal(trade.quantity, trade.pricePerShare);
  return (
    <div role="status">
      {ofTrades.get('this')?.map((warning) => (
        <Notice key={warning} tone="needs">
          {TRADE_FIELD_LABELS[warnedField[warning]]} {warningWords(warning, period, expected)}. You can keep
          it if that is how it was.
        </Notice>
      ))}
    </div>
  );
}
