import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = ['submissions', 'registrations'];

/** Version, lengths, wrapped data key, nonces and tags: what an envelope holds before its text. */
const SHORTEST = 91;

/**
 * An envelope is absent or a whole one. Rows that are broken already keep no start from succeeding: reading one of them tells
 * of it.
 */
export class CheckLengthOfEnvelopes1764100000020 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES)
      await runner.query(
        `ALTER TABLE ${table} ADD CONSTRAINT ${table}_sealed_check CHECK (octet_length(sealed) > ${SHORTEST}) NOT VALID`,
      );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES)
      await runner.query(`ALTER TABLE ${table} DROP CONSTRAINT ${table}_sealed_check`);
  }
}
