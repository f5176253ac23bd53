import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What a later file of the bank says about a payment that had come back, against what was known or decided of it: open until
 * somebody who neither imported that file nor decided before has looked into it (RETURN-11).
 */
export class KeepWhatContradictsReturns1764400000088 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(TABLE);
    await db.query(
      'CREATE INDEX bank_contradictions_import_run_id_idx ON bank_contradictions (import_run_id)',
    );
    await db.query(
      'CREATE INDEX bank_contradictions_open_idx ON bank_contradictions (payment_id) WHERE closed_at IS NULL',
    );
    for (const statement of KEEP) await db.query(statement);
  }

  async down(db: QueryRunner): Promise<void> {
    const [{ used }] = (await db.query('SELECT EXISTS (SELECT 1 FROM bank_contradictions) AS used')) as [
      { used: boolean },
    ];
    if (used) throw new Error('The bank has contradicted returns: there is no way back.');
    await db.query('DROP TABLE bank_contradictions');
    await db.query('DROP FUNCTION keep_bank_contradictions, bank_contradictions_never_deleted');
  }
}

const raise = (text: string) => `RAISE EXCEPTION '${text}' USING ERRCODE = 'restrict_violation'`;

const TABLE = `
  CREATE TABLE bank_contradictions (
    id uuid NOT NULL DEFAULT uuidv7(),
    payment_id uuid NOT NULL,
    import_run_id uuid NOT NULL,
    line integer NOT NULL,
    said text NOT NULL,
    made boolean NOT NULL,
    found_at timestamptz NOT NULL DEFAULT now(),
    closer_id uuid,
    closed_at timestamptz,
    closed_because text,
    CONSTRAINT bank_contradictions_pkey PRIMARY KEY (id),
    CONSTRAINT bank_contradictions_payment_id_import_run_id_key UNIQUE (payment_id, import_run_id),
    CONSTRAINT bank_contradictions_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id),
    CONSTRAINT bank_contradictions_import_run_id_fkey FOREIGN KEY (import_run_id) REFERENCES import_runs(id),
    CONSTRAINT bank_contradictions_closer_id_fkey FOREIGN KEY (closer_id) REFERENCES users(id),
    CONSTRAINT bank_contradictions_values_check CHECK (line > 0 AND length(said) <= 35),
    CONSTRAINT bank_contradictions_closed_check CHECK (
      num_nulls(closer_id, closed_at, closed_because) IN (0, 3) AND trim(closed_because) <> '')
  )
`;

const KEEP = [
  `CREATE FUNCTION keep_bank_contradictions() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     IF OLD.closed_at IS NOT NULL OR NEW.closed_at IS NULL
       OR (NEW.id, NEW.payment_id, NEW.import_run_id, NEW.line, NEW.said, NEW.made, NEW.found_at)
         IS DISTINCT FROM (OLD.id, OLD.payment_id, OLD.import_run_id, OLD.line, OLD.said, OLD.made, OLD.found_at)
     THEN ${raise('What the bank said is never changed')}; END IF;
     IF EXISTS (SELECT 1 FROM import_runs WHERE id = NEW.import_run_id AND requested_by_id = NEW.closer_id)
       OR EXISTS (SELECT 1 FROM returned_items b LEFT JOIN file_rejections x ON x.id = b.rejection_id
         WHERE b.payment_id = NEW.payment_id AND NEW.closer_id IN (b.finder_id, b.reissuer_id, x.maker_id, x.decider_id))
     THEN ${raise('What the bank contradicts is closed by others than who imported it or decided before')}; END IF;
     RETURN NEW;
   END $$`,
  `CREATE TRIGGER keep_bank_contradictions BEFORE UPDATE ON bank_contradictions FOR EACH ROW
   EXECUTE FUNCTION keep_bank_contradictions()`,
  `CREATE FUNCTION bank_contradictions_never_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     -- Import runs, to which its rows belong, may be emptied while there is none.
     IF TG_OP = 'TRUNCATE' AND NOT EXISTS (SELECT 1 FROM bank_contradictions) THEN RETURN NULL; END IF;
     ${raise('What the bank said is never deleted')};
   END $$`,
  `CREATE TRIGGER bank_contradictions_never_deleted BEFORE DELETE OR TRUNCATE ON bank_contradictions
   FOR EACH STATEMENT EXECUTE FUNCTION bank_contradictions_never_deleted()`,
];
