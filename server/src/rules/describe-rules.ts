import { dayText } from './day-text.js';
import { t } from './text.js';
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

const DOLLARS = new Set(['AUD', 'USD', 'NZD', 'CAD', 'SGD', 'HKD']);

/** Explains a version of the rules in sentences for members (RULES-8). */
export function describeRules({ assessment, distribution, currency }: RulesDocument): RulesPart[] {
  const money = moneyIn(currency);
  return [
    { title: t('Which trades count'), sentences: tradesThatCount(assessment) },
    { title: t('What a share carries'), sentences: shareCarries(assessment, money) },
    { title: t('How purchases and sales are matched'), sentences: matched(assessment) },
    { title: t('What limits a loss'), sentences: limits(assessment, money) },
    { title: t('What is checked'), sentences: checked(assessment, money) },
    { title: t('How the fund is shared'), sentences: sharedOut(distribution, money) },
  ].filter(({ sentences }) => sentences.length > 0);
}

type Money = (amount: string) => string;

/** What stands before an amount in a currency: `$`, `EUR `. */
export function currencySign(currency: string): string {
  return DOLLARS.has(currency) ? '$' : `${currency} `;
}

/** `$0.85`, `$5.00`, `EUR 5.00`, `-$0.50`: an exact amount with all its decimals, at least two. */
export function moneyIn(currency: string): Money {
  const sign = currencySign(currency);
  return (amount) => {
    const isNegative = amount.startsWith('-');
    const [whole = '0', decimals = ''] = amount.slice(isNegative ? 1 : 0).split('.');
    const shown = withoutEnd(decimals, '0').padEnd(2, '0');
    return `${isNegative ? '-' : ''}${sign}${BigInt(whole).toLocaleString('en')}.${shown}`;
  };
}

/** `0.425` as `42.5 %`. */
function percentOf(part: string): string {
  return `${writeUnits(readUnits(part, PRICE_PLACES) * 100n, PRICE_PLACES)} %`;
}

function period({ from, to }: Days): string {
  return from === to
    ? t('on {dayText}', { dayText: dayText(from) })
    : t('from {from} to {to}', { from: dayText(from), to: dayText(to) });
}

function tradesThatCount({ openingDate, window, lastDay, transfersIn, transfersOut }: AssessmentDocument) {
  const opening = dayText(openingDate);
  return [
    t('Shares bought {period} can carry a claim.', { period: period(window) }),
    t('Shares held at the close of {opening} are the opening balance; they carry none.', { opening }),
    t('Trades after {opening} and up to {dayText} count.', { opening, dayText: dayText(lastDay) }),
    transfersIn === 'AS_ACQUISITION'
      ? t('A transfer in counts as a purchase at its stated price.')
      : t('Shares that were transferred in carry no claim.'),
    transfersOut === 'AS_DISPOSAL'
      ? t('A transfer out counts as a sale at its stated price.')
      : t('A transfer out takes shares without a loss.'),
  ];
}

const LOSS_OF_A_SHARE: Record<Method, string> = {
  INFLATION_DIFF: t(
    'A share’s loss is the inflation on the day it was bought, less that on the day it was sold; all of it while it is held.',
  ),
  INFLATION_DIFF_PRICE_CAP: t(
    'A share’s loss is the inflation on the day it was bought, less that on the day it was sold, and at most what its price fell by.',
  ),
  PERCENT_INFLATION: t(
    'A share’s loss is the inflated part of the price it was bought for, less that of the price it was sold for.',
  ),
  TRUE_VALUE: t('A share’s loss is what it was bought for above its true value.'),
  NOMINAL: t('A share’s loss is the price it was bought for, less the price it was sold for.'),
};

function shareCarries(assessment: AssessmentDocument, money: Money): string[] {
  const { method, bands, heldPrice, creditOnSale, weights } = assessment;
  const sentences = [LOSS_OF_A_SHARE[method]];
  for (const band of bands ?? []) {
    const carried = carriedIn(band, method, money);
    if (carried)
      sentences.push(
        t('Shares bought {period}{priceRange} carried {carried}.', {
          period: period(band),
          priceRange: priceRange(band, money),
          carried,
        }),
      );
  }
  if (heldPrice)
    sentences.push(t('A share still held counts as worth {money}.', { money: money(heldPrice) }));
  if (creditOnSale === true) sentences.push(t('What a sale’s price was above the true value is taken off.'));
  for (const { weight, ...days } of weights ?? [])
    sentences.push(
      t('The loss of shares bought {period} counts {percentOf}.', {
        period: period(days),
        percentOf: percentOf(weight),
      }),
    );
  return sentences;
}

/** What a share that was traded in a band carries, in words; undefined under a method without bands. */
export function carriedIn(band: Band, method: Method, money: Money): string | undefined {
  if (method === 'NOMINAL') return undefined;
  if (method === 'PERCENT_INFLATION')
    return band.percent ? t('{percentOf} of their price', { percentOf: percentOf(band.percent) }) : undefined;
  if (method === 'TRUE_VALUE')
    return band.trueValue
      ? t('what they cost above a true value of {money}', { money: money(band.trueValue) })
      : undefined;
  return band.inflation ? t('{money} of inflation a share', { money: money(band.inflation) }) : undefined;
}

