import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What was raised, and never changes. */
const GIVEN = [
  'id',
  'submission_id',
  'run_id',
  'raised_by_id',
  'grounds',
  'own_figure',
  'late',
  'late_because',
  'created_at',
];
const row = (name: string) => `(${GIVEN.map((column) => `${name}.${column}`).join(', ')})`;

/** Objections of members to the assessment of their claims. A trigger keeps what was raised and what was decided. */
export class CreateObjections1764400000031 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `CREATE TYPE objection_state AS ENUM('OPEN', 'UNDER_REVIEW', 'UPHELD', 'PARTLY_UPHELD', 'DISMISSED', 'WITHDRAWN')`,
    );
    await db.query(`
      CREATE TABLE objections (
        id uuid NOT NULL DEFAULT uuidv7(),
        submission_id uuid NOT NULL,
        run_id uuid NOT NULL,
        raised_by_id uuid NOT NULL,
        grounds text NOT NULL,
        own_figure numeric,
        late boolean NOT NULL,
        late_because text NOT NULL DEFAULT '',
        state objection_state NOT NULL DEFAULT 'OPEN',
        officer_id uuid,
        assigned_at timestamptz,
        reason text,
        ended_by_id uuid,
        ended_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        version integer NOT NULL DEFAULT 1,
        CONSTRAINT objections_pkey PRIMARY KEY (id),
        CONSTRAINT objections_grounds_check CHECK (length(trim(grounds)) > 0),
        CONSTRAINT objections_own_figure_check CHECK (own_figure >= 0 AND scale(own_figure) <= 2),
        CONSTRAINT objections_late_check CHECK (late OR late_because = ''),
        CONSTRAINT objections_officer_check CHECK (CASE state
          WHEN 'OPEN' THEN officer_id IS NULL WHEN 'WITHDRAWN' THEN true ELSE officer_id IS NOT NULL END),
        CONSTRAINT objections_reason_check CHECK (
          (state IN ('UPHELD', 'PARTLY_UPHELD', 'DISMISSED')) = (reason IS NOT NULL AND length(trim(reason)) > 0)),
        CONSTRAINT objections_end_check CHECK (
          (state IN ('OPEN', 'UNDER_REVIEW')) = (ended_at IS NULL) AND (ended_at IS NULL) = (ended_by_id IS NULL)),
        CONSTRAINT objections_submission_id_fkey FOREIGN KEY (submission_id) REFERENCES submissions(id) ON DELETE CASCADE,
        CONSTRAINT objections_run_id_fkey FOREIGN KEY (run_id) REFERENCES assessment_runs(id),
        CONSTRAINT objections_raised_by_id_fkey FOREIGN KEY (raised_by_id) REFERENCES users(id),
        CONSTRAINT objections_officer_id_fkey FOREIGN KEY (officer_id) REFERENCES users(id),
        CONSTRAINT objections_ended_by_id_fkey FOREIGN KEY (ended_by_id) REFERENCES users(id)
      )
    `);
    await db.query(
      `CREATE UNIQUE INDEX objections_open_key ON objections (submission_id) WHERE ended_at IS NULL`,
    );
    await db.query(`CREATE INDEX objections_submission_id_idx ON objections (submission_id)`);
    await db.query(`CREATE INDEX objections_state_created_at_id_idx ON objections (state, created_at, id)`);
    await db.query(`
      CREATE FUNCTION keep_objections() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF OLD.ended_at IS NOT NULL OR ${row('NEW')} IS DISTINCT FROM ${row('OLD')} THEN
          RAISE EXCEPTION 'An objection is never changed after it was raised, nor its decision' USING ERRCODE = 'restrict_violation';
        END IF;
        RETURN NEW;
      END $$
    `);
    await db.query(`
      CREATE TRIGGER keep_objections BEFORE UPDATE ON objections FOR EACH ROW EXECUTE FUNCTION keep_objections()
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP TABLE objections`);
    await db.query(`DROP FUNCTION keep_objections`);
    await db.query(`DROP TYPE objection_state`);
  }
}
