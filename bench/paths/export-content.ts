import { to as copyTo } from 'pg-copy-streams';
import { RECORD_HEADER, TRADE_HEADER } from '../../development/src/demo/samples/tables.js';
import type { BenchContext } from '../context.js';
import { expectedRecords, expectedTrades, trimTrade } from '../data/reference-rows.js';
import { csvRows, type RowBatches, rowsBelow, unquotedRows } from '../harness/csv-rows.js';
import { RowSum } from '../harness/row-sum.js';
import { type ExportPath, EXPORT_QUERIES } from '../limits/export-file.js';

const SUBMISSION_ID = RECORD_HEADER.length;

/** Reads the order of the records. */
const RECORD_ORDER = 'SELECT sid, id FROM public.submissions ORDER BY id';

/**
 * Every row of a report must equal a valid row of the imported file, cell by cell, including restricted columns. The
 * rows must be in the order of the claims' ids, and the trades of a claim by date. Only checksums of the rows are kept
 * in memory.
 */
export async function checkReport(
  context: BenchContext,
  path: ExportPath,
  report: AsyncIterable<Uint8Array>,
): Promise<void> {
  const { answers, db, files } = context;
  const sums = path === 'export-settlements' ? await recordSums(report) : await tradeSums(report);
  const expected = path === 'export-settlements' ? expectedRecords(files) : expectedTrades(files);
  answers.expect(path, 'the content of the report', sums.content, (await sumOf(expected)).content);
  const query = path === 'export-settlements' ? RECORD_ORDER : EXPORT_QUERIES[path];
  const ordered = unquotedRows(db.client.query(copyTo(`COPY (${query}) TO STDOUT (FORMAT csv)`)));
  const order = await sumOf(path === 'export-settlements' ? ordered : trimmedTrades(ordered));
  answers.expect(path, 'the order of the report', sums.order, order.order);
}

interface Sums {
  content: string;
  order: string;
}

/** The content without the id, and the order by SID and id. */
async function recordSums(report: AsyncIterable<Uint8Array>): Promise<Sums> {
  const [content, order] = [new RowSum(), new RowSum()];
  for await (const batch of rowsBelow([...RECORD_HEADER, 'submissionId'], csvRows(report)))
    for (const row of batch) {
      content.add(row.slice(0, SUBMISSION_ID));
      order.add([row[0]!, row[SUBMISSION_ID]!]);
    }
  return { content: content.content, order: order.order };
}

function tradeSums(report: AsyncIterable<Uint8Array>): Promise<Sums> {
  return sumOf(rowsBelow(TRADE_HEADER, unquotedRows(report)));
}

async function* trimmedTrades(batches: RowBatches): RowBatches {
  for await (const batch of batches) {
    for (const row of batch) trimTrade(row);
    yield batch;
  }
}

async function sumOf(batches: RowBatches): Promise<RowSum> {
  const sum = new RowSum();
  for await (const batch of batches) for (const row of batch) sum.add(row);
  return sum;
}
