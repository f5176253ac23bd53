import type { MigrationInterface, QueryRunner } from 'typeorm';

/** All that Unicode takes for white space: what btrim() and regular expressions take depends on the database. */
const WHITE_SPACE =
  ' \t\n\v\f\r\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff';

/**
 * The second assessment engine, on `numeric` alone: what it takes in, a scheme's rules as columns, and its one division.
 * Other migrations of the schema `assessment` add the matchings, the checks and the function that assesses claims.
 */
export class CreateAssessmentSchema1764300000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`CREATE SCHEMA assessment`);
    await db.query(`
      CREATE TYPE assessment.claim AS (
        submission_id uuid, opening_balance text, closing_balance text, accepted text[]
      )
    `);
    await db.query(`
      CREATE TYPE assessment.trade AS (
        submission_id uuid, id text, transaction_type text, trade_date date,
        quantity numeric, price_per_share numeric, total_amount numeric
      )
    `);
    await db.query(`CREATE TYPE assessment.day_price AS (date date, low numeric, high numeric)`);
    await db.query(`
      CREATE TYPE assessment.method AS ENUM(
        'INFLATION_DIFF', 'INFLATION_DIFF_PRICE_CAP', 'PERCENT_INFLATION', 'TRUE_VALUE', 'NOMINAL'
      )
    `);
    await db.query(`CREATE TYPE assessment.matching AS ENUM('FIFO', 'LIFO', 'AVERAGE', 'NET')`);
    await db.query(`CREATE TYPE assessment.same_day AS ENUM('ACQUISITIONS_FIRST', 'DISPOSALS_FIRST')`);
    await db.query(`CREATE TYPE assessment.rounding AS ENUM('HALF_UP', 'DOWN')`);
    await db.query(`
      CREATE TYPE assessment.rules AS (
        opening_date date, window_from date, window_to date, last_day date,
        method assessment.method, matching assessment.matching, same_day assessment.same_day,
        held_price numeric, credit_on_sale boolean, look_back_from date, look_back_to date, mean_price numeric,
        holding_price numeric, most_per_share numeric, most_per_claim numeric,
        counts_transfers_in boolean, counts_transfers_out boolean, rounding assessment.rounding
      )
    `);
    // Rules were checked when they were drafted; a null among these would be taken for no loss.
    await db.query(`
      CREATE FUNCTION assessment.required(document jsonb, path text[]) RETURNS text
      LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = '' AS $$
      BEGIN
        IF document #>> path IS NULL THEN
          RAISE EXCEPTION 'The rules have no %', array_to_string(path, '.') USING ERRCODE = 'invalid_parameter_value';
        END IF;
        RETURN document #>> path;
      END $$
    `);
    await db.query(`
      CREATE FUNCTION assessment.rules_of(document jsonb) RETURNS assessment.rules
      LANGUAGE sql STABLE PARALLEL SAFE SET search_path = '' AS $$
        SELECT
          assessment.required(document, '{openingDate}')::date,
          assessment.required(document, '{window,from}')::date,
          assessment.required(document, '{window,to}')::date,
          assessment.required(document, '{lastDay}')::date,
          assessment.required(document, '{method}')::assessment.method,
          assessment.required(document, '{matching}')::assessment.matching,
          coalesce(document ->> 'sameDay', 'ACQUISITIONS_FIRST')::assessment.same_day,
          (document ->> 'heldPrice')::numeric,
          coalesce(document ->> 'creditOnSale', 'true')::boolean,
          (document #>> '{lookBack,from}')::date,
          (document #>> '{lookBack,to}')::date,
          (document #>> '{lookBack,mean}')::numeric,
          (document #>> '{overallCap,holdingPrice}')::numeric,
          (document #>> '{caps,perShare}')::numeric,
          (document #>> '{caps,perClaim}')::numeric,
          coalesce(document ->> 'transfersIn', 'NO_CLAIM') = 'AS_ACQUISITION',
          coalesce(document ->> 'transfersOut', 'NO_CLAIM') = 'AS_DISPOSAL',
          coalesce(document ->> 'rounding', 'HALF_UP')::assessment.rounding
      $$
    `);
    await db.query(`
      CREATE FUNCTION assessment.list_of(document jsonb, path text[]) RETURNS jsonb
      LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN coalesce(nullif(document #> path, 'null'), '[]')
    `);
    await db.query(`
      CREATE FUNCTION assessment.trimmed(value text) RETURNS text
      LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN btrim(value, '${WHITE_SPACE}')
    `);
    // 1.000 is a thousand where a point separates thousands, so it is not read as either number.
    await db.query(`
      CREATE FUNCTION assessment.number_of(value text) RETURNS numeric
      LANGUAGE sql IMMUTABLE PARALLEL SAFE
      RETURN CASE WHEN assessment.trimmed(value) !~ '^[1-9][0-9]{0,2}[.][0-9]{3}$'
        THEN substring(assessment.trimmed(value) FROM '^[+-]?[0-9]+[.]?[0-9]*$')::numeric END
    `);
    await db.query(`
      CREATE FUNCTION assessment.opening_shares(opening_balance text) RETURNS numeric
      LANGUAGE sql IMMUTABLE PARALLEL SAFE
      RETURN coalesce(floor(assessment.number_of(opening_balance)), 0)
    `);
    // On whole numbers: numeric's own division would round once more, before the twelfth decimal does.
    await db.query(`
      CREATE FUNCTION assessment.part_of(amount numeric, part numeric, whole numeric) RETURNS numeric
      LANGUAGE sql IMMUTABLE PARALLEL SAFE
      RETURN sign(amount) * div(2 * abs(amount) * part * 1e12 + whole, 2 * whole) * 1e-12
    `);
    await db.query(`
      COMMENT ON FUNCTION assessment.part_of IS
        'amount times part, divided by whole, to 12 decimals, halves away from zero (ASSESS-2)'
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP FUNCTION assessment.part_of, assessment.opening_shares, assessment.number_of`);
    await db.query(
      `DROP FUNCTION assessment.trimmed, assessment.list_of, assessment.rules_of, assessment.required`,
    );
    for (const type of ['rules', 'rounding', 'same_day', 'matching', 'method', 'day_price', 'trade', 'claim'])
      await db.query(`DROP TYPE assessment.${type}`);
    await db.query(`DROP SCHEMA assessment`);
  }
}
