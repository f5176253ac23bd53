import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Court reports with the lists behind their figures; what was made is never changed (COURT-1). */
export class CreateCourtReports1764400000068 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`CREATE TYPE court_report_state AS ENUM('WAITING', 'MADE', 'FAILED')`);
    await db.query(REPORTS);
    await db.query(`CREATE UNIQUE INDEX court_reports_number_idx ON court_reports (number)`);
    await db.query(ITEMS);
    await db.query(
      `CREATE INDEX court_report_items_report_id_list_kind_place_idx ON court_report_items (report_id, list, kind, place)`,
    );
    for (const statement of KEEP) await db.query(statement);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP TABLE court_report_items`);
    await db.query(`DROP TABLE court_reports`);
    await db.query(
      `DROP FUNCTION keep_court_reports, keep_court_report_items, court_report_items_are_of_waiting`,
    );
    await db.query(`DROP TYPE court_report_state`);
  }
}

const REPORTS = `
  CREATE TABLE court_reports (
    id uuid NOT NULL DEFAULT uuidv7(),
    number integer NOT NULL,
    state court_report_state NOT NULL DEFAULT 'WAITING',
    maker_id uuid NOT NULL,
    members_notified integer,
    message text,
    moment timestamptz,
    snapshot text,
    figures jsonb,
    csv bytea,
    csv_sha256 bytea,
    pdf bytea,
    pdf_sha256 bytea,
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    version integer NOT NULL DEFAULT 1,
    CONSTRAINT court_reports_pkey PRIMARY KEY (id),
    CONSTRAINT court_reports_maker_id_fkey FOREIGN KEY (maker_id) REFERENCES users(id),
    CONSTRAINT court_reports_made_check CHECK (
      (num_nulls(moment, snapshot, figures, csv, csv_sha256, pdf, pdf_sha256) = 0) = (state = 'MADE')
    ),
    CONSTRAINT court_reports_notified_check CHECK (members_notified > 0)
  )
`;

const ITEMS = `
  CREATE TABLE court_report_items (
    report_id uuid NOT NULL,
    list text NOT NULL,
    place integer NOT NULL,
    kind text NOT NULL DEFAULT '',
    sid text,
    submission_id uuid,
    amount numeric(18,2),
    at timestamptz,
    what text NOT NULL DEFAULT '',
    made_by text NOT NULL DEFAULT '',
    checked_by text NOT NULL DEFAULT '',
    CONSTRAINT court_report_items_pkey PRIMARY KEY (report_id, list, place),
    CONSTRAINT court_report_items_report_id_fkey FOREIGN KEY (report_id) REFERENCES court_reports(id)
  )
`;

const raise = (text: string) => `RAISE EXCEPTION '${text}' USING ERRCODE = 'restrict_violation'`;

const KEEP = [
  `CREATE FUNCTION keep_court_reports() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN ${raise('A court report that was made is never changed')}; END $$`,
  `CREATE TRIGGER keep_court_reports BEFORE UPDATE OR DELETE ON court_reports FOR EACH ROW WHEN (OLD.state = 'MADE')
   EXECUTE FUNCTION keep_court_reports()`,
  `CREATE FUNCTION keep_court_report_items() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN ${raise('The lists of a court report are never changed')}; END $$`,
  `CREATE TRIGGER keep_court_report_items BEFORE UPDATE OR DELETE ON court_report_items FOR EACH STATEMENT
   EXECUTE FUNCTION keep_court_report_items()`,
  `CREATE FUNCTION court_report_items_are_of_waiting() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     IF EXISTS (
       SELECT 1 FROM (SELECT DISTINCT report_id FROM added) a JOIN court_reports c ON c.id = a.report_id WHERE c.state <> 'WAITING')
     THEN ${raise('The lists of a court report are never changed')}; END IF;
     RETURN NULL;
   END $$`,
  `CREATE TRIGGER court_report_items_are_of_waiting AFTER INSERT ON court_report_items REFERENCING NEW TABLE AS added
   FOR EACH STATEMENT EXECUTE FUNCTION court_report_items_are_of_waiting()`,
];
