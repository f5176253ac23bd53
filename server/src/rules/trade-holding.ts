import { openingShares, type KeptTrade, type TradePeriod } from './trade-warnings.js';

/** The shares held at the end of a day; undefined after a trade whose direction is unknown. */
export interface HeldShares {
  /** yyyy-MM-dd */
  day: string;
  shares: bigint | undefined;
}

/** The shares of a claim: `opening` + what came in − what went out = `closing`. */
export interface TradeHolding {
  opening: bigint;
  bought: bigint;
  sold: bigint;
  transferredIn: bigint;
  transferredOut: bigint;
  /** After the last trade; undefined if the direction of a trade is unknown. */
  closing: bigint | undefined;
  /** The trades up to the opening balance's day, which are part of that balance and not counted. */
  inOpening: number;
  /** On the opening balance's day, at the end of months, and on the last day of the trade period. */
  overTime: HeldShares[];
}

const WHOLE = /^\d+$/;
/** The number of days for which the shares are given; in a longer period not every month is. */
const MOST_POINTS = 25;

/**
 * The sums and the holding over the trade period of a claim's trades. Trades up to the opening balance's day are already
 * part of that balance and are not counted (TRADE-23).
 */
export function tradeHolding(
  trades: readonly KeptTrade[],
  openingBalance: string,
  period: TradePeriod,
): TradeHolding {
  const sums = { BUY: 0n, SELL: 0n, TRANSFER_IN: 0n, TRANSFER_OUT: 0n };
  const changes = new Map<string, bigint>();
  let unknownFrom: string | undefined;
  let inOpening = 0;
  for (const { transactionType, tradeDate, quantity } of trades) {
    if (transactionType === 'OPEN') continue;
    if (tradeDate <= period.openingBalanceDate) {
      inOpening += 1;
      continue;
    }
    if (transactionType === 'TRANSFER' || !WHOLE.test(quantity)) {
      if (unknownFrom === undefined || tradeDate < unknownFrom) unknownFrom = tradeDate;
      continue;
    }
    const shares = BigInt(quantity);
    sums[transactionType] += shares;
    const isIn = transactionType === 'BUY' || transactionType === 'TRANSFER_IN';
    changes.set(tradeDate, (changes.get(tradeDate) ?? 0n) + (isIn ? shares : -shares));
  }
  const opening = openingShares(openingBalance) ?? 0n;
  const days = [...changes.keys()].sort();
  let held = opening;
  let next = 0;
  const heldOn = (day: string) => {
    for (; next < days.length && days[next]! <= day; next += 1) held += changes.get(days[next]!) ?? 0n;
    return unknownFrom !== undefined && day >= unknownFrom ? undefined : held;
  };
  const overTime = daysShown(period).map((day) => ({ day, shares: heldOn(day) }));
  const all = [...changes.values()].reduce((sum, change) => sum + change, opening);
  return {
    opening,
    bought: sums.BUY,
    sold: sums.SELL,
    transferredIn: sums.TRANSFER_IN,
    transferredOut: sums.TRANSFER_OUT,
    closing: unknownFrom === undefined ? all : undefined,
    inOpening,
    overTime,
  };
}

function daysShown({ openingBalanceDate, tradePeriodEnd }: TradePeriod): string[] {
  const ends: string[] = [];
  for (let month = 0; ; month += 1) {
    const end = endOfMonth(openingBalanceDate, month);
    if (end >= tradePeriodEnd) break;
    if (end > openingBalanceDate) ends.push(end);
  }
  const step = Math.ceil(ends.length / (MOST_POINTS - 2));
  return [openingBalanceDate, ...ends.filter((_, at) => at % step === 0), tradePeriodEnd];
}

/** The last day of the month that is so many months after a day's. */
function endOfMonth(day: string, months: number): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month + months, 0)).toISOString().slice(0, 10);
}
