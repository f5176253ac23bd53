import type { AssessmentDocument, FindingCode, Matching, Method, Severity } from './assessment-document.js';
import { FINDING_SEVERITIES } from './assessment-document.js';
import {
  PRICE_PLACES,
  readUnits,
  SHARE_PLACES,
  LOSS_PLACES,
  SIX_MORE,
  writeUnits,
  type Rounding,
} from '../decimals.js';
import { dayLookup } from './day-lookup.js';
import { tradingCalendar, type TradingCalendar } from './trading-calendar.js';

/** A day's lowest and highest price, in units of 6 decimals. */
export interface PriceRange {
  low: bigint;
  high: bigint;
}

/** The market's prices by day, yyyy-MM-dd. */
export type DayPrices = ReadonlyMap<string, PriceRange>;

/** The excess of a share traded on a day at a price, in units of 10^-12, and the id of the band that sets it. */
export interface Excess {
  band: string | null;
  share: bigint;
}

/** What a loss is multiplied by: in units of 10^-6, and as a plain decimal. */
export interface Weight {
  units: bigint;
  text: string;
}

/** The assessment rules prepared for use: numbers in exact units, and fast lookup by day. */
export interface AssessmentRules {
  openingDate: string;
  windowFrom: string;
  windowTo: string;
  lastDay: string;
  method: Method;
  matching: Matching;
  disposalsFirst: boolean;
  /** The excess of a share bought or sold on a day; the price is in units of 10^-6. */
  excessOf: (day: string, price: bigint) => Excess;
  /** Whether a sale credits the excess at its own price; false under TRUE_VALUE without `creditOnSale`. */
  creditsSales: boolean;
  /** In units of 10^-6, like all prices here. */
  heldPrice: bigint | undefined;
  capsByPrice: boolean;
  lookBack: { mean: bigint; averageOn: (day: string) => bigint | undefined } | undefined;
  holdingPrice: bigint | undefined;
  /** By day of acquisition. */
  weightOn: (day: string) => Weight;
  /** The maximum loss of a share, in units of 10^-12. */
  shareCap: bigint | undefined;
  /** The maximum loss of a claim, in units of 10^-18. */
  claimCap: bigint | undefined;
  transfersInAcquire: boolean;
  transfersOutDispose: boolean;
  rounding: Rounding;
  checks: {
    calendar: TradingCalendar;
    isHalted: (day: string) => boolean;
    /** The plausible price range of a day, including the tolerance; undefined where no price is known. */
    pricesOn: (day: string) => PriceRange | undefined;
    settlementDays: number;
    totalPercent: bigint;
    totalAmount: bigint;
    severityOf: (code: FindingCode) => Severity;
  };
}

const ONE = 10n ** BigInt(PRICE_PLACES);
const SETTLEMENT_DAYS = 2;
const TOTAL_PERCENT = '3';
const TOTAL_AMOUNT = '50';

/**
 * Prepares the rules from a valid document and the market's daily prices.
 * @throws RangeError or TypeError for a document with errors
 */
export function assessmentRules(
  document: AssessmentDocument,
  dayPrices: DayPrices = new Map(),
): AssessmentRules {
  const { method, lookBack, caps, checks } = document;
  return {
    openingDate: document.openingDate,
    windowFrom: document.window.from,
    windowTo: document.window.to,
    lastDay: document.lastDay,
    method,
    matching: document.matching,
    disposalsFirst: document.sameDay === 'DISPOSALS_FIRST',
    excessOf: excessBy(document),
    creditsSales: method !== 'TRUE_VALUE' || document.creditOnSale === true,
    heldPrice: price(document.heldPrice),
    capsByPrice: method === 'INFLATION_DIFF_PRICE_CAP',
    lookBack: lookBack
      ? { mean: readUnits(lookBack.mean, PRICE_PLACES), averageOn: rollingAverage(lookBack) }
      : undefined,
    holdingPrice: price(document.overallCap?.holdingPrice),
    weightOn: weights(document),
    shareCap: units(caps?.perShare, SHARE_PLACES),
    claimCap: units(caps?.perClaim, LOSS_PLACES),
    transfersInAcquire: document.transfersIn === 'AS_ACQUISITION',
    transfersOutDispose: document.transfersOut === 'AS_DISPOSAL',
    rounding: document.rounding ?? 'HALF_UP',
    checks: {
      calendar: tradingCalendar(checks?.weekends ?? true, checks?.holidays ?? []),
      isHalted: haltedOn(checks?.halts ?? []),
      pricesOn: plausiblePrices(document, dayPrices),
      settlementDays: checks?.settlementDays ?? SETTLEMENT_DAYS,
      totalPercent: readUnits(checks?.totalTolerance?.percent ?? TOTAL_PERCENT, PRICE_PLACES),
      totalAmount: readUnits(checks?.totalTolerance?.amount ?? TOTAL_AMOUNT, PRICE_PLACES),
      severityOf: (code) => checks?.severity?.[code] ?? FINDING_SEVERITIES[code],
    },
  };
}

