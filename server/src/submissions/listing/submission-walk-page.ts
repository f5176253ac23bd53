import type { DataSource, EntityManager } from 'typeorm';

/**
 * The highest number of claims examined for one page, so that a page costs the same in a scheme of a million claims of
 * which three have changed. A page may therefore be short before the end. An index on the time of the last change would
 * find them at once, but every import would have to update it.
 */
export const MOST_LOOKED_AT = 20_000;

/** The highest number of trades on one page, unless a single claim has more: some have tens of thousands. */
export const MOST_TRADES = 50_000;

/** The time between the start of a transaction and the moment others can see that it is open. */
const MARGIN_SECONDS = 1;

/** The ids of a page, and the start of the next one; null at the end. */
export interface WalkedIds {
  ids: string[];
  next: string | null;
}

/**
 * The time before which no more changes can appear. A change has the time when its transaction began and becomes
 * visible when it ends, perhaps minutes later, so this is the start of the oldest open transaction. Call it before the
 * page's snapshot is taken: transactions that end in between are then in the snapshot and after this time.
 */
export async function settledMoment(db: DataSource): Promise<Date> {
  const [row] = await db.query<{ moment: Date }[]>(
    `SELECT least(clock_timestamp(), min(xact_start)) - make_interval(secs => ${MARGIN_SECONDS}) AS moment
     FROM pg_stat_activity
     WHERE datname = current_database() AND backend_type = 'client backend' AND pid <> pg_backend_pid()`,
  );
  return row!.moment;
}

/** The next claims after an id, in id order; with a time, only those changed since then, including their trades. */
export async function walkedIds(
  tx: EntityManager,
  after: string,
  first: number,
  updatedSince: Date | null,
): Promise<WalkedIds> {
  if (!updatedSince) {
    const rows = await tx.query<{ id: string }[]>(
      'SELECT id FROM submissions WHERE id > $1 ORDER BY id LIMIT $2',
      [after, first + 1],
    );
    const ids = rows.slice(0, first).map(({ id }) => id);
    return { ids, next: rows.length > first ? ids.at(-1)! : null };
  }
  const rows = await tx.query<{ id: string; changed: boolean; place: string }[]>(
    `WITH looked_at AS (
       SELECT s.id, s.updated_at >= $2 OR coalesce(l.updated_at >= $2, false) AS changed, row_number() OVER (ORDER BY s.id) AS place
       FROM (SELECT id, updated_at FROM submissions WHERE id > $1 ORDER BY id LIMIT ${MOST_LOOKED_AT}) s
       LEFT JOIN trade_lists l ON l.submission_id = s.id
     ), last AS (SELECT id, false AS changed, place FROM looked_at ORDER BY place DESC LIMIT 1)
     (SELECT * FROM looked_at WHERE changed ORDER BY place LIMIT $3) UNION ALL SELECT * FROM last`,
    [after, updatedSince, first + 1],
  );
  const found = rows.filter(({ changed }) => changed).map(({ id }) => id);
  const ids = found.slice(0, first);
  if (found.length > first) return { ids, next: ids.at(-1)! };
  const last = rows.find(({ changed }) => !changed);
  return { ids, next: last && Number(last.place) === MOST_LOOKED_AT ? last.id : null };
}

/** The first claims of a page, as many as stay within the limit of trades. */
export async function withinTrades(tx: EntityManager, { ids, next }: WalkedIds): Promise<WalkedIds> {
  const counts = await tx.query<{ id: string; trades: number }[]>(
    `SELECT submission_id AS id, count(*)::int AS trades FROM trades WHERE submission_id = ANY ($1::uuid[])
     GROUP BY submission_id`,
    [ids],
  );
  const tradesOf = new Map(counts.map(({ id, trades }) => [id, trades]));
  let trades = 0;
  const tooMany = ids.findIndex((id, index) => {
    trades += tradesOf.get(id) ?? 0;
    return index > 0 && trades > MOST_TRADES;
  });
  return tooMany < 0 ? { ids, next } : { ids: ids.slice(0, tooMany), next: ids[tooMany - 1]! };
}
