import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The bank details that are no restricted values: where a row of claims keeps them in the clear. */
const PLAIN = ['bank_name', 'bank_type', 'customer_city', 'customer_country', 'payment_reference'];
/** What a row says, which never changes. */
const SAID = [
  'id',
  'submission_id',
  'changed_at',
  'way',
  'made_by',
  'maker_id',
  'released_bank',
  'released_sealed',
  'changed_bank',
  'changed_sealed',
];

const columnsOf = (row: string) => PLAIN.map((column) => `${row}.${column}`).join(', ');
const bankOf = (row: string) =>
  `jsonb_build_object(${PLAIN.map((column) => `'${column}', coalesce(${row}.${column}::text, '')`).join(', ')})`;
const said = (row: string) => `(${SAID.map((column) => `${row}.${column}`).join(', ')})`;

/** The changed claims: where a column differs, or where the writer says so, since an account's name is in no column. */
const CHANGED = `
  FROM before_change o JOIN after_change n ON n.id = o.id
  WHERE (${columnsOf('o')}, o.bank_account_index) IS DISTINCT FROM (${columnsOf('n')}, n.bank_account_index)
     OR (told IS NOT NULL AND o.id IN (SELECT unnest(told)))`;

/** Changes of bank details, held until somebody releases them for payment. */
export class CreateBankChanges1764400000052 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `CREATE TYPE bank_change_state AS ENUM('PENDING', 'STOPPED', 'RELEASED', 'REFUSED', 'SUPERSEDED', 'REVERTED')`,
    );
    await db.query(`CREATE TYPE bank_check_result AS ENUM('MATCH', 'CLOSE_MATCH', 'NO_MATCH', 'NOT_DONE')`);
    await db.query(`
      CREATE TABLE bank_changes (
        id uuid NOT NULL DEFAULT uuidv7(),
        submission_id uuid NOT NULL,
        state bank_change_state NOT NULL DEFAULT 'PENDING',
        changed_at timestamptz NOT NULL,
        way text NOT NULL,
        made_by text NOT NULL,
        maker_id uuid,
        released_bank jsonb NOT NULL,
        released_sealed bytea,
        changed_bank jsonb NOT NULL,
        changed_sealed bytea,
        addresses text[] NOT NULL DEFAULT '{}',
        announced_at timestamptz,
        stopped_at timestamptz,
        decider_id uuid,
        decided_at timestamptz,
        check_result bank_check_result,
        words text,
        version integer NOT NULL DEFAULT 1,
        CONSTRAINT bank_changes_pkey PRIMARY KEY (id),
        CONSTRAINT bank_changes_submission_id_fkey FOREIGN KEY (submission_id) REFERENCES submissions(id) ON DELETE CASCADE,
        CONSTRAINT bank_changes_maker_id_fkey FOREIGN KEY (maker_id) REFERENCES users(id),
        CONSTRAINT bank_changes_decider_id_fkey FOREIGN KEY (decider_id) REFERENCES users(id),
        CONSTRAINT bank_changes_released_check CHECK (
          state <> 'RELEASED' OR (
            decider_id IS NOT NULL AND decider_id IS DISTINCT FROM maker_id AND check_result IS NOT NULL
            AND (check_result = 'MATCH' OR coalesce(trim(words), '') <> '')
            AND announced_at IS NOT NULL AND decided_at >= announced_at + interval '48 hours'
          )
        ),
        CONSTRAINT bank_changes_refused_check CHECK (
          state <> 'REFUSED' OR (decider_id IS NOT NULL AND decided_at IS NOT NULL AND coalesce(trim(words), '') <> '')
        ),
        CONSTRAINT bank_changes_stopped_check CHECK (state <> 'STOPPED' OR stopped_at IS NOT NULL)
      )
    `);
    await db.query(
      `CREATE UNIQUE INDEX bank_changes_open_key ON bank_changes (submission_id) WHERE state IN ('PENDING', 'STOPPED')`,
    );
    await db.query(`CREATE INDEX bank_changes_submission_id_id_idx ON bank_changes (submission_id, id)`);
    await db.query(`CREATE INDEX bank_changes_state_id_idx ON bank_changes (state, id)`);
    await db.query(
      `CREATE INDEX bank_changes_unannounced_idx ON bank_changes (id) WHERE announced_at IS NULL AND state = 'PENDING'`,
    );
    // A trigger, since a change must not depend on a writer who remembers to record it. Like the history's it runs once
    // for each statement, and without plans that are quadratic in the rows of the statement.
    await db.query(`
      CREATE FUNCTION hold_bank_changes() RETURNS trigger LANGUAGE plpgsql SET enable_nestloop = off AS $$
      DECLARE
        change jsonb := nullif(current_setting('prorata.change', true), '')::jsonb;
        told uuid[] := (SELECT array_agg(claim::uuid) FROM jsonb_array_elements_text(change->'bankChanged') claim);
      BEGIN
        IF NOT EXISTS (SELECT ${CHANGED}) THEN RETURN NULL; END IF;
        UPDATE bank_changes b SET state = 'SUPERSEDED', version = b.version + 1
        WHERE b.state IN ('PENDING', 'STOPPED') AND b.submission_id IN (SELECT n.id ${CHANGED});
        INSERT INTO bank_changes (submission_id, changed_at, way, made_by, maker_id, released_bank, released_sealed,
          changed_bank, changed_sealed, addresses)
        SELECT o.id, coalesce((change->>'at')::timestamptz, clock_timestamp()), coalesce(change->>'action', 'Changed'),
          coalesce(change->>'actorName', 'Not recorded'), (change->>'makerId')::uuid,
          coalesce(l.released_bank, ${bankOf('o')}), CASE WHEN l.id IS NULL THEN o.sealed ELSE l.released_sealed END,
          ${bankOf('n')}, n.sealed,
          coalesce(l.addresses, '{}') || ARRAY[o.contact_email, o.email, n.contact_email, n.email]
        FROM before_change o JOIN after_change n ON n.id = o.id
          -- The last change that was not released: what it holds back is what the claim was released with.
          LEFT JOIN LATERAL (
            SELECT b.* FROM (SELECT * FROM bank_changes WHERE submission_id = o.id ORDER BY id DESC LIMIT 1) b
            WHERE b.state NOT IN ('RELEASED', 'REVERTED')
          ) l ON true
        WHERE o.id IN (SELECT n.id ${CHANGED});
        INSERT INTO outbox (queue, name, payload) VALUES ('announcements', 'announce-bank-changes', '{}');
        PERFORM pg_notify('outbox', 'announcements');
        RETURN NULL;
      END $$
    `);
    await db.query(`
      CREATE TRIGGER submissions_hold_bank_changes AFTER UPDATE ON submissions
        REFERENCING OLD TABLE AS before_change NEW TABLE AS after_change
        FOR EACH STATEMENT EXECUTE FUNCTION hold_bank_changes()
    `);
    await db.query(`
      CREATE FUNCTION keep_bank_changes() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF ${said('NEW')} IS NOT DISTINCT FROM ${said('OLD')}
          AND (OLD.state IN ('PENDING', 'STOPPED') OR NEW.state = OLD.state OR (OLD.state = 'RELEASED' AND NEW.state = 'STOPPED'))
        THEN RETURN NEW; END IF;
        RAISE EXCEPTION 'What a change of bank details says is never changed' USING ERRCODE = 'restrict_violation';
      END $$
    `);
    await db.query(`
      CREATE TRIGGER keep_bank_changes BEFORE UPDATE ON bank_changes
        FOR EACH ROW EXECUTE FUNCTION keep_bank_changes()
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP TRIGGER submissions_hold_bank_changes ON submissions`);
    await db.query(`DROP TABLE bank_changes`);
    await db.query(`DROP FUNCTION hold_bank_changes, keep_bank_changes`);
    await db.query(`DROP TYPE bank_check_result`);
    await db.query(`DROP TYPE bank_change_state`);
  }
}
