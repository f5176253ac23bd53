import { CLAIM_FIELDS } from '../../rules/claim-catalogue.js';
import { CLAIM_EMAIL_LABEL } from '../../rules/claim-field-labels.js';
import { EMAIL_MAX_LENGTH, SID_MAX_LENGTH } from '../../rules/text-values.js';

/** One column of an import file. */
export interface Column {
  name: string;
  /** How a person calls it. */
  label: string;
  /** The file is refused without this column. */
  required: boolean;
  /** Longest text of a cell, in characters. */
  maxLength: number;
  /** A bare number in this column of a workbook is a day. */
  date?: true;
  /**
   * Its cells are numbers: in a text file written in its notation, in a workbook as they are kept, not as they are shown.
   */
  number?: true;
  /** Its texts are codes: what a program made a day, a truth or an amount of is no such text any more. */
  identifier?: true;
}

/** The columns of one kind of import file. */
export interface ColumnSet {
  kind: 'settlement-records' | 'trades';
  columns: readonly Column[];
  /** Columns that a file may have besides, in no template. */
  optional?: readonly Column[];
  /** Said when a file of this kind is given to the other picker. */
  hint: string;
}

function required(name: string, label: string, maxLength: number): Column {
  return { name, label, required: true, maxLength };
}

function identifier(of: Column): Column {
  return { ...of, identifier: true };
}

/**
 * Settlement records, one row a submission: its SID, the address that owns it, and the fields of the claim (IMPORT-8,
 * IMPORT-9, IMPORT-10).
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
      ...(kind === 'quantity' && { number: true as const }),
      ...(code && { identifier: code }),
    })),
  ],
  // An export names each submission by it; here it stands for a SID that there is not yet.
  optional: [{ name: 'submissionId', label: 'Submission Id', required: false, maxLength: 36 }],
};

/** Trades, one row a trade (IMPORT-13). */
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

const LABELS = new Map(
  [...RECORD_COLUMNS.columns, ...(RECORD_COLUMNS.optional ?? []), ...TRADE_COLUMNS.columns].map(
    ({ name, label }) => [name, label],
  ),
);

/**
 * How a person calls what a row is rejected for: a column by its label, anything else, such as a file of an archive, as
 * it is.
 */
export function columnLabel(name: string): string {
  return LABELS.get(name) ?? name;
}

/** What stands behind a file's own columns where its rejected rows are handed back. */
export const REJECTION_COLUMNS = ['line', 'column', 'reason'] as const;

/** Whether a header is that of rejected rows that were handed back. */
export function isOfRejectedRows(header: readonly string[]): boolean {
  const keys = header.map(headerKey);
  return REJECTION_COLUMNS.every((name) => keys.includes(name));
}

/** A header's spelling without case, spaces, `_`, `-` and `/`: two spellings of one column give the same. */
export function headerKey(name: string): string {
  return name.replace(/[\s_\-/\u00ad\u200b-\u200f\u2060]/g, '').toLowerCase();
}
