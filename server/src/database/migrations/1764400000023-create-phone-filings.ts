import type { MigrationInterface, QueryRunner } from 'typeorm';

const DRAFT_FORMS = `'SUBMISSION_CREATE', 'SUBMISSION_ADMIN_CREATE', 'SUBMISSION_EDIT', 'REGISTRATION_CREATE',
  'REGISTRATION_EDIT', 'AMENDMENT'`;

/** Claims filed by telephone, the copies that their people confirm, and the drafts of their form. */
export class CreatePhoneFilings1764400000023 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE phone_filings (
        submission_id uuid NOT NULL,
        sealed bytea NOT NULL,
        filed_by_id uuid NOT NULL,
        copied_to text,
        copied_at timestamptz,
        token_hash bytea,
        pass_hash bytea,
        pass_expires_at timestamptz,
        confirmed_at timestamptz,
        disputed_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT phone_filings_pkey PRIMARY KEY (submission_id),
        CONSTRAINT phone_filings_sealed_check CHECK (octet_length(sealed) > 91),
        CONSTRAINT phone_filings_copied_check CHECK ((copied_at IS NULL) = (copied_to IS NULL)),
        CONSTRAINT phone_filings_answered_check CHECK (confirmed_at IS NULL OR disputed_at IS NULL)
      )
    `);
    await db.query(`CREATE UNIQUE INDEX phone_filings_token_hash_idx ON phone_filings (token_hash)`);
    await db.query(`
      ALTER TABLE phone_filings ADD CONSTRAINT phone_filings_submission_id_fkey
        FOREIGN KEY (submission_id) REFERENCES submissions(id) ON DELETE CASCADE
    `);
    await db.query(`
      ALTER TABLE phone_filings ADD CONSTRAINT phone_filings_filed_by_id_fkey FOREIGN KEY (filed_by_id) REFERENCES users(id)
    `);
    await checkPurposes(db, ['sign-in', 'step-up', 'act', 'claim-copy']);
    await db.query(`ALTER TYPE draft_form ADD VALUE 'SUBMISSION_PHONE_CREATE'`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DELETE FROM drafts WHERE form = 'SUBMISSION_PHONE_CREATE'`);
    await db.query(`ALTER TYPE draft_form RENAME TO draft_form_before`);
    await db.query(`CREATE TYPE draft_form AS ENUM(${DRAFT_FORMS})`);
    await db.query(`ALTER TABLE drafts ALTER COLUMN form TYPE draft_form USING form::text::draft_form`);
    await db.query(`DROP TYPE draft_form_before`);
    await db.query(`DELETE FROM one_time_codes WHERE purpose = 'claim-copy'`);
    await checkPurposes(db, ['sign-in', 'step-up', 'act']);
    await db.query(`DROP TABLE phone_filings`);
  }
}

async function checkPurposes(db: QueryRunner, purposes: string[]): Promise<void> {
  const list = purposes.map((purpose) => `'${purpose}'`).join(', ');
  await db.query('ALTER TABLE one_time_codes DROP CONSTRAINT one_time_codes_purpose_check');
  await db.query(
    `ALTER TABLE one_time_codes ADD CONSTRAINT one_time_codes_purpose_check CHECK (purpose IN (${list}))`,
  );
}
