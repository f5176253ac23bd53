import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A distribution may follow another one and share what that one left. One of each place in the row is published at a time; when
 * one is published, its lines, steps and residue come to its fund, and its fund is what the one before it left (FREEZE-14).
 */
export class FollowDistributions1764400000074 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE distributions
        ADD COLUMN follows_id uuid,
        ADD CONSTRAINT distributions_follows_check CHECK (follows_id <> id),
        ADD CONSTRAINT distributions_follows_id_fkey FOREIGN KEY (follows_id) REFERENCES distributions(id)
    `);
    await db.query(`ALTER TABLE distribution_lines ADD COLUMN paid_before numeric(18,2) NOT NULL DEFAULT 0`);
    await db.query(`DROP INDEX distributions_published_key`);
    await db.query(
      `CREATE UNIQUE INDEX distributions_published_key ON distributions (state) WHERE state = 'PUBLISHED' AND follows_id IS NULL`,
    );
    await db.query(
      `CREATE UNIQUE INDEX distributions_followed_key ON distributions (follows_id) WHERE state = 'PUBLISHED'`,
    );
    await db.query(DECLARATIONS);
    await db.query(
      `CREATE UNIQUE INDEX unclaimed_declarations_proposed_key ON unclaimed_declarations (distribution_id) WHERE state = 'PROPOSED'`,
    );
    await db.query(`
      ALTER TABLE payments
        ADD COLUMN unclaimed_id uuid,
        ADD CONSTRAINT payments_unclaimed_check CHECK (unclaimed_id IS NULL OR state = 'CANCELLED')
    `);
    await db.query(`CREATE INDEX payments_held_idx ON payments (distribution_id, sid) WHERE state = 'HELD'`);
    await db.query(`CREATE INDEX payments_unclaimed_id_idx ON payments (unclaimed_id)`);
    await db.query(`
      CREATE TRIGGER keep_unclaimed BEFORE UPDATE OF unclaimed_id ON payments FOR EACH ROW
        WHEN (OLD.unclaimed_id IS NOT NULL AND NEW.unclaimed_id IS DISTINCT FROM OLD.unclaimed_id) EXECUTE FUNCTION keep_payments()
    `);
    for (const statement of [...KEEP_DECLARATIONS, ...BALANCE]) await db.query(statement);
  }

  /**
   * The version before this one pays by one distribution: those that follow it are withdrawn. There is no way back once one is
   * in payment, or payments were declared unclaimed: their money would be paid by nobody, or shared again.
   */
  async down(db: QueryRunner): Promise<void> {
    const [{ used }] = (await db.query(
      `SELECT EXISTS (SELECT 1 FROM unclaimed_declarations WHERE state = 'CONFIRMED')
         OR EXISTS (SELECT 1 FROM payments p JOIN distributions d ON d.id = p.distribution_id WHERE d.follows_id IS NOT NULL) AS used`,
    )) as [{ used: boolean }];
    if (used) throw new Error('Money that a distribution left was shared again: there is no way back.');
    await db.query(`DROP TRIGGER keep_unclaimed ON payments`);
    await db.query(`DROP TRIGGER keep_balance ON distributions`);
    await db.query(`DROP TRIGGER keep_followed ON distributions`);
    await db.query(`DROP FUNCTION keep_balance, keep_followed`);
    await db.query(`DROP TABLE unclaimed_declarations`);
    await db.query(`DROP FUNCTION keep_unclaimed_declarations`);
    await db.query(`DROP TYPE unclaimed_state`);
    await db.query(`DROP INDEX payments_unclaimed_id_idx, payments_held_idx`);
    await db.query(`ALTER TABLE payments DROP CONSTRAINT payments_unclaimed_check, DROP COLUMN unclaimed_id`);
    await db.query(`ALTER TABLE distributions DISABLE TRIGGER USER`);
    await db.query(`
      UPDATE distributions SET state = 'WITHDRAWN', withdrawer_id = publisher_id, withdrawn_at = now(),
        withdrawn_because = 'The portal was set back to a version that has one distribution'
      WHERE state = 'PUBLISHED' AND follows_id IS NOT NULL
    `);
    await db.query(`ALTER TABLE distributions ENABLE TRIGGER USER`);
    await db.query(`DROP INDEX distributions_followed_key`);
    await db.query(`DROP INDEX distributions_published_key`);
    await db.query(
      `CREATE UNIQUE INDEX distributions_published_key ON distributions (state) WHERE state = 'PUBLISHED'`,
    );
    await db.query(`ALTER TABLE distribution_lines DROP COLUMN paid_before`);
    await db.query(
      `ALTER TABLE distributions DROP CONSTRAINT distributions_follows_check, DROP COLUMN follows_id`,
    );
  }
}

const raise = (text: string) => `RAISE EXCEPTION '${text}' USING ERRCODE = 'restrict_violation'`;

const DECLARATIONS = `
  CREATE TYPE unclaimed_state AS ENUM('PROPOSED', 'CONFIRMED', 'REFUSED');
  CREATE TABLE unclaimed_declarations (
    id uuid NOT NULL DEFAULT uuidv7(),
    distribution_id uuid NOT NULL,
    state unclaimed_state NOT NULL DEFAULT 'PROPOSED',
    basis text NOT NULL,
    due date NOT NULL,
    payments integer NOT NULL,
    principal numeric(18,2) NOT NULL,
    interest numeric(18,2) NOT NULL,
    maker_id uuid NOT NULL,
    made_at timestamptz NOT NULL DEFAULT now(),
    decider_id uuid,
    decided_at timestamptz,
    refused_because text,
    taken_by_id uuid,
    version integer NOT NULL DEFAULT 1,
    CONSTRAINT unclaimed_declarations_pkey PRIMARY KEY (id),
    CONSTRAINT unclaimed_declarations_distribution_id_fkey FOREIGN KEY (distribution_id) REFERENCES distributions(id),
    CONSTRAINT unclaimed_declarations_taken_by_id_fkey FOREIGN KEY (taken_by_id) REFERENCES distributions(id),
    CONSTRAINT unclaimed_declarations_maker_id_fkey FOREIGN KEY (maker_id) REFERENCES users(id),
    CONSTRAINT unclaimed_declarations_decider_id_fkey FOREIGN KEY (decider_id) REFERENCES users(id),
    CONSTRAINT unclaimed_declarations_sums_check CHECK (payments > 0 AND least(principal, interest) >= 0),
    CONSTRAINT unclaimed_declarations_people_check CHECK (state <> 'CONFIRMED' OR decider_id <> maker_id),
    CONSTRAINT unclaimed_declarations_decided_check CHECK (
      num_nulls(decider_id, decided_at) = CASE state WHEN 'PROPOSED' THEN 2 ELSE 0 END
      AND (refused_because IS NOT NULL) = (state = 'REFUSED')),
    CONSTRAINT unclaimed_declarations_taken_check CHECK (taken_by_id IS NULL OR state = 'CONFIRMED')
  )
