import type pg from 'pg';
import { COURT_LISTS, type CourtList, type CourtListName, type ReportList } from '../lists.js';

/** A published distribution, as far as a report names it. */
export interface ReportedDistribution {
  id: string;
  number: number;
  runNumber: number;
  /** Whether it shares what an earlier one left. */
  isLater: boolean;
}

/** The published distributions in the order of their numbers. */
export async function reportedDistributions(db: pg.Client): Promise<ReportedDistribution[]> {
  const { rows } = await db.query<ReportedDistribution>(
    `SELECT d.id, d.number, r.number AS "runNumber", d.follows_id IS NOT NULL AS "isLater" FROM distributions d JOIN assessment_runs r ON r.id = d.run_id
     WHERE d.state = 'PUBLISHED' ORDER BY d.number`,
  );
  return rows;
}

/** The lists of a report: each once, those of a distribution once for each. */
export function reportLists(distributions: readonly ReportedDistribution[], timeZone: string): ReportList[] {
  const names = Object.keys(COURT_LISTS) as CourtListName[];
  return names.flatMap((name): ReportList[] => {
    const { parameter }: CourtList = COURT_LISTS[name];
    if (parameter === 'distribution')
      return distributions.map(({ id, number }) => ({
        key: `${name}:${number}`,
        name,
        values: [id],
        distribution: number,
      }));
    return [{ key: name, name, values: parameter === 'timeZone' ? [timeZone] : [], distribution: null }];
  });
}

/** The statement that keeps a list with its report, with as many parameters as it has and then report and key. */
function keepSql({ name, values }: ReportList): string {
  const next = values.length + 1;
  return `INSERT INTO court_report_items (report_id, list, place, kind, sid, submission_id, amount, at, what, made_by, checked_by)
    SELECT $${next}, $${next + 1}, row_number() OVER (), l.kind, l.sid, l.submission_id, l.amount, l.at, l.what, l.made_by,
      l.checked_by FROM (${COURT_LISTS[name].sql}) l`;
}

/** Keeps the rows of a list with its report, unless they never change where they are. */
export async function keepList(db: pg.Client, reportId: string, list: ReportList): Promise<void> {
  const { isFrozen }: CourtList = COURT_LISTS[list.name];
  if (!isFrozen) await db.query(keepSql(list), [...list.values, reportId, list.key]);
}

/** The rows of one kind in a list: how many, and the sum of their amounts in dollars. */
export interface KindSum {
  kind: string;
  count: string;
  amount: string;
}

/** What a list comes to by kind, from the rows that the report shows. */
export async function sumsOf(db: pg.Client, reportId: string, list: ReportList): Promise<KindSum[]> {
  const { isFrozen, sql }: CourtList = COURT_LISTS[list.name];
  const [rows, values] = isFrozen
    ? [`(${sql}) l`, list.values]
    : ['court_report_items l WHERE l.report_id = $1 AND l.list = $2', [reportId, list.key]];
  const found = await db.query<KindSum>(
    `SELECT l.kind, count(*)::text AS count, coalesce(sum(l.amount), 0.00)::text AS amount FROM ${rows} GROUP BY l.kind
     ORDER BY l.kind COLLATE "C"`,
    values,
  );
  return found.rows;
}

/** How the payments of a distribution are spread; null where nobody is paid. */
export interface Spread {
  average: string | null;
  median: string | null;
  largest: string | null;
  smallest: string | null;
}

/** The payments above 0 of a distribution's lines, rounded as the distribution's own page shows them. */
export async function spreadOf(db: pg.Client, list: ReportList): Promise<Spread> {
  const { rows } = await db.query<Spread>(
    `SELECT round(avg(l.amount), 2)::text AS average, (percentile_disc(0.5) WITHIN GROUP (ORDER BY l.amount))::text AS median,
       max(l.amount)::text AS largest, min(l.amount)::text AS smallest FROM (${COURT_LISTS[list.name].sql}) l WHERE l.amount > 0`,
    list.values,
  );
  return rows[0]!;
}
