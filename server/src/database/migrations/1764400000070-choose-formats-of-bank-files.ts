import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Bank profiles choose the format of their files, and files keep theirs (PAY-1, PAIN-12). */
export class ChooseFormatsOfBankFiles1764400000070 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`CREATE TYPE bank_file_format AS ENUM('ABA', 'PAIN_03', 'PAIN_09')`);
    for (const table of ['bank_profiles', 'payment_files'])
      await db.query(`ALTER TABLE ${table} ADD format bank_file_format NOT NULL DEFAULT 'ABA'`);
    await db.query(
      `CREATE FUNCTION keep_format_of_files() RETURNS trigger LANGUAGE plpgsql AS $$
       BEGIN RAISE EXCEPTION 'A payment file is never changed' USING ERRCODE = 'restrict_violation'; END $$`,
    );
    await db.query(
      `CREATE TRIGGER keep_format_of_files BEFORE UPDATE OF format ON payment_files
       FOR EACH ROW EXECUTE FUNCTION keep_format_of_files()`,
    );
  }

  /** A profile of pain.001 cannot be opened by what knows Direct Entry alone, and a run of it stays as it is. */
  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TRIGGER keep_format_of_files ON payment_files');
    await db.query('DROP FUNCTION keep_format_of_files');
    for (const table of ['payment_files', 'bank_profiles'])
      await db.query(`ALTER TABLE ${table} DROP COLUMN format`);
    await db.query('DROP TYPE bank_file_format');
  }
}
