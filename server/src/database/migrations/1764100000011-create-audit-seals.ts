import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateAuditSeals1764100000011 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE audit_seals (
        number bigint NOT NULL,
        sealed_at timestamptz NOT NULL,
        ids int8multirange NOT NULL,
        through bigint NOT NULL,
        digests bytea NOT NULL,
        hash bytea NOT NULL,
        CONSTRAINT audit_seals_pkey PRIMARY KEY (number)
      )
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP TABLE audit_seals`);
  }
}
