import type { DataSource, EntityManager } from 'typeorm';

/** What became of a payment besides its state. */
export interface ReturnedFacts {
  /** The bank's code; null for a payment that did not come back. */
  returnedFor: string | null;
  /** Whether the bank rejected the whole file. */
  returnedWhole: boolean | null;
  returnedAt: Date | null;
  /** When somebody decided that it is made again as it was (RETURN-9). */
  decidedAt: Date | null;
  /** The number of the run with the payment in its place. */
  reissuedIn: number | null;
  /** The number of the run of the returned payment in whose place it is. */
  reissueOf: number | null;
}

const FACTS = `
  SELECT p.id, b.reason_code AS "returnedFor", b.whole AS "returnedWhole", b.returned_at AS "returnedAt", b.reissue_asked_at AS "decidedAt",
    later.number AS "reissuedIn", earlier.number AS "reissueOf"
  FROM payments p LEFT JOIN returned_items b ON b.payment_id = p.id
    LEFT JOIN payments n ON n.reissue_of = p.id LEFT JOIN payment_runs later ON later.id = n.run_id
    LEFT JOIN payments o ON o.id = p.reissue_of LEFT JOIN payment_runs earlier ON earlier.id = o.run_id
  WHERE p.id = ANY ($1::uuid[])`;

/** Which payments came back and why, and which are in the place of which, by id (RETURN-5). */
export async function returnedFacts(
  db: DataSource | EntityManager,
  ids: readonly string[],
): Promise<Map<string, ReturnedFacts>> {
  const rows = await db.query<(ReturnedFacts & { id: string })[]>(FACTS, [ids]);
  return new Map(rows.map(({ id, ...facts }) => [id, facts]));
}

/** How many payments of each run came back, by the run's id. */
export async function returnedCounts(db: DataSource | EntityManager): Promise<Map<string, number>> {
  const rows = await db.query<{ runId: string; returned: number }[]>(
    `SELECT p.run_id AS "runId", count(*)::int AS returned FROM returned_items b JOIN payments p ON p.id = b.payment_id GROUP BY 1`,
  );
  return new Map(rows.map(({ runId, returned }) => [runId, returned]));
}
