import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the slices of a claim come to in the second engine, by every matching: loss and market loss. */
export class CreateAssessmentSums1764300000003 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`CREATE TYPE assessment.sums AS (submission_id uuid, loss numeric, market_loss numeric)`);
    await db.query(AVERAGE_SLICES);
    await db.query(NET_SLICES);
    await db.query(SUMS);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP FUNCTION assessment.sums_of, assessment.net_slices, assessment.average_slices`);
    await db.query(`DROP TYPE assessment.sums`);
  }
}

/** Shares without a claim come into the pool at 0; the reference price is the held price, or the mean without one. */
const AVERAGE_SLICES = `
  CREATE FUNCTION assessment.average_slices(document jsonb, claims assessment.claim[], trades assessment.trade[])
  RETURNS SETOF assessment.sums
  LANGUAGE plpgsql STABLE PARALLEL SAFE ROWS 10000 SET search_path = '' AS $$
  DECLARE
    rules assessment.rules := assessment.rules_of(document);
    reference numeric := coalesce(rules.held_price, rules.mean_price);
    step assessment.step;
    slice assessment.sums;
    pool numeric := 0;
    excess numeric := 0;
    above_reference numeric := 0;
    cost numeric := 0;
    claimed numeric := 0;
    excess_taken numeric;
    above_taken numeric;
    cost_taken numeric;
    claimed_taken numeric;
  BEGIN
    FOR step IN SELECT * FROM assessment.steps(document, claims, trades) ORDER BY submission_id, place LOOP
      IF step.comes_in THEN
        pool := pool + step.quantity;
        IF step.has_claim THEN
          excess := excess + step.quantity * step.excess;
          above_reference := above_reference + step.quantity * (step.price - reference);
          cost := cost + step.quantity * step.price;
          claimed := claimed + step.quantity;
        END IF;
        CONTINUE;
      END IF;
      excess_taken := assessment.part_of(excess, step.quantity, pool);
      above_taken := assessment.part_of(above_reference, step.quantity, pool);
      cost_taken := assessment.part_of(cost, step.quantity, pool);
      claimed_taken := assessment.part_of(claimed, step.quantity, pool);
      IF step.has_claim THEN
        slice.submission_id := step.submission_id;
        slice.loss := greatest(0, least(
          excess_taken - step.quantity * step.excess,
          above_taken - step.quantity * (step.cap_price - reference),
          above_taken - step.quantity * (step.look_back_price - reference),
          step.quantity * rules.most_per_share
        ));
        slice.market_loss := cost_taken - claimed_taken * step.price;
        RETURN NEXT slice;
      END IF;
      pool := pool - step.quantity;
      excess := excess - excess_taken;
      above_reference := above_reference - above_taken;
      cost := cost - cost_taken;
      claimed := claimed - claimed_taken;
    END LOOP;
  END $$
`;

/** One slice for a claim: all that was acquired with a claim, less its part of what left without one. */
const NET_SLICES = `
  CREATE FUNCTION assessment.net_slices(document jsonb, trades assessment.trade[]) RETURNS SETOF assessment.sums
  LANGUAGE sql STABLE PARALLEL SAFE ROWS 10000 SET search_path = '' AS $$
    WITH rules AS MATERIALIZED (SELECT * FROM assessment.rules_of(document)),
    totals AS MATERIALIZED (
      SELECT submission_id,
        coalesce(sum(quantity) FILTER (WHERE comes_in AND has_claim), 0) AS acquired,
        coalesce(sum(quantity * excess) FILTER (WHERE comes_in AND has_claim), 0) AS excess,
        coalesce(sum(quantity * price) FILTER (WHERE comes_in AND has_claim), 0) AS cost,
        coalesce(sum(quantity) FILTER (WHERE NOT comes_in AND has_claim), 0) AS disposed,
        coalesce(sum(quantity * excess) FILTER (WHERE NOT comes_in AND has_claim), 0) AS credit,
        coalesce(sum(quantity * price) FILTER (WHERE NOT comes_in AND has_claim), 0) AS proceeds,
        coalesce(sum(quantity) FILTER (WHERE NOT comes_in AND NOT has_claim), 0) AS without_claim
      FROM assessment.moves(document, trades)
      GROUP BY submission_id
    ),
    left_over AS MATERIALIZED (
      SELECT totals.*, acquired - least(acquired, without_claim) AS remaining, coalesce(nullif(acquired, 0), 1) AS whole
      FROM totals
    )
    SELECT submission_id,
      greatest(0, least(
        assessment.part_of(excess, remaining, whole) - credit,
        CASE WHEN method = 'INFLATION_DIFF_PRICE_CAP' THEN
          assessment.part_of(cost - acquired * held_price, remaining, whole) - (proceeds - disposed * held_price)
        END
      )),
      assessment.part_of(cost, remaining, whole) - proceeds - holding_price * (remaining - disposed)
    FROM left_over CROSS JOIN rules
  $$
`;

/** Lowest of the caps by share; a cap that the rules do not have is null, which least() leaves out. */
const SUMS = `
  CREATE FUNCTION assessment.sums_of(document jsonb, claims assessment.claim[], trades assessment.trade[])
  RETURNS SETOF assessment.sums
  LANGUAGE plpgsql STABLE PARALLEL SAFE ROWS 10000 SET search_path = '' AS $$
  DECLARE
    rules assessment.rules := assessment.rules_of(document);
  BEGIN
    CASE rules.matching
      WHEN 'NET' THEN RETURN QUERY SELECT * FROM assessment.net_slices(document, trades);
      WHEN 'AVERAGE' THEN RETURN QUERY
        SELECT submission_id, sum(loss), sum(market_loss)
        FROM assessment.average_slices(document, claims, trades)
        GROUP BY submission_id;
      WHEN 'FIFO', 'LIFO' THEN RETURN QUERY
        WITH slices AS (
          SELECT * FROM assessment.fifo_slices(document, claims, trades) WHERE rules.matching = 'FIFO'
          UNION ALL
          SELECT * FROM assessment.lifo_slices(document, claims, trades) WHERE rules.matching = 'LIFO'
        )
        SELECT (lot).submission_id,
          sum(quantity * (lot).weight * greatest(0, least(
            (lot).excess - (disposal).excess,
            (lot).price - (disposal).cap_price,
            (lot).price - (disposal).look_back_price,
            rules.most_per_share
          ))),
          sum(quantity * ((lot).price - (disposal).price))
        FROM slices
        GROUP BY (lot).submission_id;
    END CASE;
  END $$
`;
