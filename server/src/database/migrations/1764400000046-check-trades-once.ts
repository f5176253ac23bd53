import type { MigrationInterface, QueryRunner } from 'typeorm';
import { CreateAssessmentFindings1764300000004 } from './1764300000004-create-assessment-findings.js';

/** The checks of the second engine look at each trade once: a day's end by one window, a halt by its days. */
export class CheckTradesOnce1764400000046 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(FINDINGS);
  }

  async down(db: QueryRunner): Promise<void> {
    const replaced = new CreateAssessmentFindings1764300000004();
    await replaced.down(db);
    await replaced.up(db);
  }
}

/** A code that is not asked for costs nothing: its part of the union is not run. */
const FINDINGS = `
  CREATE OR REPLACE FUNCTION assessment.findings(
    document jsonb, claims assessment.claim[], trades assessment.trade[], day_prices assessment.day_price[], codes text[]
  ) RETURNS TABLE (submission_id uuid, code text)
  LANGUAGE sql STABLE PARALLEL SAFE ROWS 1000 SET search_path = '' AS $$
    WITH rules AS MATERIALIZED (SELECT * FROM assessment.rules_of(document)),
    checks AS MATERIALIZED (SELECT * FROM assessment.checks_of(document)),
    halted AS MATERIALIZED (
      SELECT range_agg(daterange("from", "to", '[]')) AS days
      FROM jsonb_to_recordset(assessment.list_of(document, '{checks,halts}')) AS halt("from" date, "to" date)
    ),
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
    day_ends AS (
      SELECT submission_id, sum(change) OVER (PARTITION BY submission_id ORDER BY trade_date) AS change
      FROM entries WHERE counts
    ),
    lowest AS MATERIALIZED (
      SELECT submission_id, min(change) AS change FROM day_ends GROUP BY submission_id
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
      SELECT submission_id, 'BALANCE_NEGATIVE' FROM lowest JOIN ledgers USING (submission_id)
      WHERE opening >= 0 AND opening + change < 0
      UNION ALL
      SELECT ledgers.submission_id, 'CLOSING_DIFFERS' FROM ledgers LEFT JOIN changes USING (submission_id)
      WHERE assessment.trimmed(closing_balance) <> ''
        AND assessment.number_of(closing_balance) IS DISTINCT FROM opening + coalesce(change, 0)
      UNION ALL
      SELECT submission_id, 'DIRECTION_UNKNOWN' FROM entries WHERE transaction_type = 'TRANSFER'
      UNION ALL
      SELECT submission_id, 'TRADING_HALT' FROM entries
      WHERE transaction_type IN ('BUY', 'SELL') AND trade_date <@ (SELECT days FROM halted)
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
