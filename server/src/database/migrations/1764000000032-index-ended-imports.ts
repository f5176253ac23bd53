import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Each page of the list of claims asks when the last import ended (submissions/claim-pages.ts). */
export class IndexEndedImports1764000000032 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`CREATE INDEX import_runs_finished_at_idx ON import_runs (finished_at)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP INDEX import_runs_finished_at_idx`);
  }
}
