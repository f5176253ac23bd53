import type { MigrationInterface, QueryRunner } from 'typeorm';

const WHAT_IS_SAID = ['id', 'payment_id', 'import_run_id', 'line', 'said', 'made', 'found_at'];

/**
 * When those who may look into what the bank said were notified of it by e-mail (RETURN-11). Servers of the version before
 * leave it null; what is still open then is announced with the next file.
 */
export class AnnounceBankContradictions1764400000094 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE bank_contradictions ADD COLUMN announced_at timestamptz');
    await db.query(
      `CREATE INDEX bank_contradictions_unannounced_idx ON bank_contradictions (import_run_id)
       WHERE announced_at IS NULL AND closed_at IS NULL`,
    );
    await db.query(keep(ANNOUNCED));
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(keep(''));
    await db.query('ALTER TABLE bank_contradictions DROP COLUMN announced_at');
  }
}

const raise = (text: string) => `RAISE EXCEPTION '${text}' USING ERRCODE = 'restrict_violation'`;
const row = (name: string, columns: readonly string[]) =>
  `(${columns.map((column) => `${name}.${column}`).join(', ')})`;
const differ = (columns: readonly string[]) =>
  `${row('NEW', columns)} IS DISTINCT FROM ${row('OLD', columns)}`;

/** It is announced once; nothing else changes with that. */
const ANNOUNCED = `
     IF OLD.announced_at IS NULL AND NEW.announced_at IS NOT NULL
       AND NOT (${differ([...WHAT_IS_SAID, 'closer_id', 'closed_at', 'closed_because'])})
     THEN RETURN NEW; END IF;
     IF NEW.announced_at IS DISTINCT FROM OLD.announced_at
     THEN ${raise('What the bank said is announced once')}; END IF;`;

/** As of the migration keep-what-contradicts-returns, with what comes before. */
const keep = (before: string) => `
  CREATE OR REPLACE FUNCTION keep_bank_contradictions() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN${before}
     IF OLD.closed_at IS NOT NULL OR NEW.closed_at IS NULL OR ${differ(WHAT_IS_SAID)}
     THEN ${raise('What the bank said is never changed')}; END IF;
     IF EXISTS (SELECT 1 FROM import_runs WHERE id = NEW.import_run_id AND requested_by_id = NEW.closer_id)
       OR EXISTS (SELECT 1 FROM returned_items b LEFT JOIN file_rejections x ON x.id = b.rejection_id
         WHERE b.payment_id = NEW.payment_id AND NEW.closer_id IN (b.finder_id, b.reissuer_id, x.maker_id, x.decider_id))
     THEN ${raise('What the bank contradicts is closed by others than who imported it or decided before')}; END IF;
     RETURN NEW;
   END $$`;
