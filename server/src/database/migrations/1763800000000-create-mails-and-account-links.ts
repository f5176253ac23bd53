import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateMailsAndAccountLinks1763800000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE mails (
        id uuid NOT NULL,
        template text NOT NULL,
        recipient text NOT NULL,
        variables bytea,
        message_id text NOT NULL,
        dead_after timestamptz,
        sent_at timestamptz,
        failed_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT mails_pkey PRIMARY KEY (id)
      )
    `);
    await db.query(`CREATE INDEX mails_created_at_idx ON mails (created_at)`);
    await db.query(`
      CREATE TABLE account_tokens (
        id uuid NOT NULL DEFAULT gen_random_uuid(),
        user_id uuid,
        purpose text NOT NULL,
        email text NOT NULL,
        token_hash bytea NOT NULL,
        expires_at timestamptz NOT NULL,
        used_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT account_tokens_purpose_check CHECK (purpose IN ('verification', 'reset')),
        CONSTRAINT account_tokens_pkey PRIMARY KEY (id)
      )
    `);
    await db.query(`CREATE INDEX account_tokens_user_id_idx ON account_tokens (user_id)`);
    await db.query(`CREATE UNIQUE INDEX account_tokens_token_hash_idx ON account_tokens (token_hash)`);
    await db.query(`
      ALTER TABLE account_tokens ADD CONSTRAINT account_tokens_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
    `);
    // Codes live ten minutes, and until now nothing made any.
    await db.query(`DELETE FROM one_time_codes`);
    await db.query(`
      ALTER TABLE one_time_codes ADD purpose text NOT NULL, ADD network_hash bytea NOT NULL,
        ADD CONSTRAINT one_time_codes_purpose_check CHECK (purpose IN ('sign-in', 'step-up'))
    `);
    await db.query(`DROP INDEX one_time_codes_email_hash_idx`);
    await db.query(`
      CREATE UNIQUE INDEX one_time_codes_email_hash_purpose_idx ON one_time_codes (email_hash, purpose)
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DELETE FROM one_time_codes`);
    await db.query(`DROP INDEX one_time_codes_email_hash_purpose_idx`);
    await db.query(`CREATE INDEX one_time_codes_email_hash_idx ON one_time_codes (email_hash)`);
    await db.query(`
      ALTER TABLE one_time_codes DROP CONSTRAINT one_time_codes_purpose_check, DROP purpose, DROP network_hash
    `);
    await db.query(`DROP TABLE account_tokens`);
    await db.query(`DROP TABLE mails`);
  }
}
