import { createReadStream } from 'node:fs';
import { RECORD_HEADER, TRADE_HEADER } from '../../development/src/demo/samples/tables.js';
import { withFormulaQuote } from '../../server/src/rules/text-values.js';
import { csvRows, type RowBatches, rowsBelow, unquotedRows } from '../harness/csv-rows.js';
import type { ReferenceFiles } from './reference-files.js';

const BALANCE = RECORD_HEADER.indexOf('openingBalance');
const PRICE = TRADE_HEADER.indexOf('pricePerShare');
const TOTAL = TRADE_HEADER.indexOf('totalAmount');

/**
 * The valid records as a report must contain them: formulas are quoted, and the opening balance is the one in the
 * claim's trades, if any, otherwise the one in the file, otherwise none.
 */
export async function* expectedRecords({ records, trades }: ReferenceFiles): RowBatches {
  const openings = openingRows(trades.goodRows);
  let opening = await openings.next();
  for await (const batch of rowsBelow(RECORD_HEADER, csvRows(createReadStream(records.goodRows)))) {
    for (const row of batch) {
      // Both files have the SIDs in the same ascending order.
      while (!opening.done && opening.value.sid < row[0]!) opening = await openings.next();
      if (!opening.done && opening.value.sid === row[0]) row[BALANCE] = opening.value.quantity;
      row[BALANCE] ||= '0';
    }
    yield batch.map((row) => row.map(withFormulaQuote));
  }
}

/** The valid trades as a report must contain them: numbers without trailing zeros. */
export async function* expectedTrades({ trades }: ReferenceFiles): RowBatches {
  for await (const batch of rowsBelow(TRADE_HEADER, unquotedRows(createReadStream(trades.goodRows)))) {
    for (const row of batch) trimTrade(row);
    yield batch;
  }
}

/** Removes trailing zeros from a trade's price and total. */
export function trimTrade(row: string[]): void {
  row[PRICE] = trimmed(row[PRICE] ?? '');
  row[TOTAL] = trimmed(row[TOTAL] ?? '');
}

const trimmed = (number: string) =>
  number.endsWith('0') && number.includes('.') ? number.replace(/\.?0+$/, '') : number;

async function* openingRows(trades: string): AsyncGenerator<{ sid: string; quantity: string }> {
  for await (const batch of unquotedRows(createReadStream(trades)))
    for (const [sid, type, , quantity] of batch)
      if (type === 'OPEN') yield { sid: sid!, quantity: quantity! };
}
