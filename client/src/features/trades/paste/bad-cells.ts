import {
  checkTradeRow,
  TRADE_FIELD_LABELS,
  TRADE_FIELDS,
  type TradeField,
  type TradeTexts,
} from '@rules/trade-row.js';

const KINDS: Record<TradeField, string> = {
  transactionType: 'no transaction type',
  tradeDate: 'no date',
  quantity: 'no whole number of shares above 0',
  pricePerShare: 'no price',
  totalAmount: 'no amount',
};

/** The errors of a pasted row by field, in words about its text: '31/02/2018 is no date'. */
export function badCells(row: TradeTexts): Partial<Record<TradeField, string>> {
  const errors = checkTradeRow(row);
  const found: Partial<Record<TradeField, string>> = {};
  for (const field of TRADE_FIELDS) {
    if (!errors[field]) continue;
    const text = row[field].trim();
    found[field] = text === '' ? `${TRADE_FIELD_LABELS[field]} is missing` : `${text} is ${KINDS[field]}`;
  }
  return found;
}
