import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The threads that existed before threads had a state: the side of the last message tells it. */
export class FillAmendmentThreads1763900000011 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      INSERT INTO amendment_threads (submission_id, state, since, unanswered)
      SELECT t.submission_id,
             CASE WHEN count(waiting.id) > 0 THEN 'OPEN' ELSE 'ANSWERED' END::amendment_state,
             coalesce(min(waiting.created_at), t.last_answer), count(waiting.id)
      FROM (SELECT submission_id, max(created_at) FILTER (WHERE is_admin) AS last_answer FROM amendments GROUP BY submission_id) t
      LEFT JOIN amendments waiting ON waiting.submission_id = t.submission_id AND NOT waiting.is_admin
        AND (t.last_answer IS NULL OR waiting.created_at > t.last_answer)
      GROUP BY t.submission_id, t.last_answer
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DELETE FROM amendment_threads`);
  }
}
