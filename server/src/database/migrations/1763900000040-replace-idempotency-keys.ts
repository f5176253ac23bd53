import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Nothing has used the old table: calls take an Idempotency-Key from now on. */
export class ReplaceIdempotencyKeys1763900000040 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`DROP TABLE idempotency_keys`);
    await db.query(`
      CREATE TABLE answered_calls (
        call_digest bytea NOT NULL,
        user_id uuid NOT NULL,
        body_digest bytea NOT NULL,
        answer bytea NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT answered_calls_pkey PRIMARY KEY (call_digest)
      )
    `);
    await db.query(`CREATE INDEX answered_calls_user_id_idx ON answered_calls (user_id)`);
    await db.query(`CREATE INDEX answered_calls_created_at_idx ON answered_calls (created_at)`);
    await db.query(`
      ALTER TABLE answered_calls ADD CONSTRAINT answered_calls_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP TABLE answered_calls`);
    await db.query(`
      CREATE TABLE idempotency_keys (
        user_id uuid NOT NULL,
        operation text NOT NULL,
        key text NOT NULL,
        body_digest bytea NOT NULL,
        status integer,
        answer jsonb,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT idempotency_keys_pkey PRIMARY KEY (user_id, operation, key)
      )
    `);
    await db.query(`
      ALTER TABLE idempotency_keys ADD CONSTRAINT idempotency_keys_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
    `);
  }
}
