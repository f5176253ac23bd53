import type { MigrationInterface, QueryRunner } from 'typeorm';

const OPEN = `'PREPARING', 'PREPARED', 'APPROVED', 'WRITING'`;
const APPROVED = `'APPROVED', 'WRITING', 'WRITTEN', 'SENT', 'SETTLED'`;
const IN_A_FILE = `'IN_FILE', 'SENT', 'PAID', 'RETURNED', 'REISSUED'`;

/** Bank profiles, payment runs, their payments and files; the rules of PAY-4 to PAY-10 hold for whoever writes. */
export class CreatePayments1764400000053 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `CREATE TYPE payment_run_state AS ENUM('PREPARING', 'PREPARED', 'APPROVED', 'WRITING', 'WRITTEN', 'SENT', 'SETTLED', 'CANCELLED')`,
    );
    await db.query(
      `CREATE TYPE payment_state AS ENUM('READY', 'HELD', 'IN_FILE', 'SENT', 'PAID', 'RETURNED', 'REISSUED', 'CANCELLED')`,
    );
    await db.query(
      `CREATE TYPE payment_held_reason AS ENUM('REMOVED', 'OBJECTION_OPEN', 'DOUBLE_UP', 'TAX_CLASS_UNKNOWN', 'BANK_UNRELEASED', 'BANK_MISSING', 'SAME_ACCOUNT', 'BANK_INVALID', 'ACCOUNT_TOO_LONG', 'BY_HAND')`,
    );
    await db.query(`
      CREATE TABLE bank_profiles (
        id uuid NOT NULL DEFAULT uuidv7(),
        name text NOT NULL,
        sealed bytea NOT NULL,
        editor_id uuid NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        version integer NOT NULL DEFAULT 1,
        CONSTRAINT bank_profiles_pkey PRIMARY KEY (id),
        CONSTRAINT bank_profiles_editor_id_fkey FOREIGN KEY (editor_id) REFERENCES users(id)
      )
    `);
    await db.query(`CREATE UNIQUE INDEX bank_profiles_name_idx ON bank_profiles (name)`);
    await db.query(RUNS);
    await db.query(`CREATE UNIQUE INDEX payment_runs_number_idx ON payment_runs (number)`);
    await db.query(
      `CREATE UNIQUE INDEX payment_runs_open_key ON payment_runs (distribution_id) WHERE state IN (${OPEN})`,
    );
    await db.query(PAYMENTS);
    await db.query(
      `CREATE UNIQUE INDEX payments_distribution_id_submission_id_idx ON payments (distribution_id, submission_id)`,
    );
    await db.query(`CREATE INDEX payments_submission_id_idx ON payments (submission_id)`);
    await db.query(`CREATE INDEX payments_run_id_state_sid_idx ON payments (run_id, state, sid)`);
    await db.query(FILES);
    await db.query(`CREATE UNIQUE INDEX payment_files_id_live_idx ON payment_files (id, live)`);
    await db.query(`CREATE UNIQUE INDEX payment_files_run_id_number_idx ON payment_files (run_id, number)`);
    await db.query(`
      CREATE TABLE payment_file_items (
        file_id uuid NOT NULL,
        payment_id uuid NOT NULL,
        live boolean NOT NULL,
        CONSTRAINT payment_file_items_pkey PRIMARY KEY (file_id, payment_id),
        CONSTRAINT payment_file_items_file_id_live_fkey FOREIGN KEY (file_id, live) REFERENCES payment_files(id, live) ON UPDATE CASCADE,
        CONSTRAINT payment_file_items_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id)
      )
    `);
    await db.query(
      `CREATE UNIQUE INDEX payment_file_items_live_key ON payment_file_items (payment_id) WHERE live`,
    );
    for (const statement of [...KEEP_PAYMENTS, ...KEEP_RUNS, ...KEEP_FILES]) await db.query(statement);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const table of ['payment_file_items', 'payment_files', 'payments', 'payment_runs', 'bank_profiles'])
      await db.query(`DROP TABLE ${table}`);
    await db.query(
      `DROP FUNCTION keep_payments, move_payments, payments_as_in_lines, keep_payment_runs, keep_payment_files, payments_never_deleted`,
    );
    for (const type of ['payment_held_reason', 'payment_state', 'payment_run_state'])
      await db.query(`DROP TYPE ${type}`);
  }
}

