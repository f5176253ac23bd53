import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ImportAssessmentNotices1763900000012 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TYPE import_kind ADD VALUE 'ASSESSMENT_NOTICES'`);
    await db.query(`ALTER TABLE assessment_notices ADD file_digest bytea`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE assessment_notices DROP file_digest`);
    await db.query(`DELETE FROM import_runs WHERE kind::text = 'ASSESSMENT_NOTICES'`);
    await db.query(`ALTER TYPE import_kind RENAME TO import_kind_with_notices`);
    await db.query(`CREATE TYPE import_kind AS ENUM('SETTLEMENT_RECORDS', 'TRADES')`);
    await db.query(
      `ALTER TABLE import_runs ALTER COLUMN kind TYPE import_kind USING kind::text::import_kind`,
    );
    await db.query(`DROP TYPE import_kind_with_notices`);
  }
}
