import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Each run is taken for a part of this size of all results. */
const USUAL_RUNS = 4;

/** By which engines a run was computed, so that a later run can take over the results of unchanged claims; and how many did. */
export class KeepEnginesOfRuns1764400000044 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE assessment_runs
        ADD engines_sha256 bytea, ADD anew boolean NOT NULL DEFAULT false, ADD kept integer NOT NULL DEFAULT 0
    `);
    // A run that is newer than the statistics would be taken for one without results, and its claims looked up by the wrong index.
    await db.query('ALTER TABLE assessment_results ALTER run_id SET STATISTICS 0');
    await db.query(
      `SELECT pg_clear_attribute_stats(current_schema(), 'assessment_results', 'run_id', false)`,
    );
    await db.query(`
      SELECT pg_restore_attribute_stats('schemaname', current_schema()::text, 'relname', 'assessment_results',
        'attname', 'run_id', 'inherited', false, 'null_frac', 0::real, 'avg_width', 16, 'n_distinct', ${USUAL_RUNS}::real)
    `);
    await db.query(`
      CREATE FUNCTION keep_engines_of_runs() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION 'An assessment run is never changed after its computation, or deleted' USING ERRCODE = 'restrict_violation';
      END $$
    `);
    await db.query(`
      CREATE TRIGGER keep_engines_of_runs BEFORE UPDATE OF engines_sha256, anew, kept ON assessment_runs FOR EACH ROW
        WHEN (OLD.anew <> NEW.anew OR OLD.state NOT IN ('DRAFT', 'COMPUTING')
          AND (OLD.engines_sha256, OLD.kept) IS DISTINCT FROM (NEW.engines_sha256, NEW.kept))
        EXECUTE FUNCTION keep_engines_of_runs()
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TRIGGER keep_engines_of_runs ON assessment_runs');
    await db.query('DROP FUNCTION keep_engines_of_runs');
    await db.query('ALTER TABLE assessment_results ALTER run_id SET STATISTICS DEFAULT');
    await db.query('ALTER TABLE assessment_runs DROP kept, DROP anew, DROP engines_sha256');
  }
}
