import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The checks of a ledger in the second engine. They give codes by claim, not by row: enough to know what blocks. */
export class CreateAssessmentFindings1764300000004 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TYPE assessment.checks AS (
        weekends boolean, holidays date[], low numeric, high numeric, tolerance numeric, settlement_days integer,
        total_part numeric, total_amount numeric
      )
    `);
    await db.query(CHECKS);
    await db.query(BLOCKING_CODES);
    await db.query(`
      CREATE FUNCTION assessment.is_closed(day date, weekends boolean, holidays date[]) RETURNS boolean
      LANGUAGE sql IMMUTABLE PARALLEL SAFE
      RETURN weekends AND extract(isodow FROM day) > 5 OR day = ANY (holidays)
    `);
    await db.query(MARKET_DAYS);
    await db.query(FINDINGS);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP FUNCTION assessment.findings, assessment.market_days, assessment.is_closed`);
    await db.query(`DROP FUNCTION assessment.blocking_codes, assessment.checks_of`);
    await db.query(`DROP TYPE assessment.checks`);
  }
}

const CHECKS = `
  CREATE FUNCTION assessment.checks_of(document jsonb) RETURNS assessment.checks
  LANGUAGE sql STABLE PARALLEL SAFE SET search_path = '' AS $$
    SELECT
      coalesce((document #>> '{checks,weekends}')::boolean, true),
      ARRAY(SELECT value::date FROM jsonb_array_elements_text(assessment.list_of(document, '{checks,holidays}'))),
      (document #>> '{checks,priceRange,low}')::numeric,
      (document #>> '{checks,priceRange,high}')::numeric,
      coalesce((document #>> '{checks,priceTolerancePercent}')::numeric, 0) * 0.01,
      coalesce((document #>> '{checks,settlementDays}')::integer, 2),
      coalesce((document #>> '{checks,totalTolerance,percent}')::numeric, 3) * 0.01,
      coalesce((document #>> '{checks,totalTolerance,amount}')::numeric, 50)
  $$
`;

const BLOCKING_CODES = `
  CREATE FUNCTION assessment.blocking_codes(document jsonb) RETURNS text[]
  LANGUAGE sql STABLE PARALLEL SAFE SET search_path = '' AS $$
    SELECT array_agg(code)
    FROM (VALUES
      ('OPENING_UNREADABLE', 'WARNING'), ('OPENING_NEGATIVE', 'ERROR'), ('BALANCE_NEGATIVE', 'ERROR'),
      ('CLOSING_DIFFERS', 'ERROR'), ('DIRECTION_UNKNOWN', 'ERROR'), ('TRADING_HALT', 'ERROR'),
      ('NOT_A_TRADING_DAY', 'WARNING'), ('OUTSIDE_WINDOW', 'WARNING'), ('PRICE_OUTSIDE_DAY', 'WARNING'),
      ('CROSSED', 'WARNING'), ('SETTLEMENT_DATE', 'HINT'), ('TOTAL_DIFFERS', 'WARNING'), ('DUPLICATE_ROW', 'WARNING'),
      ('NO_PRICE', 'WARNING'), ('NO_TRADES', 'WARNING'), ('BEFORE_OPENING', 'HINT'), ('AFTER_LAST_DAY', 'HINT')
    ) AS known(code, severity)
    WHERE coalesce(document #>> ARRAY['checks', 'severity', code], severity) = 'ERROR'
  $$
`;

/** Days with their plausible prices, and those of the trading day before on which a trade would settle on this one. */
const MARKET_DAYS = `
  CREATE FUNCTION assessment.market_days(document jsonb, days date[], day_prices assessment.day_price[])
  RETURNS TABLE (
    day date, is_halted boolean, is_closed boolean, low numeric, high numeric, earlier_low numeric, earlier_high numeric
  )
  LANGUAGE sql STABLE PARALLEL SAFE ROWS 1000 SET search_path = '' AS $$
    WITH checks AS MATERIALIZED (SELECT * FROM assessment.checks_of(document)),
    priced AS MATERIALIZED (SELECT * FROM unnest(day_prices)),
    halts AS MATERIALIZED (
      SELECT * FROM jsonb_to_recordset(assessment.list_of(document, '{checks,halts}')) AS halt("from" date, "to" date)
    ),
    traded AS MATERIALIZED (
      SELECT day, (
        SELECT day - back
        FROM generate_series(1, 7 + 2 * (settlement_days + cardinality(holidays))) AS back
        WHERE settlement_days > 0 AND NOT assessment.is_closed(day - back, weekends, holidays)
        ORDER BY back OFFSET greatest(settlement_days - 1, 0) LIMIT 1
      ) AS earlier
      FROM unnest(days) AS day, checks
    )
    SELECT day,
      EXISTS (SELECT FROM halts WHERE day BETWEEN "from" AND "to"),
      assessment.is_closed(day, weekends, holidays),
      coalesce(its.low, checks.low) * (1 - tolerance),
      coalesce(its.high, checks.high) * (1 + tolerance),
      coalesce(before.low, checks.low) * (1 - tolerance),
      coalesce(before.high, checks.high) * (1 + tolerance)
    FROM traded
      CROSS JOIN checks
      LEFT JOIN priced AS its ON its.date = day
      LEFT JOIN priced AS before ON before.date = earlier
  $$
`;

