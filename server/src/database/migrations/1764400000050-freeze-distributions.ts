import type { MigrationInterface, QueryRunner } from 'typeorm';

const FROZEN = `'FROZEN', 'APPROVED', 'PUBLISHED', 'WITHDRAWN'`;
const COMPUTED = 'distributions_computed_check';

const CHECKS: Record<string, string> = {
  original: `copy_of_id IS NULL OR state NOT IN ('FREEZING', ${FROZEN})`,
  freezing: `(frozen_at IS NOT NULL) = (state IN ('FREEZING', ${FROZEN}))`,
  frozen: `(num_nulls(frozen_header, frozen_sha256, salts_key, leaves, seal) = 0) = (state IN (${FROZEN}))`,
  people: 'approver_id <> maker_id',
  approval: `(num_nulls(approver_id, approved_at) = 0 OR state NOT IN ('APPROVED', 'PUBLISHED'))`,
  publication: `(num_nulls(publisher_id, published_at) = 0 OR state <> 'PUBLISHED')`,
  withdrawal: `(num_nulls(withdrawer_id, withdrawn_at, withdrawn_because) = 0) = (state = 'WITHDRAWN')`,
};

/**
 * What freezing a distribution adds: its hash and seal, the salts of its lines, the nodes of its tree, and the people who
 * approve and publish it. From FROZEN on a trigger allows only the moves to the next states, by whoever (FREEZE-5).
 */
export class FreezeDistributions1764400000050 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE distributions
        ADD COLUMN publish_lines boolean NOT NULL DEFAULT false,
        ADD COLUMN frozen_at timestamptz,
        ADD COLUMN frozen_header text,
        ADD COLUMN frozen_sha256 bytea,
        ADD COLUMN salts_key bytea,
        ADD COLUMN leaves integer,
        ADD COLUMN seal bytea,
        ADD COLUMN approver_id uuid,
        ADD COLUMN approved_at timestamptz,
        ADD COLUMN publisher_id uuid,
        ADD COLUMN published_at timestamptz,
        ADD COLUMN withdrawer_id uuid,
        ADD COLUMN withdrawn_at timestamptz,
        ADD COLUMN withdrawn_because text,
        DROP CONSTRAINT ${COMPUTED},
        ADD CONSTRAINT ${COMPUTED} CHECK ((figures IS NOT NULL) = (state NOT IN ('DRAFT', 'COMPUTING'))),
        ${Object.entries(CHECKS)
          .map(([name, check]) => `ADD CONSTRAINT distributions_${name}_check CHECK (${check})`)
          .join(', ')},
        ${['approver', 'publisher', 'withdrawer']
          .map(
            (who) =>
              `ADD CONSTRAINT distributions_${who}_id_fkey FOREIGN KEY (${who}_id) REFERENCES users(id)`,
          )
          .join(', ')}
    `);
    await db.query(
      `CREATE UNIQUE INDEX distributions_published_key ON distributions (state) WHERE state = 'PUBLISHED'`,
    );
    await db.query(`
      CREATE TABLE distribution_salts (
        distribution_id uuid NOT NULL,
        submission_id uuid NOT NULL,
        commitment bytea NOT NULL,
        salt bytea NOT NULL,
        CONSTRAINT distribution_salts_pkey PRIMARY KEY (distribution_id, submission_id),
        CONSTRAINT distribution_salts_distribution_id_fkey FOREIGN KEY (distribution_id) REFERENCES distributions(id),
        CONSTRAINT distribution_salts_length_check CHECK (octet_length(commitment) = 32 AND octet_length(salt) = 60)
      )
    `);
    await db.query(`
      CREATE TABLE merkle_nodes (
        distribution_id uuid NOT NULL,
        level smallint NOT NULL,
        place integer NOT NULL,
        submission_id uuid,
        hash bytea NOT NULL,
        loss bigint NOT NULL,
        principal bigint NOT NULL,
        interest bigint NOT NULL,
        CONSTRAINT merkle_nodes_pkey PRIMARY KEY (distribution_id, level, place),
        CONSTRAINT merkle_nodes_distribution_id_fkey FOREIGN KEY (distribution_id) REFERENCES distributions(id),
        CONSTRAINT merkle_nodes_leaf_check CHECK ((submission_id IS NOT NULL) = (level = 0)),
        CONSTRAINT merkle_nodes_range_check CHECK (octet_length(hash) = 32 AND least(level, place, loss, principal, interest) >= 0)
      )
    `);
    await db.query(`
      CREATE UNIQUE INDEX merkle_nodes_leaf_key ON merkle_nodes (distribution_id, submission_id) WHERE level = 0
    `);
    await db.query(KEEP_PROOFS);
    for (const table of ['distribution_salts', 'merkle_nodes'])
      for (const [event, rows] of [
        ['INSERT', 'NEW TABLE AS touched'],
        ['DELETE', 'OLD TABLE AS touched'],
        ['UPDATE', 'NEW TABLE AS touched'],
      ] as const)
        await db.query(`
          CREATE TRIGGER keep_${table}_${event.toLowerCase()} AFTER ${event} ON ${table}
            REFERENCING ${rows} FOR EACH STATEMENT EXECUTE FUNCTION keep_distribution_proofs()
        `);
    await db.query(KEEP_FROZEN);
    await db.query(`
      CREATE TRIGGER keep_frozen_distribution BEFORE INSERT OR UPDATE OR DELETE ON distributions
        FOR EACH ROW EXECUTE FUNCTION keep_frozen_distribution()
    `);
  }

  /** A frozen distribution is computed again; its lines stay, its proofs go. */
  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP TABLE merkle_nodes`);
    await db.query(`DROP TABLE distribution_salts`);
    await db.query(`DROP FUNCTION keep_distribution_proofs`);
    await db.query(`DROP TRIGGER keep_frozen_distribution ON distributions`);
    await db.query(`DROP FUNCTION keep_frozen_distribution`);
    await db.query(`DROP INDEX distributions_published_key`);
    await db.query(`
      ALTER TABLE distributions ${[
        COMPUTED,
        ...Object.keys(CHECKS).map((name) => `distributions_${name}_check`),
      ]
        .map((name) => `DROP CONSTRAINT ${name}`)
        .join(', ')}
    `);
    await db.query(`UPDATE distributions SET state = 'COMPUTED' WHERE state IN ('FREEZING', ${FROZEN})`);
    await db.query(`
      ALTER TABLE distributions
        ADD CONSTRAINT ${COMPUTED} CHECK ((figures IS NOT NULL) = (state IN ('COMPUTED', 'DISAGREED'))),
        ${[
          'publish_lines',
          'frozen_at',
          'frozen_header',
          'frozen_sha256',
          'salts_key',
          'leaves',
          'seal',
          'approver_id',
          'approved_at',
          'publisher_id',
          'published_at',
          'withdrawer_id',
          'withdrawn_at',
          'withdrawn_because',
        ]
          .map((column) => `DROP COLUMN ${column}`)
          .join(', ')}
    `);
  }
}

