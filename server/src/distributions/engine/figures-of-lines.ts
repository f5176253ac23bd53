import type pg from 'pg';
import { writeCents } from '../../rules/decimals.js';
import type { Distribution } from '../../rules/distribution/share-fund.js';
import type { Columns } from '../../rules/distribution/waterfall.js';
import type { DistributionFigures } from '../distribution-figures.js';

type OfLines = Omit<DistributionFigures, 'waterfall' | 'distributable' | 'residue' | 'rounds' | 'disagreed'>;

/** The curve has the payments at 0, 5, … 100 hundredths of the claims, by their ranks. */
const FIGURES = `
  WITH mine AS MATERIALIZED (SELECT * FROM distribution_lines WHERE distribution_id = $1),
  paid AS MATERIALIZED (SELECT payment FROM mine WHERE payment > 0)
  SELECT jsonb_build_object(
    'paid', (SELECT count(*) FROM paid),
    'loss', (SELECT coalesce(sum(loss), 0.00)::text FROM mine),
    'payment', (SELECT coalesce(sum(payment), 0.00)::text FROM mine),
    'principal', (SELECT coalesce(sum(principal), 0.00)::text FROM mine),
    'interest', (SELECT coalesce(sum(interest), 0.00)::text FROM mine),
    'withheld', (SELECT coalesce(sum(withheld), 0.00)::text FROM mine),
    'net', (SELECT coalesce(sum(net), 0.00)::text FROM mine),
    'average', (SELECT round(avg(payment), 2)::text FROM paid),
    'median', (SELECT (percentile_disc(0.5) WITHIN GROUP (ORDER BY payment))::text FROM paid),
    'largest', (SELECT max(payment)::text FROM paid),
    'smallest', (SELECT min(payment)::text FROM paid),
    'states', (SELECT coalesce(jsonb_object_agg(state, claims), '{}') FROM (SELECT state, count(*) AS claims FROM mine GROUP BY 1) _),
    'taxClasses', (SELECT coalesce(jsonb_object_agg(tax_class, jsonb_build_object('claims', claims, 'withheld', withheld::text)), '{}')
      FROM (SELECT tax_class, count(*) AS claims, sum(withheld) AS withheld FROM mine WHERE payment > 0 GROUP BY 1) _),
    'curve', (SELECT coalesce(jsonb_agg(payment::text ORDER BY point), '[]')
      FROM (SELECT payment, row_number() OVER (ORDER BY payment) AS nth FROM paid) ranked
      JOIN (SELECT point, greatest(1, (point * (SELECT count(*) FROM paid) + 19) / 20) AS nth FROM generate_series(0, 20) point) points
        USING (nth))
  ) AS figures`;

const columns = ({ principal, interest }: Columns) => ({
  principal: writeCents(principal),
  interest: writeCents(interest),
});

/** What a computed distribution shows: its sums, and how the payments are spread. */
export async function figuresOfLines(
  db: pg.Client,
  distributionId: string,
  { waterfall, distributable, residue, rounds }: Distribution,
): Promise<Omit<DistributionFigures, 'disagreed'>> {
  const { rows } = await db.query<{ figures: OfLines }>(FIGURES, [distributionId]);
  return {
    ...rows[0]!.figures,
    waterfall: waterfall.map((step) => ({ name: step.name, ...columns(step) })),
    distributable: columns(distributable),
    residue: columns(residue),
    rounds,
  };
}
