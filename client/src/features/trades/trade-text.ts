import { t } from '@rules/text.js';
import { ENTERED_TYPES, TRADE_FIELD_LABELS, type TradeField } from '@rules/trade-row.js';
import { readTransactionType } from '@rules/trade-values.js';
import { formatDate } from '../../lib/dates';
import { formatExactly, groupedExact } from '../../lib/decimals';
import { transactionTypeLabels } from '@rules/transaction-type-labels.js';

/** A type's displayed label; other text unchanged. */
export function typeText(text: string): string {
  const type = readTransactionType(text);
  return type ? transactionTypeLabels[type] : text;
}

/** The options of a select for the type: the four, and `current` when it is another one. */
export function typeOptions(current: string): [string, string][] {
  const options = ENTERED_TYPES.map((type): [string, string] => [type, transactionTypeLabels[type]]);
  const known = options.some(([type]) => type === current);
  return [
    ['', t('--SELECT--')],
    ...options,
    ...(current === '' || known ? [] : [[current, typeText(current)] as [string, string]]),
  ];
}

/**
 * A value as displayed in a table: grouped by thousands, money with its decimals, at least two, dates as dd-MMM-yyyy; exact,
 * and as typed when unreadable.
 */
export function shownValue(field: TradeField, text: string): string {
  if (field === 'transactionType') return typeText(text);
  if (field === 'tradeDate') return formatDate(text);
  return field === 'quantity' ? groupedExact(text) : formatExactly(text, 2);
}

/** An error without the field's name at its start, to be shown after the name. */
export function withoutLabel(field: TradeField, message: string): string {
  const label = TRADE_FIELD_LABELS[field];
  return message.startsWith(`${label} `) ? message.slice(label.length + 1) : message;
}
