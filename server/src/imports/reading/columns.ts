import { CLAIM_FIELDS, countsShares } from '../../rules/claim-catalogue.js';
import { CLAIM_EMAIL_LABEL } from '../../rules/claim-field-labels.js';
import { EMAIL_MAX_LENGTH, SID_MAX_LENGTH } from '../../rules/text-values.js';

/** One column of an import file. */
export interface Column {
  name: string;
  /** Its name for users. */
  label: string;
  /** The file is refused without this column. */
  required: boolean;
  /** Longest text of a cell, in characters. */
  maxLength: number;
  /** A plain number in this column of a workbook is a date. */
  date?: true;
  /**
   * Its cells are numbers: in a text file in its number format, in a workbook as stored, not as displayed.
   */
  number?: true;
  /** Its texts are codes: one that a program converted to a date, a boolean or an amount is no longer valid. */
  identifier?: true;
}

/** The columns of one kind of import file. */
export interface ColumnSet {
  kind: 'settlement-records' | 'trades' | 'day-prices';
  columns: readonly Column[];
  /** Further columns that a file may have; not in the template. */
  optional?: readonly Column[];
  /** The hint when a file of this kind is chosen for the other import. */
  hint: string;
}

function required(name: string, label: string, maxLength: number): Column {
  return { name, label, required: true, maxLength };
}

function identifier(of: Column): Column {
  return { ...of, identifier: true };
}

/**
 * Settlement records, one row per submission: its SID, the e-mail address of its owner, and the fields of the claim
 * (IMPORT-8, IMPORT-9, IMPORT-10).
 */
export const RECORD_COLUMNS: ColumnSet = {
  kind: 'settlement-records',
  hint: 'This looks like a file of settlement records; use Import Submissions',
  columns: [
    identifier(required('sid', 'SID', SID_MAX_LENGTH)),
    required('email', CLAIM_EMAIL_LABEL, EMAIL_MAX_LENGTH),
    ...CLAIM_FIELDS.map(({ name, label, requiredInImport = false, maxLength, kind, code }) => ({
      name,
      label,
      required: requiredInImport,
      maxLength,
      ...(countsShares({ kind }) && { number: true as const }),
      ...(code && { identifier: code }),
    })),
  ],
  // Exports identify each submission by it; here it identifies a submission without a SID.
  optional: [{ name: 'submissionId', label: 'Submission Id', required: false, maxLength: 36 }],
};

/** Trades, one per row (IMPORT-13). */
export const TRADE_COLUMNS: ColumnSet = {
  kind: 'trades',
  hint: 'This looks like a trade file; use Import Trade Data',
  columns: [
    identifier(required('sid', 'SID', SID_MAX_LENGTH)),
    required('transactionType', 'Transaction Type', 40),
    { ...required('tradeDate', 'Trade Date', 40), date: true },
    { ...required('quantity', 'Quantity', 40), number: true },
    { ...required('pricePerShare', 'Price per Share', 40), number: true },
    { ...required('totalAmount', 'Total Amount', 40), number: true },
  ],
};

/** The market's prices, one day per row (RULES-17). */
export const DAY_PRICE_COLUMNS: ColumnSet = {
  kind: 'day-prices',
  hint: 'This looks like a file of day prices; import it under Rules, Day prices',
  columns: [
    { ...required('date', 'Date', 40), date: true },
    { ...required('low', 'Low', 40), number: true },
    { ...required('high', 'High', 40), number: true },
  ],
};

/** The columns of each kind of file. */
export const COLUMN_SETS: Readonly<Record<ColumnSet['kind'], ColumnSet>> = {
  'settlement-records': RECORD_COLUMNS,
  trades: TRADE_COLUMNS,
  'day-prices': DAY_PRICE_COLUMNS,
};

const LABELS = new Map(
  Object.values(COLUMN_SETS).flatMap(({ columns, optional = [] }) =>
    [...columns, ...optional].map(({ name, label }) => [name, label]),
  ),
);

/**
 * The displayed name of the place of an error: the label of a column; anything else, such as the name of a file in an
 * archive, unchanged.
 */
export function columnLabel(name: string): string {
  return LABELS.get(name) ?? name;
}

/** The columns added after a file's own columns in the file of its rejected rows. */
export const REJECTION_COLUMNS = ['line', 'column', 'reason'] as const;

/** Whether a header is that of a file of rejected rows. */
export function isOfRejectedRows(header: readonly string[]): boolean {
  const keys = header.map(headerKey);
  return REJECTION_COLUMNS.every((name) => keys.includes(name));
}

/** A header's text without case, spaces, `_`, `-` and `/`, so that all spellings of a column are equal. */
export function headerKey(name: string): string {
  return name.replace(/[\s_\-/\u00ad\u200b-\u200f\u2060]/g, '').toLowerCase();
}
