import type { DataSource, EntityManager } from 'typeorm';

/**
 * So many claims are looked at for one page at most, so that a page costs the same in a scheme of a million claims of which
 * three have changed. A page may therefore be short before the end. An index on the moment of the last change would find
 * them at once, and each import would have to write it.
 */
export const MOST_LOOKED_AT = 20_000;

/** So many trades are on one page at most, unless one claim alone has more: some have tens of thousands. */
export const MOST_TRADES = 50_000;

/** Between the moment a transaction takes for its own and the moment others see that it is open. */
const MARGIN_SECONDS = 1;

/** The ids of a page, and where the next one begins; null at the end. */
export interface WalkedIds {
  ids: string[];
  next: string | null;
}

/**
 * The moment before which nothing can change any more. A change carries the moment its transaction began and is seen when it
 * ends, perhaps minutes later, so this is the beginning of the oldest transaction that is still open. It must be asked for
 * before the snapshot of the page is taken: whatever ends in between is then in both.
 */
export async function settledMoment(db: DataSource): Promise<Date> {
  const [row] = await db.query<{ moment: Date }[]>(
    `SELECT least(clock_timestamp(), min(xact_start)) - make_interval(secs => ${MARGIN_SECONDS}) AS moment
     FROM pg_stat_activity
     WHERE datname = current_database() AND backend_type = 'client backend' AND pid <> pg_backend_pid()`,
  );
  return row!.moment;
}

/** The next claims after one, in the order of their ids; with a moment only those changed since, trades included. */
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

/** As many of a page's claims, from the first, as have not too many trades together. */
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
