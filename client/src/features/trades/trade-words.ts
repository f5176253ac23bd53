import { ENTERED_TYPES, TRADE_FIELD_LABELS, type TradeField } from '@rules/trade-row.js';
import { readTransactionType } from '@rules/trade-values.js';
import { formatDate } from '../../lib/dates';
import { groupedExact } from '../../lib/decimals';
import { transactionTypeLabels } from '../../domain/trade/trade-words';

/** A type as it is shown; a text that is none stays as it is. */
export function typeWords(text: string): string {
  const type = readTransactionType(text);
  return type ? transactionTypeLabels[type] : text;
}

/** The choices of a select for the type of `current`: the four, and what is selected already when it is another. */
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
  return groupedExact(text);
}

/** An error without the field's name in front, for showing after it. */
export function withoutLabel(field: TradeField, fault: string): string {
  const label = TRADE_FIELD_LABELS[field];
  return fault.startsWith(`${label} `) ? fault.slice(label.length + 1) : fault;
}