const userKey = (table: string, who: string) =>
  `CONSTRAINT ${table}_${who}_id_fkey FOREIGN KEY (${who}_id) REFERENCES users(id)`;

const RUNS = `
  CREATE TABLE payment_runs (
    id uuid NOT NULL DEFAULT uuidv7(),
    number integer NOT NULL,
    state payment_run_state NOT NULL DEFAULT 'PREPARING',
    distribution_id uuid NOT NULL,
    profile_id uuid NOT NULL,
    profile_version integer NOT NULL,
    payment_day date NOT NULL,
    maker_id uuid NOT NULL,
    message text,
    refusals jsonb,
    lines integer NOT NULL DEFAULT 0,
    done integer NOT NULL DEFAULT 0,
    started_at timestamptz,
    figures jsonb,
    approvals_needed smallint NOT NULL DEFAULT 1,
    approver_id uuid,
    approved_at timestamptz,
    second_approver_id uuid,
    second_approved_at timestamptz,
    writer_id uuid,
    written_at timestamptz,
    details_key bytea,
    sent_at timestamptz,
    settled_at timestamptz,
    canceller_id uuid,
    cancelled_at timestamptz,
    cancelled_because text,
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    version integer NOT NULL DEFAULT 1,
    CONSTRAINT payment_runs_pkey PRIMARY KEY (id),
    CONSTRAINT payment_runs_distribution_id_fkey FOREIGN KEY (distribution_id) REFERENCES distributions(id),
    CONSTRAINT payment_runs_profile_id_fkey FOREIGN KEY (profile_id) REFERENCES bank_profiles(id),
    ${['maker', 'approver', 'second_approver', 'writer', 'canceller'].map((who) => userKey('payment_runs', who)).join(', ')},
    CONSTRAINT payment_runs_people_check CHECK (
      approver_id <> maker_id AND second_approver_id <> maker_id AND second_approver_id <> approver_id
    ),
    CONSTRAINT payment_runs_approvals_check CHECK (approvals_needed IN (1, 2) AND (second_approver_id IS NULL OR approver_id IS NOT NULL)),
    CONSTRAINT payment_runs_approval_check CHECK (
      state NOT IN (${APPROVED}) OR (num_nulls(approver_id, approved_at) = 0
        AND (approvals_needed = 1 OR num_nulls(second_approver_id, second_approved_at) = 0))
    ),
    CONSTRAINT payment_runs_written_check CHECK (
      state NOT IN ('WRITTEN', 'SENT', 'SETTLED') OR num_nulls(writer_id, written_at, details_key) = 0
    ),
    CONSTRAINT payment_runs_sent_check CHECK (state NOT IN ('SENT', 'SETTLED') OR sent_at IS NOT NULL),
    CONSTRAINT payment_runs_settled_check CHECK ((state = 'SETTLED') = (settled_at IS NOT NULL)),
    CONSTRAINT payment_runs_cancelled_check CHECK (
      (state = 'CANCELLED') = (num_nulls(canceller_id, cancelled_at, cancelled_because) = 0)
    )
  )
`;

const PAYMENTS = `
  CREATE TABLE payments (
    id uuid NOT NULL DEFAULT uuidv7(),
    distribution_id uuid NOT NULL,
    submission_id uuid NOT NULL,
    sid text COLLATE "C" NOT NULL,
    principal numeric(18,2) NOT NULL,
    interest numeric(18,2) NOT NULL,
    withheld numeric(18,2) NOT NULL,
    net numeric(18,2) NOT NULL,
    run_id uuid NOT NULL,
    state payment_state NOT NULL,
    held_reason payment_held_reason,
    held_codes text[] NOT NULL DEFAULT '{}',
    held_because text,
    holder_id uuid,
    releaser_id uuid,
    released_at timestamptz,
    released_because text,
    released_index bytea,
    details bytea,
    version integer NOT NULL DEFAULT 1,
    CONSTRAINT payments_pkey PRIMARY KEY (id),
    CONSTRAINT payments_distribution_id_fkey FOREIGN KEY (distribution_id) REFERENCES distributions(id),
    CONSTRAINT payments_run_id_fkey FOREIGN KEY (run_id) REFERENCES payment_runs(id),
    ${['holder', 'releaser'].map((who) => userKey('payments', who)).join(', ')},
    CONSTRAINT payments_amounts_check CHECK (
      principal >= 0 AND interest >= 0 AND withheld >= 0 AND net > 0 AND principal + interest = withheld + net
    ),
    CONSTRAINT payments_held_check CHECK ((state = 'HELD') = (held_reason IS NOT NULL)),
    CONSTRAINT payments_by_hand_check CHECK (
      held_reason IS DISTINCT FROM 'BY_HAND' OR (holder_id IS NOT NULL AND coalesce(trim(held_because), '') <> '')
    ),
    CONSTRAINT payments_released_check CHECK (
      num_nulls(releaser_id, released_at, released_because, released_index) IN (0, 4)
    ),
    CONSTRAINT payments_details_check CHECK (state NOT IN (${IN_A_FILE}) OR details IS NOT NULL)
  )
`;

