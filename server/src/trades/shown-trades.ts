import type { Decimal } from 'decimal.js';
import { PAGE_SIZE } from '../common/paging.js';
import type { Trade, TransactionType } from './trade.entity.js';

/** A trade as it is shown; its amounts are exact, as text where PostgreSQL wrote them. */
export type ShownTrade = Pick<Trade, 'id' | 'transactionType' | 'tradeDate' | 'quantity'> & {
  pricePerShare: Decimal | string;
  totalAmount: Decimal | string;
};

/** An exact amount as text. */
export const amountText = (amount: Decimal | string): string =>
  typeof amount === 'string' ? amount : amount.toFixed();

/** The columns of a claim's trades, each an array with one text a trade; null where there is no trade. */
export type TradeColumns = Record<keyof ShownTrade, string[] | null>;

/**
 * The trades of a claim as JSON, newest first, column by column, which PostgreSQL writes and we read in about half the time of
 * row by row.
 * @param claimId the SQL of the claim's id
 * @param limit and offset, the SQL of how many of which; a NULL limit means all
 */
export const tradeColumnsSql = (claimId: string, limit: string, offset: string): string => `(
  SELECT json_build_object('id', json_agg(id), 'transactionType', json_agg(transaction_type), 'tradeDate', json_agg(trade_date),
    'quantity', json_agg(quantity), 'pricePerShare', json_agg(price_per_share), 'totalAmount', json_agg(total_amount))
  FROM (
    SELECT id::text, transaction_type, trade_date, quantity::text,
      trim_scale(price_per_share)::text AS price_per_share, trim_scale(total_amount)::text AS total_amount
    FROM trades WHERE submission_id = ${claimId} ORDER BY trade_date DESC, trades.id DESC LIMIT ${limit} OFFSET ${offset}
  ) t
)`;

/** The trades of columns that `tradeColumnsSql` gave. */
export function tradesOf(columns: TradeColumns): ShownTrade[] {
  const { id, transactionType, tradeDate, quantity, pricePerShare, totalAmount } = columns;
  return (id ?? []).map((one, at) => ({
    id: one,
    transactionType: transactionType![at] as TransactionType,
    tradeDate: tradeDate![at]!,
    quantity: quantity![at]!,
    pricePerShare: pricePerShare![at]!,
    totalAmount: totalAmount![at]!,
  }));
}

/** How many trades are read for a page, and behind how many: one more than it shows, to tell whether there are more. */
export function readOfPage(page: number | null): { limit: number | null; offset: number } {
  return page === null
    ? { limit: null, offset: 0 }
    : { limit: PAGE_SIZE + 1, offset: (page - 1) * PAGE_SIZE };
}
