import type { MigrationInterface, QueryRunner } from 'typeorm';

const raise = (text: string) => `RAISE EXCEPTION '${text}' USING ERRCODE = 'restrict_violation'`;

/**
 * Returned payments, and the payments that pay their lines again (RETURN-3, RETURN-6). Of a line at most one payment is not
 * REISSUED, whoever writes: what counts is the index, not what a run read before.
 */
export class ReissuePayments1764400000066 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE returned_items (
        id uuid NOT NULL DEFAULT uuidv7(),
        payment_id uuid NOT NULL,
        import_run_id uuid NOT NULL,
        line integer NOT NULL,
        reason_code text NOT NULL,
        returned_at timestamptz NOT NULL DEFAULT now(),
        announced_at timestamptz,
        CONSTRAINT returned_items_pkey PRIMARY KEY (id),
        CONSTRAINT returned_items_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id),
        CONSTRAINT returned_items_import_run_id_fkey FOREIGN KEY (import_run_id) REFERENCES import_runs(id),
        CONSTRAINT returned_items_values_check CHECK (line > 0 AND length(reason_code) <= 35)
      )
    `);
    await db.query(`CREATE UNIQUE INDEX returned_items_payment_id_idx ON returned_items (payment_id)`);
    await db.query(`CREATE INDEX returned_items_import_run_id_idx ON returned_items (import_run_id)`);
    await db.query(
      `CREATE INDEX returned_items_unannounced_idx ON returned_items (id) WHERE announced_at IS NULL`,
    );
    await db.query(`ALTER TABLE payments ADD COLUMN reissue_of uuid`);
    await db.query(
      `ALTER TABLE payments ADD CONSTRAINT payments_reissue_of_fkey FOREIGN KEY (reissue_of) REFERENCES payments(id)`,
    );
    await db.query(`CREATE UNIQUE INDEX payments_reissue_of_idx ON payments (reissue_of)`);
    await db.query(
      `CREATE UNIQUE INDEX payments_current_key ON payments (distribution_id, submission_id) WHERE state <> 'REISSUED'`,
    );
    await db.query(`DROP INDEX payments_distribution_id_submission_id_idx`);
    await db.query(`CREATE INDEX payments_reissued_idx ON payments (submission_id) WHERE state = 'REISSUED'`);
    await db.query(`CREATE INDEX payments_returned_idx ON payments (sid) WHERE state = 'RETURNED'`);
    for (const statement of KEEP) await db.query(statement);
  }

  /** Once a payment was issued again there is no way back: a line has one payment in the index before. */
  async down(db: QueryRunner): Promise<void> {
    const [{ used }] = (await db.query('SELECT EXISTS (SELECT 1 FROM returned_items) AS used')) as [
      { used: boolean },
    ];
    if (used) throw new Error('The bank has returned payments: there is no way back.');
    await db.query(
      `CREATE UNIQUE INDEX payments_distribution_id_submission_id_idx ON payments (distribution_id, submission_id)`,
    );
    for (const name of ['current_key', 'reissued_idx', 'returned_idx'])
      await db.query(`DROP INDEX payments_${name}`);
    for (const name of ['return', 'keep_reissue_of', 'reissue_returned', 'name_successor'])
      await db.query(`DROP TRIGGER payments_${name} ON payments`);
    await db.query(`ALTER TABLE payments DROP COLUMN reissue_of`);
    await db.query(`DROP TABLE returned_items`);
    await db.query(
      `DROP FUNCTION keep_returned_items, returned_items_never_deleted, return_payments, reissue_returned_payments, name_successor_of_payment`,
    );
  }
}

const KEEP = [
  `CREATE FUNCTION keep_returned_items() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     IF OLD.announced_at IS NULL AND (NEW.id, NEW.payment_id, NEW.import_run_id, NEW.line, NEW.reason_code, NEW.returned_at)
       IS NOT DISTINCT FROM (OLD.id, OLD.payment_id, OLD.import_run_id, OLD.line, OLD.reason_code, OLD.returned_at)
     THEN RETURN NEW; END IF;
     ${raise('What the bank returned is never changed')};
   END $$`,
  `CREATE TRIGGER keep_returned_items BEFORE UPDATE ON returned_items FOR EACH ROW EXECUTE FUNCTION keep_returned_items()`,
  `CREATE FUNCTION returned_items_never_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     -- Import runs, to which its rows belong, may be emptied while there is none.
     IF TG_OP = 'TRUNCATE' AND NOT EXISTS (SELECT 1 FROM returned_items) THEN RETURN NULL; END IF;
     ${raise('What the bank returned is never deleted')};
   END $$`,
  `CREATE TRIGGER returned_items_never_deleted BEFORE DELETE OR TRUNCATE ON returned_items
   FOR EACH STATEMENT EXECUTE FUNCTION returned_items_never_deleted()`,
  `CREATE FUNCTION return_payments() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     IF EXISTS (SELECT 1 FROM returned_items WHERE payment_id = NEW.id) THEN RETURN NEW; END IF;
     ${raise('A payment comes back by an item of the bank')};
   END $$`,
  `CREATE TRIGGER payments_return BEFORE UPDATE OF state ON payments FOR EACH ROW
   WHEN (NEW.state = 'RETURNED' AND OLD.state IS DISTINCT FROM NEW.state) EXECUTE FUNCTION return_payments()`,
  `CREATE TRIGGER payments_keep_reissue_of BEFORE UPDATE OF reissue_of ON payments
   FOR EACH ROW EXECUTE FUNCTION keep_payments()`,
  `CREATE FUNCTION reissue_returned_payments() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     IF EXISTS (
       SELECT 1 FROM added a LEFT JOIN payments b ON b.id = a.reissue_of
       WHERE CASE WHEN a.reissue_of IS NULL
         THEN EXISTS (SELECT 1 FROM payments o WHERE o.state = 'REISSUED' AND o.submission_id = a.submission_id AND o.distribution_id = a.distribution_id)
         ELSE b.state IS DISTINCT FROM 'REISSUED' OR (b.distribution_id, b.submission_id) IS DISTINCT FROM (a.distribution_id, a.submission_id)
       END)
     THEN ${raise('A line is paid again only in place of its returned payment')}; END IF;
     RETURN NULL;
   END $$`,
  `CREATE TRIGGER payments_reissue_returned AFTER INSERT ON payments REFERENCING NEW TABLE AS added
   FOR EACH STATEMENT EXECUTE FUNCTION reissue_returned_payments()`,
  `CREATE FUNCTION name_successor_of_payment() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     IF EXISTS (SELECT 1 FROM payments WHERE reissue_of = NEW.id) THEN RETURN NULL; END IF;
     ${raise('A payment that is issued again has a payment in its place')};
   END $$`,
  `CREATE CONSTRAINT TRIGGER payments_name_successor AFTER UPDATE OF state ON payments DEFERRABLE INITIALLY DEFERRED
   FOR EACH ROW WHEN (NEW.state = 'REISSUED') EXECUTE FUNCTION name_successor_of_payment()`,
];
