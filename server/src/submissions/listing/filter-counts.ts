import type { DataSource } from 'typeorm';
import type { SchemeFile } from '../../scheme/scheme.js';
import { type Condition, EVERY_SUBMISSION } from '../reading/visible-to.js';
import type { FindingCount, SourceCount, SubmissionFilterCounts } from './filter-counts.model.js';
import {
  filtered,
  FINDINGS_OF_NEWEST_RUN,
  NEWEST_RUN,
  type SubmissionFilter,
} from './submission-list-filter.js';
import { matchingIds } from './submission-search.js';

/** No filter is counted further: in a large scheme most show a small part of the claims, or nearly all of them. */
const LIMIT = 10_000;
const MOST_SOURCES = 30;

type Counted = Exclude<keyof SubmissionFilterCounts, 'limit' | 'sources' | 'findings'>;

const COUNTED: Record<Counted, SubmissionFilter> = {
  missingData: { missingData: true },
  completeData: { missingData: false },
  missingBank: { missingBank: true },
  withoutTrades: { withoutTrades: true },
  removed: { removed: true },
  hasAmendments: { hasAmendments: true },
  unansweredAmendments: { unansweredAmendments: true },
  hasAttachments: { hasAttachments: true },
  withoutAttachments: { hasAttachments: false },
  newThisWeek: { newThisWeek: true },
  changedThisWeek: { changedThisWeek: true },
  attachedThisWeek: { attachedThisWeek: true },
  messagedThisWeek: { messagedThisWeek: true },
  sidMissing: { sidMissing: true },
  withoutTaxNumber: { withoutTaxNumber: true },
  possibleDuplicate: { possibleDuplicate: true },
};

const upToLimit = (condition: string) =>
  `(SELECT count(*)::int FROM (SELECT FROM submissions s WHERE ${condition} LIMIT ${LIMIT + 1}) counted)`;

/** Each source is found by a look into the index, so the claims of a source are not read one by one. */
const sourcesAmong = (others: Condition) => `WITH RECURSIVE sources AS (
    (SELECT claim_type FROM submissions ORDER BY claim_type LIMIT 1)
    UNION ALL
    SELECT (SELECT s.claim_type FROM submissions s WHERE s.claim_type > sources.claim_type ORDER BY s.claim_type LIMIT 1)
    FROM sources WHERE sources.claim_type IS NOT NULL
  ), found AS (SELECT claim_type FROM sources WHERE claim_type IS NOT NULL LIMIT ${MOST_SOURCES})
  SELECT claim_type AS source, ${upToLimit(`s.claim_type = found.claim_type AND ${others.sql}`)} AS count
  FROM found ORDER BY source`;

/** One look at the results of the run for all of its findings, since these have no index. */
const findingsAmong = (others: Condition) => `WITH found AS (${FINDINGS_OF_NEWEST_RUN}), counted AS (
    SELECT finding, count(DISTINCT c.submission_id)::int AS count FROM assessment_results c, unnest(c.findings) finding
    WHERE c.run_id = ${NEWEST_RUN} AND c.submission_id IN (SELECT s.id FROM submissions s WHERE ${others.sql})
    GROUP BY finding
  )
  SELECT found.finding, coalesce(counted.count, 0) AS count FROM found LEFT JOIN counted USING (finding) ORDER BY finding`;

/**
 * How many claims each filter shows together with the others of `filter`, for people who see every claim. A filter takes
 * the place of one by the same property: 'complete data' is counted without 'missing data'.
 * @param search counts among the claims that it matches
 * @returns null when the search matches too many: each of its claims is looked at for each filter
 */
export async function readFilterCounts(
  db: DataSource,
  scheme: SchemeFile,
  filter: SubmissionFilter = {},
  search?: string,
): Promise<SubmissionFilterCounts | null> {
  const seen = search === undefined ? EVERY_SUBMISSION : await matching(db, search);
  if (!seen) return null;
  const query = <T>(sql: string, { parameters }: Condition): Promise<T[]> =>
    db.query(...db.driver.escapeQueryWithParameters(sql, parameters));
  const among = (more: SubmissionFilter) => filtered(seen, Object.assign({}, filter, more), scheme);

  const names = Object.keys(COUNTED) as Counted[];
  const conditions = names.map((name) => among(COUNTED[name]));
  const select = names.map((name, at) => `${upToLimit(conditions[at]!.sql)} AS "${name}"`).join(', ');
  const [counts] = await query<Record<Counted, number>>(`SELECT ${select}`, conditions[0]!);
  const ofAnySource = among({ source: null });
  const withAnyFinding = among({ finding: null });
  // What a run found is fixed, and its page has the same figures.
  const findings = await (withAnyFinding === EVERY_SUBMISSION
    ? db.query<FindingCount[]>(FINDINGS_OF_NEWEST_RUN)
    : query<FindingCount>(findingsAmong(withAnyFinding), withAnyFinding));
  return {
    limit: LIMIT,
    ...counts!,
    sources: await query<SourceCount>(sourcesAmong(ofAnySource), ofAnySource),
    findings: findings.map(({ finding, count }) => ({ finding, count: Math.min(count, LIMIT + 1) })),
  };
}

async function matching(db: DataSource, search: string): Promise<Condition | undefined> {
  const ids = await matchingIds(db, search);
  return ids && { sql: 's.id = ANY(:matches::uuid[])', parameters: { matches: ids } };
}
