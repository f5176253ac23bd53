import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a decision says, which never changes. */
const SAID = [
  'id',
  'sid',
  'kind',
  'origin',
  'reason',
  'evidence_ids',
  'cure_until',
  'maker_id',
  'proposed_at',
];
/** What is entered once, when somebody else looks at it. */
const ONCE = ['checker_id', 'decided_at', 'decided_on'];
const PEOPLE = { claim_decisions: ['maker', 'checker'], deadlines: ['set_by'] };

const row = (name: string) => `(${SAID.map((column) => `${name}.${column}`).join(', ')})`;

/** Decisions on claims, deadlines with their extensions, and which reminders were sent. */
export class CreateClaimDecisions1764400000032 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await createDecisions(db);
    await createDeadlines(db);
    for (const [table, people] of Object.entries(PEOPLE))
      for (const name of people)
        await db.query(
          `ALTER TABLE ${table} ADD CONSTRAINT ${table}_${name}_id_fkey FOREIGN KEY (${name}_id) REFERENCES users(id)`,
        );
    await db.query(allowing(`NEW.objections_until >= OLD.objections_until AND NEW.state = 'PUBLISHED'`));
    await db.query(`
      INSERT INTO deadlines (kind, run_id, named_day, due, reason, set_at)
      SELECT 'OBJECTION', id, objections_until, objections_until, 'Named when run ' || number || ' was published', published_at
      FROM assessment_runs WHERE state IN ('PUBLISHED', 'FINAL')
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(allowing('FALSE'));
    await db.query(`DROP TABLE deadline_reminders`);
    await db.query(`DROP TABLE deadlines`);
    await db.query(`DROP TABLE claim_decisions`);
    await db.query(`DROP FUNCTION keep_claim_decisions, keep_deadlines`);
    await db.query(`DROP TYPE deadline_kind`);
    await db.query(`DROP TYPE claim_decision_state`);
    await db.query(`DROP TYPE claim_decision_kind`);
    await db.query(`DROP TYPE claim_decision_origin`);
  }
}

async function createDecisions(db: QueryRunner): Promise<void> {
  await db.query(`CREATE TYPE claim_decision_kind AS ENUM('REMOVE', 'RESTORE')`);
  await db.query(`CREATE TYPE claim_decision_origin AS ENUM('SCHEME_FILE', 'OFFICE')`);
  await db.query(
    `CREATE TYPE claim_decision_state AS ENUM('PROPOSED', 'IN_FORCE', 'REPLACED', 'REFUSED', 'WITHDRAWN')`,
  );
  await db.query(`
    CREATE TABLE claim_decisions (
      id uuid NOT NULL DEFAULT uuidv7(),
      sid text NOT NULL,
      kind claim_decision_kind NOT NULL,
      origin claim_decision_origin NOT NULL DEFAULT 'OFFICE',
      state claim_decision_state NOT NULL DEFAULT 'PROPOSED',
      reason text NOT NULL,
      evidence_ids uuid[] NOT NULL DEFAULT '{}',
      cure_until date,
      maker_id uuid,
      proposed_at timestamptz NOT NULL DEFAULT now(),
      checker_id uuid,
      decided_at timestamptz,
      decided_on date,
      refused_because text,
      replaced_at timestamptz,
      version integer NOT NULL DEFAULT 1,
      CONSTRAINT claim_decisions_pkey PRIMARY KEY (id),
      CONSTRAINT claim_decisions_people_check CHECK (
        origin = 'SCHEME_FILE' OR (maker_id IS NOT NULL AND checker_id IS DISTINCT FROM maker_id)
      ),
      CONSTRAINT claim_decisions_decided_check CHECK (
        state NOT IN ('IN_FORCE', 'REPLACED')
        OR (decided_at IS NOT NULL AND decided_on IS NOT NULL AND (origin = 'SCHEME_FILE' OR checker_id IS NOT NULL))
      ),
      CONSTRAINT claim_decisions_replaced_check CHECK ((state = 'REPLACED') = (replaced_at IS NOT NULL)),
      CONSTRAINT claim_decisions_cure_check CHECK (kind = 'REMOVE' OR cure_until IS NULL),
      CONSTRAINT claim_decisions_reason_check CHECK (trim(reason) <> '')
    )
  `);
  for (const [name, state] of [
    ['in_force', 'IN_FORCE'],
    ['proposed', 'PROPOSED'],
  ])
    await db.query(
      `CREATE UNIQUE INDEX claim_decisions_${name}_key ON claim_decisions (sid) WHERE state = '${state}'`,
    );
  await db.query(`CREATE INDEX claim_decisions_sid_idx ON claim_decisions (sid)`);
  await db.query(`
    CREATE FUNCTION keep_claim_decisions() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'UPDATE'
        AND ${row('NEW')} IS NOT DISTINCT FROM ${row('OLD')}
        AND (OLD.state = 'PROPOSED' OR (OLD.state = 'IN_FORCE' AND NEW.state IN ('IN_FORCE', 'REPLACED')))
        ${ONCE.map((column) => `AND (OLD.${column} IS NULL OR NEW.${column} IS NOT DISTINCT FROM OLD.${column})`).join('\n        ')}
      THEN RETURN NEW; END IF;
      RAISE EXCEPTION 'A decision on a claim is never changed or deleted' USING ERRCODE = 'restrict_violation';
    END $$
  `);
  await db.query(`
    CREATE TRIGGER keep_claim_decisions BEFORE UPDATE OR DELETE ON claim_decisions
      FOR EACH ROW EXECUTE FUNCTION keep_claim_decisions()
  `);
}

async function createDeadlines(db: QueryRunner): Promise<void> {
  await db.query(`CREATE TYPE deadline_kind AS ENUM('DATA', 'CURE', 'OBJECTION', 'LATE_CLAIM', 'PAYMENT')`);
  await db.query(`
    CREATE TABLE deadlines (
      id uuid NOT NULL DEFAULT uuidv7(),
      kind deadline_kind NOT NULL,
      extends_id uuid,
      run_id uuid,
      decision_id uuid,
      sid text,
      named_day date NOT NULL,
      due date NOT NULL,
      reason text NOT NULL,
      set_by_id uuid,
      set_at timestamptz NOT NULL DEFAULT now(),
      version integer NOT NULL DEFAULT 1,
      CONSTRAINT deadlines_pkey PRIMARY KEY (id),
      CONSTRAINT deadlines_extends_id_fkey FOREIGN KEY (extends_id) REFERENCES deadlines(id),
      CONSTRAINT deadlines_run_check CHECK ((kind = 'OBJECTION') = (run_id IS NOT NULL)),
      CONSTRAINT deadlines_decision_check CHECK ((kind = 'CURE') = (decision_id IS NOT NULL)),
      CONSTRAINT deadlines_due_check CHECK (due >= named_day)
    )
  `);
  for (const name of ['run_id', 'decision_id'])
    await db.query(
      `CREATE UNIQUE INDEX deadlines_${name}_key ON deadlines (${name}) WHERE extends_id IS NULL`,
    );
  await db.query(`CREATE INDEX deadlines_extends_id_idx ON deadlines (extends_id)`);
  await db.query(`
    CREATE FUNCTION keep_deadlines() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'UPDATE' AND to_jsonb(NEW) - 'version' = to_jsonb(OLD) - 'version' THEN RETURN NEW; END IF;
      RAISE EXCEPTION 'A deadline is extended by another row, and never changed' USING ERRCODE = 'restrict_violation';
    END $$
  `);
  await db.query(`
    CREATE TRIGGER keep_deadlines BEFORE UPDATE OR DELETE ON deadlines
      FOR EACH ROW EXECUTE FUNCTION keep_deadlines()
  `);
  await db.query(`
    CREATE TABLE deadline_reminders (
      deadline_id uuid NOT NULL,
      days_before integer NOT NULL,
      sent_at timestamptz NOT NULL DEFAULT now(),
      CONSTRAINT deadline_reminders_pkey PRIMARY KEY (deadline_id, days_before),
      CONSTRAINT deadline_reminders_deadline_id_fkey FOREIGN KEY (deadline_id) REFERENCES deadlines(id)
    )
  `);
}

/**
 * The function that keeps runs, as migration create-assessment-runs made it, but for the day until which members object.
 * @param condition when that day may change
 */
function allowing(condition: string): string {
  const same = (columns: string) =>
    columns
      .split(', ')
      .map((column) => `NEW.${column} IS NOT DISTINCT FROM OLD.${column}`)
      .join(' AND ');
  const once = ['reviewer_id', 'approver_id', 'published_at', 'finaliser_id', 'second_finaliser_id'];
  return `
    CREATE OR REPLACE FUNCTION keep_assessment_runs() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'UPDATE'
        AND ${same('id, number, rules_id, rules_sha256, rules_author_id, moment, maker_id, removed_sids, duplicate_ids, created_at')}
        AND (OLD.state IN ('DRAFT', 'COMPUTING', 'COMPUTED') OR (
          ${same('claims, assessed, assessed_through, disagreed, frozen_sha256, figures, previous_id, computed_at')}
          AND NEW.state NOT IN ('DRAFT', 'COMPUTING', 'COMPUTED')))
        AND NOT (OLD.state = 'COMPUTED' AND NEW.state IN ('DRAFT', 'COMPUTING'))
        AND NOT (OLD.state IN ('DISAGREED', 'WITHDRAWN', 'FAILED', 'CANCELLED', 'SUPERSEDED', 'FINAL') AND NEW.state <> OLD.state)
        ${once.map((column) => `AND (OLD.${column} IS NULL OR NEW.${column} IS NOT DISTINCT FROM OLD.${column})`).join('\n        ')}
        AND (OLD.objections_until IS NULL OR NEW.objections_until IS NOT DISTINCT FROM OLD.objections_until OR (${condition}))
      THEN RETURN NEW; END IF;
      RAISE EXCEPTION 'An assessment run is never changed after its computation, or deleted' USING ERRCODE = 'restrict_violation';
    END $$
  `;
}
