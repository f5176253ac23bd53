import type { FindingCode } from '@rules/assessment/assessment-document.js';
import type { AssessmentRules, PriceRange } from '@rules/assessment/assessment-rules.js';
import { PRICE_PLACES, writeUnits } from '@rules/decimals.js';
import { workedOutTotal } from '@rules/exact-amounts.js';
import { t } from '@rules/text.js';
import { TRADE_FIELDS, type TradeErrors, type TradeField, type TradeTexts } from '@rules/trade-row.js';
import type { TradePeriod } from '@rules/trade-warnings.js';
import { formatDate } from '../../lib/dates';
import { groupedExact } from '../../lib/decimals';
import type { TradeMark } from './trade-findings';
import { warningText } from './trade-warning-text';

/** The findings about one trade; the others are about the ledger as a whole. */
type OfTrade = Exclude<
  FindingCode,
  'OPENING_UNREADABLE' | 'OPENING_NEGATIVE' | 'BALANCE_NEGATIVE' | 'CLOSING_DIFFERS' | 'NO_TRADES'
>;

/** The field that each finding is about, and its label in a table. */
const MARKS: Record<OfTrade | 'OUTSIDE_PERIOD', { field: TradeField; label: string }> = {
  OUTSIDE_PERIOD: { field: 'tradeDate', label: t('Outside the period') },
  TRADING_HALT: { field: 'tradeDate', label: t('Trading was halted') },
  NOT_A_TRADING_DAY: { field: 'tradeDate', label: t('No trading on this day') },
  OUTSIDE_WINDOW: { field: 'tradeDate', label: t('Outside the period') },
  BEFORE_OPENING: { field: 'tradeDate', label: t('In the opening balance already') },
  AFTER_LAST_DAY: { field: 'tradeDate', label: t('After the period') },
  SETTLEMENT_DATE: { field: 'tradeDate', label: t('Perhaps the settlement date') },
  PRICE_OUTSIDE_DAY: { field: 'pricePerShare', label: t('Unusual for this day') },
  CROSSED: { field: 'pricePerShare', label: t('Perhaps swapped with the quantity') },
  NO_PRICE: { field: 'pricePerShare', label: t('No price') },
  TOTAL_DIFFERS: { field: 'totalAmount', label: t('Total is not quantity × price') },
  DUPLICATE_ROW: { field: 'transactionType', label: t('The same as another row') },
  DIRECTION_UNKNOWN: { field: 'transactionType', label: t('In or out is not known') },
};

const isOfTrade = (mark: TradeMark): mark is keyof typeof MARKS => mark in MARKS;

/** A price outside its day says less than that it was swapped, which is then the cause. */
function shown(marks: readonly TradeMark[]): (keyof typeof MARKS)[] {
  const crossed = marks.includes('CROSSED');
  return marks.filter(isOfTrade).filter((mark) => !(crossed && mark === 'PRICE_OUTSIDE_DAY'));
}

/** The labels of a trade's findings below the value of a field; undefined when it has none. */
export function findingLabel(marks: readonly TradeMark[], field: TradeField): string | undefined {
  const labels = shown(marks).flatMap((mark) => (MARKS[mark].field === field ? [MARKS[mark].label] : []));
  return labels.length > 0 ? labels.join(', ') : undefined;
}

/** The findings of a trade by field, in words that follow the field's label and say how to fix it (LEDGER-8). */
export function findingWords(
  marks: readonly TradeMark[],
  trade: TradeTexts,
  period: TradePeriod,
  rules: AssessmentRules | undefined,
): TradeErrors {
  const words: TradeErrors = {};
  for (const field of TRADE_FIELDS) {
    const texts = shown(marks).flatMap((mark) =>
      MARKS[mark].field === field ? [wordsOf(mark, trade, period, rules)] : [],
    );
    if (texts.length > 0) words[field] = texts.join('. It ');
  }
  return words;
}

function wordsOf(
  mark: keyof typeof MARKS,
  trade: TradeTexts,
  period: TradePeriod,
  rules: AssessmentRules | undefined,
): string {
  switch (mark) {
    case 'TRADING_HALT':
      return t('is a day on which trading was halted. Enter the day that the contract note names');
    case 'NOT_A_TRADING_DAY':
      return t('is a day without trading. Enter the day that the contract note names');
    case 'OUTSIDE_WINDOW':
      return t('is outside {from} to {to}, so these shares carry no claim. Correct it if it is mistyped', {
        from: dayText(rules?.windowFrom),
        to: dayText(rules?.windowTo),
      });
    case 'BEFORE_OPENING':
      return t(
        'is not after {dayText}, so the trade is part of the opening balance already. Correct it if it is mistyped',
        { dayText: dayText(rules?.openingDate) },
      );
    case 'AFTER_LAST_DAY':
      return t('is after {dayText}, so the trade does not count. Correct it if it is mistyped', {
        dayText: dayText(rules?.lastDay),
      });
    case 'SETTLEMENT_DATE':
      return t('may be the day of settlement. Enter the day of the trade, some days before');
    case 'PRICE_OUTSIDE_DAY':
      return t('is outside {rangeText}. Compare it with the contract note', {
        rangeText: rangeText(rules?.checks.pricesOn(trade.tradeDate)),
      });
    case 'CROSSED':
      return t('may have changed places with the quantity. Swap them if so');
    case 'NO_PRICE':
      return trade.transactionType.startsWith('TRANSFER')
        ? t('is 0. That is right if the shares were transferred without a price')
        : t('is 0, so these shares carry no claim. Enter the price if there was one');
    case 'DUPLICATE_ROW':
      return t(
        'and the other values are those of another row. Delete one of them if the trade happened once',
      );
    case 'DIRECTION_UNKNOWN':
      return t('does not say whether shares came in or went out. Choose Transfer in or Transfer out');
    case 'TOTAL_DIFFERS':
    case 'OUTSIDE_PERIOD':
      return warningText(mark, period, workedOutTotal(trade.quantity, trade.pricePerShare));
  }
}

function dayText(day: string | undefined): string {
  return formatDate(day ?? '');
}

function rangeText(range: PriceRange | undefined): string {
  if (!range) return t('the prices of that day');
  const price = (units: bigint) => groupedExact(writeUnits(units, PRICE_PLACES));
  return t('the prices of that day, {low} to {high}', {
    low: price(range.low),
    high: price(range.high),
  });
}
