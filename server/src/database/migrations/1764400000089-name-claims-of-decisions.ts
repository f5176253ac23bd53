import type { MigrationInterface, QueryRunner } from 'typeorm';

/** As of the migration create-claim-decisions. */
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
const ONCE = ['checker_id', 'decided_at', 'decided_on'];
const TABLES = { claim_decisions: 'proposed_at', deadlines: 'set_at' };

/**
 * Decisions and deadlines of one claim name it by its id beside the SID that it had then, so that they stay its own when its SID is
 * corrected, and never become those of another claim that gets the SID (DECIDE-10, DEADLINE-8). Servers of the version before
 * write the SID alone, so the database adds the claim. Null where no claim had the SID.
 */
export class NameClaimsOfDecisions1764400000089 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(NAME_CLAIM);
    for (const [table, at] of Object.entries(TABLES)) {
      await db.query(`ALTER TABLE ${table} ADD COLUMN submission_id uuid`);
      await db.query(`ALTER TABLE ${table} DISABLE TRIGGER keep_${table}`);
      await db.query(heldThen(table, at));
      await db.query(heldNow(table));
      await db.query(`ALTER TABLE ${table} ENABLE TRIGGER keep_${table}`);
      await db.query(
        `CREATE TRIGGER name_claim BEFORE INSERT ON ${table} FOR EACH ROW WHEN (NEW.submission_id IS NULL) EXECUTE FUNCTION name_claim()`,
      );
    }
    await db.query('CREATE INDEX claim_decisions_submission_id_idx ON claim_decisions (submission_id)');
    await db.query(keepDecisions([...ONCE, 'submission_id']));
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(keepDecisions(ONCE));
    for (const table of Object.keys(TABLES)) {
      await db.query(`DROP TRIGGER name_claim ON ${table}`);
      await db.query(`ALTER TABLE ${table} DROP COLUMN submission_id`);
    }
    await db.query('DROP FUNCTION name_claim');
  }
}

const NAME_CLAIM = `
  CREATE FUNCTION name_claim() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW.submission_id := (SELECT id FROM submissions WHERE sid = NEW.sid);
    RETURN NEW;
  END $$`;

/** The claim that had the SID at that moment and was changed since: its earlier version says so. */
const heldThen = (table: string, at: string) => `
  UPDATE ${table} t SET submission_id = f.submission_id
  FROM (SELECT DISTINCT ON (d.id) d.id, v.submission_id FROM ${table} d JOIN claim_versions v ON v.content ->> 'sid' = d.sid
    WHERE v.part = 'CLAIM' AND v.at >= d.${at} ORDER BY d.id, v.at, v.id) f
  WHERE t.id = f.id`;

const heldNow = (table: string) => `
  UPDATE ${table} t SET submission_id = s.id FROM submissions s WHERE s.sid = t.sid AND t.submission_id IS NULL`;

const row = (name: string) => `(${SAID.map((column) => `${name}.${column}`).join(', ')})`;

const keepDecisions = (once: readonly string[]) => `
  CREATE OR REPLACE FUNCTION keep_claim_decisions() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'UPDATE'
      AND ${row('NEW')} IS NOT DISTINCT FROM ${row('OLD')}
      AND (OLD.state = 'PROPOSED' OR (OLD.state = 'IN_FORCE' AND NEW.state IN ('IN_FORCE', 'REPLACED')))
      ${once.map((column) => `AND (OLD.${column} IS NULL OR NEW.${column} IS NOT DISTINCT FROM OLD.${column})`).join('\n      ')}
    THEN RETURN NEW; END IF;
    RAISE EXCEPTION 'A decision on a claim is never changed or deleted' USING ERRCODE = 'restrict_violation';
  END $$
`;
