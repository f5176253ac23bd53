import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Saved views of the list, and exports of chosen claims. */
export class CreateSavedViews1764400000021 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE saved_views (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        user_id uuid NOT NULL CONSTRAINT saved_views_user_id_fkey REFERENCES users (id) ON DELETE CASCADE,
        name text NOT NULL,
        query text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      )`);
    await db.query(`CREATE UNIQUE INDEX saved_views_name_idx ON saved_views (user_id, lower(name))`);
    await db.query(`
      ALTER TABLE export_runs ADD COLUMN chosen_ids uuid[], ADD COLUMN chosen_count int,
        ADD CONSTRAINT export_runs_chosen_check CHECK (cardinality(chosen_ids) IS NOT DISTINCT FROM chosen_count)`);
  }

  async down(db: QueryRunner): Promise<void> {
    // An export of chosen claims would count as one of all claims.
    await db.query(`DELETE FROM export_runs WHERE chosen_ids IS NOT NULL`);
    await db.query(`ALTER TABLE export_runs DROP COLUMN chosen_ids, DROP COLUMN chosen_count`);
    await db.query(`DROP TABLE saved_views`);
  }
}
