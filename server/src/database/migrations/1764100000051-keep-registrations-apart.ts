import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Registering an address again changes nothing of the registration that waits: an account remembers whether other passwords
 * were registered for it, and a link remembers the name it was mailed for.
 */
export class KeepRegistrationsApart1764100000051 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE users ADD COLUMN unproven_password text`);
    await db.query(`
      ALTER TABLE users ADD CONSTRAINT users_unproven_password_check CHECK (unproven_password IN ('ONE', 'SEVERAL'))
    `);
    await db.query(`ALTER TABLE account_tokens ADD COLUMN registered_name text`);
    await db.query(`
      UPDATE users u SET unproven_password = 'ONE'
      WHERE verified_at IS NULL AND password_hash IS NOT NULL AND role = 'STANDARD'
        AND NOT EXISTS (SELECT 1 FROM sessions s WHERE s.user_id = u.id)
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE account_tokens DROP COLUMN registered_name`);
    await db.query(`ALTER TABLE users DROP COLUMN unproven_password`);
  }
}
