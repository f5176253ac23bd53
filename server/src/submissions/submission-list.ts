import type { DataSource, EntityManager } from 'typeorm';
import type { SubmissionSort } from './submission-list-filter.js';
import { assumedRestricted, listItemOf } from './submission-list-item.js';
import type { SubmissionListItem } from './submission-list.model.js';
import { Submission } from './submission.entity.js';
import type { Condition } from './visible-to.js';

/** What a row shows, and what tells which required fields are empty; `sealed` is not among them. */
const LIST_COLUMNS = [
  'id',
  'sid',
  'legalEntity',
  'contactEmail',
  'email',
  'firstName',
  'lastName',
  'mobile',
  'relationship',
  'registeredOwner',
  'australianCitizen',
  'bankName',
  'bankType',
  'customerCity',
  'customerCountry',
  'address',
  'suburb',
  'state',
  'postCode',
  'country',
  'openingBalance',
] as const satisfies readonly (keyof Submission)[];

/** How many claims meet a condition. */
export function countClaims(db: DataSource | EntityManager, { sql, parameters }: Condition): Promise<number> {
  return db.getRepository(Submission).createQueryBuilder('s').where(sql, parameters).getCount();
}

type Order = readonly (readonly [expression: string, direction: 'ASC' | 'DESC'])[];

/** What each order sorts by, each backed by an index; an unset SID and an empty legal entity come last. */
const ORDERS: Record<SubmissionSort, Order> = {
  NEWEST: [['s.id', 'DESC']],
  OLDEST: [['s.id', 'ASC']],
  SID: [
    ['s.sid', 'ASC'],
    ['s.id', 'ASC'],
  ],
  LEGAL_ENTITY: [
    [`nullif(lower(s.legal_entity), '')`, 'ASC'],
    ['s.id', 'ASC'],
  ],
};

/** Up to here a page is found before the total is known. */
const NEAR = 25_000;

/**
 * A page of ids of the claims that meet a condition, with the exact total; empty past the end. A far page is counted from
 * the nearer end of the list.
 */
export async function listPage(
  db: DataSource,
  seen: Condition,
  sort: SubmissionSort,
  limit: number,
  offset: number,
): Promise<{ ids: string[]; total: number }> {
  if (offset <= NEAR) {
    const [total, ids] = await Promise.all([
      countClaims(db, seen),
      listIds(db, seen, ORDERS[sort], limit, offset),
    ]);
    return { ids, total };
  }
  const total = await countClaims(db, seen);
  if (offset >= total) return { ids: [], total };
  if (offset < total / 2) return { ids: await listIds(db, seen, ORDERS[sort], limit, offset), total };
  const left = Math.min(limit, total - offset);
  const ids = await listIds(db, seen, turned(ORDERS[sort]), left, total - offset - left);
  return { ids: ids.reverse(), total };
}

/** Read from an index alone, but for the SID. */
async function listIds(
  db: DataSource,
  { sql, parameters }: Condition,
  order: Order,
  limit: number,
  offset: number,
): Promise<string[]> {
  const claims = db
    .getRepository(Submission)
    .createQueryBuilder('s')
    .select('s.id', 'id')
    .where(sql, parameters);
  for (const [expression, direction] of order) claims.addOrderBy(expression, direction);
  const rows = await claims.limit(limit).offset(offset).getRawMany<{ id: string }>();
  return rows.map(({ id }) => id);
}

const turned = (order: Order): Order =>
  order.map(([expression, direction]) => [expression, direction === 'ASC' ? 'DESC' : 'ASC']);

/** The rows of these claims, in the order of the ids. @param removedSids the SIDs that the scheme lists as removed */
export async function readListItems(
  db: DataSource,
  ids: string[],
  removedSids: readonly string[],
): Promise<SubmissionListItem[]> {
  if (ids.length === 0) return [];
  const { entities, raw } = await db
    .getRepository(Submission)
    .createQueryBuilder('s')
    .select(LIST_COLUMNS.map((column) => `s.${column}`))
    .addSelect('s.sealed IS NOT NULL', 'hasSealed')
    .addSelect('s.bank_account_index IS NOT NULL', 'hasBankAccount')
    .where('s.id = ANY(:ids)', { ids })
    .getRawAndEntities<{ hasSealed: boolean; hasBankAccount: boolean }>();
  const items = new Map(
    entities.map((claim, index) => [
      claim.id,
      listItemOf(claim, assumedRestricted(raw[index]!), removedSids),
    ]),
  );
  return ids.flatMap((id) => items.get(id) ?? []);
}