function price(text: string | null | undefined): bigint | undefined {
  return units(text, PRICE_PLACES);
}

function units(text: string | null | undefined, places: number): bigint | undefined {
  return text === undefined || text === null ? undefined : readUnits(text, places);
}

function excessBy(document: AssessmentDocument): AssessmentRules['excessOf'] {
  const { method, bands } = document;
  const held = price(document.heldPrice) ?? 0n;
  if (method === 'NOMINAL') return (_, paid) => ({ band: null, share: (paid - held) * SIX_MORE });
  const prepared = (bands ?? []).map((band) => ({
    from: band.from,
    to: band.to,
    id: band.id,
    atLeast: price(band.priceAtLeast) ?? 0n,
    below: price(band.priceBelow),
    value: readUnits(bandValue(band, method), PRICE_PLACES),
  }));
  const bandsOn = dayLookup(prepared);
  return (day, paid) => {
    for (const { id, atLeast, below, value } of bandsOn(day))
      if (paid >= atLeast && (below === undefined || paid < below))
        return { band: id, share: shareExcess(method, value, paid) };
    return NO_EXCESS;
  };
}

const NO_EXCESS: Excess = { band: null, share: 0n };

function bandValue(
  { inflation, percent, trueValue }: NonNullable<AssessmentDocument['bands']>[number],
  method: Method,
): string {
  const value = method === 'TRUE_VALUE' ? trueValue : method === 'PERCENT_INFLATION' ? percent : inflation;
  if (typeof value !== 'string') throw new TypeError(`A band has no value for ${method}`);
  return value;
}

function shareExcess(method: Method, value: bigint, paid: bigint): bigint {
  if (method === 'PERCENT_INFLATION') return paid * value;
  if (method === 'TRUE_VALUE') return paid > value ? (paid - value) * SIX_MORE : 0n;
  return value * SIX_MORE;
}

/** The most recent rolling average on a day; undefined outside the period and where no averages are given. */
function rollingAverage({ from, to, rolling }: NonNullable<AssessmentDocument['lookBack']>) {
  const averages = (rolling ?? []).map(({ date, average }) => ({
    date,
    average: readUnits(average, PRICE_PLACES),
  }));
  const known = new Map<string, bigint | undefined>();
  return (day: string): bigint | undefined => {
    if (day < from || day > to) return undefined;
    if (!known.has(day)) known.set(day, averages.findLast(({ date }) => date <= day)?.average);
    return known.get(day);
  };
}

function weights({ weights: list }: AssessmentDocument): (day: string) => Weight {
  const weightsOn = dayLookup(
    (list ?? []).map(({ from, to, weight }) => ({
      from,
      to,
      weight: weightOf(readUnits(weight, PRICE_PLACES)),
    })),
  );
  const one = weightOf(ONE);
  return (day) => weightsOn(day)[0]?.weight ?? one;
}

function weightOf(units: bigint): Weight {
  return { units, text: writeUnits(units, PRICE_PLACES) };
}

function haltedOn(halts: readonly { from: string; to: string }[]): (day: string) => boolean {
  const haltsOn = dayLookup(halts);
  return (day) => haltsOn(day).length > 0;
}

function plausiblePrices({ checks }: AssessmentDocument, dayPrices: DayPrices) {
  const hundred = 100n * ONE;
  const tolerance = readUnits(checks?.priceTolerancePercent ?? '0', PRICE_PLACES);
  const always = checks?.priceRange && {
    low: readUnits(checks.priceRange.low, PRICE_PLACES),
    high: readUnits(checks.priceRange.high, PRICE_PLACES),
  };
  const widened = new Map<string, PriceRange | undefined>();
  return (day: string): PriceRange | undefined => {
    if (widened.has(day)) return widened.get(day);
    const known = dayPrices.get(day) ?? always;
    // Prices have 6 decimals: round the lower end up and the upper end down.
    const range = known && {
      low: ceiling(known.low * (hundred - tolerance), hundred),
      high: (known.high * (hundred + tolerance)) / hundred,
    };
    widened.set(day, range ?? undefined);
    return range ?? undefined;
  };
}

function ceiling(dividend: bigint, divisor: bigint): bigint {
  return dividend <= 0n ? 0n : (dividend + divisor - 1n) / divisor;
}
