import type { AssessmentDocument, Days, Method } from '@rules/assessment/assessment-document.js';
import { carriedIn, moneyIn, priceRange } from '@rules/describe-rules.js';
import type { RulesDocument } from '@rules/rules-document.js';
import { t } from '@rules/text.js';
import { pictureLength } from '../../lib/picture-length';

/** A row of the table next to the line: days, and what holds on them. */
export interface LinePart extends Days {
  kind: 'window' | 'halt' | 'lookBack' | 'band';
  words: string;
  /** Of a band, for its height alone; `words` has it exactly. */
  value: number;
}

/** The bands of a version of the rules over the days, with its window, halts and look-back. */
export interface InflationLine extends Days {
  title: string;
  /** By their first day; the window first. */
  parts: LinePart[];
}

const TITLES: Record<Exclude<Method, 'NOMINAL'>, string> = {
  INFLATION_DIFF: t('Inflation of a share'),
  INFLATION_DIFF_PRICE_CAP: t('Inflation of a share'),
  PERCENT_INFLATION: t('Inflated part of a share’s price'),
  TRUE_VALUE: t('True value of a share'),
};

/** The inflation line of a version of the rules; undefined where its method needs no bands (RULES-15). */
export function inflationLine({ assessment, currency }: RulesDocument): InflationLine | undefined {
  const { method, bands, window, lastDay, lookBack, checks } = assessment;
  if (method === 'NOMINAL' || !bands || bands.length === 0) return undefined;
  const from = window.from;
  const to = [window.to, lastDay, lookBack?.to ?? ''].sort().at(-1)!;
  const money = moneyIn(currency);
  const part = (kind: LinePart['kind'], days: Days, words: string, value = 0): LinePart[] =>
    days.to < from || days.from > to
      ? []
      : [{ kind, words, value, from: later(days.from, from), to: earlier(days.to, to) }];
  const others = [
    ...(checks?.halts ?? []).flatMap((halt) => part('halt', halt, t('Trading halted'))),
    ...(lookBack
      ? part('lookBack', lookBack, t('Look-back, mean {money}', { money: money(lookBack.mean) }))
      : []),
    ...bands.flatMap((band) =>
      part(
        'band',
        band,
        t('Band {id}: {carriedIn}{priceRange}', {
          id: band.id,
          carriedIn: carriedIn(band, method, money) ?? '',
          priceRange: priceRange(band, money),
        }),
        pictureLength(valueOf(band, method)),
      ),
    ),
  ];
  others.sort((one, other) => (one.from < other.from ? -1 : one.from > other.from ? 1 : 0));
  return {
    title: TITLES[method],
    from,
    to,
    parts: [...part('window', window, t('Shares bought on these days can carry a claim')), ...others],
  };
}

function valueOf(
  { inflation, percent, trueValue }: NonNullable<AssessmentDocument['bands']>[number],
  method: Method,
): string {
  return (method === 'TRUE_VALUE' ? trueValue : method === 'PERCENT_INFLATION' ? percent : inflation) ?? '0';
}

function later(one: string, other: string): string {
  return one > other ? one : other;
}

function earlier(one: string, other: string): string {
  return one < other ? one : other;
}
