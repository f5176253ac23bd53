import type { EntityManager } from 'typeorm';
import { OPEN_MINUTES } from '../audit/audit-rows.js';
import { PAGE_SIZE } from '../common/paging.js';
import type { AskedSubject } from './asked-subjects.js';
import type { AuditActorKind, AuditEntryPage } from './audit-entry.model.js';
import { detailsOf } from './entry-details.js';

/**
 * The highest number of entries that one page looks at, so that it costs the same however long the audit is and however
 * seldom something was done. A page may therefore be short before the end. Indexes by action and by person would find
 * them at once, but everything that is audited would have to write to them.
 */
export const MOST_LOOKED_AT = 100_000;

/** What a page is about; days in the time zone. */
export interface AskedPage {
  /** The id that the page starts after. */
  after?: string;
  from?: string;
  to?: string;
  timeZone: string;
  action?: string;
  actorIds?: readonly string[];
  subject?: AskedSubject;
}

/**
 * The first id from which on the entries are of this moment or later, found by halving, since ids ascend with the time
 * and `at` has no index. An entry has the time when its transaction began and an id of when it was written, up to an hour
 * later: so those from this id on are at most an hour older than the moment, and those before it at most an hour younger.
 */
const FIRST_ID_SINCE = `
  WITH RECURSIVE half(low, high) AS (
    SELECT coalesce(min(id), 1), coalesce(max(id), 0) + 1 FROM audit_entries
    UNION ALL
    SELECT CASE WHEN e.at < $1 THEN e.id + 1 ELSE low END, CASE WHEN e.at < $1 THEN high ELSE middle END
    FROM half CROSS JOIN LATERAL (SELECT low + (high - low) / 2 AS middle) m
    LEFT JOIN LATERAL (SELECT id, at FROM audit_entries WHERE id >= middle ORDER BY id LIMIT 1) e ON true
    WHERE low < high
  )
  SELECT low::text AS id FROM half WHERE low >= high`;

/** The beginning and the end of the days, and the moments that are certainly before and after their entries. */
const MOMENTS = `
  SELECT first, past, first - gap AS "surelyBefore", past + gap AS "surelyAfter"
  FROM (SELECT $1::date::timestamp AT TIME ZONE $3::text AS first, ($2::date + 1)::timestamp AT TIME ZONE $3::text AS past,
    interval '${OPEN_MINUTES} minutes' AS gap) days`;

const ENTRIES = `
  SELECT e.id::text, e.at, upper(e.actor_kind) AS "actorKind", e.actor_id AS "actorId",
    coalesce(u.name, t.name) AS "actorName", u.email AS "actorEmail",
    e.action, e.subject_type AS "subjectType", e.subject_id AS "subjectId", e.details,
    CASE e.subject_type
      WHEN 'submission' THEN (SELECT sid FROM submissions WHERE id = s.id)
      WHEN 'user' THEN (SELECT email FROM users WHERE id = s.id)
      WHEN 'assessment' THEN (SELECT number::text FROM assessment_runs WHERE id = s.id)
      WHEN 'distribution' THEN (SELECT number::text FROM distributions WHERE id = s.id)
      WHEN 'payment-run' THEN (SELECT number::text FROM payment_runs WHERE id = s.id)
      WHEN 'court-report' THEN (SELECT number::text FROM court_reports WHERE id = s.id)
      WHEN 'rules' THEN (SELECT number::text FROM rules_versions WHERE id = s.id)
    END AS "subjectName"
  FROM (
    SELECT * FROM audit_entries WHERE id >= $1 AND id < $2
      AND ($3::timestamptz IS NULL OR at >= $3) AND ($4::timestamptz IS NULL OR at < $4)
      AND ($5::text IS NULL OR action = $5) AND ($6::uuid[] IS NULL OR actor_id = ANY ($6))
      AND ($7::text[] IS NULL OR (subject_type = ANY ($7) AND subject_id = $8))
    ORDER BY audit_entries.id DESC LIMIT ${PAGE_SIZE + 1}
  ) e
  CROSS JOIN LATERAL (SELECT CASE WHEN e.subject_id ~ '^[0-9a-f-]{36}$' THEN e.subject_id::uuid END AS id) s
  LEFT JOIN users u ON e.actor_kind = 'user' AND u.id = e.actor_id
  LEFT JOIN api_tokens t ON e.actor_kind = 'token' AND t.id = e.actor_id
  ORDER BY e.id DESC`;

interface Row extends Omit<AuditEntryPage['entries'][number], 'details' | 'detailsLeftOut'> {
  actorKind: AuditActorKind;
  details: Record<string, unknown>;
}

interface Moments {
  first: Date | null;
  past: Date | null;
  surelyBefore: Date | null;
  surelyAfter: Date | null;
}

/** A page of the audit, newest first, found by its ids alone: no count and no offset, however long the audit is (AUDIT-7). */
export async function readAuditPage(tx: EntityManager, asked: AskedPage): Promise<AuditEntryPage> {
  const [moments] = await tx.query<[Moments]>(MOMENTS, [
    asked.from ?? null,
    asked.to ?? null,
    asked.timeZone,
  ]);
  const [ends] = await tx.query<[{ oldest: string | null; newest: string | null }]>(
    'SELECT min(id)::text AS oldest, max(id)::text AS newest FROM audit_entries',
  );
  if (ends.oldest === null || ends.newest === null) return { entries: [], next: null, lookedBackTo: null };
  const oldest = later(BigInt(ends.oldest), await firstIdSince(tx, moments.surelyBefore));
  const past = earlier(
    asked.after === undefined ? BigInt(ends.newest) + 1n : BigInt(asked.after),
    await firstIdSince(tx, moments.surelyAfter),
  );
  // The entries of a subject have an index.
  const isSought = !asked.subject && (asked.action !== undefined || asked.actorIds !== undefined);
  const floor = isSought ? later(oldest, past - BigInt(MOST_LOOKED_AT)) : oldest;
  const rows = await tx.query<Row[]>(ENTRIES, [
    String(floor),
    String(past),
    moments.first,
    moments.past,
    asked.action ?? null,
    asked.actorIds ?? null,
    asked.subject?.types ?? null,
    asked.subject?.id ?? null,
  ]);
  const entries = rows.slice(0, PAGE_SIZE).map(({ details, ...row }) => ({ ...row, ...detailsOf(details) }));
  if (rows.length > PAGE_SIZE) return { entries, next: entries.at(-1)!.id, lookedBackTo: null };
  if (floor <= oldest) return { entries, next: null, lookedBackTo: null };
  return { entries, next: String(floor), lookedBackTo: await momentFrom(tx, floor) };
}

async function firstIdSince(tx: EntityManager, moment: Date | null): Promise<bigint | undefined> {
  if (moment === null) return undefined;
  const [row] = await tx.query<[{ id: string }]>(FIRST_ID_SINCE, [moment]);
  return BigInt(row.id);
}

async function momentFrom(tx: EntityManager, id: bigint): Promise<Date | null> {
  const [row] = await tx.query<{ at: Date }[]>(
    'SELECT at FROM audit_entries WHERE id >= $1 ORDER BY id LIMIT 1',
    [String(id)],
  );
  return row?.at ?? null;
}

const later = (one: bigint, other: bigint | undefined) => (other !== undefined && other > one ? other : one);
const earlier = (one: bigint, other: bigint | undefined) =>
  other !== undefined && other < one ? other : one;
