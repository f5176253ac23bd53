import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the bank knows a payment file by is noted when it is written, and never changed: returns are found by it (PAY-4). */
export class KeepNamesOfSentFiles1764400000079 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `CREATE FUNCTION keep_names_of_files() RETURNS trigger LANGUAGE plpgsql AS $$
       BEGIN RAISE EXCEPTION 'A payment file is never changed' USING ERRCODE = 'restrict_violation'; END $$`,
    );
    await db.query(
      `CREATE TRIGGER keep_names_of_files BEFORE UPDATE OF sent_as ON payment_files FOR EACH ROW
       WHEN (NEW.sent_as IS DISTINCT FROM OLD.sent_as) EXECUTE FUNCTION keep_names_of_files()`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TRIGGER keep_names_of_files ON payment_files');
    await db.query('DROP FUNCTION keep_names_of_files');
  }
}
