import type { TradeField } from '@rules/trade-row.js';
import { readStatementDate } from './cell-dates';
import { tidyPrice, tidyQuantity } from './cell-numbers';
import { readTypeWord } from './type-words';

/** What a person typed into one cell, in its plain form where that is certain, else as typed. */
export function tidyCell(field: TradeField, text: string): string {
  if (field === 'transactionType') return readTypeWord(text) ?? text.trim();
  if (field === 'tradeDate') return readStatementDate(text) ?? text.trim();
  if (field === 'quantity') return tidyQuantity(text);
  // Typed by hand a minus may be a slip: it is kept, and marked.
  return tidyPrice(text);
}
