import { ENTERED_TYPES, TRADE_FIELD_LABELS, type TradeField } from '@rules/trade-row.js';
import { readTransactionType } from '@rules/trade-values.js';
import type { TradePeriod, TradeWarning } from '@rules/trade-warnings.js';
import { formatDate } from '../../lib/dates';
import { isDecimal } from '../../lib/decimals';
import { outsidePeriodWords, transactionTypeLabels } from '../../lib/trade-words';

/** Which value each warning is about. */
export const warnedField: Record<TradeWarning, TradeField> = {
  OUTSIDE_PERIOD: 'tradeDate',
  TOTAL_DIFFERS: 'totalAmount',
};

/** A type as it is shown; a text that is none stays as it is. */
export function typeWords(text: string): string {
  const type = readTransactionType(text);
  return type ? transactionTypeLabels[type] : text;
}

/** The choices of a select for the type of `current`: the four, and what stands there already when it is another. */
export function typeOptions(current: string): [string, string][] {
  const options = ENTERED_TYPES.map((type): [string, string] => [type, transactionTypeLabels[type]]);
  const known = options.some(([type]) => type === current);
  return [
    ['', '--SELECT--'],
    ...options,
    ...(current === '' || known ? [] : [[current, typeWords(current)] as [string, string]]),
  ];
}

/** A value as it is shown in a table: grouped by thousands, dates as dd-MMM-yyyy; exact, and as typed when unreadable. */
export function shownValue(field: TradeField, text: string): string {
  if (field === 'transactionType') return typeWords(text);
  if (field === 'tradeDate') return formatDate(text);
  return isDecimal(text) ? text.replace(/^\d+/, (whole) => whole.replace(/\B(?=(\d{3})+$)/g, ',')) : text;
}

/** What a warning says of one trade. */
export function warningWords(
  warning: TradeWarning,
  period: TradePeriod,
  expectedTotal: string | undefined,
): string {
  if (warning === 'OUTSIDE_PERIOD') {
    return outsidePeriodWords(period);
  }
  // A product of more digits than a total may have is not offered as one.
  const product = expectedTotal && ` (${shownValue('totalAmount', expectedTotal)})`;
  return `is not quantity × price${product ?? ''}`;
}

/** A fault without the field's name in front, to stand behind it. */
export function withoutLabel(field: TradeField, fault: string): string {
  const label = TRADE_FIELD_LABELS[field];
  return fault.startsWith(`${label} `) ? fault.slice(label.length + 1) : fault;
}
