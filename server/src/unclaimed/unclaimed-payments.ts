import type { EntityManager } from 'typeorm';
import { heldForSql, MAY_BE_PAID } from '../payment-runs/held-sql.js';
import { OPEN_RUNS } from '../payment-runs/payment-state.js';
import { dayText } from '../rules/day-text.js';
import { DUPLICATES, OF_PAYER } from '../rules/return-reasons.js';

const REASON = heldForSql('s', 'p', 'l', 'p.released_index');

/** What the office has to act on, as a reference that is too long: a payment is not unclaimed for that. */
const OF_THE_OFFICE = `EXISTS (SELECT 1 FROM unnest(p.held_codes) c
  WHERE c ~ '^(AMOUNT|REFERENCE|PAYMENT)_' OR c IN ('NOT_LOCAL', 'TITLE_TOO_LONG'))`;

const codes = (list: readonly string[]) => `'${list.join("', '")}'`;

/** SQL for whether a payment `p` came back for its account, and nobody decided that it is paid again as it is (RETURN-8). */
const FOR_ITS_ACCOUNT = `EXISTS (SELECT 1 FROM returned_items b WHERE b.payment_id = p.id AND b.reissuer_id IS NULL AND NOT b.whole
  AND b.reason_code NOT IN (${codes([...OF_PAYER, ...DUPLICATES])}))`;

/** SQL for whether somebody decided that a line is paid again as it was, since the run of its held payment `p` looked at it (RETURN-9). */
const DECIDED_SINCE = `EXISTS (SELECT 1 FROM payments o JOIN returned_items b ON b.payment_id = o.id
  WHERE o.distribution_id = p.distribution_id AND o.submission_id = p.submission_id AND b.reissue_asked_at >= r.started_at)`;

/** SQL for when a run last looked at a returned payment `p`; null when none was prepared since it came back. */
const LOOKED_AT = `(SELECT max(w.started_at) FROM payment_runs w JOIN returned_items b ON b.payment_id = p.id
  WHERE w.distribution_id = p.distribution_id AND w.figures IS NOT NULL AND w.started_at >= b.returned_at)`;

/** Few of a million, by an index each. */
const OPEN = `(SELECT * FROM payments WHERE distribution_id = $1 AND state = 'HELD'
    UNION ALL SELECT * FROM payments WHERE distribution_id = $1 AND state = 'RETURNED')`;

/**
 * SQL for whether the tax of a payment `p` was paid with a file, or was to be paid by hand then: it, or the returned payment in
 * whose place it is, was sent, or the tax of its run was in another file that was.
 */
const TAX_IS_KEPT = `EXISTS (
  SELECT 1 FROM payments o JOIN payment_file_items i ON i.payment_id = o.id JOIN payment_files f ON f.id = i.file_id
  WHERE o.distribution_id = p.distribution_id AND o.submission_id = p.submission_id AND (f.sent_at IS NOT NULL OR EXISTS (
    SELECT 1 FROM payments t WHERE t.run_id = f.run_id AND t.kind = 'TAX' AND t.state IN ('IN_FILE', 'SENT', 'PAID', 'RETURNED'))))`;

/**
 * SQL for the payments `p` of the distribution $1 that are unclaimed on the day $2 by a deadline that ended on the day $3, both
 * in the time zone $4: held for what their members did not give, or returned by the bank without other details that a run could
 * have paid, or since nobody is entitled to them, as it stands now (UNCLAIMED-1, UNCLAIMED-5); $5: the returned payments that the
 * next run pays. One that came back after the
 * deadline waits for another one, so that its member has time. Never one that waits for the office: for a decision, a
 * release, an objection, or somebody's hand.
 */
const UNCLAIMED = `
  FROM ${OPEN} p JOIN payment_runs r ON r.id = p.run_id
    JOIN distribution_lines l ON l.distribution_id = p.distribution_id AND l.submission_id = p.submission_id
    LEFT JOIN submissions s ON s.id = p.submission_id
  WHERE p.held_reason IS DISTINCT FROM 'BY_HAND'
    AND NOT EXISTS (SELECT 1 FROM returned_items b JOIN payments o ON o.id = b.payment_id
      WHERE o.distribution_id = p.distribution_id AND o.submission_id = p.submission_id
        AND ((b.returned_at AT TIME ZONE $4)::date > coalesce($3::date, $2::date)
          OR ${MAY_BE_PAID}))
    AND NOT EXISTS (SELECT 1 FROM deadlines e WHERE e.kind = 'PAYMENT' AND (e.submission_id = p.submission_id OR (e.submission_id IS NULL AND e.sid IN (p.sid, s.sid))) AND e.due >= $2::date)
    AND CASE ${REASON}
      WHEN 'REMOVED' THEN true
      WHEN 'BANK_MISSING' THEN true
      WHEN 'TAX_CLASS_UNKNOWN' THEN s.australian_citizen IS NULL
      WHEN 'DOUBLE_UP' THEN EXISTS (SELECT 1 FROM double_up_marks m WHERE m.duplicate_id = s.id)
      ELSE ${REASON} IS NULL AND CASE p.state
        WHEN 'RETURNED' THEN ${FOR_ITS_ACCOUNT} AND p.id <> ALL ($5::uuid[]) AND NOT EXISTS (
          SELECT 1 FROM bank_changes b WHERE b.submission_id = p.submission_id
            AND b.state = 'RELEASED' AND b.decided_at >= coalesce(${LOOKED_AT}, r.started_at))
        ELSE p.held_reason = 'BANK_INVALID' AND NOT ${OF_THE_OFFICE} AND NOT ${DECIDED_SINCE}
          AND NOT EXISTS (SELECT 1 FROM bank_changes b WHERE b.submission_id = p.submission_id AND b.changed_at >= r.started_at)
      END
    END`;

