import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Files of returned payments are imported; a sent file keeps what the bank knows it by, encrypted. */
export class ImportReturns1764400000065 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TYPE import_kind ADD VALUE 'RETURNS'`);
    await db.query(`ALTER TABLE payment_files ADD COLUMN sent_as bytea`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE payment_files DROP COLUMN sent_as`);
    await db.query(`DELETE FROM import_runs WHERE kind::text = 'RETURNS'`);
    await db.query(`ALTER TYPE import_kind RENAME TO import_kind_with_returns`);
    await db.query(
      `CREATE TYPE import_kind AS ENUM('SETTLEMENT_RECORDS', 'TRADES', 'ASSESSMENT_NOTICES', 'DAY_PRICES')`,
    );
    await db.query(
      `ALTER TABLE import_runs ALTER COLUMN kind TYPE import_kind USING kind::text::import_kind`,
    );
    await db.query(`DROP TYPE import_kind_with_returns`);
  }
}
