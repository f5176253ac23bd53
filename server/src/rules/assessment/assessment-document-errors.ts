import {
  FINDING_SEVERITIES,
  MATCHINGS,
  METHODS,
  ROUNDINGS,
  SAME_DAY,
  SEVERITIES,
  TRANSFERS_IN,
  TRANSFERS_OUT,
  type AssessmentDocument,
  type Band,
  type Days,
  type Method,
} from './assessment-document.js';
import { isMore } from '../decimals.js';
import { bandsThatOverlap, daysThatOverlap, type Overlap } from './overlaps.js';
import {
  count,
  day,
  decimal,
  flag,
  isDay,
  isDecimal,
  list,
  object,
  oneOf,
  optional,
  part,
  reportTo,
  required,
  text,
  type Report,
  type RuleError,
} from '../rule-checks.js';

/** Upper limit for the trading days between trade and settlement; no market takes longer. */
const MOST_SETTLEMENT_DAYS = 30;

const days = { from: required(day), to: required(day) };

const checks = object({
  weekends: optional(flag),
  holidays: optional(list(day)),
  halts: optional(list(object(days))),
  priceRange: optional(object({ low: required(decimal), high: required(decimal) })),
  priceTolerancePercent: optional(decimal),
  settlementDays: optional(count(MOST_SETTLEMENT_DAYS)),
  totalTolerance: optional(object({ percent: required(decimal), amount: required(decimal) })),
  severity: optional(
    object(
      Object.fromEntries(Object.keys(FINDING_SEVERITIES).map((code) => [code, optional(oneOf(SEVERITIES))])),
    ),
  ),
});

const shape = object({
  openingDate: required(day),
  window: required(object(days)),
  lastDay: required(day),
  method: required(oneOf(METHODS)),
  matching: required(oneOf(MATCHINGS)),
  sameDay: optional(oneOf(SAME_DAY)),
  bands: optional(
    list(
      object({
        id: required(text),
        ...days,
        priceAtLeast: optional(decimal),
        priceBelow: optional(decimal),
        inflation: optional(decimal),
        percent: optional(part),
        trueValue: optional(decimal),
      }),
    ),
  ),
  heldPrice: optional(decimal),
  creditOnSale: optional(flag),
  lookBack: optional(
    object({
      ...days,
      mean: required(decimal),
      rolling: optional(list(object({ date: required(day), average: required(decimal) }))),
    }),
  ),
  overallCap: optional(object({ holdingPrice: required(decimal) })),
  weights: optional(list(object({ ...days, weight: required(decimal) }))),
  caps: optional(object({ perShare: optional(decimal), perClaim: optional(decimal) })),
  transfersIn: optional(oneOf(TRANSFERS_IN)),
  transfersOut: optional(oneOf(TRANSFERS_OUT)),
  rounding: optional(oneOf(ROUNDINGS)),
  checks: optional(checks),
});

/** The value that a band must have under each method. */
export const BAND_VALUES: Record<Method, 'inflation' | 'percent' | 'trueValue' | undefined> = {
  INFLATION_DIFF: 'inflation',
  INFLATION_DIFF_PRICE_CAP: 'inflation',
  PERCENT_INFLATION: 'percent',
  TRUE_VALUE: 'trueValue',
  NOMINAL: undefined,
};

/** A document that has not been validated yet: any part may be missing. */
type Unsure<T> = T extends readonly (infer Entry)[]
  ? readonly Unsure<Entry>[]
  : T extends object
    ? { readonly [Key in keyof T]?: Unsure<T[Key]> }
    : T;

/** All errors in the assessment part of a rules document; an empty list means that it is valid. */
export function assessmentDocumentErrors(value: unknown): RuleError[] {
  const errors: RuleError[] = [];
  const report = reportTo(errors);
  shape(value, '', report);
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    const document = value as Unsure<AssessmentDocument>;
    checkDays(document, report);
    checkBands(document, report);
    checkLookBack(document, report);
    checkChoices(document, report);
    checkLots(document, report);
  }
  return errors;
}

function checkDays(
  { openingDate, window, lastDay, weights, checks: ledger }: Unsure<AssessmentDocument>,
  report: Report,
) {
  const from = window?.from;
  const to = window?.to;
  reversed(window, 'window', report);
  if (isDay(openingDate) && isDay(from) && from <= openingDate) report('window.from', 'NOT_AFTER_OPENING');
  if (isDay(lastDay) && isDay(to) && lastDay < to) report('lastDay', 'BEFORE_WINDOW_ENDS');
  const sound = soundDays(weights, 'weights', report);
  reportOverlaps('weights', daysThatOverlap(sound), report);
  soundDays(ledger?.halts, 'checks.halts', report);
  const range = ledger?.priceRange;
  if (isDecimal(range?.low) && isDecimal(range.high) && isMore(range.low, range.high)) {
    report('checks.priceRange.high', 'REVERSED');
  }
}