/**
 * Payments that are unclaimed, and what is left of them: without the tax that stays with the tax office (UNCLAIMED-5). Amounts
 * are decimals.
 */
export interface UnclaimedSums {
  payments: number;
  principal: string;
  interest: string;
  taxKept: string;
}

/** With the SHA-256 that names each payment with its amounts. */
export interface NamedSums extends UnclaimedSums {
  sha256: Buffer;
}

/** When payments are unclaimed: the day, the deadline's last day (yyyy-MM-dd; null before there is one), their time zone. */
export interface UnclaimedWhen {
  today: string;
  due: string | null;
  timeZone: string;
}

/** The payments of a distribution that are unclaimed. @param payable returned payments that the next run pays */
export async function unclaimedSums(
  tx: EntityManager,
  distributionId: string,
  { today, due, timeZone }: UnclaimedWhen,
  payable: readonly string[],
): Promise<NamedSums> {
  // Written as `left_of_unclaimed` has it, which says the same of those that were confirmed.
  const [sums] = await tx.query<[NamedSums]>(
    `SELECT count(*)::int AS payments, coalesce(sum(u.principal - greatest(u.kept - u.interest, 0)), 0.00)::text AS principal,
       coalesce(sum(greatest(u.interest - u.kept, 0)), 0.00)::text AS interest, coalesce(sum(u.kept), 0.00)::text AS "taxKept",
       sha256(convert_to(coalesce(string_agg(concat_ws(' ', u.id, u.principal, u.interest, u.kept), E'\\n' ORDER BY u.id), ''), 'UTF8')) AS sha256
     FROM (SELECT p.id, p.principal, p.interest, CASE WHEN ${TAX_IS_KEPT} THEN p.withheld ELSE 0.00 END AS kept ${UNCLAIMED}) u`,
    [distributionId, today, due, timeZone, payable],
  );
  return sums;
}

/** Waits for whoever holds a payment, or decides that it is paid again, and keeps others from it until the end of the transaction. */
export async function lockUnpaid(tx: EntityManager, distributionId: string): Promise<void> {
  await tx.query(
    `SELECT 1 FROM payments WHERE distribution_id = $1 AND state IN ('HELD', 'RETURNED') ORDER BY run_id, sid FOR NO KEY UPDATE`,
    [distributionId],
  );
}

/** Makes them unclaimed, by a declaration: they are never paid. @returns their sums */
export async function cancelUnclaimed(
  tx: EntityManager,
  distributionId: string,
  { today, due, timeZone }: UnclaimedWhen,
  payable: readonly string[],
  declarationId: string,
): Promise<NamedSums> {
  await tx.query('SET LOCAL statement_timeout = 0');
  await tx.query(
    `UPDATE payments SET state = 'CANCELLED', held_reason = NULL, held_codes = '{}', unclaimed_id = $6, tax_kept = u.kept,
       version = version + 1
     FROM (SELECT p.id, ${TAX_IS_KEPT} AS kept ${UNCLAIMED}) u
     WHERE payments.id = u.id AND payments.state IN ('HELD', 'RETURNED')`,
    [distributionId, today, due, timeZone, payable, declarationId],
  );
  const [sums] = await tx.query<[NamedSums]>(
    `SELECT payments, principal::text, interest::text, tax_kept::text AS "taxKept", sha256 FROM left_of_unclaimed($1)`,
    [declarationId],
  );
  return sums;
}

