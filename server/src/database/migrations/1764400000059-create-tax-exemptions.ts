import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateTaxExemptions1764400000059 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `CREATE TYPE tax_exemption_ground AS ENUM('PENSION', 'UNDER_16', 'NOT_REQUIRED_TO_LODGE', 'GOVERNMENT_BODY', 'OTHER')`,
    );
    await db.query(`
      CREATE TABLE tax_exemptions (
        id uuid NOT NULL DEFAULT uuidv7(),
        submission_id uuid NOT NULL,
        ground tax_exemption_ground,
        reason text NOT NULL,
        maker_id uuid NOT NULL,
        made_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT tax_exemptions_pkey PRIMARY KEY (id),
        CONSTRAINT tax_exemptions_submission_id_fkey FOREIGN KEY (submission_id) REFERENCES submissions(id) ON DELETE CASCADE,
        CONSTRAINT tax_exemptions_maker_id_fkey FOREIGN KEY (maker_id) REFERENCES users(id),
        CONSTRAINT tax_exemptions_reason_check CHECK (trim(reason) <> '')
      )
    `);
    await db.query(`CREATE INDEX tax_exemptions_submission_id_id_idx ON tax_exemptions (submission_id, id)`);
    await db.query(`
      CREATE FUNCTION keep_tax_exemptions() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION 'A decision on an exemption is never changed' USING ERRCODE = 'restrict_violation';
      END $$
    `);
    await db.query(`
      CREATE TRIGGER keep_tax_exemptions BEFORE UPDATE ON tax_exemptions
        FOR EACH ROW EXECUTE FUNCTION keep_tax_exemptions()
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP TABLE tax_exemptions`);
    await db.query(`DROP FUNCTION keep_tax_exemptions`);
    await db.query(`DROP TYPE tax_exemption_ground`);
  }
}
