import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The second distribution engine shares what a later distribution has, where earlier payments count too (SHARE-12). */
export class ShareWhatIsLeft1764400000073 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `CREATE TYPE distribution.later_claim AS (sid text, loss numeric, tax_class text, paid_before numeric)`,
    );
    await db.query(LATER_SHARES);
    await db.query(SHARE_LATER);
    await db.query(`
      COMMENT ON FUNCTION distribution.later_shares IS
        'Payments and rounds of a later distribution: minimum and loss look at all payments of a claim together (SHARE-12)'
    `);
    await db.query(`
      COMMENT ON FUNCTION distribution.share_later IS
        'As share_fund, where earlier distributions paid some of the claims (SHARE-12)'
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP FUNCTION distribution.share_later, distribution.later_shares`);
    await db.query(`DROP TYPE distribution.later_claim`);
  }
}

/**
 * Walks through the claims that may be below the minimum in one order and through those that may be full in another, so that
 * each is met once. A share is limited by what is left of the loss; `pot_left` over `losses_left` is what a dollar of the
 * losses that are not full gets. Fractions are ordered by whole numbers that tell any two of them apart.
 */
const LATER_SHARES = `
  CREATE FUNCTION distribution.later_shares(plan jsonb, pot numeric, claims distribution.later_claim[])
  RETURNS TABLE (sid text, payment numeric, becomes text, round integer)
  LANGUAGE plpgsql STABLE PARALLEL SAFE ROWS 100000 SET search_path = '' SET jit = off AS $$
  DECLARE
    minimum numeric := plan #>> '{minimumPayment,amount}';
    treatment text := coalesce(plan #>> '{minimumPayment,treatment}', 'PAY');
    is_limited boolean := coalesce(plan ->> 'neverAboveLoss', 'false');
    is_raised boolean := treatment = 'ROUND_UP';
    is_smallest_first boolean := treatment = 'DROP' AND coalesce(plan #>> '{minimumPayment,sequence}', '') = 'SMALLEST_FIRST';
    sids text[]; losses numeric[]; befores numeric[]; rooms numeric[];
    fill_order integer[]; fallen integer[]; is_full boolean[]; own numeric[];
    pot_left numeric := pot;
    losses_left numeric;
    pot_measured numeric;
    losses_measured numeric;
    filled integer := 1;
    rounds integer := 0;
    has_fallen boolean;
    group_loss numeric;
    fallen_now integer[] := '{}';
    candidate record;
    place integer;
  BEGIN
    SELECT array_agg(c.sid ORDER BY c.sid COLLATE "C"), array_agg(c.loss ORDER BY c.sid COLLATE "C"),
      array_agg(coalesce(c.paid_before, 0) ORDER BY c.sid COLLATE "C"),
      array_agg(greatest(c.loss - coalesce(c.paid_before, 0), 0) ORDER BY c.sid COLLATE "C"), coalesce(sum(c.loss), 0)
    INTO sids, losses, befores, rooms, losses_left
    FROM unnest(claims) AS c WHERE c.loss > 0;
    PERFORM distribution.refuse('NOTHING_TO_SHARE') WHERE sids IS NULL;
    PERFORM distribution.refuse('EMPTY_FUND') WHERE pot = 0;
    PERFORM distribution.refuse('NOT_TOGETHER') WHERE is_raised AND is_limited;
    PERFORM distribution.refuse('NOTHING_TO_SHARE')
    WHERE is_limited AND NOT EXISTS (SELECT FROM unnest(rooms) AS r(room) WHERE room > 0);
    fallen := array_fill(0, ARRAY[cardinality(sids)]);
    is_full := array_fill(false, ARRAY[cardinality(sids)]);
    own := array_fill(NULL::numeric, ARRAY[cardinality(sids)]);
    fill_order := CASE WHEN is_limited THEN ARRAY(
      SELECT number FROM unnest(losses, rooms) WITH ORDINALITY AS _(loss, room, number)
      ORDER BY div(room * 1e42, loss), number) ELSE '{}' END;
    WHILE filled <= cardinality(fill_order) LOOP
      place := fill_order[filled];
      EXIT WHEN rooms[place] * losses_left > pot_left * losses[place];
      is_full[place] := true;
      pot_left := pot_left - rooms[place];
      losses_left := losses_left - losses[place];
      filled := filled + 1;
    END LOOP;

    IF treatment <> 'PAY' THEN
      pot_measured := pot_left;
      losses_measured := losses_left;
      has_fallen := false;
      -- The last row closes the last round.
      FOR candidate IN
        SELECT * FROM (
          SELECT number, loss, minimum - before AS need, is_limited AND loss < minimum AS is_small
          FROM unnest(losses, befores) WITH ORDINALITY AS _(loss, before, number)
          WHERE before < minimum
          UNION ALL SELECT NULL, NULL, NULL, NULL
        ) AS found
        ORDER BY number IS NULL, CASE WHEN is_smallest_first THEN loss END, CASE WHEN is_smallest_first THEN 0 WHEN is_small THEN 0 ELSE 1 END,
          CASE WHEN NOT is_smallest_first THEN div(need * 1e42, loss) END DESC, number
      LOOP
        LOOP
          EXIT WHEN candidate.number IS NOT NULL AND (CASE WHEN is_smallest_first THEN candidate.loss = group_loss
            ELSE candidate.is_small OR pot_measured * candidate.loss < candidate.need * losses_measured END);
          -- A round ends here: what fell is taken out, and the others rise.
          IF cardinality(fallen_now) > 0 THEN
            FOREACH place IN ARRAY fallen_now LOOP
              IF is_full[place] THEN
                is_full[place] := false;
                pot_left := pot_left + rooms[place];
              ELSE
                losses_left := losses_left - losses[place];
              END IF;
              IF is_raised THEN
                own[place] := minimum - befores[place];
                pot_left := pot_left - own[place];
              END IF;
            END LOOP;
            IF pot_left < 0 THEN
              PERFORM distribution.refuse('MINIMUM_EXCEEDS_FUND');
            END IF;
            WHILE filled <= cardinality(fill_order) LOOP
              place := fill_order[filled];
              IF fallen[place] = 0 THEN
                EXIT WHEN rooms[place] * losses_left > pot_left * losses[place];
                is_full[place] := true;
                pot_left := pot_left - rooms[place];
                losses_left := losses_left - losses[place];
              END IF;
              filled := filled + 1;
            END LOOP;
            fallen_now := '{}';
            has_fallen := false;
            pot_measured := pot_left;
            losses_measured := losses_left;
            group_loss := candidate.loss;
            EXIT WHEN candidate.number IS NULL;
          ELSE
            group_loss := candidate.loss;
            EXIT;
          END IF;
        END LOOP;
        EXIT WHEN candidate.number IS NULL;
        IF candidate.is_small OR pot_measured * candidate.loss < candidate.need * losses_measured THEN
          IF NOT has_fallen THEN
            rounds := rounds + 1;
            has_fallen := true;
          END IF;
          fallen[candidate.number] := rounds;
          fallen_now := fallen_now || candidate.number::integer;
        END IF;
      END LOOP;
    END IF;

    IF NOT EXISTS (
      SELECT FROM unnest(fallen, is_full, rooms, own) AS _(fell, full_one, room, amount)
      WHERE amount > 0 OR (fell = 0 AND (NOT full_one OR room > 0)))
    THEN
      PERFORM distribution.refuse('NOBODY_REACHES_MINIMUM');
    END IF;

    RETURN QUERY
    WITH placed AS (
      SELECT _.sid, _.loss, fell, CASE WHEN fell > 0 THEN coalesce(amount, 0) WHEN full_one THEN room END AS known
      FROM unnest(sids, losses, fallen, is_full, rooms, own) AS _(sid, loss, fell, full_one, room, amount)
    ),
    gains AS (
      SELECT * FROM distribution.largest_remainder(
        pot_left,
        ARRAY(SELECT placed.sid FROM placed WHERE known IS NULL ORDER BY placed.sid COLLATE "C"),
        ARRAY(SELECT placed.loss FROM placed WHERE known IS NULL ORDER BY placed.sid COLLATE "C")
      )
    )
    SELECT placed.sid, coalesce(known, gains.share, 0),
      CASE WHEN fell = 0 THEN 'SHARED' WHEN is_raised THEN 'RAISED' ELSE 'BELOW_MINIMUM' END, nullif(fell, 0)
    FROM placed LEFT JOIN gains USING (sid);
  END $$
`;

