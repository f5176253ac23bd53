import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A returned payment keeps whether the bank rejected its whole file, and who decided that it is made again as it was
 * (RETURN-8, RETURN-9).
 */
export class DecideOnReturns1764400000076 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE returned_items
        ADD COLUMN whole boolean NOT NULL DEFAULT false,
        ADD COLUMN reissuer_id uuid,
        ADD COLUMN reissue_asked_at timestamptz,
        ADD COLUMN reissue_because text,
        ADD CONSTRAINT returned_items_reissuer_id_fkey FOREIGN KEY (reissuer_id) REFERENCES users(id),
        ADD CONSTRAINT returned_items_reissue_check CHECK (
          num_nulls(reissuer_id, reissue_asked_at, reissue_because) IN (0, 3) AND trim(reissue_because) <> '')
    `);
    await db.query(keepItems(AFTER));
  }

  /** There is no way back once somebody decided: the version before would wait for other bank details. */
  async down(db: QueryRunner): Promise<void> {
    const [{ used }] = (await db.query(
      'SELECT EXISTS (SELECT 1 FROM returned_items WHERE whole OR reissuer_id IS NOT NULL) AS used',
    )) as [{ used: boolean }];
    if (used) throw new Error('Somebody decided on returned payments: there is no way back.');
    await db.query(keepItems(BEFORE));
    await db.query(`
      ALTER TABLE returned_items DROP CONSTRAINT returned_items_reissue_check,
        DROP COLUMN whole, DROP COLUMN reissuer_id, DROP COLUMN reissue_asked_at, DROP COLUMN reissue_because
    `);
  }
}

const same = (...columns: string[]) =>
  `(${columns.map((one) => `NEW.${one}`).join(', ')}) IS NOT DISTINCT FROM (${columns.map((one) => `OLD.${one}`).join(', ')})`;

const KEPT = ['id', 'payment_id', 'import_run_id', 'line', 'reason_code', 'returned_at'];
const BEFORE = `OLD.announced_at IS NULL AND ${same(...KEPT)}`;
/** What the bank said never changes; that its owners were asked, and what somebody decided, is noted once. */
const AFTER = `${same(...KEPT, 'whole')}
      AND (OLD.announced_at IS NULL OR ${same('announced_at')})
      AND (OLD.reissuer_id IS NULL OR ${same('reissuer_id', 'reissue_asked_at', 'reissue_because')})`;

const keepItems = (mayChange: string) => `
  CREATE OR REPLACE FUNCTION keep_returned_items() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF ${mayChange}
    THEN RETURN NEW; END IF;
    RAISE EXCEPTION 'What the bank returned is never changed' USING ERRCODE = 'restrict_violation';
  END $$
`;
