import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The columns in which the second person of an act is recorded, and when that is so. */
const CHECKERS: readonly { table: string; columns: readonly string[]; when?: string }[] = [
  { table: 'rules_versions', columns: ['approved_by_id'] },
  {
    table: 'assessment_runs',
    columns: ['reviewer_id', 'approver_id', 'finaliser_id', 'second_finaliser_id'],
  },
  { table: 'claim_decisions', columns: ['checker_id'], when: `NEW.state = 'IN_FORCE'` },
  { table: 'distributions', columns: ['approver_id'] },
  { table: 'bank_changes', columns: ['decider_id'], when: `NEW.state = 'RELEASED'` },
  { table: 'payment_runs', columns: ['approver_id', 'second_approver_id'] },
  { table: 'payments', columns: ['releaser_id'] },
  { table: 'returned_items', columns: ['reissuer_id', 'finder_id'] },
  { table: 'file_rejections', columns: ['decider_id'], when: `NEW.state = 'CONFIRMED'` },
  { table: 'unclaimed_declarations', columns: ['decider_id'], when: `NEW.state = 'CONFIRMED'` },
  { table: 'identity_purges', columns: ['confirmed_by_id'] },
];

/**
 * Whoever manages users could open somebody else's account to themselves and be their own second person. An administrator's
 * account that got another mailbox checks nothing for 48 hours; one that was promoted or enabled again, for as long as the
 * service that does so sets in `prorata.checks_after_hours` (USER-17, USER-18).
 */
export class DelayNewCheckers1764400000086 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE users ADD COLUMN checks_from timestamptz`);
    // Nobody sets it: it follows from the change, and whoever writes to the table cannot shorten it.
    await db.query(`
      CREATE FUNCTION delay_new_checkers() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        hours int := 0;
      BEGIN
        NEW.checks_from := OLD.checks_from;
        IF NEW.role <> 'MASTER_ADMIN' THEN RETURN NEW; END IF;
        IF OLD.role = 'MASTER_ADMIN' AND lower(NEW.email COLLATE "C") <> lower(OLD.email COLLATE "C") THEN hours := 48;
        ELSIF OLD.role <> 'MASTER_ADMIN' OR (NEW.enabled AND NOT OLD.enabled)
        THEN hours := coalesce(nullif(current_setting('prorata.checks_after_hours', true), '')::int, 0); END IF;
        IF hours > 0 THEN NEW.checks_from := greatest(OLD.checks_from, now() + make_interval(hours => hours)); END IF;
        RETURN NEW;
      END $$
    `);
    await db.query(`
      CREATE TRIGGER delay_new_checkers BEFORE UPDATE OF role, enabled, email, checks_from ON users
        FOR EACH ROW EXECUTE FUNCTION delay_new_checkers()
    `);
    await db.query(`
      CREATE FUNCTION refuse_new_checkers() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        checker text;
      BEGIN
        FOREACH checker IN ARRAY TG_ARGV LOOP
          IF EXISTS (SELECT 1 FROM users u WHERE u.id = (to_jsonb(NEW) ->> checker)::uuid AND u.checks_from > now())
            AND to_jsonb(NEW) ->> checker IS DISTINCT FROM to_jsonb(OLD) ->> checker
          THEN RAISE EXCEPTION 'An account that an administrator changed checks nothing for a time' USING ERRCODE = 'restrict_violation'; END IF;
        END LOOP;
        RETURN NEW;
      END $$
    `);
    for (const { table, columns, when } of CHECKERS) {
      const changed = columns.map((one) => `NEW.${one} IS DISTINCT FROM OLD.${one}`).join(' OR ');
      await db.query(`
        CREATE TRIGGER refuse_new_checkers BEFORE UPDATE OF ${columns.join(', ')} ON ${table} FOR EACH ROW
          WHEN (${when === undefined ? changed : `${when} AND (${changed})`})
          EXECUTE FUNCTION refuse_new_checkers('${columns.join("', '")}')
      `);
    }
  }

  async down(db: QueryRunner): Promise<void> {
    for (const { table } of CHECKERS) await db.query(`DROP TRIGGER refuse_new_checkers ON ${table}`);
    await db.query(`DROP TRIGGER delay_new_checkers ON users`);
    await db.query(`DROP FUNCTION refuse_new_checkers, delay_new_checkers`);
    await db.query(`ALTER TABLE users DROP COLUMN checks_from`);
  }
}
