import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Whoever imported a return, or decided that a payment is made again, does not approve the run that pays it again
 * (RETURN-7). The index finds the payments of a run about which somebody decided.
 */
export class ApproveByOthers1764400000077 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `CREATE INDEX payments_decided_idx ON payments (run_id) WHERE releaser_id IS NOT NULL OR reissue_of IS NOT NULL`,
    );
    await db.query(`
      CREATE FUNCTION approve_by_others() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF EXISTS (
          SELECT 1 FROM payments p JOIN returned_items b ON b.payment_id = p.reissue_of JOIN import_runs i ON i.id = b.import_run_id
          WHERE p.run_id = NEW.id AND p.reissue_of IS NOT NULL
            AND (i.requested_by_id IN (NEW.approver_id, NEW.second_approver_id)
              OR b.reissuer_id IN (NEW.approver_id, NEW.second_approver_id)))
        THEN RAISE EXCEPTION 'Returned payments are approved by others than who brought them back' USING ERRCODE = 'restrict_violation'; END IF;
        RETURN NEW;
      END $$
    `);
    await db.query(`
      CREATE TRIGGER approve_by_others BEFORE UPDATE OF approver_id, second_approver_id ON payment_runs FOR EACH ROW
        WHEN (NEW.approver_id IS DISTINCT FROM OLD.approver_id OR NEW.second_approver_id IS DISTINCT FROM OLD.second_approver_id)
        EXECUTE FUNCTION approve_by_others()
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP TRIGGER approve_by_others ON payment_runs`);
    await db.query(`DROP FUNCTION approve_by_others`);
    await db.query(`DROP INDEX payments_decided_idx`);
  }
}
