import type { ComparedClaimFragment } from '../../generated/graphql';
import { formatShares } from '../../lib/decimals';

type TradeDetails = ComparedClaimFragment['submissionData']['tradeDetails'];
type Trade = TradeDetails['tradeData'][number];

/** A trade of two claims: of both, or of one only. */
export interface ComparedTrade extends Trade {
  key: string;
  of: 'both' | 'first' | 'second';
}

/** The displayed trades: an OPEN row is the opening balance, which has a field of its own (TRADE-6). */
export function listedTrades({ tradeData }: TradeDetails): Trade[] {
  return tradeData.filter(({ transactionType }) => transactionType !== 'OPEN');
}

/** All five fields; 1.50 and 1.5 are the same number. */
const valuesOf = ({ transactionType, tradeDate, quantity, pricePerShare, totalAmount }: Trade) =>
  [tradeDate, transactionType, ...[quantity, pricePerShare, totalAmount].map(formatShares)].join(' ');

/**
 * The trades of two claims as one list, newest first, nearly equal ones side by side. Trades with five equal fields are
 * matched one to one: when one claim has two and the other one, one remains unmatched.
 */
export function comparedTrades(first: TradeDetails, second: TradeDetails): ComparedTrade[] {
  const waiting = new Map<string, Trade[]>();
  for (const trade of listedTrades(second)) {
    const values = valuesOf(trade);
    const alike = waiting.get(values);
    if (alike) alike.push(trade);
    else waiting.set(values, [trade]);
  }
  const rows: ComparedTrade[] = [];
  const add = (trade: Trade, values: string, of: ComparedTrade['of']) =>
    rows.push({ ...trade, of, key: `${values} ${rows.length}` });
  for (const trade of listedTrades(first)) {
    const values = valuesOf(trade);
    add(trade, values, waiting.get(values)?.pop() ? 'both' : 'first');
  }
  for (const [values, left] of waiting) for (const trade of left) add(trade, values, 'second');
  return rows.sort(inOrder);
}

function inOrder(one: ComparedTrade, other: ComparedTrade): number {
  return (
    other.tradeDate.localeCompare(one.tradeDate) ||
    one.transactionType.localeCompare(other.transactionType) ||
    one.quantity.localeCompare(other.quantity, 'en', { numeric: true }) ||
    one.of.localeCompare(other.of)
  );
}
