import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The market's prices by day: rows are only added, so that a run can read those of its moment again at any time. */
export class CreateDayPrices1764400000028 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TYPE import_kind ADD VALUE 'DAY_PRICES'`);
    await db.query(`
      CREATE TABLE day_prices (
        id bigint GENERATED ALWAYS AS IDENTITY,
        day date NOT NULL,
        low numeric(20, 6) NOT NULL,
        high numeric(20, 6) NOT NULL,
        import_run_id uuid NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT day_prices_pkey PRIMARY KEY (id),
        CONSTRAINT day_prices_range_check CHECK (low > 0 AND low <= high),
        CONSTRAINT day_prices_import_run_id_fkey FOREIGN KEY (import_run_id) REFERENCES import_runs(id)
      )
    `);
    await db.query(`CREATE INDEX day_prices_day_id_idx ON day_prices (day, id)`);
    await db.query(`
      CREATE FUNCTION keep_day_prices() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION 'Day prices are never changed or deleted' USING ERRCODE = 'restrict_violation';
      END $$
    `);
    await db.query(`
      CREATE TRIGGER keep_day_prices BEFORE UPDATE OR DELETE ON day_prices
        FOR EACH ROW EXECUTE FUNCTION keep_day_prices()
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP TABLE day_prices`);
    await db.query(`DROP FUNCTION keep_day_prices()`);
    await db.query(`DELETE FROM import_runs WHERE kind::text = 'DAY_PRICES'`);
    await db.query(`ALTER TYPE import_kind RENAME TO import_kind_with_prices`);
    await db.query(`CREATE TYPE import_kind AS ENUM('SETTLEMENT_RECORDS', 'TRADES', 'ASSESSMENT_NOTICES')`);
    await db.query(
      `ALTER TABLE import_runs ALTER COLUMN kind TYPE import_kind USING kind::text::import_kind`,
    );
    await db.query(`DROP TYPE import_kind_with_prices`);
  }
}
