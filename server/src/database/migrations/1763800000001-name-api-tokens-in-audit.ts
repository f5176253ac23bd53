import type { MigrationInterface, QueryRunner } from 'typeorm';

export class NameApiTokensInAudit1763800000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE audit_entries DROP CONSTRAINT audit_entries_actor_check`);
    await db.query(`
      ALTER TABLE audit_entries ADD CONSTRAINT audit_entries_actor_check
        CHECK ((actor_kind IN ('user', 'token')) = (actor_id IS NOT NULL))
    `);
  }

  /** Entries that name tokens are kept as they are: the audit is never changed. */
  async down(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE audit_entries DROP CONSTRAINT audit_entries_actor_check`);
    await db.query(`
      ALTER TABLE audit_entries ADD CONSTRAINT audit_entries_actor_check
        CHECK ((actor_kind = 'user') = (actor_id IS NOT NULL)) NOT VALID
    `);
  }
}
