import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The second distribution engine, on `numeric` in dollars and cents: what it takes in, the waterfall and the tax withheld.
 * It reads no table. The next migration adds the function that shares a fund.
 */
export class CreateDistributionSchema1764400000040 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`CREATE SCHEMA distribution`);
    await db.query(`CREATE TYPE distribution.claim AS (sid text, loss numeric, tax_class text)`);
    await db.query(REFUSE);
    await db.query(WATERFALL);
    await db.query(WITHHELD);
    await db.query(`
      COMMENT ON FUNCTION distribution.waterfall IS
        'What each step takes from the two columns of a fund; refuses a step that is not covered (SHARE-8)'
    `);
    await db.query(`
      COMMENT ON FUNCTION distribution.withheld IS
        'The tax withheld from a payment; refuses a tax class without a rate (SHARE-9)'
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP FUNCTION distribution.withheld, distribution.waterfall, distribution.refuse`);
    await db.query(`DROP TYPE distribution.claim`);
    await db.query(`DROP SCHEMA distribution`);
  }
}

/** Its SQLSTATE tells a refusal from an error. Volatile, or else the planner would call it where no row does. */
const REFUSE = `
  CREATE FUNCTION distribution.refuse(refusal text) RETURNS void
  LANGUAGE plpgsql VOLATILE PARALLEL SAFE SET search_path = '' AS $$
  BEGIN
    RAISE EXCEPTION USING ERRCODE = 'PD001', MESSAGE = refusal;
  END $$
`;

const WATERFALL = `
  CREATE FUNCTION distribution.waterfall(fund jsonb)
  RETURNS TABLE (step integer, name text, principal numeric, interest numeric)
  LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = '' AS $$
  DECLARE
    settlement_sum numeric(40, 2) := fund ->> 'settlementSum';
    principal_left numeric(40, 2) := settlement_sum;
    interest_left numeric(40, 2) := fund ->> 'interest';
    given jsonb;
    amount numeric(40, 2);
  BEGIN
    FOR step, given IN
      SELECT number - 1, value FROM jsonb_array_elements(fund -> 'steps') WITH ORDINALITY AS _(value, number) ORDER BY number
    LOOP
      amount := coalesce(
        (given ->> 'percent')::numeric / 100
          * CASE given ->> 'of' WHEN 'REMAINING' THEN principal_left + interest_left ELSE settlement_sum END,
        (given ->> 'amount')::numeric,
        0
      );
      name := given ->> 'name';
      interest := CASE given ->> 'from'
        WHEN 'INTEREST' THEN amount
        WHEN 'INTEREST_FIRST' THEN least(amount, interest_left)
        ELSE 0
      END;
      principal := amount - interest;
      principal_left := principal_left - principal;
      interest_left := interest_left - interest;
      IF least(principal_left, interest_left) < 0 THEN
        PERFORM distribution.refuse('STEP_NOT_COVERED:' || step);
      END IF;
      RETURN NEXT;
    END LOOP;
  END $$
`;

const WITHHELD = `
  CREATE FUNCTION distribution.withheld(withholding jsonb, tax_class text, principal numeric, interest numeric)
  RETURNS numeric
  LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = '' AS $$
  DECLARE
    terms jsonb := withholding -> 'rates' -> tax_class;
    taxed numeric := CASE withholding ->> 'base' WHEN 'TOTAL' THEN principal + interest ELSE interest END;
  BEGIN
    IF coalesce(withholding ->> 'base', 'NONE') = 'NONE' THEN
      RETURN 0;
    END IF;
    IF terms ->> 'rate' IS NULL THEN
      PERFORM distribution.refuse('NO_RATE:' || tax_class);
    END IF;
    RETURN CASE terms ->> 'rounding'
      WHEN 'WHOLE_DOLLAR_DOWN' THEN trunc(taxed * (terms ->> 'rate')::numeric)
      ELSE round(taxed * (terms ->> 'rate')::numeric, 2)
    END;
  END $$
`;
