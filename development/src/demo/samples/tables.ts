import { CLAIM_FIELDS, type ClaimFieldName } from '../../../../server/src/rules/claim-catalogue.js';
import type { DemoClaim } from '../claims.js';
import type { DemoTrade } from '../trade-lists.js';

/** Rows of texts with a header. */
export interface Table {
  header: readonly string[];
  rows: string[][];
}

/** A column of a file of settlement records (IMPORT-8). */
export type RecordColumn = 'sid' | 'email' | ClaimFieldName;

/** The columns of a file of settlement records, in the order of its template. */
export const RECORD_HEADER: readonly RecordColumn[] = [
  'sid',
  'email',
  ...CLAIM_FIELDS.map(({ name }) => name),
];

/** The columns of a trade file (IMPORT-13). */
export const TRADE_HEADER = [
  'sid',
  'transactionType',
  'tradeDate',
  'quantity',
  'pricePerShare',
  'totalAmount',
] as const;

/** One row of a file of settlement records, with some cells replaced. */
export function recordRow(
  { sid, fields }: DemoClaim,
  change: Partial<Record<RecordColumn, string>> = {},
): string[] {
  const cells: Partial<Record<RecordColumn, string>> = { sid: sid ?? '', ...fields, ...change };
  return RECORD_HEADER.map((column) => cells[column] ?? '');
}

/** The settlement records of these claims. */
export function recordTable(claims: readonly DemoClaim[]): Table {
  return { header: RECORD_HEADER, rows: claims.map((claim) => recordRow(claim)) };
}

/** The trades of these claims, grouped by claim and oldest first. `date` formats the date. */
export function tradeTable(
  claims: readonly DemoClaim[],
  date: (iso: string) => string = (iso) => iso,
): Table {
  const rowsOf = ({ sid, trades }: DemoClaim) => trades.map((trade) => tradeRow(sid ?? '', trade, date));
  return { header: TRADE_HEADER, rows: claims.flatMap(rowsOf) };
}

function tradeRow(sid: string, trade: DemoTrade, date: (iso: string) => string): string[] {
  return [
    sid,
    trade.transactionType,
    date(trade.tradeDate),
    trade.quantity,
    trade.pricePerShare,
    trade.totalAmount,
  ];
}

/** Formats a date as dd/MM/yyyy. */
export function slashed(iso: string): string {
  return iso.split('-').reverse().join('/');
}

/** Formats a date as dd-MMM-yyyy. */
export function withMonthName(iso: string): string {
  const [year, month, day] = iso.split('-');
  const names = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
  return `${day}-${names[Number(month) - 1]}-${year}`;
}

/** Formats a table as CSV by RFC 4180, with the given delimiter and line end. */
export function csvText({ header, rows }: Table, delimiter = ',', lineEnd = '\r\n'): string {
  const cell = (text: string) =>
    /["\r\n]/.test(text) || text.includes(delimiter) ? `"${text.replaceAll('"', '""')}"` : text;
  return [header, ...rows].map((row) => row.map(cell).join(delimiter) + lineEnd).join('');
}
