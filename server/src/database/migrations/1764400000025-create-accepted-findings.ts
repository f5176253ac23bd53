import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Errors of the checks that somebody accepted for a claim as it was, with the reason. Never changed afterwards. */
export class CreateAcceptedFindings1764400000025 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE accepted_findings (
        id uuid NOT NULL DEFAULT uuidv7(),
        submission_id uuid NOT NULL,
        code text NOT NULL,
        reason text NOT NULL,
        content_sha256 bytea NOT NULL,
        run_id uuid NOT NULL,
        accepted_by_id uuid NOT NULL,
        accepted_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT accepted_findings_pkey PRIMARY KEY (id),
        CONSTRAINT accepted_findings_reason_check CHECK (length(trim(reason)) >= 3),
        CONSTRAINT accepted_findings_submission_id_fkey FOREIGN KEY (submission_id) REFERENCES submissions(id) ON DELETE CASCADE,
        CONSTRAINT accepted_findings_run_id_fkey FOREIGN KEY (run_id) REFERENCES assessment_runs(id),
        CONSTRAINT accepted_findings_accepted_by_id_fkey FOREIGN KEY (accepted_by_id) REFERENCES users(id)
      )
    `);
    await db.query(
      `CREATE UNIQUE INDEX accepted_findings_submission_id_code_content_sha256_idx
       ON accepted_findings (submission_id, code, content_sha256)`,
    );
    await db.query(`
      CREATE FUNCTION keep_accepted_findings() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION 'An accepted finding is never changed' USING ERRCODE = 'restrict_violation';
      END $$
    `);
    await db.query(`
      CREATE TRIGGER keep_accepted_findings BEFORE UPDATE ON accepted_findings
        FOR EACH ROW EXECUTE FUNCTION keep_accepted_findings()
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP TABLE accepted_findings`);
    await db.query(`DROP FUNCTION keep_accepted_findings`);
  }
}
