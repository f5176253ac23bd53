import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whose tour of the portal has ended. Who has an account already knows the portal. */
export class OfferTour1764400000024 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    // A default that is dropped again fills the rows without rewriting them.
    await db.query(`ALTER TABLE users ADD COLUMN tour_ended_at timestamptz DEFAULT now()`);
    await db.query(`ALTER TABLE users ALTER COLUMN tour_ended_at DROP DEFAULT`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE users DROP COLUMN tour_ended_at`);
  }
}