/** The prices of a band that is only about some: ` at $5.00 or more`. */
export function priceRange({ priceAtLeast, priceBelow }: Band, money: Money): string {
  if (priceAtLeast && priceBelow)
    return t(' at {least} or more and below {limit}', {
      least: money(priceAtLeast),
      limit: money(priceBelow),
    });
  if (priceAtLeast) return t(' at {money} or more', { money: money(priceAtLeast) });
  return priceBelow ? t(' below {money}', { money: money(priceBelow) }) : '';
}

const MATCHED: Record<AssessmentDocument['matching'], string> = {
  FIFO: t('A sale takes the shares that were held longest (first in, first out).'),
  LIFO: t('A sale takes the shares that were acquired last (last in, first out).'),
  AVERAGE: t('All shares are one pool; a sale takes its part of it, at the average.'),
  NET: t('All purchases with a claim are set against all sales, without matching one to another.'),
};

function matched({ matching, sameDay }: AssessmentDocument): string[] {
  const first = sameDay === 'DISPOSALS_FIRST' ? 'sales' : 'purchases';
  return [MATCHED[matching], t('Within a day, {first} come first.', { first })];
}

function limits(assessment: AssessmentDocument, money: Money): string[] {
  const { lookBack, overallCap, caps, rounding } = assessment;
  const sentences: string[] = [];
  if (lookBack)
    sentences.push(
      t(
        'The average price {period} limits a loss: {money} for a share still held, the average up to its sale for one that was sold then.',
        { period: period(lookBack), money: money(lookBack.mean) },
      ),
    );
  if (caps?.perShare) sentences.push(t('No share loses more than {money}.', { money: money(caps.perShare) }));
  if (overallCap)
    sentences.push(
      t(
        'No claim is more than what its member lost on the market, where a share still held counts {money}.',
        { money: money(overallCap.holdingPrice) },
      ),
    );
  if (caps?.perClaim) sentences.push(t('No claim is more than {money}.', { money: money(caps.perClaim) }));
  sentences.push(
    rounding === 'DOWN'
      ? t('A claim’s loss is rounded down to cents, once.')
      : t('A claim’s loss is rounded to cents, once, half a cent up.'),
  );
  return sentences;
}

function checked({ checks }: AssessmentDocument, money: Money): string[] {
  const sentences: string[] = [];
  if (checks?.weekends !== false) sentences.push(t('Saturdays and Sundays are no trading days.'));
  const holidays = checks?.holidays ?? [];
  if (holidays.length > 0)
    sentences.push(t('There was no trading on {holidays}.', { holidays: holidays.map(dayText).join(', ') }));
  for (const halt of checks?.halts ?? [])
    sentences.push(t('Trading was halted {period}.', { period: period(halt) }));
  if (checks?.priceRange)
    sentences.push(
      t('Prices below {low} or above {high} are questioned, where no prices of the day are known.', {
        low: money(checks.priceRange.low),
        high: money(checks.priceRange.high),
      }),
    );
  return sentences;
}

const TAX_CLASS: Record<TaxClass, string> = {
  RESIDENT_QUOTED: t('residents who quoted a tax file number, an ABN or an exemption'),
  RESIDENT_NOT_QUOTED: t('residents who quoted no tax file number, ABN or exemption'),
  NON_RESIDENT: t('people who live abroad'),
  UNKNOWN: t('people of whom it is not known where they live'),
};

function sharedOut(
  { minimumPayment, neverAboveLoss, withholding }: DistributionPlan,
  money: Money,
): string[] {
  const sentences = [t('The fund is shared in proportion to the losses.')];
  if (minimumPayment && minimumPayment.treatment !== 'PAY') {
    const amount = money(minimumPayment.amount);
    sentences.push(
      minimumPayment.treatment === 'ROUND_UP'
        ? t('A payment below {amount} is raised to it.', { amount })
        : t(
            'A payment below {amount} is not made; the others share it{isSequence, select, true {, the smallest first} other {}}.',
            { amount, isSequence: String(minimumPayment.sequence === 'SMALLEST_FIRST') },
          ),
    );
  }
  if (neverAboveLoss) sentences.push(t('Nobody is paid more than the loss.'));
  if (withholding && withholding.base !== 'NONE') {
    const base = withholding.base === 'INTEREST' ? t('the interest') : t('the payment');
    for (const [name, value] of Object.entries(TAX_CLASS)) {
      const rate = withholding.rates[name as TaxClass]?.rate;
      if (rate === undefined) continue;
      sentences.push(
        readUnits(rate, PRICE_PLACES) === 0n
          ? t('No tax is withheld from {value}.', { value })
          : t('Tax of {percentOf} of {base} is withheld from {value}.', {
              percentOf: percentOf(rate),
              base,
              value,
            }),
      );
    }
  }
  return sentences;
}
