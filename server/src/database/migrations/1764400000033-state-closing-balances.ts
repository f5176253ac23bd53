import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The shares that a claimant states for the end of the period; '' when not stated, as in every claim so far. */
export class StateClosingBalances1764400000033 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE submissions ADD closing_balance text NOT NULL DEFAULT ''`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE submissions DROP closing_balance`);
  }
}
