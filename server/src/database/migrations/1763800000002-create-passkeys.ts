import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreatePasskeys1763800000002 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE passkeys (
        id uuid NOT NULL DEFAULT gen_random_uuid(),
        user_id uuid NOT NULL,
        email text NOT NULL,
        name text NOT NULL,
        credential_id text NOT NULL,
        public_key bytea NOT NULL,
        counter bigint NOT NULL DEFAULT 0,
        transports text[] NOT NULL,
        last_used_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT passkeys_pkey PRIMARY KEY (id)
      )
    `);
    await db.query(`CREATE INDEX passkeys_user_id_idx ON passkeys (user_id)`);
    await db.query(`CREATE UNIQUE INDEX passkeys_credential_id_idx ON passkeys (credential_id)`);
    await db.query(`
      ALTER TABLE passkeys ADD CONSTRAINT passkeys_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
    `);
    await db.query(`
      CREATE TABLE passkey_challenges (
        id uuid NOT NULL DEFAULT gen_random_uuid(),
        kind text NOT NULL,
        user_id uuid,
        challenge text NOT NULL,
        expires_at timestamptz NOT NULL,
        consumed_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT passkey_challenges_kind_check CHECK ((kind = 'registration') = (user_id IS NOT NULL)),
        CONSTRAINT passkey_challenges_pkey PRIMARY KEY (id)
      )
    `);
    await db.query(`CREATE UNIQUE INDEX passkey_challenges_challenge_idx ON passkey_challenges (challenge)`);
    await db.query(`CREATE INDEX passkey_challenges_expires_at_idx ON passkey_challenges (expires_at)`);
    await db.query(`
      ALTER TABLE passkey_challenges ADD CONSTRAINT passkey_challenges_user_id_fkey
        FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP TABLE passkey_challenges`);
    await db.query(`DROP TABLE passkeys`);
  }
}
