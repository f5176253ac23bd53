import type { MigrationInterface, QueryRunner } from 'typeorm';

const STATES = `'DRAFT', 'COMPUTING', 'COMPUTED', 'AGREED', 'DISAGREED', 'REVIEWED', 'APPROVED', 'PUBLISHED', 'FINAL',
  'SUPERSEDED', 'WITHDRAWN', 'FAILED', 'CANCELLED'`;
const APPROVED = `'APPROVED', 'PUBLISHED', 'FINAL', 'SUPERSEDED'`;
const PEOPLE = ['maker', 'rules_author', 'reviewer', 'approver', 'finaliser', 'second_finaliser'];

/** What a run was started with. */
const GIVEN =
  'id, number, rules_id, rules_sha256, rules_author_id, moment, maker_id, removed_sids, duplicate_ids, created_at';
/** What its computation came to. */
const COMPUTED =
  'claims, assessed, assessed_through, disagreed, frozen_sha256, figures, previous_id, computed_at';
/** What is entered once, in the course of its approval. */
const ONCE = [
  'reviewer_id',
  'approver_id',
  'objections_until',
  'published_at',
  'finaliser_id',
  'second_finaliser_id',
];

const row = (name: string, columns: string) =>
  `(${columns
    .split(', ')
    .map((column) => `${name}.${column}`)
    .join(', ')})`;
const differ = (columns: string) => `${row('NEW', columns)} IS DISTINCT FROM ${row('OLD', columns)}`;

