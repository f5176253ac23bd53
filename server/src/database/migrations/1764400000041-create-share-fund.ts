import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The entry of the second distribution engine: shares a fund among claims, to the cent. */
export class CreateShareFund1764400000041 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(BELOW_MINIMUM);
    await db.query(LARGEST_REMAINDER);
    await db.query(SHARE_FUND);
    await db.query(`
      COMMENT ON FUNCTION distribution.below_minimum IS
        'The losses whose share is below the minimum, with the round in which they fall (SHARE-7)'
    `);
    await db.query(`
      COMMENT ON FUNCTION distribution.share_fund IS
        'Shares what the waterfall leaves of a fund by the part distribution of a rules document: a line for every claim (SHARE-10)'
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(
      `DROP FUNCTION distribution.share_fund, distribution.largest_remainder, distribution.below_minimum`,
    );
  }
}

/**
 * One pass over the different losses, the smallest first. A round measures them by the sums at its start; the first that
 * reaches the minimum ends it, and is measured again by what the round has left.
 */
const BELOW_MINIMUM = `
  CREATE FUNCTION distribution.below_minimum(
    claims distribution.claim[], minimum numeric, is_raised boolean, is_smallest_first boolean,
    pot numeric, is_never_above_loss boolean
  ) RETURNS TABLE (loss numeric, round integer)
  LANGUAGE plpgsql STABLE PARALLEL SAFE SET search_path = '' SET jit = off AS $$
  DECLARE
    alike record;
    losses_left numeric := (SELECT sum(claim.loss) FROM unnest(claims) AS claim);
    losses_measured numeric := losses_left;
    fallen bigint := 0;
    fallen_measured bigint := 0;
    shared numeric;
    has_fallen boolean := false;
  BEGIN
    round := 0;
    FOR alike IN
      SELECT claim.loss, count(*) AS members FROM unnest(claims) AS claim WHERE claim.loss > 0
      GROUP BY claim.loss ORDER BY claim.loss
    LOOP
      LOOP
        shared := CASE WHEN is_never_above_loss THEN least(pot, losses_measured) ELSE pot END
          - CASE WHEN is_raised THEN minimum * fallen_measured ELSE 0 END;
        IF shared < 0 THEN
          PERFORM distribution.refuse('MINIMUM_EXCEEDS_FUND');
        END IF;
        EXIT WHEN fallen = fallen_measured
          OR (NOT is_smallest_first AND shared * alike.loss < minimum * losses_measured);
        losses_measured := losses_left;
        fallen_measured := fallen;
        has_fallen := false;
      END LOOP;
      EXIT WHEN shared * alike.loss >= minimum * losses_measured;
      IF NOT has_fallen THEN
        round := round + 1;
        has_fallen := true;
      END IF;
      losses_left := losses_left - alike.loss * alike.members;
      fallen := fallen + alike.members;
      loss := alike.loss;
      RETURN NEXT;
    END LOOP;
    IF losses_left = 0 THEN
      PERFORM distribution.refuse('NOBODY_REACHES_MINIMUM') WHERE NOT is_raised;
      PERFORM distribution.refuse('MINIMUM_EXCEEDS_FUND') WHERE is_raised AND minimum * fallen > pot;
    END IF;
  END $$
`;

/** Whole cents first; a cent more for the largest remainders, of equal ones for the first SIDs by their bytes. */
const LARGEST_REMAINDER = `
  CREATE FUNCTION distribution.largest_remainder(total numeric, sids text[], weights numeric[])
  RETURNS TABLE (sid text, share numeric)
  LANGUAGE sql STABLE PARALLEL SAFE ROWS 100000 SET search_path = '' SET jit = off AS $$
    WITH weighted AS (
      SELECT sid, weight * 100 * total * 100 AS product, sum(weight * 100) OVER () AS whole
      FROM unnest(sids, weights) AS _(sid, weight)
    ),
    cut AS (
      SELECT sid, div(product, whole) AS cents, row_number() OVER (ORDER BY mod(product, whole) DESC, sid COLLATE "C") AS place
      FROM weighted
    ),
    missing AS (SELECT total * 100 - sum(cents) AS cents FROM cut)
    SELECT sid, (cut.cents + CASE WHEN place <= missing.cents THEN 1 ELSE 0 END) / 100
    FROM cut CROSS JOIN missing
  $$
`;

const SHARE_FUND = `
  CREATE FUNCTION distribution.share_fund(plan jsonb, fund jsonb, claims distribution.claim[])
  RETURNS TABLE (
    sid text, loss numeric, principal numeric, interest numeric, payment numeric, withheld numeric, net numeric,
    state text, round integer
  )
  LANGUAGE plpgsql STABLE PARALLEL SAFE ROWS 100000 SET search_path = '' SET enable_nestloop = off SET jit = off AS $$
  DECLARE
    principal_left numeric := (fund ->> 'settlementSum')::numeric
      - (SELECT coalesce(sum(taken.principal), 0) FROM distribution.waterfall(fund) AS taken);
    interest_left numeric := (fund ->> 'interest')::numeric
      - (SELECT coalesce(sum(taken.interest), 0) FROM distribution.waterfall(fund) AS taken);
    pot numeric := principal_left + interest_left;
    treatment text := coalesce(plan #>> '{minimumPayment,treatment}', 'PAY');
    is_raised boolean := treatment = 'ROUND_UP';
    is_never_above_loss boolean := coalesce(plan ->> 'neverAboveLoss', 'false');
    -- Members with one loss fall together, so what becomes of a claim follows from its loss alone.
    fallen numeric[];
    fallen_in integer[];
    raised numeric := 0;
    others numeric;
    shared numeric;
  BEGIN
    PERFORM distribution.refuse('NOTHING_TO_SHARE')
    WHERE NOT EXISTS (SELECT FROM unnest(claims) AS claim WHERE claim.loss > 0);
    PERFORM distribution.refuse('EMPTY_FUND') WHERE pot = 0;
    PERFORM distribution.refuse('NOT_TOGETHER') WHERE is_raised AND is_never_above_loss;
    IF treatment <> 'PAY' THEN
      SELECT array_agg(below.loss), array_agg(below.round) INTO fallen, fallen_in
      FROM distribution.below_minimum(
        claims, (plan #>> '{minimumPayment,amount}')::numeric, is_raised,
        NOT is_raised AND coalesce(plan #>> '{minimumPayment,sequence}', '') = 'SMALLEST_FIRST', pot, is_never_above_loss
      ) AS below;
    END IF;
    SELECT coalesce(sum(claim.loss) FILTER (WHERE below.loss IS NULL), 0),
      (count(below.loss)) * CASE WHEN is_raised THEN (plan #>> '{minimumPayment,amount}')::numeric ELSE 0 END
    INTO others, raised
    FROM unnest(claims) AS claim LEFT JOIN unnest(fallen) AS below(loss) USING (loss) WHERE claim.loss > 0;
    shared := CASE WHEN is_never_above_loss THEN least(pot, others) WHEN others = 0 THEN raised ELSE pot END;
    -- What nobody is entitled to comes out of the interest first.
    interest_left := interest_left - least(interest_left, pot - shared);

    RETURN QUERY
    WITH placed AS (
      SELECT claim.*, below.round AS fell_in,
        CASE WHEN claim.loss <= 0 THEN 'NO_LOSS' WHEN below.round IS NULL THEN 'SHARED'
          WHEN is_raised THEN 'RAISED' ELSE 'BELOW_MINIMUM' END AS becomes
      FROM unnest(claims) AS claim
        LEFT JOIN unnest(fallen, fallen_in) AS below(loss, round) USING (loss)
    ),
    gains AS (
      SELECT * FROM distribution.largest_remainder(
        shared - raised,
        ARRAY(SELECT placed.sid FROM placed WHERE becomes = 'SHARED' ORDER BY placed.sid COLLATE "C"),
        ARRAY(SELECT placed.loss FROM placed WHERE becomes = 'SHARED' ORDER BY placed.sid COLLATE "C")
      )
    ),
    paid AS (
      SELECT placed.*, coalesce(
        gains.share, CASE WHEN becomes = 'RAISED' THEN (plan #>> '{minimumPayment,amount}')::numeric END, 0) AS amount
      FROM placed LEFT JOIN gains USING (sid)
    ),
    interests AS (
      SELECT * FROM distribution.largest_remainder(
        interest_left,
        ARRAY(SELECT paid.sid FROM paid WHERE amount > 0 ORDER BY paid.sid COLLATE "C"),
        ARRAY(SELECT paid.amount FROM paid WHERE amount > 0 ORDER BY paid.sid COLLATE "C")
      )
    ),
    columns AS (
      SELECT paid.*, coalesce(interests.share, 0) AS of_interest
      FROM paid LEFT JOIN interests USING (sid)
    ),
    taxed AS (
      SELECT columns.*, CASE WHEN amount > 0
        THEN distribution.withheld(plan -> 'withholding', tax_class, amount - of_interest, of_interest) ELSE 0 END AS tax
      FROM columns ORDER BY columns.sid COLLATE "C"
    )
    SELECT taxed.sid, round(taxed.loss, 2), round(amount - of_interest, 2), round(of_interest, 2), round(amount, 2),
      round(tax, 2), round(amount - tax, 2), becomes, fell_in
    FROM taxed;
  END $$
`;
