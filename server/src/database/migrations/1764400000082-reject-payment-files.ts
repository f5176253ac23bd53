import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The bank rejected a whole file in words: one person reports it, another confirms it, and its payments come back by that instead
 * of by a file of returns (PAY-15). The two do not approve the run that pays them again (RETURN-7). Independent of the
 * migrations after this one, since databases that have those get this one later.
 */
export class RejectPaymentFiles1764400000082 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`CREATE TYPE file_rejection_state AS ENUM('PROPOSED', 'CONFIRMED', 'REFUSED')`);
    await db.query(REJECTIONS);
    await db.query(
      `CREATE UNIQUE INDEX file_rejections_file_key ON file_rejections (file_id) WHERE state <> 'REFUSED'`,
    );
    await db.query(
      `CREATE INDEX file_rejections_open_idx ON file_rejections (file_id) WHERE state = 'CONFIRMED' AND applied_at IS NULL`,
    );
    await db.query(`
      ALTER TABLE returned_items
        ALTER COLUMN import_run_id DROP NOT NULL,
        ALTER COLUMN line DROP NOT NULL,
        ADD COLUMN rejection_id uuid,
        ADD CONSTRAINT returned_items_rejection_id_fkey FOREIGN KEY (rejection_id) REFERENCES file_rejections(id),
        ADD CONSTRAINT returned_items_source_check CHECK (
          num_nonnulls(import_run_id, rejection_id) = 1 AND (line IS NULL) = (import_run_id IS NULL))
    `);
    await db.query(`CREATE INDEX returned_items_rejection_id_idx ON returned_items (rejection_id)`);
    for (const statement of [...KEEP, keepItems('rejection_id'), findByOthers(true)])
      await db.query(statement);
  }

  /** The version before knows returns by imports alone. */
  async down(db: QueryRunner): Promise<void> {
    const [{ used }] = (await db.query('SELECT EXISTS (SELECT 1 FROM file_rejections) AS used')) as [
      { used: boolean },
    ];
    if (used) throw new Error('The bank has rejected payment files: there is no way back.');
    await db.query(findByOthers(false));
    await db.query(keepItems());
    await db.query('DROP TRIGGER returned_items_of_rejections ON returned_items');
    await db.query('DROP TRIGGER approve_rejected_by_others ON payment_runs');
    await db.query('DROP TRIGGER confirm_rejected_by_others ON unclaimed_declarations');
    await db.query(`
      ALTER TABLE returned_items DROP CONSTRAINT returned_items_source_check, DROP COLUMN rejection_id,
        ALTER COLUMN line SET NOT NULL, ALTER COLUMN import_run_id SET NOT NULL
    `);
    await db.query('DROP TABLE file_rejections');
    await db.query(
      'DROP FUNCTION keep_file_rejections, items_of_rejections, approve_rejected_by_others, confirm_rejected_by_others',
    );
    await db.query('DROP TYPE file_rejection_state');
  }
}

const raise = (text: string) => `RAISE EXCEPTION '${text}' USING ERRCODE = 'restrict_violation'`;

const REJECTIONS = `
  CREATE TABLE file_rejections (
    id uuid NOT NULL DEFAULT uuidv7(),
    file_id uuid NOT NULL,
    state file_rejection_state NOT NULL DEFAULT 'PROPOSED',
    because text NOT NULL,
    reference text NOT NULL,
    maker_id uuid NOT NULL,
    made_at timestamptz NOT NULL DEFAULT now(),
    decider_id uuid,
    decided_at timestamptz,
    decided_because text,
    applied_at timestamptz,
    CONSTRAINT file_rejections_pkey PRIMARY KEY (id),
    CONSTRAINT file_rejections_file_id_fkey FOREIGN KEY (file_id) REFERENCES payment_files(id),
    CONSTRAINT file_rejections_maker_id_fkey FOREIGN KEY (maker_id) REFERENCES users(id),
    CONSTRAINT file_rejections_decider_id_fkey FOREIGN KEY (decider_id) REFERENCES users(id),
    CONSTRAINT file_rejections_people_check CHECK (state <> 'CONFIRMED' OR decider_id <> maker_id),
    CONSTRAINT file_rejections_decided_check CHECK (
      num_nulls(decider_id, decided_at, decided_because) = CASE state WHEN 'PROPOSED' THEN 3 ELSE 0 END
      AND (applied_at IS NULL OR state = 'CONFIRMED')),
    CONSTRAINT file_rejections_words_check CHECK (trim(because) <> '' AND trim(reference) <> '' AND trim(decided_because) <> '')
  )
`;

const same = (...columns: string[]) =>
  `(${columns.map((one) => `NEW.${one}`).join(', ')}) IS NOT DISTINCT FROM (${columns.map((one) => `OLD.${one}`).join(', ')})`;

const keepItems = (...more: string[]) => `
  CREATE OR REPLACE FUNCTION keep_returned_items() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF ${same('id', 'payment_id', 'import_run_id', 'line', 'reason_code', 'returned_at', 'whole', ...more)}
      AND (OLD.announced_at IS NULL OR ${same('announced_at')})
      AND (OLD.reissuer_id IS NULL OR ${same('reissuer_id', 'reissue_asked_at', 'reissue_because')})
      AND (OLD.finder_id IS NULL OR ${same('finder_id', 'found_paid_at', 'found_paid_because')})
    THEN RETURN NEW; END IF;
    ${raise('What the bank returned is never changed')};
  END $$
`;

