import type { MigrationInterface, QueryRunner } from 'typeorm';

/** One row for each key that has sealed something here, so that a start sees whether it was given the right ones. */
export class CreateKeyChecks1764100000021 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE key_checks (
        id text CONSTRAINT key_checks_pkey PRIMARY KEY,
        value bytea NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE key_checks');
  }
}
