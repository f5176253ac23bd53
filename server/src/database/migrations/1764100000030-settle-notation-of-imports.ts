import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How the numbers and days of a file are written: as set by hand, and as found from its rows. */
export class SettleNotationOfImports1764100000030 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`CREATE TYPE decimal_mark AS ENUM('point', 'comma')`);
    await db.query(`CREATE TYPE day_order AS ENUM('day-first', 'month-first')`);
    await db.query(`
      ALTER TABLE import_runs
        ADD numbers_asked decimal_mark,
        ADD days_asked day_order,
        ADD numbers decimal_mark,
        ADD days day_order
    `);
    await db.query(`DROP INDEX import_runs_open_key`);
    // The same file read in another notation is another import.
    await db.query(`
      CREATE UNIQUE INDEX import_runs_open_key
      ON import_runs (kind, mode, check_only, overwrite, file_digest, numbers_asked, days_asked)
      NULLS NOT DISTINCT
      WHERE status IN ('RECEIVED', 'CHECKING', 'APPLYING')
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP INDEX import_runs_open_key`);
    await db.query(`
      ALTER TABLE import_runs DROP numbers_asked, DROP days_asked, DROP numbers, DROP days
    `);
    await db.query(`
      CREATE UNIQUE INDEX import_runs_open_key ON import_runs (kind, mode, check_only, overwrite, file_digest)
      WHERE status IN ('RECEIVED', 'CHECKING', 'APPLYING')
    `);
    await db.query(`DROP TYPE day_order`);
    await db.query(`DROP TYPE decimal_mark`);
  }
}
