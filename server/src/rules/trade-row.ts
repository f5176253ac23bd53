import {
  AMOUNT_DECIMALS,
  AMOUNT_WHOLE_DIGITS,
  isUnclearAmount,
  QUANTITY_DIGITS,
  readAmount,
  readQuantity,
  readTradeDate,
  readTransactionType,
  type TransactionTypeValue,
} from './trade-values.js';

/** The five values of a trade, in the order of the table (TRADE-1). */
export const TRADE_FIELDS = [
  'transactionType',
  'tradeDate',
  'quantity',
  'pricePerShare',
  'totalAmount',
] as const;
export type TradeField = (typeof TRADE_FIELDS)[number];

/** What the Trade Details dialog calls each value (TRADE-14). */
export const TRADE_FIELD_LABELS: Record<TradeField, string> = {
  transactionType: 'Transaction Type',
  tradeDate: 'Trade Date',
  quantity: 'Quantity',
  pricePerShare: 'Price per Share',
  totalAmount: 'Total Amount Paid',
};

/** The types a person may choose; the older TRANSFER is kept where it is (TRADE-3). */
export const ENTERED_TYPES = ['BUY', 'SELL', 'TRANSFER_IN', 'TRANSFER_OUT'] as const;

/** So many trades can be sent at once; longer lists come as a file. */
export const MOST_ENTERED_TRADES = 5_000;

/** The five values of a trade as they are typed. */
export type TradeTexts = Record<TradeField, string>;

/** One row of a list of trades while it is edited: the texts as typed. */
export interface TradeRow extends TradeTexts {
  /** Stays the same as long as the row lives; the id of a kept trade. */
  key: string;
  /** Only of a trade that the claim holds already. */
  id?: string;
}

/** A trade without errors: days as yyyy-MM-dd, numbers as plain decimals. */
export interface CheckedTrade {
  id?: string;
  transactionType: TransactionTypeValue;
  tradeDate: string;
  quantity: string;
  pricePerShare: string;
  totalAmount: string;
}

export type TradeErrors = Partial<Record<TradeField, string>>;

const TYPE_RULE = 'must be Buy, Sell, Transfer in or Transfer out';
const DATE_RULE = 'must be a real date such as 28/02/2018, 28-Feb-2018 or 2018-02-28';
const QUANTITY_RULE = `must be a whole number above 0 with at most ${QUANTITY_DIGITS} digits`;
const AMOUNT_RULE = `must be a number, 0 or more, with at most ${AMOUNT_WHOLE_DIGITS} digits and ${AMOUNT_DECIMALS} decimals`;
const UNCLEAR_RULE =
  'can be read in two ways because of its comma; write it without commas, with a point before the decimals';

/**
 * What is wrong with a trade that a person enters, by field, each a sentence that starts with the field's label
 * (TRADE-7, TRADE-8); empty when nothing is. Price and total of transfers may be left empty.
 */
export function checkTradeRow(row: TradeTexts): TradeErrors {
  const errors: TradeErrors = {};
  const add = (field: TradeField, error: string | undefined) => {
    if (error) errors[field] = `${TRADE_FIELD_LABELS[field]} ${error}`;
  };
  const type = readTransactionType(row.transactionType);
  const isTransfer = type?.startsWith('TRANSFER') ?? false;
  add('transactionType', valueError(row.transactionType, type !== undefined && type !== 'OPEN', TYPE_RULE));
  add('tradeDate', valueError(row.tradeDate, readTradeDate(row.tradeDate.trim()) !== undefined, DATE_RULE));
  const shares = readQuantity(row.quantity.trim());
  add('quantity', valueError(row.quantity, shares !== undefined && shares !== '0', QUANTITY_RULE));
  add('pricePerShare', amountError(row.pricePerShare, isTransfer));
  add('totalAmount', amountError(row.totalAmount, isTransfer));
  return errors;
}

/** True when nothing has been typed into a row. */
export function isBlankTrade(row: TradeTexts): boolean {
  return TRADE_FIELDS.every((field) => row[field].trim() === '');
}

/** True for an error that only says that a value is missing. */
export function saysMissing(error: string): boolean {
  return error.endsWith(' is required');
}

/** True for two trades with equal values, as they are kept. */
export function sameTrade(one: TradeTexts, other: TradeTexts): boolean {
  return TRADE_FIELDS.every((field) => one[field] === other[field]);
}

/** The rows of a claim's trades, to edit them; OPEN rows stay in the list so that nothing is lost by saving it. */
export function tradeRowsOf(trades: readonly (TradeTexts & { id: string })[]): TradeRow[] {
  return trades.map(({ id, transactionType, tradeDate, quantity, pricePerShare, totalAmount }) => ({
    key: id,
    id,
    transactionType,
    tradeDate,
    quantity,
    pricePerShare,
    totalAmount,
  }));
}

/**
 * Checks all rows: the trades that are fit to send, blank rows left out, and the errors by the index of the row and
 * the field. Rows of type OPEN that the claim holds pass as they are.
 */
export function checkTradeRows(rows: readonly TradeRow[]) {
  const trades: CheckedTrade[] = [];
  const errors: Record<number, TradeErrors> = {};
  let problemCount = 0;
  rows.forEach((row, index) => {
    if (isBlankTrade(row)) return;
    const rowErrors = isKeptOpening(row) ? {} : checkTradeRow(row);
    const count = Object.keys(rowErrors).length;
    if (count > 0) {
      errors[index] = rowErrors;
      problemCount += count;
    } else {
      trades.push(checkedTrade(row));
    }
  });
  return { trades, errors, problemCount };
}

/** True for the OPEN row of a claim: part of its balance, no trade that is shown (TRADE-6). */
export function isKeptOpening(row: TradeRow): boolean {
  return row.id !== undefined && row.transactionType === 'OPEN';
}

/** The values of a row without errors as they are sent and kept. Meaningless for a row with errors. */
export function checkedTrade(row: TradeTexts & { id?: string }): CheckedTrade {
  return {
    ...(row.id !== undefined && { id: row.id }),
    transactionType: readTransactionType(row.transactionType) ?? 'BUY',
    tradeDate: readTradeDate(row.tradeDate.trim()) ?? row.tradeDate,
    quantity: readQuantity(row.quantity.trim()) ?? row.quantity,
    pricePerShare: readAmount(row.pricePerShare.trim() || '0') ?? row.pricePerShare,
    totalAmount: readAmount(row.totalAmount.trim() || '0') ?? row.totalAmount,
  };
}

function valueError(text: string, fit: boolean, rule: string): string | undefined {
  if (text.trim() === '') return 'is required';
  return fit ? undefined : rule;
}

function amountError(text: string, mayBeEmpty: boolean): string | undefined {
  if (text.trim() === '') return mayBeEmpty ? undefined : 'is required';
  if (isUnclearAmount(text.trim())) return UNCLEAR_RULE;
  return readAmount(text.trim()) === undefined ? AMOUNT_RULE : undefined;
}
