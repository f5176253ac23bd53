import type { CheckedTrade } from '../rules/trade-row.js';
import { type Trade, TransactionType } from './trade.entity.js';

/** The values that identify a trade (TRADE-5), numbers as plain decimals. */
type TradeKeyParts = Pick<
  CheckedTrade,
  'transactionType' | 'tradeDate' | 'quantity' | 'pricePerShare' | 'totalAmount'
>;

const keyOf = (trade: TradeKeyParts) =>
  `${trade.transactionType} ${trade.tradeDate} ${trade.quantity} ${trade.pricePerShare} ${trade.totalAmount}`;

const keyOfKept = (trade: Trade) =>
  keyOf({
    transactionType: trade.transactionType,
    tradeDate: trade.tradeDate,
    quantity: trade.quantity,
    pricePerShare: trade.pricePerShare.toFixed(),
    totalAmount: trade.totalAmount.toFixed(),
  });

/** The changes that a submitted list of trades makes to the stored list. */
export interface TradeChanges {
  /** Indexes in the submitted list of rows without a matching stored trade. */
  added: number[];
  removed: Trade[];
}

/**
 * Compares a submitted list with the stored one. A row matches the stored trade with its id if the values are equal
 * too, otherwise any stored trade with equal values that no other row matches; so a list sent back unchanged changes
 * nothing. OPEN rows are part of the balance and are not removed when they are missing (TRADE-6 hides them).
 */
export function tradeChanges(sent: readonly CheckedTrade[], kept: readonly Trade[]): TradeChanges {
  const left = new Map(kept.map((trade) => [trade.id, trade]));
  const keys = new Map(kept.map((trade) => [trade.id, keyOfKept(trade)]));
  const unmatched: number[] = [];
  sent.forEach((row, index) => {
    if (row.id !== undefined && left.has(row.id) && keys.get(row.id) === keyOf(row)) left.delete(row.id);
    else unmatched.push(index);
  });
  const byKey = new Map<string, string[]>();
  for (const id of left.keys()) {
    const key = keys.get(id)!;
    byKey.set(key, [...(byKey.get(key) ?? []), id]);
  }
  const added = unmatched.filter((index) => {
    const id = byKey.get(keyOf(sent[index]!))?.shift();
    if (id !== undefined) left.delete(id);
    return id === undefined;
  });
  const removed = [...left.values()].filter(
    ({ transactionType }) => transactionType !== TransactionType.OPEN,
  );
  return { added, removed };
}
