import { t } from '@rules/text.js';
import {
  checkedTrade,
  checkTradeRow,
  sameTrade,
  TRADE_FIELD_LABELS,
  TRADE_FIELDS,
  type TradeTexts,
} from '@rules/trade-row.js';
import type { TradePeriod } from '@rules/trade-warnings.js';
import { Notice } from '../../../components/feedback/notice';
import { Stack } from '../../../components/page/layout';
import { Trans } from '../../../components/text/trans';
import { findingWords } from '../../../domain/trade/finding-text';
import { tradeFindings } from '../../../domain/trade/trade-findings';
import { useLedgerRules } from '../../../domain/trade/use-ledger-rules';

interface TradeWarningNoticesProps {
  trade: TradeTexts;
  period: TradePeriod;
  kept?: readonly TradeTexts[];
}

/** Warnings about one trade while it is typed. They prevent nothing. */
export function TradeWarningNotices({ trade, period, kept = [] }: TradeWarningNoticesProps) {
  const rules = useLedgerRules();
  if (Object.keys(checkTradeRow(trade)).length > 0) return null;
  const checked = checkedTrade(trade);
  const { ofTrades } = tradeFindings([{ ...checked, id: 'this' }], { openingBalance: '0' }, period, rules);
  const words = findingWords(ofTrades.get('this') ?? [], checked, period, rules);
  return (
    <Stack gap="tight" role="status">
      {TRADE_FIELDS.filter((field) => words[field]).map((field) => (
        <Notice key={field} tone="needs">
          <Trans
            id="{field} {finding}. You can keep it if it is correct."
            values={{ field: TRADE_FIELD_LABELS[field], finding: words[field] }}
          />
        </Notice>
      ))}
      {kept.some((other) => sameTrade(other, checked)) && (
        <Notice tone="needs">
          {t(
            'This trade is already on the claim, with the same five values. Add it only if it happened more than once.',
          )}
        </Notice>
      )}
    </Stack>
  );
}
