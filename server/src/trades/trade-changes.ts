import type { CheckedTrade } from '../rules/trade-row.js';
import { type Trade, TransactionType } from './trade.entity.js';

/** The values of a trade that make it that trade and not another (TRADE-5), its numbers as plain decimals. */
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

/** What a whole list that is sent changes in the one that is kept. */
export interface TradeChanges {
  /** Places in the sent list that stand for no kept trade. */
  added: number[];
  removed: Trade[];
}

/**
 * Compares a sent list with the kept one. A row is the kept trade whose id it names when the values are equal too, else
 * any kept trade with equal values that no other row stands for; so a list that is sent back as it came changes nothing.
 * OPEN rows are part of the balance and are never removed by leaving them out (TRADE-6 hides them).
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
