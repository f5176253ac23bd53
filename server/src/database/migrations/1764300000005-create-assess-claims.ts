import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The entry of the second engine: assesses a batch of claims with their trades. */
export class CreateAssessClaims1764300000005 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`CREATE TYPE assessment.limited AS (loss numeric, limited_by text)`);
    await db.query(LIMIT_CLAIM);
    await db.query(ASSESS_CLAIMS);
    await db.query(`
      COMMENT ON FUNCTION assessment.assess_claims IS
        'Assesses claims by the part assessment of a rules document: every claim of the first array, in any order (ASSESS-15)'
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP FUNCTION assessment.assess_claims, assessment.limit_claim`);
    await db.query(`DROP TYPE assessment.limited`);
  }
}

/** Without an overall cap the market loss is null, without a cap by claim the most is. */
const LIMIT_CLAIM = `
  CREATE FUNCTION assessment.limit_claim(loss numeric, market_loss numeric, most numeric) RETURNS assessment.limited
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE
    WHEN loss = 0 THEN ROW(loss, 'NONE')::assessment.limited
    WHEN market_loss <= 0 THEN ROW(0, 'MARKET_GAIN')::assessment.limited
    WHEN most < least(loss, market_loss) THEN ROW(most, 'CLAIM_CAP')::assessment.limited
    WHEN market_loss < loss THEN ROW(market_loss, 'MARKET_LOSS')::assessment.limited
    ELSE ROW(loss, 'NONE')::assessment.limited
  END
`;

/**
 * Nested loops are switched off: PostgreSQL cannot know how many rows an array or a function gives, and one that it
 * believes to be small, joined to another such, would take quadratic time for a claim of 50,000 trades. For the same
 * reason it would compile statements that are run once for a batch.
 */
const ASSESS_CLAIMS = `
  CREATE FUNCTION assessment.assess_claims(
    document jsonb, claims assessment.claim[], trades assessment.trade[],
    day_prices assessment.day_price[] DEFAULT '{}'
  ) RETURNS TABLE (
    submission_id uuid, status text, recognised_loss numeric, sum_of_slices numeric, market_loss numeric, limited_by text
  )
  LANGUAGE sql STABLE PARALLEL SAFE ROWS 1000 SET search_path = '' SET enable_nestloop = off SET jit = off AS $$
    WITH blocked AS (
      SELECT DISTINCT submission_id
      FROM assessment.findings(document, claims, trades, day_prices, assessment.blocking_codes(document))
        JOIN unnest(claims) AS claim USING (submission_id)
      WHERE (code = ANY (accepted)) IS NOT TRUE
    ),
    assessed AS (
      SELECT claim.submission_id, coalesce(loss, 0) AS loss, rounding, most_per_claim,
        CASE WHEN holding_price IS NOT NULL THEN coalesce(market_loss, 0) END AS market_loss
      FROM unnest(claims) AS claim
        CROSS JOIN assessment.rules_of(document)
        LEFT JOIN assessment.sums_of(document, claims, trades) USING (submission_id)
      WHERE claim.submission_id NOT IN (SELECT submission_id FROM blocked)
    )
    SELECT submission_id, 'BLOCKED', NULL, NULL, NULL, NULL FROM blocked
    UNION ALL
    SELECT submission_id, 'ASSESSED',
      CASE rounding WHEN 'DOWN' THEN trunc((limited).loss, 2) ELSE round((limited).loss, 2) END,
      trim_scale(loss), trim_scale(market_loss), (limited).limited_by
    FROM (
      SELECT *, assessment.limit_claim(loss, market_loss, most_per_claim) AS limited FROM assessed OFFSET 0
    ) AS limited
  $$
`;
