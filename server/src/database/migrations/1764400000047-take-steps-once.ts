import type { MigrationInterface, QueryRunner } from 'typeorm';
import { CreateShareFund1764400000041 } from './1764400000041-create-share-fund.js';

/** The second distribution engine takes the steps off a fund once, not once for each column. */
export class TakeStepsOnce1764400000047 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(SHARE_FUND);
  }

  async down(db: QueryRunner): Promise<void> {
    const replaced = new CreateShareFund1764400000041();
    await replaced.down(db);
    await replaced.up(db);
  }
}

const SHARE_FUND = `
  CREATE OR REPLACE FUNCTION distribution.share_fund(plan jsonb, fund jsonb, claims distribution.claim[])
  RETURNS TABLE (
    sid text, loss numeric, principal numeric, interest numeric, payment numeric, withheld numeric, net numeric,
    state text, round integer
  )
  LANGUAGE plpgsql STABLE PARALLEL SAFE ROWS 100000 SET search_path = '' SET enable_nestloop = off SET jit = off AS $$
  DECLARE
    principal_left numeric;
    interest_left numeric;
    pot numeric;
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
    SELECT (fund ->> 'settlementSum')::numeric - coalesce(sum(taken.principal), 0),
      (fund ->> 'interest')::numeric - coalesce(sum(taken.interest), 0)
    INTO principal_left, interest_left
    FROM distribution.waterfall(fund) AS taken;
    pot := principal_left + interest_left;
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
