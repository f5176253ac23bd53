import type { TradeField } from '@rules/trade-row.js';
import { readStatementDate } from '../../../lib/statement-dates';
import { tidyPrice, tidyQuantity } from './cell-numbers';
import { readTypeWord } from './type-text';

/** A user's input in a cell, normalised when its meaning is certain, otherwise as typed. */
export function tidyCell(field: TradeField, text: string): string {
  if (field === 'transactionType') return readTypeWord(text) ?? text.trim();
  if (field === 'tradeDate') return readStatementDate(text) ?? text.trim();
  if (field === 'quantity') return tidyQuantity(text);
  // A minus typed by hand may be a mistake: it is kept and marked.
  return tidyPrice(text);
}