function checkBands({ bands, method }: Unsure<AssessmentDocument>, report: Report) {
  const value = BAND_VALUES[method as Method];
  if (value && (bands === undefined || bands === null)) report('bands', 'MISSING');
  if (!Array.isArray(bands)) return;
  if (value) {
    bands.forEach((band: Band | null, at) => {
      if (typeof band === 'object' && band !== null && (band[value] ?? undefined) === undefined) {
        report(`bands.${at}.${value}`, 'MISSING');
      }
    });
  }
  const sound = soundDays(bands as readonly Band[], 'bands', report).filter(({ entry, at }) => {
    const { priceAtLeast, priceBelow } = entry;
    const low = priceAtLeast ?? undefined;
    const high = priceBelow ?? undefined;
    if ((low !== undefined && !isDecimal(low)) || (high !== undefined && !isDecimal(high))) return false;
    if (low === undefined || high === undefined || isMore(high, low)) return true;
    report(`bands.${at}.priceBelow`, 'REVERSED');
    return false;
  });
  reportOverlaps('bands', bandsThatOverlap(sound), report);
}

function reportOverlaps(list: string, overlaps: readonly Overlap[], report: Report) {
  for (const { at, others } of overlaps)
    report(
      `${list}.${at}`,
      'OVERLAP',
      others.map((other) => `${list}.${other}`),
    );
}

function checkLookBack({ lookBack, lastDay }: Unsure<AssessmentDocument>, report: Report) {
  if (typeof lookBack !== 'object' || lookBack === null) return;
  const { from, to, rolling } = lookBack;
  reversed(lookBack, 'lookBack', report);
  if (isDay(to) && isDay(lastDay) && to !== lastDay) report('lookBack.to', 'NOT_THE_LAST_DAY');
  if (!Array.isArray(rolling)) return;
  const dates = (rolling as readonly ({ date?: unknown } | null)[]).map((entry) => entry?.date);
  if (isDay(from) && dates[0] !== from && (dates.length === 0 || isDay(dates[0]))) {
    report('lookBack.rolling', 'FIRST_DAY_MISSING');
  }
  dates.forEach((date, at) => {
    const before = dates[at - 1];
    if (isDay(date) && isDay(before) && date <= before) report(`lookBack.rolling.${at}`, 'NOT_IN_ORDER');
  });
}

function checkChoices(
  { method, heldPrice, lookBack, creditOnSale }: Unsure<AssessmentDocument>,
  report: Report,
) {
  const isWithout = (value: unknown) => value === undefined || value === null;
  const needsHeldPrice =
    method === 'NOMINAL' || (method === 'INFLATION_DIFF_PRICE_CAP' && isWithout(lookBack));
  if (needsHeldPrice && isWithout(heldPrice)) report('heldPrice', 'MISSING');
  if (method === 'TRUE_VALUE') {
    if (isWithout(creditOnSale)) report('creditOnSale', 'MISSING');
  } else if (METHODS.includes(method!) && !isWithout(creditOnSale)) {
    report('creditOnSale', 'NOT_WITH_METHOD');
  }
}

/**
 * NET and AVERAGE do not keep the acquisition day of each share, so rules that depend on it cannot be combined with
 * them.
 */
function checkLots({ matching, lookBack, weights, caps }: Unsure<AssessmentDocument>, report: Report) {
  const hasWeights = Array.isArray(weights) && weights.length > 0;
  if (hasWeights && (matching === 'NET' || matching === 'AVERAGE')) report('weights', 'NEEDS_LOTS');
  if (matching !== 'NET') return;
  if (lookBack !== undefined && lookBack !== null) report('lookBack', 'NEEDS_LOTS');
  if (caps?.perShare !== undefined && caps.perShare !== null) report('caps.perShare', 'NEEDS_LOTS');
}

interface Placed<Entry> {
  entry: Entry;
  at: number;
}

/** The entries with valid days in the right order; entries in the wrong order are reported. */
function soundDays<Entry extends Unsure<Days>>(
  entries: readonly Entry[] | null | undefined,
  path: string,
  report: Report,
): Placed<Entry & Days>[] {
  if (!Array.isArray(entries)) return [];
  const sound: Placed<Entry & Days>[] = [];
  (entries as readonly (Entry | null)[]).forEach((entry, at) => {
    if (typeof entry !== 'object' || entry === null) return;
    if (reversed(entry, `${path}.${at}`, report) || !isDay(entry.from) || !isDay(entry.to)) return;
    sound.push({ entry: entry as Entry & Days, at });
  });
  return sound;
}

function reversed(entry: Unsure<Days> | null | undefined, path: string, report: Report): boolean {
  const isReversed = isDay(entry?.from) && isDay(entry.to) && entry.to < entry.from;
  if (isReversed) report(`${path}.to`, 'REVERSED');
  return isReversed;
}
