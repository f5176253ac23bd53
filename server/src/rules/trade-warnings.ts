import { markOfForm } from './number-forms.js';
import type { TransactionTypeValue } from './trade-values.js';

/** What is unusual about one trade: dated outside the scheme's period, or a total other than quantity × price. */
export type TradeWarning = 'OUTSIDE_PERIOD' | 'TOTAL_DIFFERS';

/** A trade as it is kept: days as yyyy-MM-dd, numbers as plain decimal texts. */
export interface KeptTrade {
  id: string;
  transactionType: TransactionTypeValue;
  tradeDate: string;
  quantity: string;
  pricePerShare: string;
  totalAmount: string;
}

/** The scheme's days, yyyy-MM-dd; the opening balance is that at the close of its day. */
export interface TradePeriod {
  openingBalanceDate: string;
  tradePeriodStart: string;
  tradePeriodEnd: string;
}

/** What is unusual about a claim's trades. */
export interface TradeWarnings {
  /** By the id of the trade; a trade without warnings is absent. */
  ofTrades: ReadonlyMap<string, readonly TradeWarning[]>;
  /** The first day at whose end fewer than 0 shares are held, yyyy-MM-dd. */
  negativeFrom?: string;
  /** The text kept as opening balance is no number, so it counts as 0. */
  openingBalanceUnreadable: boolean;
}

interface Exact {
  units: bigint;
  /** How many of the digits of `units` are decimals. */
  places: number;
}

const DECIMAL = /^([+-]?\d+)(?:\.(\d*))?$/;
const NO_BALANCE = new Set(['', 'NONE']);
const CENT_PLACES = 2;

const holdingSign: Partial<Record<TransactionTypeValue, bigint>> = {
  BUY: 1n,
  TRANSFER_IN: 1n,
  SELL: -1n,
  TRANSFER_OUT: -1n,
};

/**
 * The warnings of a claim's trades (TRADE-9): they are shown and never refuse anything.
 * Exact, in any order of the trades. OPEN rows are no trades and get none.
 */
export function tradeWarnings(
  trades: readonly KeptTrade[],
  openingBalance: string,
  period: TradePeriod,
): TradeWarnings {
  const ofTrades = new Map<string, readonly TradeWarning[]>();
  for (const trade of trades) {
    const warnings = warningsOf(trade, period);
    if (warnings.length > 0) ofTrades.set(trade.id, warnings);
  }
  const opening = openingShares(openingBalance);
  return {
    ofTrades,
    negativeFrom: firstNegativeDay(trades, opening ?? 0n, period.openingBalanceDate),
    openingBalanceUnreadable: isUnreadableBalance(openingBalance),
  };
}

/** Whether an opening balance says something that is no number of shares, so that it counts as 0. */
export function isUnreadableBalance(openingBalance: string): boolean {
  return openingShares(openingBalance) === undefined && !NO_BALANCE.has(openingBalance.trim().toUpperCase());
}

/**
 * The whole shares of an opening balance; undefined for a text that is no number, and for one that may be two: `1.000`
 * is a thousand where a point separates thousands.
 */
export function openingShares(openingBalance: string): bigint | undefined {
  const text = openingBalance.trim();
  const exact = markOfForm(text) === 'open' ? undefined : readExact(text);
  return exact && wholeBelow(exact);
}

function warningsOf(trade: KeptTrade, { tradePeriodStart, tradePeriodEnd }: TradePeriod): TradeWarning[] {
  if (trade.transactionType === 'OPEN') return [];
  const warnings: TradeWarning[] = [];
  if (trade.tradeDate < tradePeriodStart || trade.tradeDate > tradePeriodEnd) warnings.push('OUTSIDE_PERIOD');
  if (totalDiffers(trade)) warnings.push('TOTAL_DIFFERS');
  return warnings;
}

/** Both sides are rounded to cents first: a broker's note rounds, and that is not an error. */
function totalDiffers({ quantity, pricePerShare, totalAmount }: KeptTrade): boolean {
  const shares = readExact(quantity);
  const price = readExact(pricePerShare);
  const total = readExact(totalAmount);
  if (!shares || !price || !total) return false;
  const product = { units: shares.units * price.units, places: shares.places + price.places };
  return toCents(product) !== toCents(total);
}

/**
 * Trades up to the opening balance's day are in that balance already and are not counted again. The order within a
 * day is not known, so a day is judged by its end. A TRANSFER does not say whether shares came or went: from its
 * day on nothing is said.
 */
function firstNegativeDay(
  trades: readonly KeptTrade[],
  opening: bigint,
  openingDay: string,
): string | undefined {
  if (opening < 0n) return openingDay;
  const changes = new Map<string, bigint>();
  let unknownFrom: string | undefined;
  for (const { transactionType, tradeDate, quantity } of trades) {
    if (transactionType === 'OPEN' || tradeDate <= openingDay) continue;
    const sign = holdingSign[transactionType];
    const shares = readExact(quantity);
    if (sign === undefined || !shares) {
      if (unknownFrom === undefined || tradeDate < unknownFrom) unknownFrom = tradeDate;
    } else {
      changes.set(tradeDate, (changes.get(tradeDate) ?? 0n) + sign * wholeBelow(shares));
    }
  }
  let held = opening;
  for (const day of [...changes.keys()].sort()) {
    if (unknownFrom !== undefined && day >= unknownFrom) return undefined;
    held += changes.get(day) ?? 0n;
    if (held < 0n) return day;
  }
  return undefined;
}

function readExact(text: string): Exact | undefined {
  const match = DECIMAL.exec(text);
  if (!match) return undefined;
  const decimals = match[2] ?? '';
  return { units: BigInt(`${match[1]!.replace('+', '')}${decimals}`), places: decimals.length };
}

/** Half away from zero, as amounts are shown. */
function toCents({ units, places }: Exact): bigint {
  if (places <= CENT_PLACES) return units * 10n ** BigInt(CENT_PLACES - places);
  const divisor = 10n ** BigInt(places - CENT_PLACES);
  const half = units < 0n ? -divisor / 2n : divisor / 2n;
  return (units + half) / divisor;
}

/** The largest whole number not above: as long as only whole shares move, it is below 0 exactly when the balance is. */
function wholeBelow({ units, places }: Exact): bigint {
  const divisor = 10n ** BigInt(places);
  const whole = units / divisor;
  return units < 0n && whole * divisor !== units ? whole - 1n : whole;
}
