import { type CopiedRows, copyRows, type CsvBatch } from '../copy-text.js';
import { RecordWriter } from '../settlements/record-writer.js';
import { COLUMN_NAMES, PLAIN_COLUMN_NAMES, recordSelectList } from '../settlements/settlement-columns.js';
import { andChosen, countOf, NO_ID, type Report, type ReportContext } from './report.js';

const ROWS_AT_ONCE = 1_000;
/** Each row ends with its claim's id and a line feed. */
const ID_LENGTH = NO_ID.length;

/** The next claims after the given one, as text. */
function rowsAfter({ client, restricted, chosen }: ReportContext, after: string): Promise<CopiedRows> {
  // Both tables are restricted to the range, since the planner does not derive one restriction from the other.
  return copyRows(
    client,
    `SELECT ${recordSelectList(restricted)}
     FROM submissions s LEFT JOIN trade_lists l ON l.submission_id = s.id AND l.submission_id > '${after}'
     WHERE s.id > '${after}'${andChosen('s.id', chosen)} ORDER BY s.id LIMIT ${ROWS_AT_ONCE}`,
    `text, NULL ''`,
  );
}

/** Submissions in the columns of the import plus `submissionId`, so that the file can be imported again (EXPORT-3). */
export const settlementsReport: Report = {
  path: 'settlements-export',
  summary:
    'Submissions in the columns of the import and submissionId; restricted columns need the scope restricted.',
  fileName: 'settlements',
  columns: (restricted) => [...(restricted ? COLUMN_NAMES : PLAIN_COLUMN_NAMES), 'submissionId'],
  kinds: {},
  takesChosen: true,
  count: (client, chosen) =>
    countOf(client, `SELECT count(*) FROM submissions WHERE true${andChosen('id', chosen)}`),
  async *batches(context) {
    const writer = new RecordWriter(context.ring, context.restricted);
    let reading = rowsAfter(context, NO_ID);
    let written: Promise<CsvBatch> | undefined;
    try {
      for (;;) {
        const { bytes, rows } = await reading;
        if (rows === 0) break;
        const last = bytes.toString('latin1', bytes.length - 1 - ID_LENGTH, bytes.length - 1);
        // PostgreSQL reads the next batch while the thread writes this one and the caller sends the previous one.
        reading = rowsAfter(context, last);
        reading.catch(() => undefined);
        const before = await written;
        written = writer.write(bytes).then((csv) => ({ csv, rows }));
        written.catch(() => undefined);
        if (before) yield before;
      }
      if (written) yield await written;
    } finally {
      // When the reader stops early, wait for the query in progress before the connection is closed.
      await reading.catch(() => undefined);
      await writer.close();
    }
  },
};