const findByOthers = (isRejectable: boolean) => `
  CREATE OR REPLACE FUNCTION find_paid_by_others() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF EXISTS (SELECT 1 FROM import_runs WHERE id = NEW.import_run_id AND requested_by_id = NEW.finder_id)${
      isRejectable
        ? `
      OR EXISTS (SELECT 1 FROM file_rejections WHERE id = NEW.rejection_id AND NEW.finder_id IN (maker_id, decider_id))`
        : ''
    }
    THEN ${raise('That a payment was paid is found by others than who brought it back')}; END IF;
    RETURN NEW;
  END $$
`;

/** A rejection is of a file that was sent, and takes back all its payments or none. */
const KEEP = [
  `CREATE FUNCTION keep_file_rejections() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     IF TG_OP = 'INSERT' THEN
       IF NEW.state <> 'PROPOSED' OR NOT EXISTS (SELECT 1 FROM payment_files WHERE id = NEW.file_id AND live AND sent_at IS NOT NULL)
       THEN ${raise('The bank rejects a file that was sent')}; END IF;
       RETURN NEW;
     END IF;
     IF NOT (${same('id', 'file_id', 'because', 'reference', 'maker_id', 'made_at')})
       OR (OLD.state <> 'PROPOSED' AND NOT (${same('state', 'decider_id', 'decided_at', 'decided_because')}))
       OR (OLD.applied_at IS NOT NULL AND NOT (${same('applied_at')}))
     THEN ${raise('What was decided about a file of the bank is never changed')}; END IF;
     IF NEW.state = 'CONFIRMED' AND OLD.state = 'PROPOSED' AND (
       NOT EXISTS (SELECT 1 FROM payment_files f JOIN payment_runs r ON r.id = f.run_id WHERE f.id = NEW.file_id AND r.state IN ('WRITTEN', 'SENT'))
       OR EXISTS (SELECT 1 FROM payment_file_items i JOIN payments p ON p.id = i.payment_id
         WHERE i.file_id = NEW.file_id AND p.state NOT IN ('IN_FILE', 'SENT')))
     THEN ${raise('A file is rejected while all its payments are with the bank')}; END IF;
     RETURN NEW;
   END $$`,
  `CREATE TRIGGER keep_file_rejections BEFORE INSERT OR UPDATE ON file_rejections FOR EACH ROW EXECUTE FUNCTION keep_file_rejections()`,
  `CREATE TRIGGER file_rejections_never_deleted BEFORE DELETE OR TRUNCATE ON file_rejections
   FOR EACH STATEMENT EXECUTE FUNCTION payments_never_deleted()`,
  `CREATE FUNCTION items_of_rejections() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     IF NEW.whole AND EXISTS (
       SELECT 1 FROM file_rejections x JOIN payment_file_items i ON i.file_id = x.file_id AND i.live
       WHERE x.id = NEW.rejection_id AND x.state = 'CONFIRMED' AND x.decider_id = NEW.reissuer_id AND i.payment_id = NEW.payment_id)
     THEN RETURN NEW; END IF;
     ${raise('A payment comes back by the rejection of its file')};
   END $$`,
  `CREATE TRIGGER returned_items_of_rejections BEFORE INSERT ON returned_items FOR EACH ROW
   WHEN (NEW.rejection_id IS NOT NULL) EXECUTE FUNCTION items_of_rejections()`,
  `CREATE FUNCTION approve_rejected_by_others() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     IF EXISTS (
       SELECT 1 FROM (
         SELECT o.id FROM payments p JOIN payments o
           ON o.distribution_id = p.distribution_id AND o.submission_id = p.submission_id AND o.id <> p.id
         WHERE p.run_id = NEW.id AND p.reissue_of IS NOT NULL
         UNION ALL SELECT t.id FROM payments t WHERE t.distribution_id = NEW.distribution_id AND t.kind = 'TAX'
           AND t.state = 'RETURNED' AND (NEW.figures ->> 'tax')::numeric > 0
       ) again JOIN returned_items b ON b.payment_id = again.id JOIN file_rejections x ON x.id = b.rejection_id
       WHERE x.maker_id IN (NEW.approver_id, NEW.second_approver_id) OR x.decider_id IN (NEW.approver_id, NEW.second_approver_id))
     THEN ${raise('Returned payments are approved by others than who brought them back')}; END IF;
     RETURN NEW;
   END $$`,
  `CREATE TRIGGER approve_rejected_by_others BEFORE UPDATE OF approver_id, second_approver_id ON payment_runs FOR EACH ROW
   WHEN (NEW.approver_id IS DISTINCT FROM OLD.approver_id OR NEW.second_approver_id IS DISTINCT FROM OLD.second_approver_id)
   EXECUTE FUNCTION approve_rejected_by_others()`,
  `CREATE FUNCTION confirm_rejected_by_others() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     IF EXISTS (
       SELECT 1 FROM payments p JOIN payments o ON o.distribution_id = p.distribution_id AND o.submission_id = p.submission_id
         JOIN returned_items b ON b.payment_id = o.id JOIN file_rejections x ON x.id = b.rejection_id
       WHERE p.unclaimed_id = NEW.id AND NEW.decider_id IN (x.maker_id, x.decider_id))
     THEN ${raise('Returned payments are declared unclaimed by others than who brought them back')}; END IF;
     RETURN NEW;
   END $$`,
  `CREATE TRIGGER confirm_rejected_by_others BEFORE UPDATE OF state ON unclaimed_declarations FOR EACH ROW
   WHEN (NEW.state = 'CONFIRMED' AND OLD.state <> 'CONFIRMED') EXECUTE FUNCTION confirm_rejected_by_others()`,
];
