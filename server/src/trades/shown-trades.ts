import type { Decimal } from 'decimal.js';
import { PAGE_SIZE } from '../common/paging.js';
import type { Trade } from './trade.entity.js';

/** A trade as it is shown; its amounts are exact, as text where PostgreSQL wrote them. */
export type ShownTrade = Pick<Trade, 'id' | 'transactionType' | 'tradeDate' | 'quantity'> & {
  pricePerShare: Decimal | string;
  totalAmount: Decimal | string;
};

/** An exact amount as text. */
export const amountText = (amount: Decimal | string): string =>
  typeof amount === 'string' ? amount : amount.toFixed();

/**
 * The trades of a claim as JSON, newest first, built by PostgreSQL: of long lists that takes a fraction of reading row by row.
 * @param claimId the SQL of the claim's id
 * @param limit and offset, the SQL of how many of which; a NULL limit means all
 */
export const shownTradesSql = (claimId: string, limit: string, offset: string): string => `(
  SELECT coalesce(json_agg(t), '[]') FROM (
    SELECT id::text, transaction_type AS "transactionType", trade_date AS "tradeDate", quantity::text,
      trim_scale(price_per_share)::text AS "pricePerShare", trim_scale(total_amount)::text AS "totalAmount"
    FROM trades WHERE submission_id = ${claimId} ORDER BY trade_date DESC, trades.id DESC LIMIT ${limit} OFFSET ${offset}
  ) t
)`;

/** How many trades are read for a page, and behind how many: one more than it shows, to tell whether there are more. */
export function readOfPage(page: number | null): { limit: number | null; offset: number } {
  return page === null
    ? { limit: null, offset: 0 }
    : { limit: PAGE_SIZE + 1, offset: (page - 1) * PAGE_SIZE };
}
