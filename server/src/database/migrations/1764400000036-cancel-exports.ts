import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An export that was cancelled before its file was written. */
export class CancelExports1764400000036 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TYPE export_status ADD VALUE 'CANCELLED'`);
  }

  // A value cannot be taken out of a type again; the older code never writes it.
  async down(): Promise<void> {}
}
