import { findingText, isFinding } from '@rules/assessment/finding-text.js';
import { t } from '@rules/text.js';

/** The words for the names in the document of the rules. */
const WORDS: Readonly<Record<string, string>> = {
  assessment: t('Assessment'),
  openingDate: t('day of the opening balance'),
  window: t('days of acquisitions'),
  lastDay: t('last day of trades'),
  method: t('method'),
  matching: t('matching'),
  sameDay: t('order within a day'),
  bands: t('band'),
  inflation: t('inflation per share'),
  percent: t('share of the price'),
  trueValue: t('true value per share'),
  priceAtLeast: t('lowest price'),
  priceBelow: t('price below'),
  heldPrice: t('value of a share still held'),
  creditOnSale: t('credit on sale'),
  lookBack: t('look-back period'),
  mean: t('average price'),
  rolling: t('rolling averages'),
  average: t('average'),
  overallCap: t('overall cap'),
  holdingPrice: t('value of a share still held'),
  weights: t('weight'),
  weight: t('weight'),
  caps: t('cap'),
  perShare: t('per share'),
  perClaim: t('per claim'),
  transfersIn: t('transfers in'),
  transfersOut: t('transfers out'),
  rounding: t('rounding'),
  checks: t('checks'),
  weekends: t('weekends closed'),
  holidays: t('holidays'),
  halts: t('trading halts'),
  priceRange: t('range of prices'),
  low: t('lowest'),
  high: t('highest'),
  priceTolerancePercent: t('tolerance of a day’s prices in percent'),
  settlementDays: t('days to settlement'),
  totalTolerance: t('tolerance of totals'),
  amount: t('amount'),
  severity: t('severity'),
  from: t('from'),
  to: t('to'),
  date: t('day'),
  id: t('name'),
};

/**
 * The place of a value in the rules in words: 'Assessment: band A, inflation per share'. A name without words, such as that
 * of a band, stays as it is.
 */
export function rulesPathText(path: string): string {
  const [part = '', ...names] = path.split('.');
  const words = names.reduce<string[]>((said, name) => {
    const word = isFinding(name) ? findingText(name) : Object.hasOwn(WORDS, name) ? WORDS[name]! : undefined;
    // The name of a band or the number of an entry belongs to the word before it.
    if (word === undefined && said.length > 0) return [...said.slice(0, -1), `${said.at(-1)!} ${name}`];
    return [...said, word ?? name];
  }, []);
  const head = Object.hasOwn(WORDS, part) ? WORDS[part]! : part;
  return words.length === 0 ? head : `${head}: ${words.join(', ')}`;
}
