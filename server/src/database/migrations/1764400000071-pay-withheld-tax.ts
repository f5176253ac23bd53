import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The tax withheld from the payments of a run is a payment of its own, of no claim (PAY-13). */
export class PayWithheldTax1764400000071 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE payment_runs ADD pays_tax boolean NOT NULL DEFAULT false`);
    for (const statement of KEEP_PAYS_TAX) await db.query(statement);
    await db.query(`CREATE TYPE payment_kind AS ENUM('CLAIM', 'TAX')`);
    await db.query(`ALTER TABLE payments ADD kind payment_kind NOT NULL DEFAULT 'CLAIM'`);
    await db.query(`ALTER TABLE payments ALTER COLUMN submission_id DROP NOT NULL`);
    await db.query(
      `ALTER TABLE payments ADD CONSTRAINT payments_kind_check CHECK (
         CASE kind WHEN 'CLAIM' THEN submission_id IS NOT NULL
           ELSE submission_id IS NULL AND sid = '' AND interest = 0 AND withheld = 0 AND state NOT IN ('HELD', 'REISSUED') END
       )`,
    );
    await db.query(
      `CREATE UNIQUE INDEX payments_tax_key ON payments (run_id) WHERE kind = 'TAX' AND state <> 'CANCELLED'`,
    );
    await db.query(
      `CREATE TRIGGER keep_kind_of_payments BEFORE UPDATE OF kind ON payments
       FOR EACH ROW EXECUTE FUNCTION keep_payments()`,
    );
    await db.query(`DROP TRIGGER payments_as_in_lines ON payments`);
    await db.query(`DROP FUNCTION payments_as_in_lines`);
    for (const statement of [AS_IN_LINES, AS_WITHHELD, ...ADDED]) await db.query(statement);
  }

  /** Once tax was paid there is no way back: before, each payment was of a claim. */
  async down(db: QueryRunner): Promise<void> {
    for (const name of ['payments_as_in_lines', 'payments_as_withheld', 'keep_kind_of_payments'])
      await db.query(`DROP TRIGGER ${name} ON payments`);
    await db.query('DROP FUNCTION payments_as_in_lines, payments_as_withheld');
    await db.query('ALTER TABLE payments DROP CONSTRAINT payments_kind_check');
    await db.query('DROP INDEX payments_tax_key');
    await db.query('ALTER TABLE payments ALTER COLUMN submission_id SET NOT NULL');
    await db.query(AS_IN_LINES.replace(`a.kind = 'CLAIM' AND`, ''));
    await db.query(ADDED[0]!);
    await db.query('DROP TRIGGER keep_pays_tax ON payment_runs');
    await db.query('DROP FUNCTION keep_pays_tax');
    await db.query('ALTER TABLE payment_runs DROP COLUMN pays_tax');
    await db.query('ALTER TABLE payments DROP COLUMN kind');
    await db.query('DROP TYPE payment_kind');
  }
}

const raise = (text: string) => `RAISE EXCEPTION '${text}' USING ERRCODE = 'restrict_violation'`;

/** Who approves a run approves that its tax is paid by files, or by hand. */
const KEEP_PAYS_TAX = [
  `CREATE FUNCTION keep_pays_tax() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN ${raise('What was decided about a payment run is never changed')}; END $$`,
  `CREATE TRIGGER keep_pays_tax BEFORE UPDATE OF pays_tax ON payment_runs FOR EACH ROW
   WHEN (OLD.pays_tax <> NEW.pays_tax AND OLD.state NOT IN ('PREPARING', 'PREPARED')) EXECUTE FUNCTION keep_pays_tax()`,
];

const AS_IN_LINES = `
  CREATE FUNCTION payments_as_in_lines() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF EXISTS (
      SELECT 1 FROM added a
        LEFT JOIN distribution_lines l ON l.distribution_id = a.distribution_id AND l.submission_id = a.submission_id
        LEFT JOIN distributions d ON d.id = a.distribution_id
      WHERE a.kind = 'CLAIM' AND (d.state IS DISTINCT FROM 'PUBLISHED' OR a.state NOT IN ('READY', 'HELD')
        OR (a.sid, a.principal, a.interest, a.withheld, a.net) IS DISTINCT FROM (l.sid, l.principal, l.interest, l.withheld, l.net)))
    THEN ${raise('A payment is a line of the published distribution')}; END IF;
    RETURN NULL;
  END $$`;

/** What is paid to the tax office is never more than what was withheld from what is paid. */
const AS_WITHHELD = `
  CREATE FUNCTION payments_as_withheld() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF EXISTS (
      SELECT 1 FROM added a LEFT JOIN payment_runs r ON r.id = a.run_id
      WHERE a.kind = 'TAX' AND (
        (r.state, r.distribution_id) IS DISTINCT FROM ('WRITING', a.distribution_id) OR a.state <> 'READY'
        OR (SELECT sum(t.net) FROM payments t WHERE t.distribution_id = a.distribution_id AND t.kind = 'TAX'
              AND t.state IN ('READY', 'IN_FILE', 'SENT', 'PAID'))
          > coalesce((SELECT sum(p.withheld) FROM payments p JOIN payment_runs own ON own.id = p.run_id
              WHERE p.distribution_id = a.distribution_id AND p.kind = 'CLAIM' AND p.reissue_of IS NULL AND own.pays_tax
              AND (p.state IN ('IN_FILE', 'SENT', 'PAID', 'RETURNED', 'REISSUED') OR (p.state = 'READY' AND p.run_id = a.run_id))), 0)))
    THEN ${raise('Tax is paid once, as it was withheld')}; END IF;
    RETURN NULL;
  END $$`;

const ADDED = ['payments_as_in_lines', 'payments_as_withheld'].map(
  (name) => `CREATE TRIGGER ${name} AFTER INSERT ON payments REFERENCING NEW TABLE AS added
   FOR EACH STATEMENT EXECUTE FUNCTION ${name}()`,
);
