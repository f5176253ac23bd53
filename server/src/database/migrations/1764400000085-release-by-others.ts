import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Bank details that were typed before somebody else changed them again are part of what is released, too: nobody who made
 * any change since the details were released last releases them (BANK-6).
 */
export class ReleaseByOthers1764400000085 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE FUNCTION release_by_others() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF EXISTS (
          SELECT 1 FROM bank_changes m
          WHERE m.submission_id = NEW.submission_id AND m.id <= NEW.id AND m.maker_id = NEW.decider_id AND NOT EXISTS (
            SELECT 1 FROM bank_changes r WHERE r.submission_id = NEW.submission_id AND r.id >= m.id AND r.id < NEW.id
              AND r.state IN ('RELEASED', 'REVERTED')))
        THEN RAISE EXCEPTION 'Bank details are released by others than who entered them' USING ERRCODE = 'restrict_violation'; END IF;
        RETURN NEW;
      END $$
    `);
    await db.query(`
      CREATE TRIGGER release_by_others BEFORE UPDATE OF state ON bank_changes FOR EACH ROW
        WHEN (NEW.state = 'RELEASED' AND OLD.state <> 'RELEASED') EXECUTE FUNCTION release_by_others()
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP TRIGGER release_by_others ON bank_changes`);
    await db.query(`DROP FUNCTION release_by_others`);
  }
}
