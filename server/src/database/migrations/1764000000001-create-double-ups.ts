import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateDoubleUps1764000000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TYPE double_up_reason AS ENUM('ABN_ACN', 'TRADING_ACCOUNT', 'BANK_ACCOUNT', 'TAX_NUMBER', 'NAME_AND_ADDRESS')
    `);
    await db.query(`CREATE TYPE double_up_verdict AS ENUM('NOT_DUPLICATE', 'DUPLICATE')`);
    await db.query(`
      CREATE TABLE double_ups (
        first_id uuid NOT NULL,
        second_id uuid NOT NULL,
        reasons double_up_reason[] NOT NULL,
        group_id uuid NOT NULL,
        CONSTRAINT double_ups_order_check CHECK (first_id < second_id),
        CONSTRAINT double_ups_pkey PRIMARY KEY (first_id, second_id),
        CONSTRAINT double_ups_first_id_fkey FOREIGN KEY (first_id) REFERENCES submissions(id) ON DELETE CASCADE,
        CONSTRAINT double_ups_second_id_fkey FOREIGN KEY (second_id) REFERENCES submissions(id) ON DELETE CASCADE
      )
    `);
    await db.query(`CREATE INDEX double_ups_second_id_idx ON double_ups (second_id)`);
    await db.query(`CREATE INDEX double_ups_group_id_idx ON double_ups (group_id)`);
    await db.query(`
      CREATE TABLE double_up_marks (
        first_id uuid NOT NULL,
        second_id uuid NOT NULL,
        verdict double_up_verdict NOT NULL,
        duplicate_id uuid,
        marked_by_id uuid NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        version integer NOT NULL DEFAULT 1,
        CONSTRAINT double_up_marks_order_check CHECK (first_id < second_id),
        CONSTRAINT double_up_marks_duplicate_check CHECK ((verdict = 'DUPLICATE') = (duplicate_id IS NOT NULL) AND (duplicate_id IS NULL OR duplicate_id IN (first_id, second_id))),
        CONSTRAINT double_up_marks_pkey PRIMARY KEY (first_id, second_id),
        CONSTRAINT double_up_marks_first_id_fkey FOREIGN KEY (first_id) REFERENCES submissions(id) ON DELETE CASCADE,
        CONSTRAINT double_up_marks_second_id_fkey FOREIGN KEY (second_id) REFERENCES submissions(id) ON DELETE CASCADE,
        CONSTRAINT double_up_marks_marked_by_id_fkey FOREIGN KEY (marked_by_id) REFERENCES users(id)
      )
    `);
    await db.query(`CREATE INDEX double_up_marks_second_id_idx ON double_up_marks (second_id)`);
    await db.query(`
      CREATE TABLE double_up_searches (
        id uuid NOT NULL DEFAULT uuidv7(),
        found integer,
        finished_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT double_up_searches_pkey PRIMARY KEY (id)
      )
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP TABLE double_up_searches`);
    await db.query(`DROP TABLE double_up_marks`);
    await db.query(`DROP TABLE double_ups`);
    await db.query(`DROP TYPE double_up_verdict`);
    await db.query(`DROP TYPE double_up_reason`);
  }
}
