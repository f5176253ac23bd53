import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateMaintenanceSwitch1764000000020 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE maintenance_switches (
        id smallint NOT NULL DEFAULT 1,
        is_on boolean NOT NULL,
        changed_at timestamptz NOT NULL DEFAULT now(),
        changed_by_id uuid NOT NULL,
        CONSTRAINT maintenance_switches_one_check CHECK (id = 1),
        CONSTRAINT maintenance_switches_pkey PRIMARY KEY (id),
        CONSTRAINT maintenance_switches_changed_by_id_fkey FOREIGN KEY (changed_by_id) REFERENCES users(id)
      )
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP TABLE maintenance_switches`);
  }
}
