import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A payment that came back, or is in the place of one, may become unclaimed too; then what the tax office has of it stays there,
 * and what is left is less (UNCLAIMED-5). A declaration names its payments by a hash, not by their sums alone (UNCLAIMED-2).
 * What the bank knows a file by, by which returns are found, is never changed (PAY-4).
 */
export class DeclareReturnedPaymentsUnclaimed1764400000078 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE payments
        ADD COLUMN tax_kept boolean NOT NULL DEFAULT false,
        ADD CONSTRAINT payments_tax_kept_check CHECK (NOT tax_kept OR unclaimed_id IS NOT NULL)
    `);
    await db.query(`
      CREATE TRIGGER keep_tax_kept BEFORE UPDATE OF tax_kept ON payments FOR EACH ROW
        WHEN (OLD.unclaimed_id IS NOT NULL AND NEW.tax_kept <> OLD.tax_kept) EXECUTE FUNCTION keep_payments()
    `);
    await db.query(`
      ALTER TABLE unclaimed_declarations
        ADD COLUMN tax_kept numeric(18,2) NOT NULL DEFAULT 0,
        ADD COLUMN payments_sha256 bytea,
        DROP CONSTRAINT unclaimed_declarations_sums_check,
        ADD CONSTRAINT unclaimed_declarations_sums_check
          CHECK (payments > 0 AND least(principal, interest, tax_kept) >= 0 AND octet_length(payments_sha256) = 32)
    `);
    await db.query(LEFT_OF_UNCLAIMED);
    await db.query(moves(RETURNED));
    await db.query(keepDeclarations(true));
    await db.query(asWithheld(true));
    for (const statement of KEEP_NAMES) await db.query(statement);
  }

  /** The version before this one would take what the tax office has for money that can be shared. */
  async down(db: QueryRunner): Promise<void> {
    const [{ used }] = (await db.query(
      `SELECT EXISTS (SELECT 1 FROM payments p WHERE p.unclaimed_id IS NOT NULL
         AND (p.tax_kept OR p.reissue_of IS NOT NULL OR EXISTS (SELECT 1 FROM returned_items b WHERE b.payment_id = p.id))) AS used`,
    )) as [{ used: boolean }];
    if (used) throw new Error('Payments that came back were declared unclaimed: there is no way back.');
    await db.query('DROP TRIGGER keep_names_of_files ON payment_files');
    await db.query('DROP FUNCTION keep_names_of_files');
    await db.query(asWithheld(false));
    await db.query(keepDeclarations(false));
    await db.query(moves(''));
    await db.query(`DROP FUNCTION left_of_unclaimed`);
    await db.query(`
      ALTER TABLE unclaimed_declarations DROP CONSTRAINT unclaimed_declarations_sums_check, DROP COLUMN tax_kept,
        DROP COLUMN payments_sha256,
        ADD CONSTRAINT unclaimed_declarations_sums_check CHECK (payments > 0 AND least(principal, interest) >= 0)
    `);
    await db.query(`DROP TRIGGER keep_tax_kept ON payments`);
    await db.query(`ALTER TABLE payments DROP CONSTRAINT payments_tax_kept_check, DROP COLUMN tax_kept`);
  }
}

const raise = (text: string) => `RAISE EXCEPTION '${text}' USING ERRCODE = 'restrict_violation'`;

/** What a declaration says of its payments. Tax comes off the interest, and off the principal where there is less interest. */
const LEFT_OF_UNCLAIMED = `
  CREATE FUNCTION left_of_unclaimed(declaration uuid)
  RETURNS TABLE (payments integer, principal numeric, interest numeric, tax_kept numeric, sha256 bytea)
  LANGUAGE sql STABLE AS $$
    SELECT count(*)::int, coalesce(sum(p.principal - greatest(p.kept - p.interest, 0)), 0.00),
      coalesce(sum(greatest(p.interest - p.kept, 0)), 0.00), coalesce(sum(p.kept), 0.00),
      sha256(convert_to(coalesce(string_agg(concat_ws(' ', p.id, p.principal, p.interest, p.kept), E'\\n' ORDER BY p.id), ''), 'UTF8'))
    FROM (SELECT u.*, CASE WHEN u.tax_kept THEN u.withheld ELSE 0.00 END AS kept FROM payments u
      WHERE u.unclaimed_id = declaration AND u.state = 'CANCELLED') p
  $$`;

const RETURNED = `WHEN 'RETURNED CANCELLED' THEN NEW.unclaimed_id IS NOT NULL`;

const moves = (more: string) => `
  CREATE OR REPLACE FUNCTION move_payments() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE is_in_file boolean := EXISTS (SELECT 1 FROM payment_file_items WHERE payment_id = NEW.id AND live);
  BEGIN
    IF (CASE OLD.state::text || ' ' || NEW.state::text
      WHEN 'READY HELD' THEN NOT is_in_file
      WHEN 'HELD READY' THEN NOT is_in_file
      WHEN 'READY IN_FILE' THEN is_in_file
      WHEN 'IN_FILE READY' THEN NOT is_in_file
      WHEN 'IN_FILE SENT' THEN is_in_file
      WHEN 'SENT PAID' THEN is_in_file
      WHEN 'SENT RETURNED' THEN true
      WHEN 'PAID RETURNED' THEN true
      WHEN 'RETURNED REISSUED' THEN true
      WHEN 'READY CANCELLED' THEN NOT is_in_file
      WHEN 'HELD CANCELLED' THEN NOT is_in_file
      ${more}
      ELSE false
    END) THEN RETURN NEW; END IF;
    ${raise('A payment does not move like this')};
  END $$`;

const GIVEN_BACK = `NEW.state = 'CONFIRMED' AND OLD.state = 'PROPOSED' AND NOT EXISTS (
      SELECT 1 FROM left_of_unclaimed(NEW.id) l
      WHERE (l.payments, l.principal, l.interest, l.tax_kept, l.sha256)
          IS NOT DISTINCT FROM (NEW.payments, NEW.principal, NEW.interest, NEW.tax_kept, NEW.payments_sha256)
        AND NOT EXISTS (SELECT 1 FROM payments o WHERE o.unclaimed_id = NEW.id AND o.distribution_id <> NEW.distribution_id))`;
const GROSS = `NEW.state = 'CONFIRMED' AND OLD.state = 'PROPOSED' AND (NEW.payments, NEW.principal, NEW.interest) <> (
      SELECT count(*)::int, coalesce(sum(principal), 0), coalesce(sum(interest), 0) FROM payments
      WHERE unclaimed_id = NEW.id AND state = 'CANCELLED' AND distribution_id = NEW.distribution_id)`;

const keepDeclarations = (isNamed: boolean) => {
  const [now, before] = ['NEW', 'OLD'].map((row) =>
    isNamed ? `, ${row}.tax_kept, ${row}.payments_sha256` : '',
  );
  return `
  CREATE OR REPLACE FUNCTION keep_unclaimed_declarations() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP <> 'UPDATE' THEN
      IF TG_OP = 'INSERT' AND NEW.state = 'PROPOSED' THEN RETURN NEW; END IF;
      ${raise('What was declared unclaimed is never deleted, and begins as a proposal')};
    END IF;
    IF (NEW.id, NEW.distribution_id, NEW.basis, NEW.due, NEW.payments, NEW.principal, NEW.interest, NEW.maker_id, NEW.made_at${now})
        IS DISTINCT FROM (OLD.id, OLD.distribution_id, OLD.basis, OLD.due, OLD.payments, OLD.principal, OLD.interest, OLD.maker_id, OLD.made_at${before})
      OR (OLD.state <> 'PROPOSED' AND (NEW.state, NEW.decider_id, NEW.decided_at, NEW.refused_because)
        IS DISTINCT FROM (OLD.state, OLD.decider_id, OLD.decided_at, OLD.refused_because))
    THEN ${raise('What was declared unclaimed is never changed')}; END IF;
    IF NEW.taken_by_id IS DISTINCT FROM OLD.taken_by_id AND OLD.taken_by_id IS NOT NULL
      AND NOT EXISTS (SELECT 1 FROM distributions WHERE id = OLD.taken_by_id AND state = 'WITHDRAWN')
    THEN ${raise('Unclaimed money is shared once')}; END IF;
    IF ${isNamed ? GIVEN_BACK : GROSS}
    THEN ${raise('The unclaimed payments do not have the sums that were declared')}; END IF;
    RETURN NEW;
  END $$`;
};

/** What was withheld from a payment that came back and is unclaimed is the tax office's like that of every other payment. */
const asWithheld = (isKept: boolean) => `
  CREATE OR REPLACE FUNCTION payments_as_withheld() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF EXISTS (
      SELECT 1 FROM added a LEFT JOIN payment_runs r ON r.id = a.run_id
      WHERE a.kind = 'TAX' AND (
        (r.state, r.distribution_id) IS DISTINCT FROM ('WRITING', a.distribution_id) OR a.state <> 'READY'
        OR (SELECT sum(t.net) FROM payments t WHERE t.distribution_id = a.distribution_id AND t.kind = 'TAX'
              AND t.state IN ('READY', 'IN_FILE', 'SENT', 'PAID'))
          > coalesce((SELECT sum(p.withheld) FROM payments p JOIN payment_runs own ON own.id = p.run_id
              WHERE p.distribution_id = a.distribution_id AND p.kind = 'CLAIM' AND p.reissue_of IS NULL AND own.pays_tax
              AND (p.state IN ('IN_FILE', 'SENT', 'PAID', 'RETURNED', 'REISSUED')${isKept ? ' OR p.tax_kept' : ''}
                OR (p.state = 'READY' AND p.run_id = a.run_id))), 0)))
    THEN ${raise('Tax is paid once, as it was withheld')}; END IF;
    RETURN NULL;
  END $$`;

const KEEP_NAMES = [
  `CREATE FUNCTION keep_names_of_files() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN ${raise('A payment file is never changed')}; END $$`,
  `CREATE TRIGGER keep_names_of_files BEFORE UPDATE OF sent_as ON payment_files FOR EACH ROW
   WHEN (NEW.sent_as IS DISTINCT FROM OLD.sent_as) EXECUTE FUNCTION keep_names_of_files()`,
];
