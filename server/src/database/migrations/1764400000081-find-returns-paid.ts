import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Somebody found that a payment which the bank had twice was paid: it is PAID again, and a later decision that it is made again
 * leads back (RETURN-10). What was decided later counts.
 */
export class FindReturnsPaid1764400000081 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE returned_items
        ADD COLUMN finder_id uuid,
        ADD COLUMN found_paid_at timestamptz,
        ADD COLUMN found_paid_because text,
        ADD CONSTRAINT returned_items_finder_id_fkey FOREIGN KEY (finder_id) REFERENCES users(id),
        ADD CONSTRAINT returned_items_found_paid_check CHECK (
          num_nulls(finder_id, found_paid_at, found_paid_because) IN (0, 3) AND trim(found_paid_because) <> ''),
        ADD CONSTRAINT returned_items_deciders_check CHECK (finder_id <> reissuer_id)
    `);
    await db.query(keepItems(AFTER));
    await db.query(FIND_BY_OTHERS);
    await db.query(`
      CREATE TRIGGER find_paid_by_others BEFORE INSERT OR UPDATE OF finder_id ON returned_items FOR EACH ROW
        WHEN (NEW.finder_id IS NOT NULL) EXECUTE FUNCTION find_paid_by_others()
    `);
    await db.query(moves(FOUND, RETURNED_AGAIN));
  }

  /** The version before would take such a payment for one that never came back. */
  async down(db: QueryRunner): Promise<void> {
    const [{ used }] = (await db.query(
      'SELECT EXISTS (SELECT 1 FROM returned_items WHERE finder_id IS NOT NULL) AS used',
    )) as [{ used: boolean }];
    if (used) throw new Error('Somebody found that returned payments were paid: there is no way back.');
    await db.query(moves('', 'true'));
    await db.query('DROP TRIGGER find_paid_by_others ON returned_items');
    await db.query('DROP FUNCTION find_paid_by_others');
    await db.query(keepItems(BEFORE));
    await db.query(`
      ALTER TABLE returned_items DROP CONSTRAINT returned_items_deciders_check, DROP CONSTRAINT returned_items_found_paid_check,
        DROP COLUMN finder_id, DROP COLUMN found_paid_at, DROP COLUMN found_paid_because
    `);
  }
}

const raise = (text: string) => `RAISE EXCEPTION '${text}' USING ERRCODE = 'restrict_violation'`;

const same = (...columns: string[]) =>
  `(${columns.map((one) => `NEW.${one}`).join(', ')}) IS NOT DISTINCT FROM (${columns.map((one) => `OLD.${one}`).join(', ')})`;

const BEFORE = `${same('id', 'payment_id', 'import_run_id', 'line', 'reason_code', 'returned_at', 'whole')}
      AND (OLD.announced_at IS NULL OR ${same('announced_at')})
      AND (OLD.reissuer_id IS NULL OR ${same('reissuer_id', 'reissue_asked_at', 'reissue_because')})`;
const AFTER = `${BEFORE}
      AND (OLD.finder_id IS NULL OR ${same('finder_id', 'found_paid_at', 'found_paid_because')})`;

const keepItems = (mayChange: string) => `
  CREATE OR REPLACE FUNCTION keep_returned_items() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF ${mayChange}
    THEN RETURN NEW; END IF;
    ${raise('What the bank returned is never changed')};
  END $$
`;

const FIND_BY_OTHERS = `
  CREATE FUNCTION find_paid_by_others() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF EXISTS (SELECT 1 FROM import_runs WHERE id = NEW.import_run_id AND requested_by_id = NEW.finder_id)
    THEN ${raise('That a payment was paid is found by others than who brought it back')}; END IF;
    RETURN NEW;
  END $$
`;

const FOUND = `WHEN 'RETURNED PAID' THEN is_found_paid`;
const RETURNED_AGAIN = 'NOT is_found_paid';

const moves = (found: string, isReturned: string) => `
  CREATE OR REPLACE FUNCTION move_payments() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    is_in_file boolean := EXISTS (SELECT 1 FROM payment_file_items WHERE payment_id = NEW.id AND live);${
      found === ''
        ? ''
        : `
    is_found_paid boolean := OLD.state IN ('RETURNED', 'PAID') AND EXISTS (
      SELECT 1 FROM returned_items WHERE payment_id = NEW.id AND finder_id IS NOT NULL AND found_paid_at > coalesce(reissue_asked_at, '-infinity'));`
    }
  BEGIN
    IF (CASE OLD.state::text || ' ' || NEW.state::text
      WHEN 'READY HELD' THEN NOT is_in_file
      WHEN 'HELD READY' THEN NOT is_in_file
      WHEN 'READY IN_FILE' THEN is_in_file
      WHEN 'IN_FILE READY' THEN NOT is_in_file
      WHEN 'IN_FILE SENT' THEN is_in_file
      WHEN 'SENT PAID' THEN is_in_file
      WHEN 'SENT RETURNED' THEN true
      WHEN 'PAID RETURNED' THEN ${isReturned}
      WHEN 'RETURNED REISSUED' THEN true
      WHEN 'READY CANCELLED' THEN NOT is_in_file
      WHEN 'HELD CANCELLED' THEN NOT is_in_file
      WHEN 'RETURNED CANCELLED' THEN NEW.unclaimed_id IS NOT NULL
      ${found}
      ELSE false
    END) THEN RETURN NEW; END IF;
    ${raise('A payment does not move like this')};
  END $$`;
