import type { MigrationInterface, QueryRunner } from 'typeorm';

export class IndexUsersByRole1763800000011 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`CREATE INDEX users_role_created_at_id_idx ON users (role, created_at, id)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP INDEX users_role_created_at_id_idx`);
  }
}
