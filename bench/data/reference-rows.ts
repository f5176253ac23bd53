import { createReadStream } from 'node:fs';
import { RECORD_HEADER, TRADE_HEADER } from '../../development/src/demo/samples/tables.js';
import { withFormulaQuote } from '../../server/src/rules/text-values.js';
import { csvRows, type RowBatches, rowsBelow, unquotedRows } from '../harness/csv-rows.js';
import type { ReferenceFiles } from './reference-files.js';

const BALANCE = RECORD_HEADER.indexOf('openingBalance');
const PRICE = TRADE_HEADER.indexOf('pricePerShare');
const TOTAL = TRADE_HEADER.indexOf('totalAmount');

/**
 * The good records as a report must write them: texts that a spreadsheet would compute are quoted, and the opening balance is
 * that of the claim's trades where they have one, and otherwise the file's or none.
 */
export async function* expectedRecords({ records, trades }: ReferenceFiles): RowBatches {
  const openings = openingRows(trades.goodRows);
  let opening = await openings.next();
  for await (const batch of rowsBelow(RECORD_HEADER, csvRows(createReadStream(records.goodRows)))) {
    for (const row of batch) {
      // Both files name the SIDs in the same, ascending, order.
      while (!opening.done && opening.value.sid < row[0]!) opening = await openings.next();
      if (!opening.done && opening.value.sid === row[0]) row[BALANCE] = opening.value.quantity;
      row[BALANCE] ||= '0';
    }
    yield batch.map((row) => row.map(withFormulaQuote));
  }
}

/** The good trades as a report must write them: numbers without zeros at their end. */
export async function* expectedTrades({ trades }: ReferenceFiles): RowBatches {
  for await (const batch of rowsBelow(TRADE_HEADER, unquotedRows(createReadStream(trades.goodRows)))) {
    for (const row of batch) trimTrade(row);
    yield batch;
  }
}

/** Takes the zeros off the end of a trade's price and total. */
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
