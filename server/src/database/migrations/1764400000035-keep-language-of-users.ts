import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The language that each person last used on screen, for their mails; everyone has been written to in English. */
export class KeepLanguageOfUsers1764400000035 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE users ADD COLUMN language text NOT NULL DEFAULT 'en'`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE users DROP COLUMN language`);
  }
}
