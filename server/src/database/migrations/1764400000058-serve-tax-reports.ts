import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ServeTaxReports1764400000058 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TYPE download_kind ADD VALUE 'TAX_REPORT'`);
  }

  /** Tickets live for a minute: those of the new kind are let go. */
  async down(db: QueryRunner): Promise<void> {
    await db.query(`DELETE FROM download_tickets WHERE kind = 'TAX_REPORT'`);
    const [{ others }] = (await db.query(
      `SELECT string_agg(quote_literal(enumlabel), ', ' ORDER BY enumsortorder) AS others FROM pg_enum
       WHERE enumtypid = 'download_kind'::regtype AND enumlabel <> 'TAX_REPORT'`,
    )) as [{ others: string }];
    await db.query(`ALTER TYPE download_kind RENAME TO download_kind_before`);
    await db.query(`CREATE TYPE download_kind AS ENUM(${others})`);
    await db.query(
      `ALTER TABLE download_tickets ALTER COLUMN kind TYPE download_kind USING kind::text::download_kind`,
    );
    await db.query(`DROP TYPE download_kind_before`);
  }
}
