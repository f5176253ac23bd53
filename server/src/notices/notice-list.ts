import type { DataSource, EntityManager } from 'typeorm';
import { BadInput } from '../common/errors.js';
import { escapeLike } from '../common/escape-like.js';
import { PAGE_SIZE, paginationOf } from '../common/paging.js';
import { textError, withoutInvisible } from '../rules/text-values.js';
import type { ManagedNotice, ManagedNoticePage } from './notice.model.js';

const MAX_LENGTH = 200;

const COLUMNS = `n.id, n.sid, n.name, n.url, n.updated_at AS "updatedAt", s.id AS "submissionId"
  FROM assessment_notices n LEFT JOIN submissions s ON s.sid = n.sid`;

/**
 * A page of the notices whose SID or name contains the query, the last saved first; empty past the end.
 * @throws BadInput for a query that is too long or contains invalid characters
 */
export async function listNotices(db: DataSource, query: string, page: number): Promise<ManagedNoticePage> {
  const text = withoutInvisible(query).trim();
  if (text.length > MAX_LENGTH) throw refusal(`Type at most ${MAX_LENGTH} characters`);
  if (textError(text, false)) throw refusal('The search contains characters that cannot be used');
  const found = `lower(n.sid || ' ' || n.name) LIKE lower($1)`;
  const pattern = `%${escapeLike(text)}%`;
  const [notices, [counted]] = await Promise.all([
    db.query<ManagedNotice[]>(
      `SELECT ${COLUMNS} WHERE ${found} ORDER BY n.updated_at DESC, n.id DESC LIMIT $2 OFFSET $3`,
      [pattern, PAGE_SIZE, (page - 1) * PAGE_SIZE],
    ),
    db.query<{ total: number }[]>(`SELECT count(*)::int AS total FROM assessment_notices n WHERE ${found}`, [
      pattern,
    ]),
  ]);
  return { notices, pagination: paginationOf(page, counted!.total) };
}

/** The number of notices in the whole list. */
export async function countNotices(tx: EntityManager): Promise<number> {
  const [counted] = await tx.query<{ total: number }[]>(
    `SELECT count(*)::int AS total FROM assessment_notices`,
  );
  return counted!.total;
}

/** One notice as in the list. */
export async function readManagedNotice(tx: EntityManager, id: string): Promise<ManagedNotice> {
  const [notice] = await tx.query<ManagedNotice[]>(`SELECT ${COLUMNS} WHERE n.id = $1`, [id]);
  return notice!;
}

const refusal = (message: string) => new BadInput(`${message}.`, { query: message });
