import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateClaimPapers1763700000003 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE amendments (
        id uuid NOT NULL DEFAULT uuidv7(),
        submission_id uuid NOT NULL,
        author_id uuid NOT NULL,
        is_admin boolean NOT NULL,
        message text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT amendments_message_check CHECK (message <> ''),
        CONSTRAINT amendments_pkey PRIMARY KEY (id)
      )
    `);
    await db.query(`
      CREATE INDEX amendments_submission_id_created_at_idx ON amendments (submission_id, created_at)
    `);
    await db.query(`
      ALTER TABLE amendments ADD CONSTRAINT amendments_submission_id_fkey FOREIGN KEY (submission_id) REFERENCES submissions(id) ON DELETE CASCADE
    `);
    await db.query(`
      ALTER TABLE amendments ADD CONSTRAINT amendments_author_id_fkey FOREIGN KEY (author_id) REFERENCES users(id)
    `);
    await db.query(`CREATE TYPE attachment_kind AS ENUM('IDENTITY', 'SUPPORTING')`);
    await db.query(`
      CREATE TABLE attachments (
        id uuid NOT NULL DEFAULT uuidv7(),
        submission_id uuid NOT NULL,
        uploader_id uuid NOT NULL,
        kind attachment_kind NOT NULL,
        file_name text NOT NULL,
        mimetype text NOT NULL,
        size bigint NOT NULL,
        storage_key text NOT NULL,
        wrapped_key bytea,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        version integer NOT NULL DEFAULT 1,
        CONSTRAINT attachments_size_check CHECK (size >= 0),
        CONSTRAINT attachments_pkey PRIMARY KEY (id)
      )
    `);
    await db.query(`CREATE INDEX attachments_submission_id_idx ON attachments (submission_id)`);
    await db.query(`CREATE UNIQUE INDEX attachments_storage_key_idx ON attachments (storage_key)`);
    await db.query(`
      ALTER TABLE attachments ADD CONSTRAINT attachments_submission_id_fkey FOREIGN KEY (submission_id) REFERENCES submissions(id) ON DELETE CASCADE
    `);
    await db.query(`
      ALTER TABLE attachments ADD CONSTRAINT attachments_uploader_id_fkey FOREIGN KEY (uploader_id) REFERENCES users(id)
    `);
    await db.query(`
      CREATE TABLE assessment_notices (
        id uuid NOT NULL DEFAULT uuidv7(),
        sid text NOT NULL,
        name text NOT NULL,
        url text,
        storage_key text,
        wrapped_key bytea,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        version integer NOT NULL DEFAULT 1,
        CONSTRAINT assessment_notices_place_check CHECK ((url IS NULL) <> (storage_key IS NULL)),
        CONSTRAINT assessment_notices_pkey PRIMARY KEY (id)
      )
    `);
    await db.query(`CREATE UNIQUE INDEX assessment_notices_sid_idx ON assessment_notices (sid)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP TABLE assessment_notices`);
    await db.query(`DROP TABLE attachments`);
    await db.query(`DROP TABLE amendments`);
    await db.query(`DROP TYPE attachment_kind`);
  }
}
