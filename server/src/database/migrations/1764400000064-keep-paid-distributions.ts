import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A distribution is withdrawn, or its payments are written into files: whichever comes first (PAY-12). */
export class KeepPaidDistributions1764400000064 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE FUNCTION keep_paid_distribution() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF EXISTS (SELECT 1 FROM payments WHERE distribution_id = NEW.id AND state NOT IN ('READY', 'HELD', 'CANCELLED')) THEN
          RAISE EXCEPTION 'A distribution whose payments are in files is not withdrawn' USING ERRCODE = 'restrict_violation';
        END IF;
        RETURN NEW;
      END $$
    `);
    await db.query(`
      CREATE TRIGGER keep_paid_distribution BEFORE UPDATE OF state ON distributions
        FOR EACH ROW WHEN (OLD.state = 'PUBLISHED' AND NEW.state <> 'PUBLISHED') EXECUTE FUNCTION keep_paid_distribution()
    `);
    await db.query(`CREATE INDEX payments_run_id_sid_idx ON payments (run_id, sid)`);
    // The lock makes a withdrawal wait for the files, and the files for a withdrawal.
    await db.query(`
      CREATE FUNCTION pay_published_distribution() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM 1 FROM distributions WHERE id = NEW.distribution_id AND state = 'PUBLISHED' FOR SHARE;
        IF NOT FOUND THEN
          RAISE EXCEPTION 'Only a published distribution is paid' USING ERRCODE = 'restrict_violation';
        END IF;
        RETURN NEW;
      END $$
    `);
    await db.query(`
      CREATE TRIGGER pay_published_distribution BEFORE UPDATE OF state ON payment_runs
        FOR EACH ROW WHEN (OLD.state = 'WRITING' AND NEW.state = 'WRITTEN') EXECUTE FUNCTION pay_published_distribution()
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP INDEX payments_run_id_sid_idx`);
    await db.query(`DROP TRIGGER pay_published_distribution ON payment_runs`);
    await db.query(`DROP TRIGGER keep_paid_distribution ON distributions`);
    await db.query(`DROP FUNCTION keep_paid_distribution, pay_published_distribution`);
  }
}
