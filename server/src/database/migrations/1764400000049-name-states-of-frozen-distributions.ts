import type { MigrationInterface, QueryRunner } from 'typeorm';

const NEW_STATES = ['FREEZING', 'FROZEN', 'APPROVED', 'PUBLISHED', 'WITHDRAWN'];
const STATES_BEFORE = ['DRAFT', 'COMPUTING', 'COMPUTED', 'DISAGREED'];
const KINDS_BEFORE = [
  'IMPORT_REJECTIONS',
  'ATTACHMENT',
  'ASSESSMENT_NOTICE',
  'PURGE_CERTIFICATE',
  'EXPORT',
  'NOTICE_PDF',
];
const COMPUTED = 'distributions_computed_check';

/** A migration of its own: a value of an enum can be used only after it was committed. */
export class NameStatesOfFrozenDistributions1764400000049 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const state of NEW_STATES) await db.query(`ALTER TYPE distribution_state ADD VALUE '${state}'`);
    await db.query(`ALTER TYPE download_kind ADD VALUE 'FROZEN_DISTRIBUTION'`);
  }

  /** A frozen distribution is computed again; its lines stay. Tickets live for a minute and are let go. */
  async down(db: QueryRunner): Promise<void> {
    await db.query(`DELETE FROM download_tickets WHERE kind = 'FROZEN_DISTRIBUTION'`);
    await recreate(db, 'download_kind', KINDS_BEFORE, 'download_tickets', 'kind');
    await db.query(
      `UPDATE distributions SET state = 'COMPUTED' WHERE state = ANY ($1::distribution_state[])`,
      [NEW_STATES],
    );
    await db.query(`ALTER TABLE distributions ALTER COLUMN state DROP DEFAULT, DROP CONSTRAINT ${COMPUTED}`);
    await recreate(db, 'distribution_state', STATES_BEFORE, 'distributions', 'state');
    await db.query(`
      ALTER TABLE distributions ALTER COLUMN state SET DEFAULT 'DRAFT',
        ADD CONSTRAINT ${COMPUTED} CHECK ((figures IS NOT NULL) = (state IN ('COMPUTED', 'DISAGREED')))
    `);
  }
}

async function recreate(
  db: QueryRunner,
  type: string,
  values: readonly string[],
  table: string,
  column: string,
): Promise<void> {
  await db.query(`ALTER TYPE ${type} RENAME TO ${type}_before`);
  await db.query(`CREATE TYPE ${type} AS ENUM(${values.map((value) => `'${value}'`).join(', ')})`);
  await db.query(`ALTER TABLE ${table} ALTER COLUMN ${column} TYPE ${type} USING ${column}::text::${type}`);
  await db.query(`DROP TYPE ${type}_before`);
}
