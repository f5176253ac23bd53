import { t } from './text.js';
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

/** The five fields of a trade, in the order of the table (TRADE-1). */
export const TRADE_FIELDS = [
  'transactionType',
  'tradeDate',
  'quantity',
  'pricePerShare',
  'totalAmount',
] as const;
export type TradeField = (typeof TRADE_FIELDS)[number];

/** The label of each field in the Trade Details dialog (TRADE-14). */
export const TRADE_FIELD_LABELS: Record<TradeField, string> = {
  transactionType: t('Transaction Type'),
  tradeDate: t('Trade Date'),
  quantity: t('Quantity'),
  pricePerShare: t('Price per Share'),
  totalAmount: t('Total Amount Paid'),
};

/** The types a user may choose; existing trades of the older type TRANSFER are kept (TRADE-3). */
export const ENTERED_TYPES = ['BUY', 'SELL', 'TRANSFER_IN', 'TRANSFER_OUT'] as const;

/** The maximum number of trades in one request; longer lists are imported as a file. */
export const MOST_ENTERED_TRADES = 5_000;

/** The five fields of a trade as typed. */
export type TradeTexts = Record<TradeField, string>;

/** One row of a list of trades in the editor, with the texts as typed. */
export interface TradeRow extends TradeTexts {
  /** Constant for the lifetime of the row; the id of a saved trade. */
  key: string;
  /** Set only for a trade that is already saved. */
  id?: string;
}

/** A valid trade: date as yyyy-MM-dd, numbers as plain decimals. */
export interface CheckedTrade {
  id?: string;
  transactionType: TransactionTypeValue;
  tradeDate: string;
  quantity: string;
  pricePerShare: string;
  totalAmount: string;
}

export type TradeErrors = Partial<Record<TradeField, string>>;

const TYPE_RULE = t('must be Buy, Sell, Transfer in or Transfer out');
const DATE_RULE = t('must be a real date such as 28/02/2018, 28-Feb-2018 or 2018-02-28');
const QUANTITY_RULE = t('must be a whole number above 0 with at most {quantityDigits} digits', {
  quantityDigits: QUANTITY_DIGITS,
});
const AMOUNT_RULE = t(
  'must be a number, 0 or more, with at most {amountWholeDigits} digits and {amountDecimals} decimals',
  { amountWholeDigits: AMOUNT_WHOLE_DIGITS, amountDecimals: AMOUNT_DECIMALS },
);
const UNCLEAR_RULE = t(
  'can be read in two ways because of its comma; write it without commas, with a point before the decimals',
);

/**
 * The errors of a trade that a user enters, by field, each a sentence that starts with the field's label (TRADE-7,
 * TRADE-8); empty if it is valid. Price and total of transfers may be empty.
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

/** True if all fields of a row are blank. */
export function isBlankTrade(row: TradeTexts): boolean {
  return TRADE_FIELDS.every((field) => row[field].trim() === '');
}

/** True if the error only says that a value is missing. */
export function isMissingError(error: string): boolean {
  return error.endsWith(' is required');
}

/** True if two trades have equal stored values. */
export function sameTrade(one: TradeTexts, other: TradeTexts): boolean {
  return TRADE_FIELDS.every((field) => one[field] === other[field]);
}

/** The editor rows of a claim's trades; OPEN rows are kept in the list so that saving it does not lose them. */
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

/** The result of the validation of one row. */
interface ReadRow {
  errors: TradeErrors;
  /** The values to store; undefined for a row with errors. */
  trade: CheckedTrade | undefined;
}

/** Caches: rows and lists of rows are immutable, and a changed one is a new object. */
const readRows = new WeakMap<TradeRow, ReadRow>();
const checkedLists = new WeakMap<readonly TradeRow[], CheckedRows>();

/** Validates a row of a list, once. Saved rows of type OPEN are accepted as they are. */
export function readTradeRow(row: TradeRow): ReadRow {
  const known = readRows.get(row);
  if (known) return known;
  const errors = isKeptOpening(row) ? {} : checkTradeRow(row);
  const read = { errors, trade: Object.keys(errors).length > 0 ? undefined : checkedTrade(row) };
  readRows.set(row, read);
  return read;
}

/** The result of the validation of a list of rows. */
export interface CheckedRows {
  /** The trades to send, without blank rows. */
  trades: readonly CheckedTrade[];
  /** By row index and field. */
  errors: Readonly<Record<number, TradeErrors>>;
  problemCount: number;
}

/** Validates all rows; again only those that are new since an earlier list. */
export function checkTradeRows(rows: readonly TradeRow[]): CheckedRows {
  const known = checkedLists.get(rows);
  if (known) return known;
  const trades: CheckedTrade[] = [];
  const errors: Record<number, TradeErrors> = {};
  let problemCount = 0;
  rows.forEach((row, index) => {
    if (isBlankTrade(row)) return;
    const { errors: rowErrors, trade } = readTradeRow(row);
    if (trade) trades.push(trade);
    else {
      errors[index] = rowErrors;
      problemCount += Object.keys(rowErrors).length;
    }
  });
  const checked = { trades, errors, problemCount };
  checkedLists.set(rows, checked);
  return checked;
}

/** True for the OPEN row of a claim, which is part of its balance and not displayed as a trade (TRADE-6). */
export function isKeptOpening(row: TradeRow): boolean {
  return row.id !== undefined && row.transactionType === 'OPEN';
}

/** The values of a valid row as they are sent and stored. Meaningless for a row with errors. */
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
  if (text.trim() === '') return t('is required');
  return fit ? undefined : rule;
}

function amountError(text: string, mayBeEmpty: boolean): string | undefined {
  if (text.trim() === '') return mayBeEmpty ? undefined : t('is required');
  if (isUnclearAmount(text.trim())) return UNCLEAR_RULE;
  return readAmount(text.trim()) === undefined ? AMOUNT_RULE : undefined;
}
