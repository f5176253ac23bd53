import type { DataSource, EntityManager } from 'typeorm';
import { Prepared, prepared } from '../../database/prepared.js';
import { SUBMISSION_ROW, type SubmissionRow } from './submission-row.js';
import type { Place } from './list-place.js';
import type { SubmissionSort } from './submission-list-filter.js';
import { ORDERS, type Order, turnedRound } from './submission-orders.js';
import { listItemOf } from './submission-list-item.js';
import type { SubmissionListItem } from './submission-list.model.js';
import { Submission } from '../submission.entity.js';
import type { Condition } from '../reading/visible-to.js';

/** The number of claims that meet a condition. */
export function countSubmissions(
  db: DataSource | EntityManager,
  { sql, parameters }: Condition,
): Promise<number> {
  return db.getRepository(Submission).createQueryBuilder('s').where(sql, parameters).getCount();
}

/**
 * A row of a page, with the end of the last import visible to the query, in seconds since 1970; null when there was
 * none.
 */
export type PageRow = SubmissionRow & { lastImport: number | null };

const LAST_IMPORT = '(SELECT extract(epoch FROM max(finished_at))::float8 FROM import_runs) AS "lastImport"';

/** The end of the last import, for a page without rows; as in `PageRow`. */
export async function readLastImport(db: DataSource): Promise<number | null> {
  const [row] = await db.query<Pick<PageRow, 'lastImport'>[]>(`SELECT ${LAST_IMPORT}`);
  return row!.lastImport;
}

/**
 * A page of the claims that meet a condition, as list rows.
 * @param total the number of such claims; a page in the second half is counted from the end, so at most half is skipped
 */
export async function readPageOf(
  db: DataSource,
  seen: Condition,
  sort: SubmissionSort,
  limit: number,
  place: Place,
  total: number | undefined,
): Promise<PageRow[]> {
  const order = ORDERS[sort];
  if ('after' in place) return readRows(db, seen, order, limit, { beyond: place.after });
  if ('before' in place)
    return (await readRows(db, seen, turnedRound(order), limit, { beyond: place.before })).reverse();
  const { offset } = place;
  if (total === undefined || offset < total / 2) return readRows(db, seen, order, limit, { offset });
  if (offset >= total) return [];
  const left = Math.min(limit, total - offset);
  const rows = await readRows(db, seen, turnedRound(order), limit, { offset: total - offset - left });
  return rows.slice(0, left).reverse();
}

/** Reads the page's ids from an index only (except in the order by SID), then their rows, in one statement. */
async function readRows(
  db: DataSource,
  { sql, parameters }: Condition,
  order: Order,
  limit: number,
  { offset = 0, beyond }: { offset?: number; beyond?: string },
): Promise<PageRow[]> {
  const by = order.map((column) => column.join(' ')).join(', ');
  const behind = beyond === undefined ? '' : ` AND s.id ${order[0]![1] === 'ASC' ? '>' : '<'} :beyond`;
  const named = `SELECT ${SUBMISSION_ROW}, ${LAST_IMPORT} FROM (
    SELECT s.id FROM submissions s WHERE ${sql}${behind} ORDER BY ${by} LIMIT ${limit} OFFSET ${offset}
  ) page JOIN submissions s USING (id) ORDER BY ${by}`;
  // Unfiltered pages without an offset are requested most, with few different SQL texts, so they are prepared.
  if (offset === 0 && Object.keys(parameters).length === 0) {
    return prepared<PageRow>(named.replace(':beyond', '$1')).read(db, beyond === undefined ? [] : [beyond]);
  }
  const [text, values] = db.driver.escapeQueryWithParameters(named, { ...parameters, beyond });
  return db.query<PageRow[]>(text, values);
}

/** The first claims that meet a condition, without the rest of their rows. */
export async function readIdsOf(
  db: DataSource,
  { sql, parameters }: Condition,
  sort: SubmissionSort,
  limit: number,
): Promise<Pick<Submission, 'id' | 'sid'>[]> {
  const by = ORDERS[sort].map((column) => column.join(' ')).join(', ');
  const [text, values] = db.driver.escapeQueryWithParameters(
    `SELECT s.id, s.sid FROM submissions s WHERE ${sql} ORDER BY ${by} LIMIT ${limit}`,
    parameters,
  );
  return db.query(text, values);
}

/** The rows of these claims, in the order of the ids. */
export async function readListItems(db: DataSource, ids: string[]): Promise<SubmissionListItem[]> {
  if (ids.length === 0) return [];
  const rows = await ROWS.read(db, [ids]);
  const items = new Map(rows.map(listItemOf).map((item) => [item.id, item]));
  return ids.flatMap((id) => items.get(id) ?? []);
}

const ROWS = new Prepared<SubmissionRow>(
  `SELECT ${SUBMISSION_ROW} FROM submissions s WHERE s.id = ANY ($1::uuid[])`,
);
