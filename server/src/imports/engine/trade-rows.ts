import type { ImportedTrade } from '../checking/trade-row.js';
import type { RowProblem } from '../reading/file-shape.js';

/** One row of a trade file that names a SID: either a good trade or a problem. */
export interface TradeRow {
  rowNo: number;
  line: number;
  cells: readonly string[];
  trade: ImportedTrade | null;
  problem: RowProblem | null;
}

/** All rows of one SID in a file: its list is exchanged as a whole or not at all. */
export interface TradeGroup {
  sid: string;
  rows: TradeRow[];
}

/** The five fields of a trade that make it that trade and not another, as exact text (design section 5). */
export function tradeKey(
  trade: Pick<ImportedTrade, 'transactionType' | 'tradeDate' | 'quantity' | 'pricePerShare' | 'totalAmount'>,
): string {
  return `${trade.transactionType} ${trade.tradeDate ?? ''} ${trade.quantity} ${trade.pricePerShare} ${trade.totalAmount}`;
}

/** Marks what makes a row bad only beside the others of its SID: a second OPEN row (design section 5, "opening balance"). */
export function checkGroup(group: TradeGroup): void {
  let open: TradeRow | undefined;
  for (const row of group.rows) {
    if (row.trade?.transactionType !== 'OPEN') continue;
    if (open) refuseSecondOpen(row, group.sid, open.line);
    else open = row;
  }
}

/** Turns a good OPEN row into a bad one. */
export function refuseSecondOpen(row: TradeRow, sid: string, firstLine: number): void {
  row.problem = {
    column: 'transactionType',
    message: `SID ${sid} has an OPEN row already, in line ${firstLine}`,
  };
  row.trade = null;
}
