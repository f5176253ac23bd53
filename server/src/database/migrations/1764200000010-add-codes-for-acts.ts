import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Codes that confirm an act, next to those that sign somebody in. */
export class AddCodesForActs1764200000010 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await checkPurposes(db, ['sign-in', 'step-up', 'act']);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DELETE FROM one_time_codes WHERE purpose = 'act'`);
    await checkPurposes(db, ['sign-in', 'step-up']);
  }
}

async function checkPurposes(db: QueryRunner, purposes: string[]): Promise<void> {
  const list = purposes.map((purpose) => `'${purpose}'`).join(', ');
  await db.query('ALTER TABLE one_time_codes DROP CONSTRAINT one_time_codes_purpose_check');
  await db.query(
    `ALTER TABLE one_time_codes ADD CONSTRAINT one_time_codes_purpose_check CHECK (purpose IN (${list}))`,
  );
}
