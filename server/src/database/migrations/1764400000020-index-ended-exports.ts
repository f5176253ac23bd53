import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The header of the office's pages asks for open and recent exports every few seconds (jobs/own-runs.ts). */
export class IndexEndedExports1764400000020 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`CREATE INDEX export_runs_finished_at_idx ON export_runs (finished_at)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP INDEX export_runs_finished_at_idx`);
  }
}