const SHARE_LATER = `
  CREATE FUNCTION distribution.share_later(plan jsonb, fund jsonb, claims distribution.later_claim[])
  RETURNS TABLE (
    sid text, loss numeric, principal numeric, interest numeric, payment numeric, withheld numeric, net numeric,
    state text, round integer
  )
  LANGUAGE plpgsql STABLE PARALLEL SAFE ROWS 100000 SET search_path = '' SET enable_nestloop = off SET jit = off AS $$
  DECLARE
    pot numeric;
    interest_left numeric;
  BEGIN
    SELECT (fund ->> 'settlementSum')::numeric + (fund ->> 'interest')::numeric - coalesce(sum(taken.principal + taken.interest), 0),
      (fund ->> 'interest')::numeric - coalesce(sum(taken.interest), 0)
    INTO pot, interest_left
    FROM distribution.waterfall(fund) AS taken;
    RETURN QUERY
    WITH shared AS MATERIALIZED (SELECT * FROM distribution.later_shares(plan, pot, claims)),
    -- What nobody is entitled to comes out of the interest first.
    interests AS (
      SELECT * FROM distribution.largest_remainder(
        interest_left - least(interest_left, pot - (SELECT sum(shared.payment) FROM shared)),
        ARRAY(SELECT shared.sid FROM shared WHERE shared.payment > 0 ORDER BY shared.sid COLLATE "C"),
        ARRAY(SELECT shared.payment FROM shared WHERE shared.payment > 0 ORDER BY shared.sid COLLATE "C")
      )
    ),
    columns AS (
      SELECT claim.sid, claim.loss, claim.tax_class, coalesce(shared.payment, 0) AS amount, coalesce(interests.share, 0) AS of_interest,
        coalesce(shared.becomes, 'NO_LOSS') AS becomes, shared.round AS fell_in
      FROM unnest(claims) AS claim LEFT JOIN shared USING (sid) LEFT JOIN interests USING (sid)
    ),
    taxed AS (
      SELECT columns.*, CASE WHEN amount > 0
        THEN distribution.withheld(plan -> 'withholding', tax_class, amount - of_interest, of_interest) ELSE 0 END AS tax
      FROM columns ORDER BY columns.sid COLLATE "C"
    )
    SELECT taxed.sid, round(taxed.loss, 2), round(amount - of_interest, 2), round(of_interest, 2), round(amount, 2),
      round(tax, 2), round(amount - tax, 2), taxed.becomes, fell_in
    FROM taxed;
  END $$
`;
