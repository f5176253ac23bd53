import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An import that a script asked for ends when its token is revoked. */
export class NameTokensOfImports1764100000070 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE import_runs ADD requested_by_token_id uuid');
    await db.query(`
      ALTER TABLE import_runs ADD CONSTRAINT import_runs_requested_by_token_id_fkey
      FOREIGN KEY (requested_by_token_id) REFERENCES api_tokens(id)
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE import_runs DROP requested_by_token_id');
  }
}