const FILES = `
  CREATE TABLE payment_files (
    id uuid NOT NULL DEFAULT uuidv7(),
    run_id uuid NOT NULL,
    number integer NOT NULL,
    live boolean NOT NULL DEFAULT true,
    payments integer NOT NULL,
    total numeric(18,2) NOT NULL,
    size integer NOT NULL,
    sha256 bytea NOT NULL,
    storage_key text,
    wrapped_key bytea,
    fetches integer NOT NULL DEFAULT 0,
    sent_at timestamptz,
    sender_id uuid,
    receipt text,
    created_at timestamptz NOT NULL DEFAULT now(),
    version integer NOT NULL DEFAULT 1,
    CONSTRAINT payment_files_pkey PRIMARY KEY (id),
    CONSTRAINT payment_files_run_id_fkey FOREIGN KEY (run_id) REFERENCES payment_runs(id),
    ${userKey('payment_files', 'sender')},
    CONSTRAINT payment_files_sums_check CHECK (payments > 0 AND total > 0 AND octet_length(sha256) = 32),
    CONSTRAINT payment_files_sent_check CHECK (num_nulls(sent_at, sender_id, receipt) IN (0, 3) AND (live OR sent_at IS NULL))
  )
`;

const raise = (text: string) => `RAISE EXCEPTION '${text}' USING ERRCODE = 'restrict_violation'`;

/** A trigger on columns runs only for statements that set them: writing a million payments pays nothing for the amounts. */
const KEEP_PAYMENTS = [
  `CREATE FUNCTION keep_payments() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN ${raise('What a payment pays is never changed')}; END $$`,
  `CREATE TRIGGER keep_payments BEFORE UPDATE OF id, distribution_id, submission_id, sid, principal, interest, withheld, net
   ON payments FOR EACH ROW EXECUTE FUNCTION keep_payments()`,
  `CREATE FUNCTION move_payments() RETURNS trigger LANGUAGE plpgsql AS $$
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
       ELSE false
     END) THEN RETURN NEW; END IF;
     ${raise('A payment does not move like this')};
   END $$`,
  `CREATE TRIGGER move_payments BEFORE UPDATE OF state ON payments FOR EACH ROW
   WHEN (OLD.state IS DISTINCT FROM NEW.state) EXECUTE FUNCTION move_payments()`,
  `CREATE FUNCTION payments_as_in_lines() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     IF EXISTS (
       SELECT 1 FROM added a
         LEFT JOIN distribution_lines l ON l.distribution_id = a.distribution_id AND l.submission_id = a.submission_id
         LEFT JOIN distributions d ON d.id = a.distribution_id
       WHERE d.state IS DISTINCT FROM 'PUBLISHED' OR a.state NOT IN ('READY', 'HELD')
         OR (a.sid, a.principal, a.interest, a.withheld, a.net) IS DISTINCT FROM (l.sid, l.principal, l.interest, l.withheld, l.net))
     THEN ${raise('A payment is a line of the published distribution')}; END IF;
     RETURN NULL;
   END $$`,
  `CREATE TRIGGER payments_as_in_lines AFTER INSERT ON payments REFERENCING NEW TABLE AS added
   FOR EACH STATEMENT EXECUTE FUNCTION payments_as_in_lines()`,
  `CREATE FUNCTION payments_never_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN ${raise('What was prepared for payment is never deleted')}; END $$`,
  ...['payments', 'payment_runs', 'payment_files', 'payment_file_items'].map(
    (table) => `CREATE TRIGGER ${table}_never_deleted BEFORE DELETE OR TRUNCATE ON ${table}
      FOR EACH STATEMENT EXECUTE FUNCTION payments_never_deleted()`,
  ),
];

