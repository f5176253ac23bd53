import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The mailboxes that have still to be told of a published assessment, and for which runs they were listed. */
export class CreateAnnouncedMailboxes1764400000030 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE assessment_announcements (
        run_id uuid PRIMARY KEY CONSTRAINT assessment_announcements_run_id_fkey REFERENCES assessment_runs (id) ON DELETE CASCADE,
        listed_at timestamptz NOT NULL DEFAULT now()
      )`);
    await db.query(`
      CREATE TABLE announced_mailboxes (
        run_id uuid NOT NULL CONSTRAINT announced_mailboxes_run_id_fkey REFERENCES assessment_runs (id) ON DELETE CASCADE,
        mailbox text NOT NULL,
        address text NOT NULL,
        claims int NOT NULL,
        submission_id uuid NOT NULL,
        sid text,
        CONSTRAINT announced_mailboxes_pkey PRIMARY KEY (run_id, mailbox)
      )`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP TABLE announced_mailboxes`);
    await db.query(`DROP TABLE assessment_announcements`);
  }
}
