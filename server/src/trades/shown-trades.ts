import type { Decimal } from 'decimal.js';
import { PAGE_SIZE } from '../common/paging.js';
import type { Trade, TransactionType } from './trade.entity.js';

/** A trade for display; its exact amounts are text when read directly from PostgreSQL. */
export type ShownTrade = Pick<Trade, 'id' | 'transactionType' | 'tradeDate' | 'quantity'> & {
  pricePerShare: Decimal | string;
  totalAmount: Decimal | string;
};

/** An exact amount as text. */
export const amountText = (amount: Decimal | string): string =>
  typeof amount === 'string' ? amount : amount.toFixed();

/** The columns of a claim's trades, each one text with a comma between trades; null when there are none. */
export type TradeColumns = Record<keyof ShownTrade, string | null>;

/** Separates the values of a column; none contains it, since they are numbers, dates and type names. */
const SEPARATOR = ',';

const COLUMNS: Record<keyof ShownTrade, string> = {
  id: 'id::text',
  transactionType: 'transaction_type::text',
  tradeDate: 'trade_date::text',
  quantity: 'quantity::text',
  pricePerShare: 'trim_scale(price_per_share)::text',
  totalAmount: 'trim_scale(total_amount)::text',
};

const joined = Object.entries(COLUMNS)
  .map(([name, text]) => `'${name}', string_agg(${text}, '${SEPARATOR}')`)
  .join(', ');

/**
 * The trades of a claim as JSON, newest first, column by column: PostgreSQL writes and we parse this in a fraction of
 * the time of row by row.
 * @param claimId the SQL of the claim's id
 * @param limit the SQL of the number of trades; NULL means all
 * @param offset the SQL of the number of trades to skip
 */
export const tradeColumnsSql = (claimId: string, limit: string, offset: string): string => `(
  SELECT json_build_object(${joined})
  FROM (
    SELECT * FROM trades WHERE submission_id = ${claimId} ORDER BY trade_date DESC, trades.id DESC LIMIT ${limit} OFFSET ${offset}
  ) t
)`;

/** The trades in the columns from `tradeColumnsSql`. */
export function tradesOf(columns: TradeColumns): ShownTrade[] {
  const values = (name: keyof ShownTrade) => columns[name]?.split(SEPARATOR) ?? [];
  const [types, dates, quantities] = [values('transactionType'), values('tradeDate'), values('quantity')];
  const [prices, amounts] = [values('pricePerShare'), values('totalAmount')];
  return values('id').map((id, at) => ({
    id,
    transactionType: types[at] as TransactionType,
    tradeDate: dates[at]!,
    quantity: quantities[at]!,
    pricePerShare: prices[at]!,
    totalAmount: amounts[at]!,
  }));
}

/** Which trades of a claim are read, newest first. */
export interface TradePart {
  /** One more than may be returned, to know whether there are more; null: no limit. */
  limit: number | null;
  offset: number;
  /** How many of them are returned when there are more. */
  shown: number;
}

export const ALL_TRADES: TradePart = { limit: null, offset: 0, shown: PAGE_SIZE };

/** A page of a claim's trades. */
export function pageOfTrades(page: number): TradePart {
  return { limit: PAGE_SIZE + 1, offset: (page - 1) * PAGE_SIZE, shown: PAGE_SIZE };
}

/** All trades of a claim if there are at most so many, otherwise the first page. */
export function tradesUpTo(most: number): TradePart {
  return { limit: most + 1, offset: 0, shown: PAGE_SIZE };
}