/**
 * A run is written only when its files have all its payments, once each, with their sums. Without plans that are quadratic in
 * payments that no statistics know yet.
 */
const KEEP_RUNS = [
  `CREATE FUNCTION keep_payment_runs() RETURNS trigger LANGUAGE plpgsql SET enable_nestloop = off AS $$
   BEGIN
     IF TG_OP = 'INSERT' THEN
       IF NEW.state <> 'PREPARING' OR NEW.approver_id IS NOT NULL THEN ${raise('A payment run begins by being prepared')}; END IF;
       RETURN NEW;
     END IF;
     IF (NEW.id, NEW.number, NEW.distribution_id, NEW.profile_id, NEW.profile_version, NEW.payment_day, NEW.maker_id)
       IS DISTINCT FROM (OLD.id, OLD.number, OLD.distribution_id, OLD.profile_id, OLD.profile_version, OLD.payment_day, OLD.maker_id)
       OR (OLD.state IN (${APPROVED}) AND (NEW.approver_id, NEW.approved_at, NEW.second_approver_id, NEW.second_approved_at, NEW.approvals_needed)
         IS DISTINCT FROM (OLD.approver_id, OLD.approved_at, OLD.second_approver_id, OLD.second_approved_at, OLD.approvals_needed))
     THEN ${raise('What was decided about a payment run is never changed')}; END IF;
     IF NEW.state <> OLD.state AND OLD.state::text || ' ' || NEW.state::text NOT IN (
       'PREPARING PREPARED', 'PREPARED PREPARING', 'PREPARED APPROVED', 'APPROVED WRITING', 'WRITING APPROVED', 'WRITING WRITTEN',
       'WRITTEN SENT', 'SENT SETTLED', 'PREPARING CANCELLED', 'PREPARED CANCELLED', 'APPROVED CANCELLED', 'WRITTEN CANCELLED')
     THEN ${raise('A payment run does not move like this')}; END IF;
     IF OLD.state IN ('SETTLED', 'CANCELLED') AND NEW IS DISTINCT FROM OLD
     THEN ${raise('A payment run that has ended is never changed')}; END IF;
     IF NEW.state = 'WRITTEN' AND OLD.state = 'WRITING' AND (
       EXISTS (
         SELECT 1 FROM payment_files f LEFT JOIN (
           SELECT i.file_id, count(*) AS payments, sum(p.net) AS total FROM payment_file_items i JOIN payments p ON p.id = i.payment_id
           WHERE p.run_id = NEW.id AND p.state = 'IN_FILE' GROUP BY i.file_id
         ) s ON s.file_id = f.id WHERE f.run_id = NEW.id AND f.live AND (f.payments, f.total) IS DISTINCT FROM (s.payments, s.total))
       OR (SELECT sum(payments) FROM payment_files WHERE run_id = NEW.id AND live)
         IS DISTINCT FROM (SELECT nullif(count(*), 0) FROM payments WHERE run_id = NEW.id AND state IN ('READY', 'IN_FILE')))
     THEN ${raise('The files of a payment run do not have the sums of its payments')}; END IF;
     RETURN NEW;
   END $$`,
  `CREATE TRIGGER keep_payment_runs BEFORE INSERT OR UPDATE ON payment_runs FOR EACH ROW EXECUTE FUNCTION keep_payment_runs()`,
];

const KEEP_FILES = [
  `CREATE FUNCTION keep_payment_files() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     IF (NEW.id, NEW.run_id, NEW.number, NEW.payments, NEW.total, NEW.size, NEW.sha256)
         IS NOT DISTINCT FROM (OLD.id, OLD.run_id, OLD.number, OLD.payments, OLD.total, OLD.size, OLD.sha256)
       AND (OLD.live OR NOT NEW.live)
       AND (OLD.sent_at IS NULL OR (NEW.live, NEW.sent_at, NEW.sender_id, NEW.receipt)
         IS NOT DISTINCT FROM (OLD.live, OLD.sent_at, OLD.sender_id, OLD.receipt))
       AND (NEW.storage_key IS NULL OR NEW.storage_key IS NOT DISTINCT FROM OLD.storage_key)
     THEN RETURN NEW; END IF;
     ${raise('A payment file is never changed')};
   END $$`,
  `CREATE TRIGGER keep_payment_files BEFORE UPDATE ON payment_files FOR EACH ROW EXECUTE FUNCTION keep_payment_files()`,
];
