import type { AssessmentDocument, Band, Days, Method } from './assessment/assessment-document.js';
import { PRICE_PLACES, readUnits, writeUnits } from './decimals.js';
import type { DistributionPlan, TaxClass } from './distribution/distribution-plan.js';
import type { RulesDocument } from './rules-document.js';
import { withoutEnd } from './text-ends.js';

/** A part of the rules as plain sentences. */
export interface RulesPart {
  title: string;
  sentences: string[];
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const DOLLARS = new Set(['AUD', 'USD', 'NZD', 'CAD', 'SGD', 'HKD']);

/** Explains a version of the rules in sentences for members (RULES-8). */
export function describeRules({ assessment, distribution, currency }: RulesDocument): RulesPart[] {
  const money = moneyIn(currency);
  return [
    { title: 'Which trades count', sentences: tradesThatCount(assessment) },
    { title: 'What a share carries', sentences: shareCarries(assessment, money) },
    { title: 'How purchases and sales are matched', sentences: matched(assessment) },
    { title: 'What limits a loss', sentences: limits(assessment, money) },
    { title: 'What is checked', sentences: checked(assessment, money) },
    { title: 'How the fund is shared', sentences: sharedOut(distribution, money) },
  ].filter(({ sentences }) => sentences.length > 0);
}

type Money = (amount: string) => string;

/** `$0.85`, `$5.00`, `EUR 5.00`: an exact amount with all its decimals, at least two. */
export function moneyIn(currency: string): Money {
  const sign = DOLLARS.has(currency) ? '$' : `${currency} `;
  return (amount) => {
    const [whole = '0', decimals = ''] = amount.split('.');
    const shown = withoutEnd(decimals, '0').padEnd(2, '0');
    return `${sign}${BigInt(whole).toLocaleString('en')}.${shown}`;
  };
}

/** `0.425` as `42.5 %`. */
function percentOf(part: string): string {
  return `${writeUnits(readUnits(part, PRICE_PLACES) * 100n, PRICE_PLACES)} %`;
}

/** `2017-08-24` as `24-Aug-2017`. */
export function dayText(day: string): string {
  const [year, month, date] = day.split('-');
  return `${date}-${MONTHS[Number.parseInt(month!, 10) - 1]}-${year}`;
}

function period({ from, to }: Days): string {
  return from === to ? `on ${dayText(from)}` : `from ${dayText(from)} to ${dayText(to)}`;
}

function tradesThatCount({ openingDate, window, lastDay, transfersIn, transfersOut }: AssessmentDocument) {
  const opening = dayText(openingDate);
  return [
    `Shares bought ${period(window)} can carry a claim.`,
    `Shares held at the close of ${opening} are the opening balance; they carry none.`,
    `Trades after ${opening} and up to ${dayText(lastDay)} count.`,
    transfersIn === 'AS_ACQUISITION'
      ? 'A transfer in counts as a purchase at its stated price.'
      : 'Shares that were transferred in carry no claim.',
    transfersOut === 'AS_DISPOSAL'
      ? 'A transfer out counts as a sale at its stated price.'
      : 'A transfer out takes shares without a loss.',
  ];
}

const LOSS_OF_A_SHARE: Record<Method, string> = {
  INFLATION_DIFF:
    'A share’s loss is the inflation on the day it was bought, less that on the day it was sold; all of it while it is held.',
  INFLATION_DIFF_PRICE_CAP:
    'A share’s loss is the inflation on the day it was bought, less that on the day it was sold, and at most what its price fell by.',
  PERCENT_INFLATION:
    'A share’s loss is the inflated part of the price it was bought for, less that of the price it was sold for.',
  TRUE_VALUE: 'A share’s loss is what it was bought for above its true value.',
  NOMINAL: 'A share’s loss is the price it was bought for, less the price it was sold for.',
};

function shareCarries(assessment: AssessmentDocument, money: Money): string[] {
  const { method, bands, heldPrice, creditOnSale, weights } = assessment;
  const sentences = [LOSS_OF_A_SHARE[method]];
  for (const band of bands ?? []) {
    const carried = carriedIn(band, method, money);
    if (carried)
      sentences.push(`Shares bought ${period(band)}${priceRange(band, money)} carried ${carried}.`);
  }
  if (heldPrice) sentences.push(`A share still held counts as worth ${money(heldPrice)}.`);
  if (creditOnSale === true) sentences.push('What a sale’s price was above the true value is taken off.');
  for (const { weight, ...days } of weights ?? [])
    sentences.push(`The loss of shares bought ${period(days)} counts ${percentOf(weight)}.`);
  return sentences;
}

/** What a share that was traded in a band carries, in words; undefined under a method without bands. */
export function carriedIn(band: Band, method: Method, money: Money): string | undefined {
  if (method === 'NOMINAL') return undefined;
  if (method === 'PERCENT_INFLATION')
    return band.percent ? `${percentOf(band.percent)} of their price` : undefined;
  if (method === 'TRUE_VALUE')
    return band.trueValue ? `what they cost above a true value of ${money(band.trueValue)}` : undefined;
  return band.inflation ? `${money(band.inflation)} of inflation a share` : undefined;
}

/** The prices of a band that is only about some: ` at $5.00 or more`. */
export function priceRange({ priceAtLeast, priceBelow }: Band, money: Money): string {
  if (priceAtLeast && priceBelow) return ` at ${money(priceAtLeast)} or more and below ${money(priceBelow)}`;
  if (priceAtLeast) return ` at ${money(priceAtLeast)} or more`;
  return priceBelow ? ` below ${money(priceBelow)}` : '';
}

const MATCHED: Record<AssessmentDocument['matching'], string> = {
  FIFO: 'A sale takes the shares that were held longest (first in, first out).',
  LIFO: 'A sale takes the shares that were acquired last (last in, first out).',
  AVERAGE: 'All shares are one pool; a sale takes its part of it, at the average.',
  NET: 'All purchases with a claim are set against all sales, without matching one to another.',
};

function matched({ matching, sameDay }: AssessmentDocument): string[] {
  const first = sameDay === 'DISPOSALS_FIRST' ? 'sales' : 'purchases';
  return [MATCHED[matching], `Within a day, ${first} come first.`];
}

function limits(assessment: AssessmentDocument, money: Money): string[] {
  const { lookBack, overallCap, caps, rounding } = assessment;
  const sentences: string[] = [];
  if (lookBack)
    sentences.push(
      `The average price ${period(lookBack)} limits a loss: ${money(lookBack.mean)} for a share still held, the average up to its sale for one that was sold then.`,
    );
  if (caps?.perShare) sentences.push(`No share loses more than ${money(caps.perShare)}.`);
  if (overallCap)
    sentences.push(
      `No claim is more than what its member lost on the market, where a share still held counts ${money(overallCap.holdingPrice)}.`,
    );
  if (caps?.perClaim) sentences.push(`No claim is more than ${money(caps.perClaim)}.`);
  sentences.push(
    rounding === 'DOWN'
      ? 'A claim’s loss is rounded down to cents, once.'
      : 'A claim’s loss is rounded to cents, once, half a cent up.',
  );
  return sentences;
}

function checked({ checks }: AssessmentDocument, money: Money): string[] {
  const sentences: string[] = [];
  if (checks?.weekends !== false) sentences.push('Saturdays and Sundays are no trading days.');
  const holidays = checks?.holidays ?? [];
  if (holidays.length > 0) sentences.push(`There was no trading on ${holidays.map(dayText).join(', ')}.`);
  for (const halt of checks?.halts ?? []) sentences.push(`Trading was halted ${period(halt)}.`);
  if (checks?.priceRange)
    sentences.push(
      `Prices below ${money(checks.priceRange.low)} or above ${money(checks.priceRange.high)} are questioned, where no prices of the day are known.`,
    );
  return sentences;
}

const TAX_CLASS: Record<TaxClass, string> = {
  RESIDENT_QUOTED: 'residents who quoted a tax file number, an ABN or an exemption',
  RESIDENT_NOT_QUOTED: 'residents who quoted none',
  NON_RESIDENT: 'people who live abroad',
  UNKNOWN: 'people of whom neither is known',
};

function sharedOut(
  { minimumPayment, neverAboveLoss, withholding }: DistributionPlan,
  money: Money,
): string[] {
  const sentences = ['The fund is shared in proportion to the losses.'];
  if (minimumPayment && minimumPayment.treatment !== 'PAY') {
    const amount = money(minimumPayment.amount);
    sentences.push(
      minimumPayment.treatment === 'ROUND_UP'
        ? `A payment below ${amount} is raised to it.`
        : `A payment below ${amount} is not made; the others share it${minimumPayment.sequence === 'SMALLEST_FIRST' ? ', the smallest first' : ''}.`,
    );
  }
  if (neverAboveLoss) sentences.push('Nobody is paid more than the loss.');
  if (withholding && withholding.base !== 'NONE') {
    const base = withholding.base === 'INTEREST' ? 'the interest' : 'the payment';
    for (const [name, { rate }] of Object.entries(withholding.rates))
      sentences.push(
        readUnits(rate, PRICE_PLACES) === 0n
          ? `No tax is withheld from ${TAX_CLASS[name as TaxClass]}.`
          : `Tax of ${percentOf(rate)} of ${base} is withheld from ${TAX_CLASS[name as TaxClass]}.`,
      );
  }
  return sentences;
}
