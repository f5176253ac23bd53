import type { MigrationInterface, QueryRunner } from 'typeorm';

const BEFORE = [
  'IMPORT_REJECTIONS',
  'ATTACHMENT',
  'ASSESSMENT_NOTICE',
  'PURGE_CERTIFICATE',
  'EXPORT',
  'NOTICE_PDF',
  'FROZEN_DISTRIBUTION',
  'LINE_PROOF',
];

export class ServePaymentFiles1764400000054 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TYPE download_kind ADD VALUE 'PAYMENT_FILE'`);
  }

  /** Tickets live for a minute: those of the new kind are let go. */
  async down(db: QueryRunner): Promise<void> {
    await db.query(`DELETE FROM download_tickets WHERE kind = 'PAYMENT_FILE'`);
    await db.query(`ALTER TYPE download_kind RENAME TO download_kind_before`);
    await db.query(`CREATE TYPE download_kind AS ENUM(${BEFORE.map((kind) => `'${kind}'`).join(', ')})`);
    await db.query(
      `ALTER TABLE download_tickets ALTER COLUMN kind TYPE download_kind USING kind::text::download_kind`,
    );
    await db.query(`DROP TYPE download_kind_before`);
  }
}
