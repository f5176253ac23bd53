import type { MigrationInterface, QueryRunner } from 'typeorm';

export class DescribeExportRuns1764000000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`CREATE TYPE export_format AS ENUM('CSV', 'XLSX')`);
    await db.query(`
      ALTER TABLE export_runs
        ADD COLUMN format export_format NOT NULL DEFAULT 'CSV',
        ADD COLUMN rows_total integer,
        ADD COLUMN file_size bigint,
        ADD COLUMN started_at timestamptz
    `);
    await db.query(`ALTER TYPE download_kind ADD VALUE 'EXPORT'`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE export_runs DROP COLUMN format, DROP COLUMN rows_total, DROP COLUMN file_size, DROP COLUMN started_at
    `);
    await db.query(`DROP TYPE export_format`);
  }
}
