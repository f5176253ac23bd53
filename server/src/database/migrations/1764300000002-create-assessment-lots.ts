import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lots matched one by one in the second engine: the oldest first (FIFO), or the newest (LIFO). */
export class CreateAssessmentLots1764300000002 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TYPE assessment.slice AS (lot assessment.step, disposal assessment.step, quantity numeric)
    `);
    await db.query(FIFO_SLICES);
    await db.query(LIFO_SLICES);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP FUNCTION assessment.lifo_slices, assessment.fifo_slices`);
    await db.query(`DROP TYPE assessment.slice`);
  }
}

/**
 * The shares of a claim are counted in the order in which they come and in which they go: the nth that goes is the nth
 * that came. So slices are what lies between two neighbouring ends of lots and disposals on one scale, and the lot and
 * the disposal of each are the next that end there or behind. Read from the end, the next is the last one seen.
 */
const FIFO_SLICES = `
  CREATE FUNCTION assessment.fifo_slices(document jsonb, claims assessment.claim[], trades assessment.trade[])
  RETURNS SETOF assessment.slice
  LANGUAGE sql STABLE PARALLEL SAFE ROWS 10000 SET search_path = '' AS $$
    WITH steps AS MATERIALIZED (SELECT * FROM assessment.steps(document, claims, trades)),
    ends AS (
      SELECT submission_id, place, comes_in,
        sum(quantity) OVER (PARTITION BY submission_id, comes_in ORDER BY place ROWS UNBOUNDED PRECEDING) AS up_to
      FROM steps
    ),
    cuts AS (
      SELECT submission_id,
        up_to - lead(up_to, 1, 0::numeric) OVER from_the_end AS quantity,
        min(place) FILTER (WHERE comes_in) OVER from_the_end AS lot_place,
        min(place) FILTER (WHERE NOT comes_in) OVER from_the_end AS disposal_place
      FROM ends
      WINDOW from_the_end AS (
        PARTITION BY submission_id ORDER BY up_to DESC, comes_in DESC ROWS UNBOUNDED PRECEDING
      )
    )
    SELECT lot::assessment.step, disposal::assessment.step, cuts.quantity
    FROM cuts
      JOIN steps AS lot ON lot.submission_id = cuts.submission_id AND lot.place = lot_place
      JOIN steps AS disposal ON disposal.submission_id = cuts.submission_id AND disposal.place = disposal_place
    WHERE cuts.quantity > 0 AND lot.has_claim AND disposal.has_claim
  $$
`;

/** The lots lie on a stack, whose arrays are local variables: PostgreSQL changes their elements in place. */
const LIFO_SLICES = `
  CREATE FUNCTION assessment.lifo_slices(document jsonb, claims assessment.claim[], trades assessment.trade[])
  RETURNS SETOF assessment.slice
  LANGUAGE plpgsql STABLE PARALLEL SAFE ROWS 10000 SET search_path = '' AS $$
  DECLARE
    step assessment.step;
    lots assessment.step[] := '{}';
    shares numeric[] := '{}';
    top integer := 0;
    wanted numeric;
    found numeric;
    slice assessment.slice;
  BEGIN
    FOR step IN SELECT * FROM assessment.steps(document, claims, trades) ORDER BY submission_id, place LOOP
      IF step.comes_in THEN
        top := top + 1;
        lots[top] := step;
        shares[top] := step.quantity;
        CONTINUE;
      END IF;
      wanted := step.quantity;
      WHILE wanted > 0 LOOP
        found := least(wanted, shares[top]);
        IF step.has_claim THEN
          slice.lot := lots[top];
          IF (slice.lot).has_claim THEN
            slice.disposal := step;
            slice.quantity := found;
            RETURN NEXT slice;
          END IF;
        END IF;
        wanted := wanted - found;
        IF found = shares[top] THEN top := top - 1; ELSE shares[top] := shares[top] - found; END IF;
      END LOOP;
    END LOOP;
  END $$
`;
