import { markOfForm } from './number-forms.js';
import type { TransactionTypeValue } from './trade-values.js';

/**
 * A warning about one trade: its date is outside the scheme's trade period, or its total differs from quantity × price.
 */
export type TradeWarning = 'OUTSIDE_PERIOD' | 'TOTAL_DIFFERS';

/** A trade as stored: date as yyyy-MM-dd, numbers as plain decimals. */
export interface KeptTrade {
  id: string;
  transactionType: TransactionTypeValue;
  tradeDate: string;
  quantity: string;
  pricePerShare: string;
  totalAmount: string;
}

/** The scheme's dates, yyyy-MM-dd; the opening balance is the one at the close of its date. */
export interface TradePeriod {
  openingBalanceDate: string;
  tradePeriodStart: string;
  tradePeriodEnd: string;
}

/** The warnings of a claim's trades. */
export interface TradeWarnings {
  /** By trade id; a trade without warnings is absent. */
  ofTrades: ReadonlyMap<string, readonly TradeWarning[]>;
  /** The first day that ends with a negative balance, yyyy-MM-dd. */
  negativeFrom?: string;
  /** The stored opening balance is not a number, so it counts as 0. */
  openingBalanceUnreadable: boolean;
}

interface Exact {
  units: bigint;
  /** The number of decimals in `units`. */
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
 * The warnings of a claim's trades (TRADE-9); they are displayed and never reject anything. Exact, and independent of
 * the order of trades. OPEN rows are not trades and get no warnings.
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

/** Whether an opening balance has a text that is not a number of shares, so that it counts as 0. */
export function isUnreadableBalance(openingBalance: string): boolean {
  return openingShares(openingBalance) === undefined && !NO_BALANCE.has(openingBalance.trim().toUpperCase());
}

/**
 * The whole shares of an opening balance; undefined for a text that is not a number, or is ambiguous: `1.000` is a
 * thousand where a point separates thousands.
 */
export function openingShares(openingBalance: string): bigint | undefined {
  const exact = readBalance(openingBalance);
  return exact && wholeBelow(exact);
}

/** Whether a stated closing balance is exactly this number of shares; a text that is not a number never is (LEDGER-1). */
export function statesShares(closingBalance: string, shares: bigint): boolean {
  const exact = readBalance(closingBalance);
  return exact !== undefined && exact.units === shares * 10n ** BigInt(exact.places);
}

function readBalance(balance: string): Exact | undefined {
  const text = balance.trim();
  return markOfForm(text) === 'open' ? undefined : readExact(text);
}

function warningsOf(trade: KeptTrade, { tradePeriodStart, tradePeriodEnd }: TradePeriod): TradeWarning[] {
  if (trade.transactionType === 'OPEN') return [];
  const warnings: TradeWarning[] = [];
  if (trade.tradeDate < tradePeriodStart || trade.tradeDate > tradePeriodEnd) warnings.push('OUTSIDE_PERIOD');
  if (totalDiffers(trade)) warnings.push('TOTAL_DIFFERS');
  return warnings;
}

/** Both sides are rounded to cents first: a broker's note is rounded, and that is not an error. */
function totalDiffers({ quantity, pricePerShare, totalAmount }: KeptTrade): boolean {
  const shares = readExact(quantity);
  const price = readExact(pricePerShare);
  const total = readExact(totalAmount);
  if (!shares || !price || !total) return false;
  const product = { units: shares.units * price.units, places: shares.places + price.places };
  return toCents(product) !== toCents(total);
}

/**
 * The opening balance already includes the trades up to its date. The order within a day is unknown, so only the
 * balance at the end of a day is checked. The direction of a TRANSFER is unknown: from its date on nothing is reported.
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

/** Halves are rounded away from zero, as in displayed amounts. */
function toCents({ units, places }: Exact): bigint {
  if (places <= CENT_PLACES) return units * 10n ** BigInt(CENT_PLACES - places);
  const divisor = 10n ** BigInt(places - CENT_PLACES);
  const half = units < 0n ? -divisor / 2n : divisor / 2n;
  return (units + half) / divisor;
}

/**
 * The largest integer not above the value: as long as only whole shares are traded, it is negative exactly if the
 * balance is.
 */
function wholeBelow({ units, places }: Exact): bigint {
  const divisor = 10n ** BigInt(places);
  const whole = units / divisor;
  return units < 0n && whole * divisor !== units ? whole - 1n : whole;
}