/** Who imported returns of the lines whose payments are unclaimed: they do not confirm that they are (UNCLAIMED-2). By name. */
export async function importersOf(
  tx: EntityManager,
  distributionId: string,
  { today, due, timeZone }: UnclaimedWhen,
  payable: readonly string[],
): Promise<{ id: string; name: string }[]> {
  return tx.query<{ id: string; name: string }[]>(
    `SELECT DISTINCT w.id, w.name FROM (SELECT p.submission_id ${UNCLAIMED}) u
       JOIN payments o ON o.distribution_id = $1 AND o.submission_id = u.submission_id
       JOIN returned_items b ON b.payment_id = o.id LEFT JOIN import_runs i ON i.id = b.import_run_id
       LEFT JOIN file_rejections x ON x.id = b.rejection_id JOIN users w ON w.id IN (i.requested_by_id, x.maker_id, x.decider_id)
     ORDER BY w.name, w.id`,
    [distributionId, today, due, timeZone, payable],
  );
}

/** Whether somebody imported a return of a line whose payment a declaration made unclaimed: they do not confirm it (UNCLAIMED-2). */
export async function hasImportedReturns(
  tx: EntityManager,
  declarationId: string,
  userId: string,
): Promise<boolean> {
  const [found] = await tx.query<object[]>(
    `SELECT 1 FROM payments p JOIN payments o ON o.distribution_id = p.distribution_id AND o.submission_id = p.submission_id
       JOIN returned_items b ON b.payment_id = o.id LEFT JOIN import_runs i ON i.id = b.import_run_id
       LEFT JOIN file_rejections x ON x.id = b.rejection_id
     WHERE p.unclaimed_id = $1 AND $2 IN (i.requested_by_id, x.maker_id, x.decider_id) LIMIT 1`,
    [declarationId, userId],
  );
  return found !== undefined;
}

/** The payments that are still to be paid, were not made, or came back: their count and net sum. */
export async function waitingSums(
  tx: EntityManager,
  distributionId: string,
): Promise<{ payments: number; net: string }> {
  const [sums] = await tx.query<[{ payments: number; net: string }]>(
    `SELECT count(*)::int AS payments, coalesce(sum(l.net), 0.00)::text AS net
     FROM distribution_lines l LEFT JOIN payments p ON p.distribution_id = l.distribution_id AND p.submission_id = l.submission_id
     WHERE l.distribution_id = $1 AND l.net > 0 AND coalesce(p.state, 'READY') IN ('READY', 'HELD', 'RETURNED')`,
    [distributionId],
  );
  return sums;
}

/** The ended deadline of the payments of a published distribution, yyyy-MM-dd; else why there is none (UNCLAIMED-1). */
export async function endedDeadline(
  tx: EntityManager,
  { id, number }: { id: string; number: number },
  today: string,
): Promise<{ due: string } | { refusal: string }> {
  const set = await tx.query<{ due: string }[]>(
    `SELECT (SELECT max(a.due) FROM deadlines a WHERE (a.id = root.id OR a.extends_id = root.id) AND a.sid IS NULL)::text AS due
     FROM deadlines root JOIN distributions d ON d.id = $1
     WHERE root.kind = 'PAYMENT' AND root.extends_id IS NULL AND root.set_at >= d.published_at ORDER BY 1`,
    [id],
  );
  const ended = set.findLast(({ due }) => due < today);
  if (ended) return ended;
  const [open] = set;
  return {
    refusal: open
      ? `Payments of distribution ${number} can be claimed until ${dayText(open.due)}.`
      : `No deadline for payments was set since distribution ${number} was published. Set one under Deadlines first.`,
  };
}

/** Why nothing of a distribution can be declared unclaimed now, its deadline apart; undefined when it can. */
export async function refusalNow(
  tx: EntityManager,
  { id, number }: { id: string; number: number },
): Promise<string | undefined> {
  const [run] = await tx.query<{ number: number; state: string }[]>(
    'SELECT number, state FROM payment_runs WHERE distribution_id = $1 AND state = ANY ($2::payment_run_state[]) LIMIT 1',
    [id, OPEN_RUNS],
  );
  if (run) return `Payment run ${run.number} is ${run.state}. Finish it or cancel it first.`;
  const [never] = await tx.query<object[]>(
    `SELECT 1 FROM distribution_lines l WHERE l.distribution_id = $1 AND l.net > 0 AND NOT EXISTS (
       SELECT 1 FROM payments p WHERE p.distribution_id = l.distribution_id AND p.submission_id = l.submission_id) LIMIT 1`,
    [id],
  );
  if (never)
    return `Some lines of distribution ${number} were never in a payment run. Prepare one first, so that nobody is forgotten.`;
  const [later] = await tx.query<{ number: number; state: string }[]>(
    `SELECT number, state FROM distributions WHERE follows_id IS NOT NULL AND state IN ('FREEZING', 'FROZEN', 'APPROVED') LIMIT 1`,
  );
  if (later)
    return `Distribution ${later.number} is ${later.state} and shares what is left. Publish it or withdraw it first.`;
  return undefined;
}
