import type { DataSource, EntityManager } from 'typeorm';
import { PAGE_SIZE, paginationOf } from '../common/paging.js';
import { AmendmentState } from './amendment-states.js';
import type { AmendmentCounts, AmendmentQueuePage, AmendmentQueueRow } from './amendment-queue.model.js';

/** The number of characters that a row shows of the last message. */
const SHOWN = 300;

type Row = { total: number } & (AmendmentQueueRow | { submissionId: null });

/**
 * A page of the claims whose threads are in a state: open ones with the longest wait first, the others with the latest
 * first. A single statement; empty past the end.
 */
export async function readQueue(
  db: DataSource,
  state: AmendmentState,
  page: number,
): Promise<AmendmentQueuePage> {
  const order = state === AmendmentState.OPEN ? 'ASC' : 'DESC';
  const rows = await db.query<Row[]>(
    `SELECT counted.total, page.submission_id AS "submissionId", s.sid, s.legal_entity AS "legalEntity",
            btrim(s.first_name || ' ' || s.last_name) AS "contactName", page.since AS "waitingSince", page.unanswered,
            EXISTS (SELECT 1 FROM amendment_proposals p WHERE p.submission_id = page.submission_id AND p.state = 'PROPOSED') AS "hasProposal",
            coalesce(last.message, '') AS "lastMessage"
     FROM (SELECT count(*)::int AS total FROM amendment_threads WHERE state = $1) counted
     LEFT JOIN (
       SELECT submission_id, since, unanswered FROM amendment_threads WHERE state = $1
       ORDER BY since ${order}, submission_id ${order} LIMIT $2 OFFSET $3
     ) page ON true
     LEFT JOIN submissions s ON s.id = page.submission_id
     LEFT JOIN LATERAL (
       SELECT left(a.message, $4) AS message FROM amendments a WHERE a.submission_id = page.submission_id
       ORDER BY a.created_at DESC, a.id DESC LIMIT 1
     ) last ON true
     ORDER BY page.since ${order}, page.submission_id ${order}`,
    [state, PAGE_SIZE, (page - 1) * PAGE_SIZE, SHOWN],
  );
  return {
    rows: rows.filter((row): row is { total: number } & AmendmentQueueRow => row.submissionId !== null),
    pagination: paginationOf(page, rows[0]?.total ?? 0),
  };
}

/** The numbers of threads and proposals for the administrators' home. */
export async function countThreads(db: DataSource | EntityManager): Promise<AmendmentCounts> {
  const [counts] = await db.query<AmendmentCounts[]>(
    `SELECT count(*) FILTER (WHERE state = 'OPEN')::int AS open, count(*) FILTER (WHERE state = 'ANSWERED')::int AS answered,
            count(*) FILTER (WHERE state = 'CLOSED')::int AS closed,
            (SELECT count(*)::int FROM amendment_proposals WHERE state = 'PROPOSED') AS proposals
     FROM amendment_threads`,
  );
  return counts!;
}
