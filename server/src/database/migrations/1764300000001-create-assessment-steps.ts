import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Trades as the second engine takes them: moves are the counted ones with what the rules say of each; steps are the
 * same in their order, without what is short and what covers, so that every step out finds its shares.
 */
export class CreateAssessmentSteps1764300000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TYPE assessment.move AS (
        submission_id uuid, id text, transaction_type text, trade_date date, comes_in boolean, has_claim boolean,
        quantity numeric, price numeric, total numeric, excess numeric, weight numeric, look_back_price numeric
      )
    `);
    await db.query(MOVES);
    await db.query(`
      CREATE TYPE assessment.step AS (
        submission_id uuid, place bigint, comes_in boolean, has_claim boolean, quantity numeric, price numeric,
        excess numeric, weight numeric, cap_price numeric, look_back_price numeric
      )
    `);
    await db.query(`
      COMMENT ON TYPE assessment.step IS
        'The last step of a claim takes out what is held: its price is the holding price, its caps are those of held shares'
    `);
    await db.query(STEPS);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP FUNCTION assessment.steps, assessment.moves`);
    await db.query(`DROP TYPE assessment.step, assessment.move`);
  }
}

/** Weights, averages and bands are looked up once for each day: a batch has many trades and few days. */
const MOVES = `
  CREATE FUNCTION assessment.moves(document jsonb, trades assessment.trade[]) RETURNS SETOF assessment.move
  LANGUAGE sql STABLE PARALLEL SAFE ROWS 10000 SET search_path = '' AS $$
    WITH rules AS MATERIALIZED (SELECT * FROM assessment.rules_of(document)),
    counted AS MATERIALIZED (
      SELECT trade.*, transaction_type IN ('BUY', 'TRANSFER_IN') AS comes_in
      FROM unnest(trades) AS trade, rules
      WHERE transaction_type IN ('BUY', 'SELL', 'TRANSFER_IN', 'TRANSFER_OUT')
        AND trade_date > opening_date AND trade_date <= last_day
    ),
    days AS MATERIALIZED (SELECT DISTINCT trade_date AS day FROM counted),
    valued_days AS MATERIALIZED (
      SELECT day,
        coalesce((
          SELECT weight
          FROM jsonb_to_recordset(assessment.list_of(document, '{weights}'))
            AS weighing("from" date, "to" date, weight numeric)
          WHERE day BETWEEN "from" AND "to"
        ), 1) AS weight,
        CASE WHEN day BETWEEN look_back_from AND look_back_to THEN (
          SELECT average
          FROM jsonb_to_recordset(assessment.list_of(document, '{lookBack,rolling}'))
            AS rolling(date date, average numeric)
          WHERE date <= day
          ORDER BY date DESC LIMIT 1
        ) END AS look_back_price
      FROM days, rules
    ),
    banded_days AS MATERIALIZED (
      SELECT day, band.*
      FROM days, jsonb_to_recordset(assessment.list_of(document, '{bands}'))
        AS band("from" date, "to" date, "priceAtLeast" numeric, "priceBelow" numeric,
                inflation numeric, percent numeric, "trueValue" numeric)
      WHERE day BETWEEN "from" AND "to"
    )
    SELECT submission_id, id, transaction_type, trade_date, comes_in,
      price_per_share > 0 AND CASE transaction_type
        WHEN 'SELL' THEN true
        WHEN 'TRANSFER_OUT' THEN counts_transfers_out
        ELSE trade_date BETWEEN window_from AND window_to AND (transaction_type = 'BUY' OR counts_transfers_in)
      END,
      quantity, price_per_share, total_amount,
      CASE method
        WHEN 'NOMINAL' THEN price_per_share - held_price
        WHEN 'PERCENT_INFLATION' THEN price_per_share * coalesce(percent, 0)
        WHEN 'TRUE_VALUE' THEN
          CASE WHEN comes_in OR credit_on_sale THEN greatest(0, price_per_share - "trueValue") ELSE 0 END
        ELSE coalesce(inflation, 0)
      END,
      weight, look_back_price
    FROM counted
      CROSS JOIN rules
      JOIN valued_days ON valued_days.day = trade_date
      LEFT JOIN banded_days ON banded_days.day = trade_date
        AND price_per_share >= coalesce("priceAtLeast", price_per_share)
        AND ("priceBelow" IS NULL OR price_per_share < "priceBelow")
  $$
`;

