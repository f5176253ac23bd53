import { PLAIN_COLUMNS } from '../../imports/engine/record-columns.js';
import { RECORD_COLUMNS } from '../../imports/reading/columns.js';
import {
  RESTRICTED_FIELDS,
  type RestrictedFields,
  unsealRestricted,
} from '../../submissions/restricted-fields.js';
import { csvRecord } from '../csv-text.js';
import { countOf, NO_ID, type Report } from './report.js';

const ROWS_AT_ONCE = 500;

const NAMES = RECORD_COLUMNS.columns.map(({ name }) => name);
const isRestricted = (name: string): name is keyof RestrictedFields =>
  (RESTRICTED_FIELDS as readonly string[]).includes(name);

/** The opening balance that holds is the trade list's where it has one. */
const expressionOf = (name: string) =>
  name === 'sid'
    ? 's.sid'
    : name === 'openingBalance'
      ? 'coalesce(l.opening_balance, s.opening_balance)'
      : `s.${PLAIN_COLUMNS[name as keyof typeof PLAIN_COLUMNS]}`;

const PLAIN_NAMES = NAMES.filter((name) => !isRestricted(name));
const QUERY = `SELECT s.id, s.sealed, ${PLAIN_NAMES.map(expressionOf).join(', ')}
  FROM submissions s LEFT JOIN trade_lists l ON l.submission_id = s.id
  WHERE s.id > $1 ORDER BY s.id LIMIT ${ROWS_AT_ONCE}`;

type Row = [id: string, sealed: Buffer | null, ...plain: (string | null)[]];

/** Submissions in the columns of the import and `submissionId`, so that an import reads them back (design section 6). */
export const settlementsReport: Report = {
  fileName: 'settlements',
  columns: (restricted) => [...(restricted ? NAMES : PLAIN_NAMES), 'submissionId'],
  kinds: {},
  count: (client) => countOf(client, 'SELECT count(*) FROM submissions'),
  async *batches({ client, ring, restricted }) {
    const names = restricted ? NAMES : PLAIN_NAMES;
    const cellsOf = names.map((name) => {
      const place = PLAIN_NAMES.indexOf(name) + 2;
      return isRestricted(name)
        ? (_: Row, opened: RestrictedFields) => opened[name]
        : (row: Row) => row[place] as string | null;
    });
    const recordOf = (row: Row) => {
      const opened = unsealRestricted(ring, row[0], restricted ? row[1] : null);
      const cells = cellsOf.map((cellOf) => cellOf(row, opened));
      cells.push(row[0]);
      return csvRecord(cells);
    };
    const batchAfter = (id: string) =>
      client.query<Row>({ name: 'settlements-report', text: QUERY, values: [id], rowMode: 'array' });
    let next = batchAfter(NO_ID);
    try {
      for (;;) {
        const { rows } = await next;
        if (rows.length === 0) return;
        // PostgreSQL reads on while these are opened.
        next = batchAfter(rows.at(-1)![0]);
        next.catch(() => undefined);
        yield { csv: rows.map(recordOf).join(''), rows: rows.length };
      }
    } finally {
      // Who leaves half way leaves the connection idle.
      await next.catch(() => undefined);
    }
  },
};
