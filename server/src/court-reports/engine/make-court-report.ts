import type pg from 'pg';
import { createHash } from 'node:crypto';
import { recordWork } from '../../audit/audit.js';
import { faultPoints } from '../../common/fault.js';
import { holdsLeaseSql } from '../../jobs/held-lease.js';
import { Interrupted } from '../../jobs/task-thread.js';
import { costCaps, type Taking, TAKINGS } from '../cost-caps.js';
import { isAnnexed } from '../lists.js';
import type { ReportContent, ReportHead, ShownItem } from './report-content.js';
import { courtReportCsv } from './court-report-csv.js';
import { courtReportPdf } from './court-report-pdf.js';
import type { CourtReportTask } from './court-report-task.js';
import { figuresOf, type ReadList } from './figures-of.js';
import { keepList, reportedDistributions, reportLists, spreadOf, sumsOf } from './report-lists.js';

/**
 * Makes one court report: its lists, figures and files, all from one snapshot and in one transaction (COURT-1, COURT-4). May
 * be repeated.
 * @throws Error when the database fails, and the job is then retried; Interrupted
 */
export async function makeCourtReport(db: pg.Client, task: CourtReportTask, goOn: () => void): Promise<void> {
  // Lists of a million claims are kept in statements that take longer than one usually may.
  await db.query('SET statement_timeout = 0');
  await db.query('SET idle_in_transaction_session_timeout = 60000');
  await db.query('SET synchronous_commit = on');
  await db.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
  try {
    await make(db, task, goOn);
    await db.query('COMMIT');
  } catch (error) {
    await db.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

const HEAD = `
  SELECT c.number, u.name AS maker, c.members_notified AS "membersNotified", now() AS moment,
    pg_current_snapshot()::text AS snapshot
  FROM court_reports c JOIN users u ON u.id = c.maker_id WHERE c.id = $1 AND c.state = 'WAITING'`;

async function make(db: pg.Client, task: CourtReportTask, goOn: () => void): Promise<void> {
  const { reportId, classAction, timeZone, currency } = task;
  const { rows: found } = await db.query<Omit<ReportHead, 'classAction' | 'timeZone' | 'currency'>>(HEAD, [
    reportId,
  ]);
  if (!found[0]) return;
  const moment = new Date(found[0].moment);
  const head: ReportHead = { ...found[0], moment, classAction, timeZone, currency };
  const distributions = await reportedDistributions(db);
  const lists: ReadList[] = [];
  for (const list of reportLists(distributions, timeZone)) {
    goOn();
    await keepList(db, reportId, list);
    const sums = await sumsOf(db, reportId, list);
    lists.push(list.name === 'LINES' ? { list, sums, spread: await spreadOf(db, list) } : { list, sums });
  }
  faultPoints(task.fault)('court-report-listed');
  const { rows: takings } = await db.query<Taking>(TAKINGS);
  const figures = figuresOf({
    ...{ lists, distributions, membersNotified: head.membersNotified },
    caps: new Map(costCaps(takings).map(({ basis, cap }) => [basis, cap])),
    hasLastDay: await hasLastDay(db),
  });
  const content = { head, distributions, figures, items: await annexed(db, reportId, lists) };
  const csv = Buffer.from(courtReportCsv(content));
  const pdf = Buffer.from(await courtReportPdf(content));
  goOn();
  await end(db, task, content, csv, pdf);
}

async function hasLastDay(db: pg.Client): Promise<boolean> {
  const { rows } = await db.query<{ has: boolean }>(
    `SELECT EXISTS (SELECT 1 FROM deadlines WHERE kind = 'LATE_CLAIM') AS has`,
  );
  return rows[0]!.has;
}

async function annexed(db: pg.Client, reportId: string, lists: readonly ReadList[]): Promise<ShownItem[]> {
  const keys = lists.filter(({ list }) => isAnnexed(list.name)).map(({ list }) => list.key);
  const { rows } = await db.query<ShownItem>(
    `SELECT i.list, i.kind, i.sid, i.amount::text AS amount, i.at, i.what, i.made_by AS "madeBy", i.checked_by AS "checkedBy"
     FROM court_report_items i WHERE i.report_id = $1 AND i.list = ANY($2::text[]) ORDER BY i.list, i.place`,
    [reportId, keys],
  );
  return rows.map((row) => ({ ...row, at: row.at && new Date(row.at) }));
}

/** @throws Interrupted when this worker lost the lease; Error when another one made the report meanwhile */
async function end(
  db: pg.Client,
  { reportId, outboxId, lease }: CourtReportTask,
  { head, figures }: ReportContent,
  csv: Buffer,
  pdf: Buffer,
): Promise<void> {
  const hashes = [csv, pdf].map((bytes) => createHash('sha256').update(bytes).digest());
  const { rowCount } = await db.query(
    `UPDATE court_reports SET state = 'MADE', message = NULL, moment = $4, snapshot = $5, figures = $6, csv = $7, csv_sha256 = $8,
       pdf = $9, pdf_sha256 = $10, updated_at = now(), version = version + 1
     WHERE id = $1 AND state = 'WAITING' AND ${holdsLeaseSql('$2', '$3')}`,
    [
      ...[reportId, outboxId, lease, head.moment, head.snapshot, JSON.stringify(figures)],
      ...[csv, hashes[0], pdf, hashes[1]],
    ],
  );
  if (rowCount !== 1) throw new Interrupted();
  const [csvSha256, pdfSha256] = hashes.map((hash) => hash.toString('hex'));
  await recordWork(
    db,
    'court-report.made',
    { type: 'court-report', id: reportId },
    { number: head.number, figures: figures.length, csvSha256: csvSha256!, pdfSha256: pdfSha256! },
  );
}
