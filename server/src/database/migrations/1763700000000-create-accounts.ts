import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateAccounts1763700000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`CREATE TYPE user_role AS ENUM('MASTER_ADMIN', 'STANDARD')`);
    await db.query(`
      CREATE TABLE users (
        id uuid NOT NULL DEFAULT gen_random_uuid(),
        name text NOT NULL,
        email text NOT NULL,
        role user_role NOT NULL DEFAULT 'STANDARD',
        enabled boolean NOT NULL DEFAULT true,
        password_hash text,
        verified_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        version integer NOT NULL DEFAULT 1,
        CONSTRAINT users_pkey PRIMARY KEY (id)
      )
    `);
    await db.query(`
      CREATE TABLE sessions (
        id uuid NOT NULL DEFAULT gen_random_uuid(),
        user_id uuid NOT NULL,
        token_hash bytea NOT NULL,
        last_seen_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL,
        revoked_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT sessions_pkey PRIMARY KEY (id)
      )
    `);
    await db.query(`CREATE INDEX sessions_user_id_idx ON sessions (user_id)`);
    await db.query(`CREATE UNIQUE INDEX sessions_token_hash_idx ON sessions (token_hash)`);
    await db.query(`
      ALTER TABLE sessions ADD CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
    `);
    await db.query(`
      CREATE TABLE one_time_codes (
        id uuid NOT NULL DEFAULT gen_random_uuid(),
        email_hash bytea NOT NULL,
        user_id uuid,
        salt bytea NOT NULL,
        code_hash bytea NOT NULL,
        failures integer NOT NULL DEFAULT 0,
        expires_at timestamptz NOT NULL,
        consumed_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT one_time_codes_pkey PRIMARY KEY (id)
      )
    `);
    await db.query(`CREATE INDEX one_time_codes_email_hash_idx ON one_time_codes (email_hash)`);
    await db.query(`
      ALTER TABLE one_time_codes ADD CONSTRAINT one_time_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
    `);
    await db.query(`
      CREATE TABLE api_tokens (
        id uuid NOT NULL DEFAULT gen_random_uuid(),
        name text NOT NULL,
        token_hash bytea NOT NULL,
        scopes text[] NOT NULL,
        created_by_id uuid NOT NULL,
        expires_at timestamptz NOT NULL,
        last_used_at timestamptz,
        revoked_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        version integer NOT NULL DEFAULT 1,
        CONSTRAINT api_tokens_scopes_check CHECK (scopes <@ ARRAY['read', 'write', 'restricted'] AND cardinality(scopes) > 0),
        CONSTRAINT api_tokens_pkey PRIMARY KEY (id)
      )
    `);
    await db.query(`CREATE UNIQUE INDEX api_tokens_token_hash_idx ON api_tokens (token_hash)`);
    await db.query(`
      ALTER TABLE api_tokens ADD CONSTRAINT api_tokens_created_by_id_fkey FOREIGN KEY (created_by_id) REFERENCES users(id)
    `);
    await db.query(`
      CREATE TABLE limits (
        key varchar(255) NOT NULL,
        points integer NOT NULL DEFAULT 0,
        expire bigint,
        CONSTRAINT limits_pkey PRIMARY KEY (key)
      )
    `);
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
    await db.query(`CREATE TYPE download_kind AS ENUM('IMPORT_REJECTIONS')`);
    await db.query(`
      CREATE TABLE download_tickets (
        id uuid NOT NULL DEFAULT gen_random_uuid(),
        ticket_hash bytea NOT NULL,
        user_id uuid NOT NULL,
        session_id uuid NOT NULL,
        kind download_kind NOT NULL,
        subject_id text NOT NULL,
        expires_at timestamptz NOT NULL,
        used_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT download_tickets_pkey PRIMARY KEY (id)
      )
    `);
    await db.query(`CREATE UNIQUE INDEX download_tickets_ticket_hash_idx ON download_tickets (ticket_hash)`);
    await db.query(`
      ALTER TABLE download_tickets ADD CONSTRAINT download_tickets_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
    `);
    await db.query(`CREATE UNIQUE INDEX users_email_key ON users (lower(email))`);
    await db.query(`
      ALTER TABLE download_tickets ADD CONSTRAINT download_tickets_session_id_fkey FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE CASCADE
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP TABLE download_tickets`);
    await db.query(`DROP TABLE idempotency_keys`);
    await db.query(`DROP TABLE limits`);
    await db.query(`DROP TABLE api_tokens`);
    await db.query(`DROP TABLE one_time_codes`);
    await db.query(`DROP TABLE sessions`);
    await db.query(`DROP TABLE users`);
    await db.query(`DROP TYPE download_kind`);
    await db.query(`DROP TYPE user_role`);
  }
}
