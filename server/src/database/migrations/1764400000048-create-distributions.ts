import type { MigrationInterface, QueryRunner } from 'typeorm';

const MONEY = ['loss', 'principal', 'interest', 'payment', 'withheld', 'net'];

/** Distributions and their lines. A trigger keeps lines as they were computed, whoever asks for a change (DIST-3). */
export class CreateDistributions1764400000048 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`CREATE TYPE distribution_state AS ENUM('DRAFT', 'COMPUTING', 'COMPUTED', 'DISAGREED')`);
    await db.query(
      `CREATE TYPE distribution_line_state AS ENUM('SHARED', 'RAISED', 'BELOW_MINIMUM', 'NO_LOSS')`,
    );
    await db.query(
      `CREATE TYPE tax_class AS ENUM('RESIDENT_QUOTED', 'RESIDENT_NOT_QUOTED', 'NON_RESIDENT', 'UNKNOWN')`,
    );
    await db.query(`
      CREATE TABLE distributions (
        id uuid NOT NULL DEFAULT uuidv7(),
        number integer NOT NULL,
        name text NOT NULL,
        state distribution_state NOT NULL DEFAULT 'DRAFT',
        run_id uuid NOT NULL,
        copy_of_id uuid,
        fund jsonb NOT NULL,
        plan jsonb,
        maker_id uuid NOT NULL,
        message text,
        refusal text,
        claims integer NOT NULL DEFAULT 0,
        written integer NOT NULL DEFAULT 0,
        figures jsonb,
        started_at timestamptz,
        computed_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        version integer NOT NULL DEFAULT 1,
        CONSTRAINT distributions_pkey PRIMARY KEY (id),
        CONSTRAINT distributions_plan_check CHECK (plan IS NULL OR copy_of_id IS NOT NULL),
        CONSTRAINT distributions_computed_check CHECK ((figures IS NOT NULL) = (state IN ('COMPUTED', 'DISAGREED'))),
        CONSTRAINT distributions_run_id_fkey FOREIGN KEY (run_id) REFERENCES assessment_runs(id),
        CONSTRAINT distributions_copy_of_id_fkey FOREIGN KEY (copy_of_id) REFERENCES distributions(id),
        CONSTRAINT distributions_maker_id_fkey FOREIGN KEY (maker_id) REFERENCES users(id)
      )
    `);
    await db.query(`CREATE UNIQUE INDEX distributions_number_idx ON distributions (number)`);
    await db.query(`
      CREATE TABLE distribution_lines (
        distribution_id uuid NOT NULL,
        submission_id uuid NOT NULL,
        sid text NOT NULL,
        ${MONEY.map((column) => `${column} numeric(18,2) NOT NULL`).join(', ')},
        state distribution_line_state NOT NULL,
        tax_class tax_class NOT NULL,
        CONSTRAINT distribution_lines_pkey PRIMARY KEY (distribution_id, submission_id),
        CONSTRAINT distribution_lines_distribution_id_fkey FOREIGN KEY (distribution_id) REFERENCES distributions(id)
      )
    `);
    await db.query(
      `CREATE UNIQUE INDEX distribution_lines_distribution_id_sid_idx ON distribution_lines (distribution_id, sid)`,
    );
    await db.query(`
      CREATE INDEX distribution_lines_distribution_id_payment_idx ON distribution_lines (distribution_id, payment)
    `);
    await db.query(KEEP_LINES);
    for (const [event, rows] of [
      ['INSERT', 'NEW TABLE AS touched'],
      ['DELETE', 'OLD TABLE AS touched'],
      ['UPDATE', 'NEW TABLE AS touched'],
    ] as const)
      await db.query(`
        CREATE TRIGGER keep_distribution_lines_${event.toLowerCase()} AFTER ${event} ON distribution_lines
          REFERENCING ${rows} FOR EACH STATEMENT EXECUTE FUNCTION keep_distribution_lines()
      `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP TABLE distribution_lines`);
    await db.query(`DROP TABLE distributions`);
    await db.query(`DROP FUNCTION keep_distribution_lines`);
    await db.query(`DROP TYPE tax_class`);
    await db.query(`DROP TYPE distribution_line_state`);
    await db.query(`DROP TYPE distribution_state`);
  }
}

/** Once for each statement: a million lines pay nothing for each row. */
const KEEP_LINES = `
  CREATE FUNCTION keep_distribution_lines() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE allowed distribution_state[] := CASE TG_OP
    WHEN 'INSERT' THEN ARRAY['COMPUTING'] WHEN 'DELETE' THEN ARRAY['DRAFT', 'COMPUTING'] ELSE '{}' END;
  BEGIN
    IF EXISTS (SELECT 1 FROM distributions
      WHERE id IN (SELECT distribution_id FROM touched) AND NOT state = ANY (allowed))
    THEN
      RAISE EXCEPTION 'Lines of a distribution are never changed' USING ERRCODE = 'restrict_violation';
    END IF;
    RETURN NULL;
  END $$
`;
