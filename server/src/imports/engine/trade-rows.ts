import type { ImportedTrade } from '../checking/trade-row.js';
import type { KeptCells, RowProblem } from '../reading/file-shape.js';

/** One row of a trade file that has a SID: either a valid trade or a problem. */
export interface TradeRow {
  rowNo: number;
  line: number;
  kept: KeptCells;
  /** The result of `tradeKey`, the most compact form for a trade that waits for its batch; null for an invalid row. */
  key: string | null;
  problem: RowProblem | null;
}

/** A trade without its SID; the date is always resolved. */
export type DatedTrade = Omit<ImportedTrade, 'sid' | 'tradeDate'> & { tradeDate: string };

/** All rows of one SID in a file: its list is replaced as a whole or not at all. */
export interface TradeGroup {
  sid: string;
  rows: TradeRow[];
}

/** The five fields that identify a trade, as exact text (TRADE-5). */
export function tradeKey(trade: DatedTrade): string {
  const { transactionType, tradeDate, quantity, pricePerShare, totalAmount } = trade;
  // `join` makes one flat string; a template would keep references to all five.
  return [transactionType, tradeDate, quantity, pricePerShare, totalAmount].join(' ');
}

/** Parses a key made by `tradeKey`. */
export function tradeOf(key: string): DatedTrade {
  const [transactionType, tradeDate, quantity, pricePerShare, totalAmount] = key.split(' ') as [
    DatedTrade['transactionType'],
    string,
    string,
    string,
    string,
  ];
  return { transactionType, tradeDate, quantity, pricePerShare, totalAmount };
}

/** True for an OPEN row, which sets the opening balance. */
export function isOpening(row: TradeRow): boolean {
  return row.key?.startsWith('OPEN ') ?? false;
}

/** Marks rows that are invalid only in combination with others of their SID: a second OPEN row (IMPORT-38). */
export function checkGroup(group: TradeGroup): void {
  let open: TradeRow | undefined;
  for (const row of group.rows) {
    if (!isOpening(row)) continue;
    if (open) refuseSecondOpen(row, group.sid, open.line);
    else open = row;
  }
}

/** Marks a valid OPEN row as invalid. */
export function refuseSecondOpen(row: TradeRow, sid: string, firstLine: number): void {
  row.problem = {
    column: 'transactionType',
    message: `SID ${sid} already has an OPEN row, in line ${firstLine}`,
  };
  row.key = null;
}
