import type { MigrationInterface, QueryRunner } from 'typeorm';

const ADDED = ['ATTACHMENT', 'ASSESSMENT_NOTICE', 'PURGE_CERTIFICATE'];

export class ServeDocumentsByTicket1763900000020 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const kind of ADDED) await db.query(`ALTER TYPE download_kind ADD VALUE '${kind}'`);
  }

  /** Tickets live for a minute: those of the new kinds are let go. */
  async down(db: QueryRunner): Promise<void> {
    await db.query(`DELETE FROM download_tickets WHERE kind <> 'IMPORT_REJECTIONS'`);
    await db.query(`ALTER TYPE download_kind RENAME TO download_kind_before`);
    await db.query(`CREATE TYPE download_kind AS ENUM('IMPORT_REJECTIONS')`);
    await db.query(
      `ALTER TABLE download_tickets ALTER COLUMN kind TYPE download_kind USING kind::text::download_kind`,
    );
    await db.query(`DROP TYPE download_kind_before`);
  }
}
