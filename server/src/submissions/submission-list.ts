import type { DataSource } from 'typeorm';
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
export function countClaims(db: DataSource, { sql, parameters }: Condition): Promise<number> {
  return db.getRepository(Submission).createQueryBuilder('s').where(sql, parameters).getCount();
}

/** Ids of the newest claims that meet a condition, read from an index alone, so that a far page costs little. */
export async function listIds(
  db: DataSource,
  { sql, parameters }: Condition,
  limit: number,
  offset: number,
): Promise<string[]> {
  const claims = db
    .getRepository(Submission)
    .createQueryBuilder('s')
    .select('s.id', 'id')
    .where(sql, parameters);
  const rows = await claims.orderBy('s.id', 'DESC').limit(limit).offset(offset).getRawMany<{ id: string }>();
  return rows.map(({ id }) => id);
}

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
