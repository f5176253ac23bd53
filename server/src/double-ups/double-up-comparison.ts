import type { DataSource, EntityManager } from 'typeorm';
import type { DoubleUpComparison, DoubleUpPair } from './double-ups.model.js';

/** The highest number of pairs returned for one claim: more than anybody reads. */
const MOST_OF_CLAIM = 20;

const PAIRS = `
  SELECT d.first_id AS "firstId", d.second_id AS "secondId", d.reasons::text[] AS reasons, m.verdict,
    m.duplicate_id AS "duplicateId", u.name AS "markedBy", m.updated_at AS "markedAt"
  FROM double_ups d LEFT JOIN double_up_marks m ON m.first_id = d.first_id AND m.second_id = d.second_id
    LEFT JOIN users u ON u.id = m.marked_by_id`;

/** The undecided pairs of a claim, limited in number; empty for an unknown claim. */
export function readUndecidedOf(db: DataSource, claimId: string): Promise<DoubleUpPair[]> {
  return db.query<DoubleUpPair[]>(
    `${PAIRS} WHERE (d.first_id = $1 OR d.second_id = $1) AND m.verdict IS NULL
     ORDER BY d.first_id, d.second_id LIMIT $2`,
    [claimId, MOST_OF_CLAIM],
  );
}

/** The pairs whose claims are both among these. */
export function readPairsAmong(
  db: DataSource | EntityManager,
  claimIds: readonly string[],
): Promise<DoubleUpPair[]> {
  return db.query<DoubleUpPair[]>(
    `${PAIRS} WHERE d.first_id = ANY ($1::uuid[]) AND d.second_id = ANY ($1::uuid[]) ORDER BY d.first_id, d.second_id`,
    [claimIds],
  );
}

/**
 * A pair and the next undecided one in the order of the list, continuing from the start at its end; null when the
 * claims are not a pair.
 */
export async function readComparison(
  db: DataSource,
  firstId: string,
  secondId: string,
): Promise<DoubleUpComparison | null> {
  const ids = [firstId, secondId];
  const [pair] = await db.query<DoubleUpPair[]>(`${PAIRS} WHERE d.first_id = $1 AND d.second_id = $2`, ids);
  if (!pair) return null;
  const [next] = await db.query<DoubleUpPair[]>(
    `${PAIRS} WHERE m.verdict IS NULL AND (d.first_id, d.second_id) <> ($1, $2)
     ORDER BY (d.group_id, d.first_id, d.second_id) < (
         (SELECT group_id FROM double_ups WHERE first_id = $1 AND second_id = $2), $1::uuid, $2::uuid),
       d.group_id, d.first_id, d.second_id
     LIMIT 1`,
    ids,
  );
  return { pair, nextUndecided: next ?? null };
}
