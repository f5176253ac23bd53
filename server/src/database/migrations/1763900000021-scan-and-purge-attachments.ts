import type { MigrationInterface, QueryRunner } from 'typeorm';

/** No attachment could be stored before: the columns need no value for old rows. */
export class ScanAndPurgeAttachments1763900000021 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`CREATE TYPE scan_state AS ENUM('NOT_SCANNED', 'PENDING', 'CLEAN', 'INFECTED')`);
    await db.query(`ALTER TABLE attachments ADD COLUMN digest bytea NOT NULL`);
    await db.query(`ALTER TABLE attachments ADD COLUMN scan scan_state NOT NULL DEFAULT 'NOT_SCANNED'`);
    await db.query(`
      CREATE TABLE identity_purges (
        id uuid NOT NULL DEFAULT uuidv7(),
        created_at timestamptz NOT NULL DEFAULT now(),
        requested_by_id uuid NOT NULL,
        confirmed_by_id uuid,
        confirmed_at timestamptz,
        cancelled_at timestamptz,
        finished_at timestamptz,
        key_ids text[] NOT NULL DEFAULT '{}',
        CONSTRAINT identity_purges_pkey PRIMARY KEY (id)
      )
    `);
    await db.query(`
      CREATE UNIQUE INDEX identity_purges_open_idx ON identity_purges ((true)) WHERE cancelled_at IS NULL
    `);
    for (const name of ['requested_by', 'confirmed_by']) {
      await db.query(`
        ALTER TABLE identity_purges ADD CONSTRAINT identity_purges_${name}_id_fkey FOREIGN KEY (${name}_id) REFERENCES users(id)
      `);
    }
    await db.query(`
      CREATE TABLE purged_documents (
        id uuid NOT NULL,
        purge_id uuid NOT NULL,
        digest bytea NOT NULL,
        size bigint NOT NULL,
        mimetype text NOT NULL,
        removed_at timestamptz,
        CONSTRAINT purged_documents_pkey PRIMARY KEY (id)
      )
    `);
    await db.query(`
      ALTER TABLE purged_documents ADD CONSTRAINT purged_documents_purge_id_fkey FOREIGN KEY (purge_id) REFERENCES identity_purges(id)
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP TABLE purged_documents`);
    await db.query(`DROP TABLE identity_purges`);
    await db.query(`ALTER TABLE attachments DROP COLUMN scan, DROP COLUMN digest`);
    await db.query(`DROP TYPE scan_state`);
  }
}