/**
 * Under DISPOSALS_FIRST a disposal is up to two steps: what the day's start can cover goes first, the rest waits until
 * the day's acquisitions are in.
 */
const STEPS = `
  CREATE FUNCTION assessment.steps(document jsonb, claims assessment.claim[], trades assessment.trade[])
  RETURNS SETOF assessment.step
  LANGUAGE sql STABLE PARALLEL SAFE ROWS 10000 SET search_path = '' AS $$
    WITH rules AS MATERIALIZED (SELECT * FROM assessment.rules_of(document)),
    openings AS MATERIALIZED (
      SELECT submission_id, assessment.opening_shares(opening_balance) AS opening FROM unnest(claims)
    ),
    ledger AS (
      SELECT move.*, opening, same_day,
        opening + coalesce(sum(CASE WHEN comes_in THEN quantity ELSE -quantity END) OVER (
          PARTITION BY submission_id ORDER BY trade_date GROUPS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING
        ), 0) AS at_start,
        sum(quantity) OVER (
          PARTITION BY submission_id, trade_date, CASE WHEN comes_in THEN 2 ELSE 3 END
          ORDER BY price, quantity, total, transaction_type COLLATE "C", id COLLATE "C" ROWS UNBOUNDED PRECEDING
        ) AS up_to
      FROM assessment.moves(document, trades) AS move JOIN openings USING (submission_id) CROSS JOIN rules
    ),
    covered AS (
      SELECT *, CASE WHEN comes_in OR same_day = 'ACQUISITIONS_FIRST' THEN 0
        ELSE greatest(0, least(up_to, at_start) - (up_to - quantity)) END AS at_once
      FROM ledger
    ),
    in_parts AS (
      SELECT *,
        generate_series(CASE WHEN at_once > 0 THEN 1 ELSE 2 END, CASE WHEN at_once < quantity THEN 2 ELSE 1 END) AS part
      FROM covered
    ),
    parted AS (
      SELECT *,
        CASE part WHEN 1 THEN at_once ELSE quantity - at_once END AS shares,
        CASE WHEN part = 1 THEN 1 WHEN comes_in THEN 2 ELSE 3 END AS phase
      FROM in_parts
    ),
    placed AS MATERIALIZED (
      SELECT *,
        row_number() OVER in_turn AS place,
        opening + sum(CASE WHEN comes_in THEN shares ELSE -shares END) OVER in_turn AS after
      FROM parted
      WINDOW in_turn AS (
        PARTITION BY submission_id
        ORDER BY trade_date, phase, price, quantity, total, transaction_type COLLATE "C", id COLLATE "C"
        ROWS UNBOUNDED PRECEDING
      )
    ),
    closing AS (
      SELECT submission_id, count(place) AS last_place,
        openings.opening + coalesce(sum(CASE WHEN comes_in THEN shares ELSE -shares END), 0) AS held
      FROM openings LEFT JOIN placed USING (submission_id)
      GROUP BY submission_id, openings.opening
    ),
    all_steps AS (
      SELECT submission_id, 0 AS place, true AS comes_in, false AS has_claim, opening AS quantity,
        0 AS price, 0 AS excess, 1 AS weight, NULL::numeric AS cap_price, NULL::numeric AS look_back_price
      FROM openings
      UNION ALL
      SELECT submission_id, place, comes_in, has_claim,
        least(shares, CASE WHEN comes_in THEN after ELSE after + shares END),
        price, excess, weight,
        CASE WHEN method = 'INFLATION_DIFF_PRICE_CAP' THEN price END, look_back_price
      FROM placed CROSS JOIN rules
      UNION ALL
      SELECT submission_id, last_place + 1, false, true, held, holding_price, 0, 1,
        CASE WHEN method = 'INFLATION_DIFF_PRICE_CAP' THEN held_price END, mean_price
      FROM closing CROSS JOIN rules
    )
    SELECT * FROM all_steps WHERE quantity > 0
  $$
`;