/** Assessment runs and their results. Triggers keep what was computed, whoever asks for a change of it (RUN-7). */
export class CreateAssessmentRuns1764400000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`CREATE TYPE assessment_state AS ENUM(${STATES})`);
    await db.query(
      `CREATE TYPE assessed_status AS ENUM('ASSESSED', 'BLOCKED', 'NO_SID', 'REMOVED', 'DOUBLE_UP')`,
    );
    await db.query(`
      CREATE TABLE assessment_runs (
        id uuid NOT NULL DEFAULT uuidv7(),
        number integer NOT NULL,
        state assessment_state NOT NULL DEFAULT 'DRAFT',
        message text,
        rules_id uuid NOT NULL,
        rules_sha256 bytea NOT NULL,
        rules_author_id uuid NOT NULL,
        moment timestamptz NOT NULL,
        removed_sids text[] NOT NULL DEFAULT '{}',
        duplicate_ids uuid[] NOT NULL DEFAULT '{}',
        maker_id uuid NOT NULL,
        claims integer,
        assessed integer NOT NULL DEFAULT 0,
        assessed_through uuid,
        disagreed integer NOT NULL DEFAULT 0,
        frozen_sha256 bytea,
        figures jsonb,
        previous_id uuid,
        started_at timestamptz,
        computed_at timestamptz,
        finished_at timestamptz,
        reviewer_id uuid,
        reviewed_at timestamptz,
        withdrawn_because text,
        approver_id uuid,
        approved_at timestamptz,
        objections_until date,
        published_at timestamptz,
        finaliser_id uuid,
        second_finaliser_id uuid,
        final_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        version integer NOT NULL DEFAULT 1,
        CONSTRAINT assessment_runs_pkey PRIMARY KEY (id),
        CONSTRAINT assessment_runs_people_check CHECK (
          reviewer_id <> maker_id AND approver_id <> maker_id AND approver_id <> reviewer_id AND approver_id <> rules_author_id
          AND second_finaliser_id <> finaliser_id
        ),
        CONSTRAINT assessment_runs_review_check CHECK (reviewer_id IS NOT NULL OR state NOT IN ('REVIEWED', 'WITHDRAWN', ${APPROVED})),
        CONSTRAINT assessment_runs_approval_check CHECK (approver_id IS NOT NULL OR state NOT IN (${APPROVED})),
        CONSTRAINT assessment_runs_final_check CHECK ((state = 'FINAL') = (second_finaliser_id IS NOT NULL)),
        CONSTRAINT assessment_runs_agreed_check CHECK (
          (disagreed = 0 AND frozen_sha256 IS NOT NULL) OR state NOT IN ('AGREED', 'REVIEWED', 'WITHDRAWN', ${APPROVED})
        )
      )
    `);
    await db.query(`CREATE UNIQUE INDEX assessment_runs_number_idx ON assessment_runs (number)`);
    await db.query(
      `CREATE UNIQUE INDEX assessment_runs_published_key ON assessment_runs (state) WHERE state = 'PUBLISHED'`,
    );
    for (const name of PEOPLE)
      await db.query(`
        ALTER TABLE assessment_runs ADD CONSTRAINT assessment_runs_${name}_id_fkey FOREIGN KEY (${name}_id) REFERENCES users(id)
      `);
    await db.query(`
      ALTER TABLE assessment_runs ADD CONSTRAINT assessment_runs_rules_id_fkey FOREIGN KEY (rules_id) REFERENCES rules_versions(id)
    `);
    await db.query(`
      ALTER TABLE assessment_runs ADD CONSTRAINT assessment_runs_previous_id_fkey FOREIGN KEY (previous_id) REFERENCES assessment_runs(id)
    `);
    await db.query(`
      CREATE TABLE assessment_results (
        run_id uuid NOT NULL,
        submission_id uuid NOT NULL,
        sid text,
        status assessed_status NOT NULL,
        recognised_loss numeric,
        sum_of_slices numeric,
        market_loss numeric,
        limited_by text,
        findings text[] NOT NULL DEFAULT '{}',
        input_sha256 bytea,
        trace_sha256 bytea,
        second jsonb,
        first_input text,
        second_input text,
        CONSTRAINT assessment_results_pkey PRIMARY KEY (run_id, submission_id),
        CONSTRAINT assessment_results_status_check CHECK ((status = 'ASSESSED') = (recognised_loss IS NOT NULL)),
        CONSTRAINT assessment_results_run_id_fkey FOREIGN KEY (run_id) REFERENCES assessment_runs(id)
      )
    `);
    await db.query(`
      CREATE INDEX assessment_results_run_id_recognised_loss_idx ON assessment_results (run_id, recognised_loss)
    `);
    await db.query(KEEP_RUNS);
    await db.query(`
      CREATE TRIGGER keep_assessment_runs BEFORE UPDATE OR DELETE ON assessment_runs
        FOR EACH ROW EXECUTE FUNCTION keep_assessment_runs()
    `);
    await db.query(KEEP_RESULTS);
    // Once for each statement: a million results pay nothing for each row.
    for (const [event, rows] of [
      ['INSERT', 'NEW TABLE AS touched'],
      ['DELETE', 'OLD TABLE AS touched'],
      ['UPDATE', 'NEW TABLE AS touched'],
    ] as const)
      await db.query(`
        CREATE TRIGGER keep_assessment_results_${event.toLowerCase()} AFTER ${event} ON assessment_results
          REFERENCING ${rows} FOR EACH STATEMENT EXECUTE FUNCTION keep_assessment_results()
      `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP TABLE assessment_results`);
    await db.query(`DROP TABLE assessment_runs`);
    await db.query(`DROP FUNCTION keep_assessment_results, keep_assessment_runs`);
    await db.query(`DROP TYPE assessed_status`);
    await db.query(`DROP TYPE assessment_state`);
  }
}

const KEEP_RUNS = `
  CREATE FUNCTION keep_assessment_runs() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'UPDATE'
      AND NOT (${differ(GIVEN)})
      AND (OLD.state IN ('DRAFT', 'COMPUTING', 'COMPUTED') OR (
        NOT (${differ(COMPUTED)}) AND NEW.state NOT IN ('DRAFT', 'COMPUTING', 'COMPUTED')))
      AND NOT (OLD.state = 'COMPUTED' AND NEW.state IN ('DRAFT', 'COMPUTING'))
      AND NOT (OLD.state IN ('DISAGREED', 'WITHDRAWN', 'FAILED', 'CANCELLED', 'SUPERSEDED', 'FINAL') AND NEW.state <> OLD.state)
      ${ONCE.map((column) => `AND (OLD.${column} IS NULL OR NEW.${column} IS NOT DISTINCT FROM OLD.${column})`).join('\n      ')}
    THEN RETURN NEW; END IF;
    RAISE EXCEPTION 'An assessment run is never changed after its computation, or deleted' USING ERRCODE = 'restrict_violation';
  END $$
`;

const KEEP_RESULTS = `
  CREATE FUNCTION keep_assessment_results() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE allowed assessment_state[] := CASE TG_OP
    WHEN 'INSERT' THEN ARRAY['COMPUTING'] WHEN 'DELETE' THEN ARRAY['FAILED', 'CANCELLED'] ELSE '{}' END;
  BEGIN
    IF EXISTS (SELECT 1 FROM assessment_runs
      WHERE id IN (SELECT run_id FROM touched) AND NOT state = ANY (allowed))
    THEN
      RAISE EXCEPTION 'Results of an assessment are never changed' USING ERRCODE = 'restrict_violation';
    END IF;
    RETURN NULL;
  END $$
`;
