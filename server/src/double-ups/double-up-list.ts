import type { DataSource, EntityManager } from 'typeorm';
import { firstIdOf } from '../database/this-week.js';
import { PAGE_SIZE, paginationOf } from '../common/paging.js';
import { readListItems } from '../submissions/listing/submission-list.js';
import type { DoubleUpGroup, DoubleUpPage, DoubleUpPair } from './double-ups.model.js';

const MARKS = 'LEFT JOIN double_up_marks m ON m.first_id = d.first_id AND m.second_id = d.second_id';

/** The highest number of pairs displayed per group; the report contains all. */
const MOST_PAIRS = 200;

/** New claims are counted up to here. */
const MOST_COUNTED = 10_000;

interface PairRow extends DoubleUpPair {
  groupId: string;
}

/** A page of groups, on request only those with an undecided pair; empty past the end. */
export async function readDoubleUps(
  db: DataSource,
  page: number,
  undecidedOnly: boolean,
): Promise<DoubleUpPage> {
  // First: a search that ends meanwhile is then shown as under way, and not its end with the groups of before.
  const [last] = await db.query<{ foundAt: Date | null; searching: boolean }[]>(
    `SELECT max(created_at) FILTER (WHERE finished_at IS NOT NULL) AS "foundAt",
            coalesce(bool_or(finished_at IS NULL AND created_at > now() - interval '1 hour'), false) AS searching
     FROM double_up_searches`,
  );
  const [counted] = await db.query<{ all: number; undecided: number }[]>(
    `SELECT count(DISTINCT d.group_id)::int AS all, count(DISTINCT d.group_id) FILTER (WHERE m.verdict IS NULL)::int AS undecided
     FROM double_ups d ${MARKS}`,
  );
  const ids = await db.query<{ id: string }[]>(
    `SELECT d.group_id AS id FROM double_ups d ${MARKS} WHERE NOT $1 OR m.verdict IS NULL
     GROUP BY d.group_id ORDER BY d.group_id LIMIT $2 OFFSET $3`,
    [undecidedOnly, PAGE_SIZE, (page - 1) * PAGE_SIZE],
  );
  const foundAt = last!.foundAt;
  return {
    cameSince: foundAt ? await countNewer(db, foundAt) : 0,
    groups: await readGroups(
      db,
      ids.map(({ id }) => id),
    ),
    pagination: paginationOf(page, undecidedOnly ? counted!.undecided : counted!.all),
    undecided: counted!.undecided,
    ...last!,
  };
}

/** Claims that were filed after a moment, up to `MOST_COUNTED`; by their ids, which begin with the time. */
async function countNewer(db: DataSource, since: Date): Promise<number> {
  const [counted] = await db.query<{ newer: number }[]>(
    `SELECT count(*)::int AS newer FROM (SELECT FROM submissions WHERE id > ${firstIdOf('$1::timestamptz')} LIMIT ${MOST_COUNTED}) c`,
    [since],
  );
  return counted!.newer;
}

/** The number of groups with an undecided pair. */
export async function countUndecided(db: DataSource | EntityManager): Promise<number> {
  const [counted] = await db.query<{ undecided: number }[]>(
    `SELECT count(DISTINCT d.group_id)::int AS undecided FROM double_ups d ${MARKS} WHERE m.verdict IS NULL`,
  );
  return counted!.undecided;
}

/** Reads a whole page with two statements: the pairs of all groups, and the claims of all pairs. */
async function readGroups(db: DataSource, groupIds: string[]): Promise<DoubleUpGroup[]> {
  const rows = await db.query<PairRow[]>(
    `SELECT g.id AS "groupId", p.* FROM unnest($1::uuid[]) g(id), LATERAL (
       SELECT d.first_id AS "firstId", d.second_id AS "secondId", d.reasons::text[] AS reasons, m.verdict,
         m.duplicate_id AS "duplicateId", u.name AS "markedBy", m.updated_at AS "markedAt"
       FROM double_ups d ${MARKS} LEFT JOIN users u ON u.id = m.marked_by_id
       WHERE d.group_id = g.id ORDER BY d.first_id, d.second_id LIMIT $2
     ) p`,
    [groupIds, MOST_PAIRS],
  );
  const ofGroup = (id: string) => rows.filter(({ groupId }) => groupId === id);
  const claimIds = [...new Set(rows.flatMap(({ firstId, secondId }) => [firstId, secondId]))];
  const items = await readListItems(db, claimIds);
  const claims = new Map(items.map((claim) => [claim.id, claim]));
  return groupIds.map((id) => {
    const pairs = ofGroup(id).map(({ groupId: _, ...pair }) => pair);
    const members = new Set(pairs.flatMap(({ firstId, secondId }) => [firstId, secondId]));
    return { id, pairs, claims: [...members].sort().flatMap((member) => claims.get(member) ?? []) };
  });
}
