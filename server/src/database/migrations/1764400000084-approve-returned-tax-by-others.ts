import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Whoever brought the payment of tax back, or decided on it, does not approve a run that pays tax again either; nor does whoever
 * decided on an earlier payment of a line that came back more than once (RETURN-7).
 */
export class ApproveReturnedTaxByOthers1764400000084 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(
      approveByOthers(`
          SELECT o.id FROM payments p JOIN payments o
            ON o.distribution_id = p.distribution_id AND o.submission_id = p.submission_id AND o.id <> p.id
          WHERE p.run_id = NEW.id AND p.reissue_of IS NOT NULL
          UNION ALL SELECT t.id FROM payments t WHERE t.distribution_id = NEW.distribution_id AND t.kind = 'TAX'
            AND t.state = 'RETURNED' AND (NEW.figures ->> 'tax')::numeric > 0`),
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(
      approveByOthers(`
          SELECT p.reissue_of AS id FROM payments p WHERE p.run_id = NEW.id AND p.reissue_of IS NOT NULL`),
    );
  }
}

const approveByOthers = (returned: string) => `
  CREATE OR REPLACE FUNCTION approve_by_others() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF EXISTS (
      SELECT 1 FROM (${returned}
        ) again JOIN returned_items b ON b.payment_id = again.id JOIN import_runs i ON i.id = b.import_run_id
      WHERE i.requested_by_id IN (NEW.approver_id, NEW.second_approver_id)
        OR b.reissuer_id IN (NEW.approver_id, NEW.second_approver_id))
    THEN RAISE EXCEPTION 'Returned payments are approved by others than who brought them back' USING ERRCODE = 'restrict_violation'; END IF;
    RETURN NEW;
  END $$
`;
