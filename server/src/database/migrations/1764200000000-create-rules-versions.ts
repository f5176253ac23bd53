import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Versions of a scheme's rules. The trigger keeps what was approved, whoever asks for a change of it (RULES-12). */
export class CreateRulesVersions1764200000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`CREATE TYPE rules_state AS ENUM('DRAFT', 'APPROVED', 'RETIRED')`);
    await db.query(`
      CREATE TABLE rules_versions (
        id uuid NOT NULL DEFAULT uuidv7(),
        number integer NOT NULL,
        effective_from date NOT NULL,
        basis text NOT NULL,
        document text NOT NULL,
        sha256 bytea NOT NULL,
        state rules_state NOT NULL DEFAULT 'DRAFT',
        author_id uuid NOT NULL,
        approved_by_id uuid,
        approved_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        version integer NOT NULL DEFAULT 1,
        CONSTRAINT rules_versions_pkey PRIMARY KEY (id),
        CONSTRAINT rules_versions_approval_check CHECK ((state = 'DRAFT') = (approved_by_id IS NULL)),
        CONSTRAINT rules_versions_two_people_check CHECK (approved_by_id <> author_id)
      )
    `);
    await db.query(`CREATE UNIQUE INDEX rules_versions_number_idx ON rules_versions (number)`);
    for (const name of ['author', 'approved_by'])
      await db.query(`
        ALTER TABLE rules_versions ADD CONSTRAINT rules_versions_${name}_id_fkey FOREIGN KEY (${name}_id) REFERENCES users(id)
      `);
    await db.query(`
      CREATE FUNCTION keep_approved_rules() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF OLD.state = 'DRAFT' THEN
          IF TG_OP = 'DELETE' THEN RETURN OLD; END IF;
          RETURN NEW;
        END IF;
        IF TG_OP = 'UPDATE' AND OLD.state = 'APPROVED' AND NEW.state = 'RETIRED'
          AND (NEW.id, NEW.number, NEW.effective_from, NEW.basis, NEW.document, NEW.sha256, NEW.author_id, NEW.approved_by_id,
               NEW.approved_at, NEW.created_at)
            IS NOT DISTINCT FROM
              (OLD.id, OLD.number, OLD.effective_from, OLD.basis, OLD.document, OLD.sha256, OLD.author_id, OLD.approved_by_id,
               OLD.approved_at, OLD.created_at)
        THEN RETURN NEW; END IF;
        RAISE EXCEPTION 'Approved rules are never changed or deleted' USING ERRCODE = 'restrict_violation';
      END $$
    `);
    await db.query(`
      CREATE TRIGGER keep_approved_rules BEFORE UPDATE OR DELETE ON rules_versions
        FOR EACH ROW EXECUTE FUNCTION keep_approved_rules()
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP TABLE rules_versions`);
    await db.query(`DROP FUNCTION keep_approved_rules()`);
    await db.query(`DROP TYPE rules_state`);
  }
}
