import type { ImportedTrade } from '../checking/trade-row.js';
import type { KeptCells, RowProblem } from '../reading/file-shape.js';

/** One row of a trade file that names a SID: either a good trade or a problem. */
export interface TradeRow {
  rowNo: number;
  line: number;
  kept: KeptCells;
  /** What `tradeKey` gives, as which a trade waits for its batch in the least room; null for a bad row. */
  key: string | null;
  problem: RowProblem | null;
}

/** A trade without the SID of its list; a date is always known by now. */
export type DatedTrade = Omit<ImportedTrade, 'sid' | 'tradeDate'> & { tradeDate: string };

/** All rows of one SID in a file: its list is exchanged as a whole or not at all. */
export interface TradeGroup {
  sid: string;
  rows: TradeRow[];
}

/** The five fields of a trade that make it that trade and not another, as exact text (TRADE-5). */
export function tradeKey(trade: DatedTrade): string {
  const { transactionType, tradeDate, quantity, pricePerShare, totalAmount } = trade;
  // Joined, since a template would keep the five texts and not one.
  return [transactionType, tradeDate, quantity, pricePerShare, totalAmount].join(' ');
}

/** The trade of a key. */
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

/** True for the row that says how many shares were held at the beginning. */
export function isOpening(row: TradeRow): boolean {
  return row.key?.startsWith('OPEN ') ?? false;
}

/** Marks what makes a row bad only together with the others of its SID: a second OPEN row (IMPORT-38). */
export function checkGroup(group: TradeGroup): void {
  let open: TradeRow | undefined;
  for (const row of group.rows) {
    if (!isOpening(row)) continue;
    if (open) refuseSecondOpen(row, group.sid, open.line);
    else open = row;
  }
}

/** Turns a good OPEN row into a bad one. */
export function refuseSecondOpen(row: TradeRow, sid: string, firstLine: number): void {
  row.problem = {
    column: 'transactionType',
    message: `SID ${sid} already has an OPEN row, in line ${firstLine}`,
  };
  row.key = null;
}