`;

/** What a declaration says never changes; it is confirmed only with exactly its payments, and taken by one distribution. */
const KEEP_DECLARATIONS = [
  `CREATE FUNCTION keep_unclaimed_declarations() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     IF TG_OP <> 'UPDATE' THEN
       IF TG_OP = 'INSERT' AND NEW.state = 'PROPOSED' THEN RETURN NEW; END IF;
       ${raise('What was declared unclaimed is never deleted, and begins as a proposal')};
     END IF;
     IF (NEW.id, NEW.distribution_id, NEW.basis, NEW.due, NEW.payments, NEW.principal, NEW.interest, NEW.maker_id, NEW.made_at)
         IS DISTINCT FROM (OLD.id, OLD.distribution_id, OLD.basis, OLD.due, OLD.payments, OLD.principal, OLD.interest, OLD.maker_id, OLD.made_at)
       OR (OLD.state <> 'PROPOSED' AND (NEW.state, NEW.decider_id, NEW.decided_at, NEW.refused_because)
         IS DISTINCT FROM (OLD.state, OLD.decider_id, OLD.decided_at, OLD.refused_because))
     THEN ${raise('What was declared unclaimed is never changed')}; END IF;
     IF NEW.taken_by_id IS DISTINCT FROM OLD.taken_by_id AND OLD.taken_by_id IS NOT NULL
       AND NOT EXISTS (SELECT 1 FROM distributions WHERE id = OLD.taken_by_id AND state = 'WITHDRAWN')
     THEN ${raise('Unclaimed money is shared once')}; END IF;
     IF NEW.state = 'CONFIRMED' AND OLD.state = 'PROPOSED' AND (NEW.payments, NEW.principal, NEW.interest) <> (
       SELECT count(*)::int, coalesce(sum(principal), 0), coalesce(sum(interest), 0) FROM payments
       WHERE unclaimed_id = NEW.id AND state = 'CANCELLED' AND distribution_id = NEW.distribution_id)
     THEN ${raise('The unclaimed payments do not have the sums that were declared')}; END IF;
     RETURN NEW;
   END $$`,
  `CREATE TRIGGER keep_unclaimed_declarations BEFORE INSERT OR UPDATE OR DELETE ON unclaimed_declarations
   FOR EACH ROW EXECUTE FUNCTION keep_unclaimed_declarations()`,
];

const BALANCE = [
  `CREATE FUNCTION keep_balance() RETURNS trigger LANGUAGE plpgsql AS $$
   DECLARE
     fund_principal numeric := NEW.fund ->> 'settlementSum';
     fund_interest numeric := NEW.fund ->> 'interest';
     steps record; lines record; before distributions; kept record; unclaimed record; earned numeric;
   BEGIN
     SELECT coalesce(sum(principal), 0) AS principal, coalesce(sum(interest), 0) AS interest INTO steps
       FROM distribution.waterfall(NEW.fund);
     SELECT coalesce(sum(principal), 0) AS principal, coalesce(sum(interest), 0) AS interest,
         coalesce(sum(payment), 0) AS payment, coalesce(sum(net + withheld), 0) AS paid INTO lines
       FROM distribution_lines WHERE distribution_id = NEW.id;
     IF (fund_principal, fund_interest, lines.payment, lines.paid) IS DISTINCT FROM (
       steps.principal + lines.principal + (NEW.figures #>> '{residue,principal}')::numeric,
       steps.interest + lines.interest + (NEW.figures #>> '{residue,interest}')::numeric,
       lines.principal + lines.interest, lines.payment)
     THEN ${raise('The lines, the steps and the residue of a distribution do not come to its fund')}; END IF;
     IF NEW.follows_id IS NULL THEN RETURN NEW; END IF;
     SELECT * INTO before FROM distributions WHERE id = NEW.follows_id AND state = 'PUBLISHED' FOR NO KEY UPDATE;
     IF NOT FOUND THEN ${raise('A distribution follows a published one')}; END IF;
     SELECT coalesce(sum((took.value ->> 'principal')::numeric), 0) AS principal,
         coalesce(sum((took.value ->> 'interest')::numeric), 0) AS interest INTO kept
       FROM jsonb_array_elements(before.fund -> 'steps') WITH ORDINALITY step
         JOIN jsonb_array_elements(before.figures -> 'waterfall') WITH ORDINALITY took USING (ordinality)
       WHERE step.value ->> 'kind' = 'RESERVE';
     SELECT coalesce(sum(principal), 0) AS principal, coalesce(sum(interest), 0) AS interest INTO unclaimed
       FROM unclaimed_declarations WHERE taken_by_id = NEW.id;
     SELECT coalesce(sum((value ->> 'interest')::numeric), 0) INTO earned
       FROM jsonb_array_elements(NEW.fund -> 'sources') WHERE value ->> 'kind' = 'INTEREST';
     IF (fund_principal, fund_interest - earned) IS DISTINCT FROM (
       kept.principal + (before.figures #>> '{residue,principal}')::numeric + unclaimed.principal,
       kept.interest + (before.figures #>> '{residue,interest}')::numeric + unclaimed.interest)
     THEN ${raise('The fund is not what the distribution before left')}; END IF;
     RETURN NEW;
   END $$`,
  `CREATE TRIGGER keep_balance BEFORE UPDATE OF state ON distributions
   FOR EACH ROW WHEN (OLD.state = 'APPROVED' AND NEW.state = 'PUBLISHED') EXECUTE FUNCTION keep_balance()`,
  `CREATE FUNCTION keep_followed() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     IF EXISTS (SELECT 1 FROM distributions WHERE follows_id = NEW.id AND state = 'PUBLISHED')
     THEN ${raise('A distribution that another one follows is not withdrawn')}; END IF;
     RETURN NEW;
   END $$`,
  `CREATE TRIGGER keep_followed BEFORE UPDATE OF state ON distributions
   FOR EACH ROW WHEN (OLD.state = 'PUBLISHED' AND NEW.state <> 'PUBLISHED') EXECUTE FUNCTION keep_followed()`,
];