/** A code that is not asked for costs nothing: its part of the union is not run. */
const FINDINGS = `
  CREATE FUNCTION assessment.findings(
    document jsonb, claims assessment.claim[], trades assessment.trade[], day_prices assessment.day_price[], codes text[]
  ) RETURNS TABLE (submission_id uuid, code text)
  LANGUAGE sql STABLE PARALLEL SAFE ROWS 1000 SET search_path = '' AS $$
    WITH rules AS MATERIALIZED (SELECT * FROM assessment.rules_of(document)),
    checks AS MATERIALIZED (SELECT * FROM assessment.checks_of(document)),
    ledgers AS MATERIALIZED (
      SELECT claim.*, assessment.opening_shares(opening_balance) AS opening FROM unnest(claims) AS claim
    ),
    entries AS MATERIALIZED (
      SELECT trade.*,
        trade_date > opening_date AND trade_date <= last_day AS counts,
        CASE
          WHEN transaction_type IN ('BUY', 'TRANSFER_IN') THEN quantity
          WHEN transaction_type IN ('SELL', 'TRANSFER_OUT') THEN -quantity
          ELSE 0
        END AS change
      FROM unnest(trades) AS trade, rules
      WHERE transaction_type <> 'OPEN'
    ),
    day_ends AS MATERIALIZED (
      SELECT entries.submission_id, opening,
        sum(sum(change)) OVER (PARTITION BY entries.submission_id ORDER BY trade_date) AS change
      FROM entries JOIN ledgers USING (submission_id)
      WHERE counts
      GROUP BY entries.submission_id, opening, trade_date
    ),
    changes AS MATERIALIZED (
      SELECT submission_id, sum(change) AS change
      FROM entries WHERE counts GROUP BY submission_id
    ),
    on_market AS MATERIALIZED (
      SELECT entries.submission_id, quantity, price_per_share, market_day.*
      FROM entries
        JOIN assessment.market_days(document,
          ARRAY(SELECT DISTINCT trade_date FROM entries WHERE transaction_type IN ('BUY', 'SELL')),
          day_prices) AS market_day ON day = trade_date
      WHERE transaction_type IN ('BUY', 'SELL')
    ),
    outside AS MATERIALIZED (
      SELECT * FROM on_market WHERE price_per_share > 0 AND (price_per_share < low OR price_per_share > high)
    ),
    found AS (
      SELECT submission_id, 'OPENING_UNREADABLE' AS code FROM ledgers
      WHERE assessment.number_of(opening_balance) IS NULL
        AND upper(assessment.trimmed(opening_balance)) NOT IN ('', 'NONE')
      UNION ALL
      SELECT submission_id, 'OPENING_NEGATIVE' FROM ledgers WHERE opening < 0
      UNION ALL
      SELECT submission_id, 'BALANCE_NEGATIVE' FROM day_ends WHERE opening >= 0 AND opening + change < 0
      UNION ALL
      SELECT ledgers.submission_id, 'CLOSING_DIFFERS' FROM ledgers LEFT JOIN changes USING (submission_id)
      WHERE assessment.trimmed(closing_balance) <> ''
        AND assessment.number_of(closing_balance) IS DISTINCT FROM opening + coalesce(change, 0)
      UNION ALL
      SELECT submission_id, 'DIRECTION_UNKNOWN' FROM entries WHERE transaction_type = 'TRANSFER'
      UNION ALL
      SELECT submission_id, 'TRADING_HALT' FROM on_market WHERE is_halted
      UNION ALL
      SELECT submission_id, 'NOT_A_TRADING_DAY' FROM on_market WHERE is_closed AND NOT is_halted
      UNION ALL
      SELECT submission_id, 'OUTSIDE_WINDOW' FROM entries, rules
      WHERE counts AND change > 0 AND trade_date NOT BETWEEN window_from AND window_to
      UNION ALL
      SELECT submission_id, 'PRICE_OUTSIDE_DAY' FROM outside
      UNION ALL
      SELECT submission_id, 'CROSSED' FROM outside WHERE quantity BETWEEN low AND high
      UNION ALL
      SELECT submission_id, 'SETTLEMENT_DATE' FROM outside WHERE price_per_share BETWEEN earlier_low AND earlier_high
      UNION ALL
      SELECT submission_id, 'TOTAL_DIFFERS'
      FROM (SELECT *, quantity * price_per_share AS product FROM entries) AS products, checks
      WHERE abs(products.total_amount - product) > greatest(product * total_part, checks.total_amount)
      UNION ALL
      SELECT submission_id, 'DUPLICATE_ROW' FROM entries
      GROUP BY submission_id, transaction_type, trade_date, quantity, price_per_share HAVING count(*) > 1
      UNION ALL
      SELECT submission_id, 'NO_PRICE' FROM entries WHERE counts AND price_per_share = 0
      UNION ALL
      SELECT submission_id, 'NO_TRADES' FROM ledgers
      WHERE NOT EXISTS (SELECT FROM entries WHERE entries.submission_id = ledgers.submission_id)
      UNION ALL
      SELECT submission_id, 'BEFORE_OPENING' FROM entries, rules WHERE trade_date <= opening_date
      UNION ALL
      SELECT submission_id, 'AFTER_LAST_DAY' FROM entries, rules WHERE trade_date > last_day
    )
    SELECT submission_id, found.code FROM found WHERE found.code = ANY (codes)
  $$
`;
