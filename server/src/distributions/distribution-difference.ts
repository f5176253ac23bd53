import type { DataSource } from 'typeorm';
import type { DistributionDifference } from './distribution-difference.model.js';

type Compared = Omit<DistributionDifference, 'id' | 'otherId'>;

/** The lower ends of the bars: how much less or more a claim gets, in dollars. 0 has a bar of its own. */
const EDGES = ['-1000000000000', '-1000', '-100', '-10', '-0.01', '0', '0.01', '10', '100', '1000'];
/** The largest changes that are listed, of each sign. */
const MOST_LISTED = 25;

const listed = (order: 'ASC' | 'DESC', condition: string) => `(
  SELECT coalesce(jsonb_agg(jsonb_build_object('submissionId', submission_id, 'sid', sid, 'before', before::text, 'after', after::text)
    ORDER BY change ${order}, submission_id), '[]')
  FROM (SELECT * FROM changed WHERE ${condition} ORDER BY change ${order}, submission_id LIMIT ${MOST_LISTED}) _)`;

const compared = (amount: 'payment' | 'net') => `
  WITH changed AS MATERIALIZED (
    SELECT submission_id, coalesce(b.sid, a.sid) AS sid, coalesce(a.${amount}, 0.00) AS before, coalesce(b.${amount}, 0.00) AS after,
      coalesce(b.${amount}, 0) - coalesce(a.${amount}, 0) AS change, a.withheld AS withheld_before, b.withheld AS withheld_after,
      a.state IS DISTINCT FROM 'BELOW_MINIMUM' AND b.state = 'BELOW_MINIMUM' AS falls,
      a.state = 'BELOW_MINIMUM' AND b.state IS DISTINCT FROM 'BELOW_MINIMUM' AS rises
    FROM (SELECT * FROM distribution_lines WHERE distribution_id = $1) a
    FULL JOIN (SELECT * FROM distribution_lines WHERE distribution_id = $2) b USING (submission_id)
  ),
  bucket AS (
    SELECT width_bucket(change, $3::numeric[]) AS at, count(*)::int AS claims FROM changed GROUP BY 1
  ),
  edge AS (SELECT * FROM unnest($3::numeric[]) WITH ORDINALITY AS _("from", at))
  SELECT jsonb_build_object(
    'gaining', (SELECT count(*) FROM changed WHERE change > 0),
    'gained', (SELECT coalesce(sum(change), 0.00)::text FROM changed WHERE change > 0),
    'losing', (SELECT count(*) FROM changed WHERE change < 0),
    'lost', (SELECT coalesce(-sum(change), 0.00)::text FROM changed WHERE change < 0),
    'unchanged', (SELECT count(*) FROM changed WHERE change = 0),
    'withheldBefore', (SELECT coalesce(sum(withheld_before), 0.00)::text FROM changed),
    'withheldAfter', (SELECT coalesce(sum(withheld_after), 0.00)::text FROM changed),
    'falling', (SELECT count(*) FROM changed WHERE falls),
    'rising', (SELECT count(*) FROM changed WHERE rises),
    'histogram', (SELECT jsonb_agg(jsonb_build_object('from', CASE WHEN edge.at > 1 THEN edge."from"::text END, 'to', next."from"::text,
        'claims', coalesce(claims, 0)) ORDER BY edge.at)
      FROM edge LEFT JOIN edge next ON next.at = edge.at + 1 LEFT JOIN bucket ON bucket.at = edge.at),
    'largestGains', ${listed('DESC', 'change > 0')},
    'largestLosses', ${listed('ASC', 'change < 0')}
  ) AS compared`;

/**
 * What the lines of another distribution change for the claims, line by line (DIST-8).
 * @param afterTax compares what is paid out after tax, else the payments
 */
export async function differenceOf(
  db: DataSource,
  id: string,
  otherId: string,
  afterTax: boolean,
): Promise<Compared> {
  const text = compared(afterTax ? 'net' : 'payment');
  const [row] = await db.query<[{ compared: Compared }]>(text, [id, otherId, EDGES]);
  return row.compared;
}
