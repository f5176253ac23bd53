import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whoever imported a return does not confirm that its payment is unclaimed (UNCLAIMED-2, RETURN-7). */
export class ConfirmUnclaimedByOthers1764400000083 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE FUNCTION confirm_unclaimed_by_others() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF EXISTS (
          SELECT 1 FROM payments p JOIN payments o ON o.distribution_id = p.distribution_id AND o.submission_id = p.submission_id
            JOIN returned_items b ON b.payment_id = o.id JOIN import_runs i ON i.id = b.import_run_id
          WHERE p.unclaimed_id = NEW.id AND i.requested_by_id = NEW.decider_id)
        THEN RAISE EXCEPTION 'Returned payments are declared unclaimed by others than who imported the return' USING ERRCODE = 'restrict_violation'; END IF;
        RETURN NEW;
      END $$
    `);
    await db.query(`
      CREATE TRIGGER confirm_unclaimed_by_others BEFORE UPDATE OF state ON unclaimed_declarations FOR EACH ROW
        WHEN (NEW.state = 'CONFIRMED' AND OLD.state <> 'CONFIRMED') EXECUTE FUNCTION confirm_unclaimed_by_others()
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP TRIGGER confirm_unclaimed_by_others ON unclaimed_declarations`);
    await db.query(`DROP FUNCTION confirm_unclaimed_by_others`);
  }
}
