import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateDrafts1763900000041 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TYPE draft_form AS ENUM('SUBMISSION_CREATE', 'SUBMISSION_ADMIN_CREATE', 'SUBMISSION_EDIT',
        'REGISTRATION_CREATE', 'REGISTRATION_EDIT', 'AMENDMENT')
    `);
    await db.query(`
      CREATE TABLE drafts (
        user_id uuid NOT NULL,
        form draft_form NOT NULL,
        subject text NOT NULL,
        sealed bytea NOT NULL,
        version integer NOT NULL,
        saved_at timestamptz NOT NULL,
        CONSTRAINT drafts_pkey PRIMARY KEY (user_id, form, subject)
      )
    `);
    await db.query(`CREATE INDEX drafts_saved_at_idx ON drafts (saved_at)`);
    await db.query(`
      ALTER TABLE drafts ADD CONSTRAINT drafts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP TABLE drafts`);
    await db.query(`DROP TYPE draft_form`);
  }
}
