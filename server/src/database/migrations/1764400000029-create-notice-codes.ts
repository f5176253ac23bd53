import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Codes under which anybody can ask whether a notice of an assessment is real. */
export class CreateNoticeCodes1764400000029 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE notice_codes (
        code text PRIMARY KEY,
        run_id uuid NOT NULL CONSTRAINT notice_codes_run_id_fkey REFERENCES assessment_runs (id),
        submission_id uuid NOT NULL,
        issued_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT notice_codes_claim_key UNIQUE (run_id, submission_id)
      )`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP TABLE notice_codes`);
  }
}