/** Once for each statement: a million rows pay nothing for each row. */
const KEEP_PROOFS = `
  CREATE FUNCTION keep_distribution_proofs() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'UPDATE' OR EXISTS (SELECT 1 FROM distributions
      WHERE id IN (SELECT distribution_id FROM touched) AND state <> 'FREEZING')
    THEN
      RAISE EXCEPTION 'Proofs of a distribution are never changed' USING ERRCODE = 'restrict_violation';
    END IF;
    RETURN NULL;
  END $$
`;

/** Which columns may change is decided by the move; everything else of the row must be as it was. */
const KEEP_FROZEN = `
  CREATE FUNCTION keep_frozen_distribution() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    always text[] := ARRAY['state', 'version', 'updated_at'];
    written text[] := ARRAY['message', 'frozen_header', 'frozen_sha256', 'salts_key', 'leaves', 'seal', 'written'];
    free text[];
  BEGIN
    IF TG_OP = 'INSERT' THEN
      IF NEW.state IN ('FREEZING', ${FROZEN}) THEN
        RAISE EXCEPTION 'A distribution does not begin frozen' USING ERRCODE = 'restrict_violation';
      END IF;
      RETURN NEW;
    END IF;
    IF TG_OP = 'UPDATE' THEN
      free := CASE OLD.state::text || ' ' || NEW.state::text
        WHEN 'COMPUTED FREEZING' THEN ARRAY['publish_lines', 'frozen_at', 'message', 'written']
        WHEN 'FREEZING FREEZING' THEN written
        WHEN 'FREEZING FROZEN' THEN written
        WHEN 'FREEZING COMPUTED' THEN written || ARRAY['publish_lines', 'frozen_at']
        WHEN 'FROZEN APPROVED' THEN ARRAY['approver_id', 'approved_at']
        WHEN 'APPROVED PUBLISHED' THEN ARRAY['publisher_id', 'published_at']
        WHEN 'FROZEN WITHDRAWN' THEN ARRAY['withdrawer_id', 'withdrawn_at', 'withdrawn_because']
        WHEN 'APPROVED WITHDRAWN' THEN ARRAY['withdrawer_id', 'withdrawn_at', 'withdrawn_because']
        WHEN 'PUBLISHED WITHDRAWN' THEN ARRAY['withdrawer_id', 'withdrawn_at', 'withdrawn_because']
      END;
      IF (free IS NULL AND NOT ARRAY[OLD.state::text, NEW.state::text] && ARRAY['FREEZING', ${FROZEN}])
        OR to_jsonb(OLD) - always - free = to_jsonb(NEW) - always - free
      THEN
        RETURN NEW;
      END IF;
    ELSIF OLD.state NOT IN ('FREEZING', ${FROZEN}) THEN
      RETURN OLD;
    END IF;
    RAISE EXCEPTION 'A frozen distribution is never changed' USING ERRCODE = 'restrict_violation';
  END $$
`;
