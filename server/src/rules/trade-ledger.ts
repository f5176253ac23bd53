import { isKeptOpening, readTradeRow, type TradeErrors, type TradeRow } from './trade-row.js';
import { openingShares, type KeptTrade, type TradePeriod } from './trade-warnings.js';

/**
 * The totals of a list of trades: opening + what came in − what went out = closing, as in the claim's view (TRADE-33).
 * Shares are whole numbers.
 */
export interface TradeTotals {
  /** All trades without errors, those of the opening balance too. */
  trades: number;
  bought: bigint;
  sold: bigint;
  transferredIn: bigint;
  transferredOut: bigint;
  /** Undefined if the direction of a trade is unknown. */
  closing: bigint | undefined;
  /** The trades up to the opening balance's day, which are part of that balance and so are in no sum. */
  inOpening: number;
}

/** The errors and balances of a list of trades, by the key of the row. */
export interface TradeLedger {
  errors: ReadonlyMap<string, TradeErrors>;
  /** Shares held after each trade, in the order of the trade dates. */
  balances: ReadonlyMap<string, bigint>;
  opening: bigint;
  /** The day at whose close the opening balance was held, yyyy-MM-dd. */
  openingDay: string;
  totals: TradeTotals;
  /** The rows without errors, each with its key as id. */
  trades: readonly KeptTrade[];
}

interface Movement {
  key: string;
  day: string;
  change: bigint | undefined;
}

/**
 * Errors, running balance and totals of the rows of a claim. Rows with errors are not counted. The trades of
 * one day are counted in their listed order, so that the newest row's balance is the closing balance (TRADE-19), unless
 * that order would make the balance negative: a negative balance is shown exactly if the day ends with one. Trades up
 * to the opening balance's day are already part of that balance.
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
    const { errors: found, trade } = readTradeRow(row);
    if (trade) kept.push({ ...trade, id: row.key });
    else errors.set(row.key, found);
  }
  const opening = openingShares(openingBalance) ?? 0n;
  const counted = kept.filter(({ tradeDate }) => tradeDate > period.openingBalanceDate);
  const movements = counted.map((trade) => ({
    key: trade.id,
    day: trade.tradeDate,
    change: changeOf(trade),
  }));
  const balances = runningBalances(movements, opening, isNewestFirst(kept, rows));
  return {
    errors,
    balances: balances.ofRows,
    opening,
    openingDay: period.openingBalanceDate,
    totals: {
      trades: kept.length,
      ...sumsOf(counted),
      closing: balances.closing,
      inOpening: kept.length - counted.length,
    },
    trades: kept,
  };
}

function runningBalances(trades: Movement[], opening: bigint, newestFirst: boolean) {
  const days = new Map<string, Movement[]>();
  for (const movement of newestFirst ? trades.reverse() : trades) {
    const listed = days.get(movement.day);
    if (listed) listed.push(movement);
    else days.set(movement.day, [movement]);
  }
  const ofRows = new Map<string, bigint>();
  let held: bigint | undefined = opening;
  for (const day of [...days.keys()].sort()) {
    for (const movement of withinDay(days.get(day) ?? [], held)) {
      held = plus(held, movement);
      if (held !== undefined) ofRows.set(movement.key, held);
    }
  }
  return { ofRows, closing: held };
}

/**
 * The trades of one day in the order in which they are counted: the first of these in which the balance never becomes
 * negative: as listed; with the last trade kept last, and incoming before outgoing shares among the others; or all
 * incoming before all outgoing shares. If the day ends with a negative balance, the last trade stays last and shows it.
 */
function withinDay(listed: readonly Movement[], held: bigint | undefined): readonly Movement[] {
  if (listed.length < 2) return listed;
  const last = listed.at(-1)!;
  const lastStays = [...incomingFirst(listed.slice(0, -1)), last];
  const orders = [listed, lastStays, incomingFirst(listed)];
  const found = orders.find((order) => isCovered(order, held));
  if (found) return found;
  const ends = listed.reduce<bigint | undefined>(plus, held);
  return ends !== undefined && ends < 0n ? lastStays : incomingFirst(listed);
}

function incomingFirst(movements: readonly Movement[]): Movement[] {
  return [...movements].sort((one, other) => outgoing(one) - outgoing(other));
}

/** Whether the balance is known and not negative after each of them. */
function isCovered(movements: readonly Movement[], held: bigint | undefined): boolean {
  let balance = held;
  return movements.every((movement) => {
    balance = plus(balance, movement);
    return balance !== undefined && balance >= 0n;
  });
}

function plus(balance: bigint | undefined, { change }: Movement): bigint | undefined {
  return balance === undefined || change === undefined ? undefined : balance + change;
}

/**
 * Whether the list, and so each day in it, is ordered from the newest trade to the oldest. If the dates do not show it,
 * stored trades are, since the server returns them in that order, and typed ones are not.
 */
function isNewestFirst(kept: readonly KeptTrade[], [first]: readonly TradeRow[]): boolean {
  let turns = 0;
  for (const [at, { tradeDate }] of kept.entries()) {
    if (at > 0) turns += compare(tradeDate, kept[at - 1]!.tradeDate);
  }
  return turns === 0 ? first?.id !== undefined : turns < 0;
}

function sumsOf(counted: readonly KeptTrade[]) {
  const sums: Partial<Record<KeptTrade['transactionType'], bigint>> = {};
  for (const { transactionType, quantity } of counted) {
    sums[transactionType] = (sums[transactionType] ?? 0n) + BigInt(quantity);
  }
  return {
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
