import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who retired a version of the rules, when and why. The trigger of the table allows nothing else to change with it. */
export class KeepRetirementOfRules1764400000026 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE rules_versions ADD retired_by_id uuid, ADD retired_at timestamptz, ADD retired_because text,
        ADD CONSTRAINT rules_versions_retired_by_id_fkey FOREIGN KEY (retired_by_id) REFERENCES users(id),
        ADD CONSTRAINT rules_versions_retirement_check CHECK (retired_because IS NULL OR state = 'RETIRED')
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE rules_versions DROP CONSTRAINT rules_versions_retirement_check, DROP COLUMN retired_by_id,
        DROP COLUMN retired_at, DROP COLUMN retired_because
    `);
  }
}
