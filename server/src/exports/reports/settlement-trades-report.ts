import { TRADE_COLUMNS } from '../../imports/reading/columns.js';
import { copyText, type CsvBatch, evidentMark, formulaQuoted } from '../copy-text.js';
import { andChosen, countOf, NO_ID, type Report, type ReportContext } from './report.js';

const LISTS_AT_ONCE = 2_000;

/** The last of the next lists after the given one; undefined after the end. */
async function endOfBatch({ client, chosen }: ReportContext, after: string): Promise<string | undefined> {
  const { rows } = await client.query<{ id: string }>(
    `SELECT submission_id AS id FROM (
       SELECT submission_id FROM trade_lists WHERE submission_id > $1${andChosen('submission_id', chosen)} ORDER BY submission_id LIMIT ${LISTS_AT_ONCE}
     ) next ORDER BY submission_id DESC LIMIT 1`,
    [after],
  );
  return rows[0]?.id;
}

/**
 * Trades in the columns of the import, claim by claim (EXPORT-4). A claim without a SID has no rows, since they would not
 * identify it. PostgreSQL writes the text, as nothing in it is encrypted.
 */
export const settlementTradesReport: Report = {
  path: 'settlements-trade-export',
  summary: 'Trades in the columns of the import.',
  fileName: 'settlement-trades',
  columns: () => TRADE_COLUMNS.columns.map(({ name }) => name),
  kinds: { tradeDate: 'date', quantity: 'number', pricePerShare: 'number', totalAmount: 'number' },
  takesChosen: true,
  count: (client, chosen) =>
    countOf(
      client,
      `SELECT count(*) FROM trades t JOIN submissions s ON s.id = t.submission_id
       WHERE s.sid IS NOT NULL${andChosen('s.id', chosen)}`,
    ),
  async *batches(context) {
    // Both indexes are in the order of the report, so that a merge join reads them in parallel. The planner cannot
    // estimate how many rows a range of ids holds, and would otherwise look up each claim and sort. A few chosen claims
    // are best looked up.
    if (context.chosen === null) await context.client.query('SET LOCAL enable_nestloop = off');
    let next = batchAfter(context, NO_ID);
    try {
      for (;;) {
        const batch = await next;
        if (!batch) return;
        // PostgreSQL prepares the next batch while this one is being sent.
        next = batchAfter(context, batch.end);
        next.catch(() => undefined);
        yield batch;
      }
    } finally {
      // When the reader stops early, wait for the query in progress before the connection is closed.
      await next.catch(() => undefined);
    }
  },
};

/** The trades of the next lists after the given one; undefined after the end. */
async function batchAfter(
  context: ReportContext,
  after: string,
): Promise<(CsvBatch & { end: string }) | undefined> {
  const end = await endOfBatch(context, after);
  if (!end) return undefined;
  // Both tables are restricted to the range, since the planner does not derive one restriction from the other. OFFSET
  // makes PostgreSQL look the SID up once a claim rather than once a trade.
  const batch = await copyText(
    context.client,
    `SELECT s.sid, t.transaction_type, t.trade_date, t.quantity, ${evidentMark('t.price_per_share')}, ${evidentMark('t.total_amount')}
     FROM (SELECT id, ${formulaQuoted('sid')} AS sid FROM submissions
           WHERE sid IS NOT NULL AND id > '${after}' AND id <= '${end}'${andChosen('id', context.chosen)} ORDER BY id OFFSET 0) s
     JOIN trades t ON t.submission_id = s.id
     WHERE t.submission_id > '${after}' AND t.submission_id <= '${end}'
     ORDER BY t.submission_id, t.trade_date, t.id`,
  );
  return { ...batch, end };
}
