import type { DataSource } from 'typeorm';

/** Counting stops here: the screen then shows '1,000+'. */
const MOST = 1000;

/**
 * The mails that wait to be sent, up to 1,000 (JOBS-7). Those that somebody waits for at a screen have a queue of their
 * own and are not among them. One statement, by the index of open jobs.
 */
export async function countWaitingMails(db: DataSource): Promise<number> {
  const [row] = await db.query<{ waiting: number }[]>(
    `SELECT count(*)::int AS waiting FROM (
       SELECT 1 FROM outbox WHERE name = 'send-mail' AND done_at IS NULL AND failed_at IS NULL LIMIT $1
     ) open`,
    [MOST],
  );
  return row!.waiting;
}
