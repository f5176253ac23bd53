import type { DataSource } from 'typeorm';
import type { SchemeFile } from '../../scheme/scheme.js';
import { EVERY_SUBMISSION } from '../reading/visible-to.js';
import type { FindingCount, SourceCount, SubmissionFilterCounts } from './filter-counts.model.js';
import { filtered, FINDINGS_OF_NEWEST_RUN, type SubmissionFilter } from './submission-list-filter.js';

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
  possibleDuplicate: { possibleDuplicate: true },
};

const upToLimit = (condition: string) =>
  `(SELECT count(*)::int FROM (SELECT FROM submissions s WHERE ${condition} LIMIT ${LIMIT + 1}) counted)`;

/** Each source is found by a look into the index, so the claims of a source are not read one by one. */
const SOURCES = `WITH RECURSIVE sources AS (
    (SELECT claim_type FROM submissions ORDER BY claim_type LIMIT 1)
    UNION ALL
    SELECT (SELECT s.claim_type FROM submissions s WHERE s.claim_type > sources.claim_type ORDER BY s.claim_type LIMIT 1)
    FROM sources WHERE sources.claim_type IS NOT NULL
  ), found AS (SELECT claim_type FROM sources WHERE claim_type IS NOT NULL LIMIT ${MOST_SOURCES})
  SELECT claim_type AS source, ${upToLimit('s.claim_type = found.claim_type')} AS count FROM found ORDER BY source`;

/** How many claims each filter shows on its own, for people who see every claim. */
export async function readFilterCounts(db: DataSource, scheme: SchemeFile): Promise<SubmissionFilterCounts> {
  const names = Object.keys(COUNTED) as Counted[];
  const conditions = names.map((name) => filtered(EVERY_SUBMISSION, COUNTED[name], scheme));
  const select = names.map((name, at) => `${upToLimit(conditions[at]!.sql)} AS "${name}"`).join(', ');
  const [text, values] = db.driver.escapeQueryWithParameters(`SELECT ${select}`, conditions[0]!.parameters);
  const [counts] = await db.query<Record<Counted, number>[]>(text, values);
  const findings = await db.query<FindingCount[]>(FINDINGS_OF_NEWEST_RUN);
  return {
    limit: LIMIT,
    ...counts!,
    sources: await db.query<SourceCount[]>(SOURCES),
    findings: findings.map(({ finding, count }) => ({ finding, count: Math.min(count, LIMIT + 1) })),
  };
}
