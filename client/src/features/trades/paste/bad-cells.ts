import { t } from '@rules/text.js';
import {
  checkTradeRow,
  TRADE_FIELD_LABELS,
  TRADE_FIELDS,
  type TradeField,
  type TradeTexts,
} from '@rules/trade-row.js';

const KINDS: Record<TradeField, string> = {
  transactionType: t('no transaction type'),
  tradeDate: t('no date'),
  quantity: t('no whole number of shares above 0'),
  pricePerShare: t('no price'),
  totalAmount: t('no amount'),
};

/** The errors of a pasted row by field, in words about its text: '31/02/2018 is no date'. */
export function badCells(row: TradeTexts): Partial<Record<TradeField, string>> {
  const errors = checkTradeRow(row);
  const found: Partial<Record<TradeField, string>> = {};
  for (const field of TRADE_FIELDS) {
    if (!errors[field]) continue;
    const text = row[field].trim();
    found[field] =
      text === ''
        ? t('{field} is missing', { field: TRADE_FIELD_LABELS[field] })
        : t('{text} is {field}', { text, field: KINDS[field] });
  }
  return found;
}
