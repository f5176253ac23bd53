import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What of an accepted finding never changes. */
const GIVEN = [
  'id',
  'submission_id',
  'code',
  'reason',
  'content_sha256',
  'run_id',
  'accepted_by_id',
  'accepted_at',
];
const given = (row: string) => GIVEN.map((column) => `${row}.${column}`).join(', ');

/**
 * The shares that a claimant states for the end of the period, '' in every claim so far; and the withdrawal of an accepted
 * finding, once, with a reason.
 */
export class StateClosingBalances1764400000033 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE submissions ADD closing_balance text NOT NULL DEFAULT ''`);
    await db.query(`
      ALTER TABLE accepted_findings
        ADD withdrawn_at timestamptz, ADD withdrawn_by_id uuid, ADD withdrawn_because text,
        ADD CONSTRAINT accepted_findings_withdrawn_by_id_fkey FOREIGN KEY (withdrawn_by_id) REFERENCES users(id),
        ADD CONSTRAINT accepted_findings_withdrawal_check CHECK (
          (withdrawn_at IS NULL) = (withdrawn_by_id IS NULL) AND (withdrawn_at IS NULL) = (withdrawn_because IS NULL)
          AND length(trim(withdrawn_because)) >= 3
        )
    `);
    await db.query(`DROP INDEX accepted_findings_submission_id_code_content_sha256_idx`);
    await db.query(
      `CREATE UNIQUE INDEX accepted_findings_submission_id_code_content_sha256_idx
       ON accepted_findings (submission_id, code, content_sha256) WHERE withdrawn_at IS NULL`,
    );
    await db.query(`
      CREATE OR REPLACE FUNCTION keep_accepted_findings() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF OLD.withdrawn_at IS NULL AND NEW.withdrawn_at IS NOT NULL AND (${given('NEW')}) IS NOT DISTINCT FROM (${given('OLD')}) THEN
          RETURN NEW;
        END IF;
        RAISE EXCEPTION 'An accepted finding is never changed' USING ERRCODE = 'restrict_violation';
      END $$
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DELETE FROM accepted_findings WHERE withdrawn_at IS NOT NULL`);
    await db.query(`
      CREATE OR REPLACE FUNCTION keep_accepted_findings() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION 'An accepted finding is never changed' USING ERRCODE = 'restrict_violation';
      END $$
    `);
    await db.query(`DROP INDEX accepted_findings_submission_id_code_content_sha256_idx`);
    await db.query(
      `ALTER TABLE accepted_findings DROP withdrawn_at, DROP withdrawn_by_id, DROP withdrawn_because`,
    );
    await db.query(
      `CREATE UNIQUE INDEX accepted_findings_submission_id_code_content_sha256_idx
       ON accepted_findings (submission_id, code, content_sha256)`,
    );
    await db.query(`ALTER TABLE submissions DROP closing_balance`);
  }
}
