import { checkedTrade, checkTradeRow, isKeptOpening, type TradeErrors, type TradeRow } from './trade-row.js';
import {
  openingShares,
  tradeWarnings,
  type KeptTrade,
  type TradePeriod,
  type TradeWarning,
} from './trade-warnings.js';

/** The totals of a list of trades. Shares are whole numbers. */
export interface TradeTotals {
  trades: number;
  bought: bigint;
  sold: bigint;
  transferredIn: bigint;
  transferredOut: bigint;
  /** Undefined if the direction of a trade is unknown. */
  closing: bigint | undefined;
}

/** The errors, warnings and balances of a list of trades, by the key of the row. */
export interface TradeLedger {
  errors: ReadonlyMap<string, TradeErrors>;
  warnings: ReadonlyMap<string, readonly TradeWarning[]>;
  /** Shares held after each trade, in the order of the trade dates. */
  balances: ReadonlyMap<string, bigint>;
  /** The first day that ends with a negative balance, yyyy-MM-dd. */
  negativeFrom: string | undefined;
  openingUnreadable: boolean;
  opening: bigint;
  totals: TradeTotals;
}

interface Movement {
  key: string;
  day: string;
  change: bigint | undefined;
}

/**
 * Errors, warnings, running balance and totals of a claim's rows. Rows with errors are not counted. The order of trades
 * within a day is unknown: acquisitions are counted before disposals, so that a negative balance is shown exactly if
 * the day ends with one. The opening balance already includes the trades up to its date.
 */
export function tradeLedger(
  rows: readonly TradeRow[],
  openingBalance: string,
  period: TradePeriod,
): TradeLedger {
  const errors = new Map<string, TradeErrors>();
  const kept: KeptTrade[] = [];
  for (const row of rows) {
    if (isKeptOpening(row)) continue;
    const found = errorsOf(row);
    if (Object.keys(found).length > 0) errors.set(row.key, found);
    else kept.push({ ...checkedTrade(row), id: row.key });
  }
  const { ofTrades, negativeFrom, openingBalanceUnreadable } = tradeWarnings(kept, openingBalance, period);
  const opening = openingShares(openingBalance) ?? 0n;
  const balances = runningBalances(kept, opening, period.openingBalanceDate);
  return {
    errors,
    warnings: ofTrades,
    balances: balances.ofRows,
    negativeFrom,
    openingUnreadable: openingBalanceUnreadable,
    opening,
    totals: { ...totalsOf(kept), closing: balances.closing },
  };
}

/** A cache: rows are immutable, and a changed row is a new object. */
const foundErrors = new WeakMap<TradeRow, TradeErrors>();

function errorsOf(row: TradeRow): TradeErrors {
  const known = foundErrors.get(row);
  if (known) return known;
  const errors = checkTradeRow(row);
  foundErrors.set(row, errors);
  return errors;
}

function runningBalances(kept: readonly KeptTrade[], opening: bigint, openingDay: string) {
  const movements: Movement[] = kept
    .filter(({ tradeDate }) => tradeDate > openingDay)
    .map((trade) => ({ key: trade.id, day: trade.tradeDate, change: changeOf(trade) }))
    .sort((one, other) => compare(one.day, other.day) || outgoing(one) - outgoing(other));
  const ofRows = new Map<string, bigint>();
  let held: bigint | undefined = opening;
  for (const { key, change } of movements) {
    held = held === undefined || change === undefined ? undefined : held + change;
    if (held !== undefined) ofRows.set(key, held);
  }
  return { ofRows, closing: held };
}

function totalsOf(kept: readonly KeptTrade[]) {
  const sums: Partial<Record<KeptTrade['transactionType'], bigint>> = {};
  for (const { transactionType, quantity } of kept) {
    sums[transactionType] = (sums[transactionType] ?? 0n) + BigInt(quantity);
  }
  return {
    trades: kept.length,
    bought: sums.BUY ?? 0n,
    sold: sums.SELL ?? 0n,
    transferredIn: sums.TRANSFER_IN ?? 0n,
    transferredOut: sums.TRANSFER_OUT ?? 0n,
  };
}

function changeOf({ transactionType, quantity }: KeptTrade): bigint | undefined {
  if (transactionType === 'BUY' || transactionType === 'TRANSFER_IN') return BigInt(quantity);
  if (transactionType === 'SELL' || transactionType === 'TRANSFER_OUT') return -BigInt(quantity);
  return undefined;
}

function outgoing({ change }: Movement): number {
  return change === undefined ? 2 : change < 0n ? 1 : 0;
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
