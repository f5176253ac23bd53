import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A market that settles on the day of the trade has the day itself as the day that many trading days before, so that no
 * price outside its range is taken for one of another day. Before, the plausible prices of the rules stood in for it.
 */
export class CheckSettlementOnTheDay1764400000092 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(marketDays(`CASE settlement_days WHEN 0 THEN day ELSE ${EARLIER} END`));
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(marketDays(EARLIER));
  }
}

const EARLIER = `(
        SELECT day - back
        FROM generate_series(1, 7 + 2 * (settlement_days + cardinality(holidays))) AS back
        WHERE settlement_days > 0 AND NOT assessment.is_closed(day - back, weekends, holidays)
        ORDER BY back OFFSET greatest(settlement_days - 1, 0) LIMIT 1
      )`;

/** Days with their plausible prices, and those of the trading day before on which a trade would settle on this one. */
const marketDays = (day: string) => `
  CREATE OR REPLACE FUNCTION assessment.market_days(document jsonb, days date[], day_prices assessment.day_price[])
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
      SELECT day, ${day} AS earlier
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
