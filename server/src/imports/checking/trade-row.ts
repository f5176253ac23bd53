import { DAY_SAMPLES, orderOfForm } from '../../rules/day-forms.js';
import type { Notation } from '../../rules/notation.js';
import { type DecimalMark, markOfForm, NUMBER_SAMPLES } from '../../rules/number-forms.js';
import { TRADE_COLUMNS, type Column } from '../reading/columns.js';
import type { RawRow, RowProblem } from '../reading/file-shape.js';
import { misreadThousands } from '../../rules/thousandfold.js';
import {
  AMOUNT_DECIMALS,
  AMOUNT_WHOLE_DIGITS,
  QUANTITY_DIGITS,
  readAmount,
  readQuantity,
  readTradeDate,
  readTransactionType,
  TRANSACTION_TYPES,
  type TransactionTypeValue,
} from '../../rules/trade-values.js';
import { cellProblem, cleanSidCell, cleanTextCell, problem } from './cell-values.js';

/** One valid row of a trade file. Numbers are exact decimal strings, the date is yyyy-MM-dd. */
export interface ImportedTrade {
  sid: string;
  transactionType: TransactionTypeValue;
  /** Null only for an OPEN row without a date, which has the scheme's opening balance date. */
  tradeDate: string | null;
  quantity: string;
  pricePerShare: string;
  totalAmount: string;
}

type TradeCells = Record<
  'sid' | 'transactionType' | 'tradeDate' | 'quantity' | 'pricePerShare' | 'totalAmount',
  string
>;

export type TradeCheck = { ok: true; trade: ImportedTrade } | ({ ok: false } & RowProblem);

const [SID, TYPE, DATE, QUANTITY, PRICE, TOTAL] = TRADE_COLUMNS.columns as readonly [
  Column,
  Column,
  Column,
  Column,
  Column,
  Column,
];
const TYPE_RULE = `must be one of ${TRANSACTION_TYPES.join(', ')}`;
/** What a date must be, and what an amount must be, as ends of sentences. */
export const DATE_RULE =
  'must be a real date such as 2018-02-28, 28/02/2018 or 28-Feb-2018, with a four-digit year';
const QUANTITY_RULE = `must be a whole number above 0 with at most ${QUANTITY_DIGITS} digits`;
const OPEN_QUANTITY_RULE = `must be a whole number, 0 or more, with at most ${QUANTITY_DIGITS} digits`;
export const AMOUNT_RULE = `must be a number, 0 or more, with at most ${AMOUNT_WHOLE_DIGITS} digits and ${AMOUNT_DECIMALS} decimals`;

/**
 * Checks one row of a trade file (IMPORT-14). Nothing is rounded: a number that cannot be stored exactly is rejected.
 * @param columns the column of each cell, from the file's shape
 * @param notation the file's number and date format; a part that makes no difference is taken as the default
 */
export function checkTradeRow(
  row: Pick<RawRow, 'cells' | 'problem'>,
  columns: readonly (string | null)[],
  { numbers = 'point', days = 'day-first' }: Notation,
): TradeCheck {
  if (row.problem) return { ok: false, ...row.problem };
  const cells = tradeCells(row, columns);
  const sid = cleanSidCell(cells.sid);
  if (sid === '') return refused(SID, 'is required');
  const sidError = cellProblem(SID, sid, false);
  if (sidError) return { ok: false, ...sidError };

  const typeText = cleanTextCell(cells.transactionType);
  if (typeText === '') return refused(TYPE, 'is required');
  const transactionType = readTransactionType(typeText);
  if (!transactionType) return refused(TYPE, TYPE_RULE);
  const isOpen = transactionType === 'OPEN';

  const dateText = cleanTextCell(cells.tradeDate);
  if (dateText === '' && !isOpen) return refused(DATE, 'is required');
  const tradeDate = dateText === '' ? null : readTradeDate(dateText, days);
  if (tradeDate === undefined)
    return refused(
      DATE,
      orderOfForm(dateText) ? `must be a real date written as ${DAY_SAMPLES[days]}` : DATE_RULE,
    );

  const quantityText = cleanTextCell(cells.quantity);
  if (quantityText === '') return refused(QUANTITY, 'is required');
  const quantity = readQuantity(quantityText, numbers);
  if (quantity === undefined || (quantity === '0' && !isOpen)) {
    return refused(
      QUANTITY,
      (isOpen ? OPEN_QUANTITY_RULE : QUANTITY_RULE) + howWritten(quantityText, numbers),
    );
  }

  const isPriced = transactionType === 'BUY' || transactionType === 'SELL';
  const priceText = cleanTextCell(cells.pricePerShare);
  if (priceText === '' && isPriced) return refused(PRICE, 'is required');
  const pricePerShare = priceText === '' ? '0' : readAmount(priceText, numbers);
  if (pricePerShare === undefined) return refused(PRICE, AMOUNT_RULE + howWritten(priceText, numbers));

  const totalText = cleanTextCell(cells.totalAmount);
  if (totalText === '' && isPriced) return refused(TOTAL, 'is required');
  const totalAmount = totalText === '' ? '0' : readAmount(totalText, numbers);
  if (totalAmount === undefined) return refused(TOTAL, AMOUNT_RULE + howWritten(totalText, numbers));

  const texts = { quantity: quantityText, pricePerShare: priceText, totalAmount: totalText };
  const misread = misreadThousands(texts, { quantity, pricePerShare, totalAmount }, numbers);
  if (misread !== undefined) {
    const column = { quantity: QUANTITY, pricePerShare: PRICE, totalAmount: TOTAL }[misread];
    return refused(column, thousandfold(texts[misread], numbers));
  }

  return { ok: true, trade: { sid, transactionType, tradeDate, quantity, pricePerShare, totalAmount } };
}

/** 1,00,000: Indian digit grouping. */
const LAKHS = /^\d{1,2}(?:,\d\d)+,\d{3}(?:\.\d*)?$/;

/** The error for a number in another format than the file's. */
export function howWritten(text: string, numbers: DecimalMark): string {
  if (LAKHS.test(text)) return ', with its digits in groups of three, as in 100,000, or ungrouped';
  const mark = markOfForm(text);
  return mark === undefined || mark === 'open' || mark === numbers
    ? ''
    : `, and written as ${NUMBER_SAMPLES[numbers]} like the rest of the file`;
}

/** The error for a number whose value in the file's format contradicts its row. */
function thousandfold(text: string, numbers: DecimalMark): string {
  const plain = readAmount(text, numbers);
  const other = readAmount(text, numbers === 'point' ? 'comma' : 'point');
  return `"${text}" is ${plain} written as ${NUMBER_SAMPLES[numbers]} like the rest of the file, but quantity × price only matches the total if it is ${other}; write ${other}, or correct the total`;
}

function tradeCells(row: Pick<RawRow, 'cells'>, columns: readonly (string | null)[]): TradeCells {
  const cells = {
    sid: '',
    transactionType: '',
    tradeDate: '',
    quantity: '',
    pricePerShare: '',
    totalAmount: '',
  };
  for (let index = 0; index < columns.length; index += 1) {
    const name = columns[index];
    if (name != null) (cells as Record<string, string>)[name] = row.cells[index] ?? '';
  }
  return cells;
}

function refused(column: Column, error: string): TradeCheck {
  return { ok: false, ...problem(column, error) };
}
