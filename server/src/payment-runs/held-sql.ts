import { HELD } from '../bank-changes/held-bank-details.js';
import { bankHeldForSql } from '../bank-changes/released-bank-details.js';
import { CLEAR, DUPLICATES } from '../rules/return-reasons.js';
import { isRemovedSql } from '../submissions/removed-claims.js';

/** SQL for the pairs of a claim that nobody has decided on, or in which it duplicates the other. */
const isDoubleUpSql = (claim: string) => `EXISTS (
  SELECT 1 FROM double_ups d LEFT JOIN double_up_marks m ON m.first_id = d.first_id AND m.second_id = d.second_id
  WHERE (d.first_id = ${claim}.id OR d.second_id = ${claim}.id) AND (m.verdict IS NULL OR m.duplicate_id = ${claim}.id))
  OR EXISTS (SELECT 1 FROM double_up_marks m WHERE m.duplicate_id = ${claim}.id AND (m.first_id = ${claim}.id OR m.second_id = ${claim}.id))`;

/**
 * SQL for whether a claim was removed: by its SID now, or by the one that its line was made under, unless that is another
 * claim's by now.
 */
const isRemovedClaimSql = (
  claim: string,
  row: string,
) => `(${isRemovedSql(`${claim}.sid`)} OR (${isRemovedSql(`${row}.sid`)}
  AND NOT EXISTS (SELECT 1 FROM submissions other WHERE other.sid = ${row}.sid AND other.id <> ${claim}.id)))`;

/**
 * SQL for why the payment of a claim is held, as far as no bank details need to be decrypted; null when it is not (PAY-5).
 * @param claim the alias of `submissions`, outer-joined @param row an alias with `sid`, that of the line
 * @param line the alias of its line; a class that is not known matters only where tax was withheld for it
 * @param released SQL for the blind index of a released account
 */
export function heldForSql(claim: string, row: string, line: string, released: string): string {
  return `(CASE WHEN ${claim}.id IS NULL OR ${isRemovedClaimSql(claim, row)} THEN 'REMOVED'
    WHEN EXISTS (SELECT 1 FROM objections o WHERE o.submission_id = ${claim}.id AND o.ended_at IS NULL) THEN 'OBJECTION_OPEN'
    WHEN ${isDoubleUpSql(claim)} THEN 'DOUBLE_UP'
    WHEN ${line}.tax_class = 'UNKNOWN' AND ${line}.withheld > 0 THEN 'TAX_CLASS_UNKNOWN'
    ELSE ${bankHeldForSql(claim, released)} END)::payment_held_reason`;
}

/**
 * The claims that may have got a reason since the moment $2: few of a million, so that an approval need not look at each
 * payment. Bank details never change without a row of `bank_changes`; a new claim may name an account of another. Ids begin
 * with the time, so that new claims are found by theirs.
 */
const TOUCHED = `
  changed AS MATERIALIZED (
    SELECT s.id, s.bank_account_index, s.same_account_index FROM submissions s
      WHERE s.id >= (SELECT uuidv7($2::timestamptz - interval '1 day' - clock_timestamp())) AND s.created_at >= $2::timestamptz
    UNION ALL SELECT s.id, s.bank_account_index, s.same_account_index FROM bank_changes b JOIN submissions s ON s.id = b.submission_id
      WHERE b.changed_at >= $2::timestamptz OR b.decided_at >= $2::timestamptz),
  touched AS MATERIALIZED (
    SELECT b.submission_id AS id FROM bank_changes b WHERE b.state IN ('${HELD.join("', '")}')
    UNION SELECT s.id FROM (SELECT DISTINCT bank_account_index FROM changed) c
      JOIN submissions s ON s.bank_account_index = c.bank_account_index
    UNION SELECT s.id FROM (SELECT DISTINCT same_account_index FROM changed) c
      JOIN submissions s ON s.same_account_index = c.same_account_index
    UNION SELECT c.id FROM changed c
    UNION SELECT o.submission_id FROM objections o WHERE o.ended_at IS NULL
    UNION SELECT s.id FROM claim_decisions d JOIN submissions s ON s.sid = d.sid WHERE d.state = 'IN_FORCE' AND d.kind = 'REMOVE'
    UNION SELECT l.submission_id FROM distributions x JOIN claim_decisions d ON x.state = 'PUBLISHED' AND d.state = 'IN_FORCE' AND d.kind = 'REMOVE'
      JOIN distribution_lines l ON l.distribution_id = x.id AND l.sid = d.sid
    UNION SELECT unnest(ARRAY[d.first_id, d.second_id]) FROM double_ups d
    UNION SELECT m.duplicate_id FROM double_up_marks m WHERE m.duplicate_id IS NOT NULL)`;

const REASON = heldForSql('s', 'p', 'l', 'p.released_index');

/**
 * SQL that holds each ready payment of the run $1 that has got a reason since the moment $2 (PAY-7). Bank details that were
 * changed and released are checked when they are frozen.
 */
export const HOLD_CHANGED = `
  WITH ${TOUCHED}
  UPDATE payments p SET state = 'HELD', held_reason = ${REASON}, version = p.version + 1
  FROM distribution_lines l LEFT JOIN submissions s ON s.id = l.submission_id
  WHERE l.distribution_id = p.distribution_id AND l.submission_id = p.submission_id AND p.run_id = $1 AND p.state = 'READY'
    AND p.submission_id IN (SELECT id FROM touched) AND ${REASON} IS NOT NULL`;

/** SQL for how many payments of the run $1 in the states $3 have got a reason to be held since the moment $2. */
export const COUNT_CHANGED = `
  WITH ${TOUCHED}
  SELECT count(*)::int AS changed
  FROM payments p JOIN distribution_lines l ON l.distribution_id = p.distribution_id AND l.submission_id = p.submission_id
    LEFT JOIN submissions s ON s.id = p.submission_id
  WHERE p.run_id = $1 AND p.state = ANY ($3::payment_state[])
    AND p.submission_id IN (SELECT id FROM touched) AND ${REASON} IS NOT NULL`;

/**
 * SQL for how many payments in the file $1, written at $2, have got a reason to be held since, or go to an account that was
 * replaced since: the details in a file are not those that were released later, also when they were typed just before.
 */
export const COUNT_OVERTAKEN = `
  WITH ${TOUCHED}
  SELECT count(*)::int AS changed
  FROM payment_file_items i JOIN payments p ON p.id = i.payment_id
    JOIN distribution_lines l ON l.distribution_id = p.distribution_id AND l.submission_id = p.submission_id
    LEFT JOIN submissions s ON s.id = p.submission_id
  WHERE i.file_id = $1 AND p.state = 'IN_FILE' AND p.submission_id IN (SELECT id FROM touched)
    AND (${REASON} IS NOT NULL
      OR EXISTS (SELECT 1 FROM bank_changes b WHERE b.submission_id = p.submission_id AND b.state = 'RELEASED'
        AND (b.changed_at >= $2::timestamptz OR b.decided_at >= $2::timestamptz)))`;

const codes = (list: readonly string[]) => `'${list.join("', '")}'`;

/** SQL for whether the payment of the returned item `b` may have been paid, until somebody decides that it is made again (RETURN-8). */
export const MAY_BE_PAID = `(b.reissuer_id IS NULL
  AND (b.reason_code IN (${codes(DUPLICATES)}) OR (b.whole AND b.reason_code NOT IN (${codes(CLEAR)}))))`;

const RETURNED_AS_PAID = `(p.state = 'RETURNED' AND EXISTS (SELECT 1 FROM returned_items b WHERE b.payment_id = p.id AND ${MAY_BE_PAID}))`;

/**
 * SQL for what is still to be paid to the tax office with the run $1: what was withheld from all that is in files or ready in
 * it, and kept though unclaimed, less what was paid already (PAY-13, UNCLAIMED-5). What came back from the tax office is owed again. Of runs before the scheme had an
 * account of the tax office the tax is paid by hand, and a payment in place of a returned one has the tax of that one.
 */
export const TAX_DUE = `
  SELECT greatest(coalesce(sum(p.withheld) FILTER (WHERE p.kind = 'CLAIM' AND p.reissue_of IS NULL AND own.pays_tax
        AND (p.state IN ('IN_FILE', 'SENT', 'PAID', 'RETURNED', 'REISSUED') OR p.tax_kept OR (p.state = 'READY' AND p.run_id = $1))), 0.00)
      - coalesce(sum(p.net) FILTER (WHERE p.kind = 'TAX' AND (p.state IN ('IN_FILE', 'SENT', 'PAID') OR ${RETURNED_AS_PAID})), 0.00), 0.00) AS due
  FROM payments p JOIN payment_runs own ON own.id = p.run_id JOIN payment_runs r ON r.distribution_id = p.distribution_id
  WHERE r.id = $1`;

/** SQL for what the payments of the run $1 come to; $2: whether the tax withheld is paid by it. */
export const FIGURES = `
  WITH mine AS MATERIALIZED (
    SELECT state, held_reason, principal, interest, withheld, net FROM payments WHERE run_id = $1 AND kind = 'CLAIM'),
  tax AS MATERIALIZED (
    SELECT sum(net) AS paid FROM payments WHERE run_id = $1 AND kind = 'TAX' AND state NOT IN ('READY', 'CANCELLED')),
  paid AS MATERIALIZED (SELECT * FROM mine WHERE state NOT IN ('HELD', 'CANCELLED'))
  SELECT jsonb_build_object(
    'payments', (SELECT count(*) FROM paid),
    'principal', (SELECT coalesce(sum(principal), 0.00)::text FROM paid),
    'interest', (SELECT coalesce(sum(interest), 0.00)::text FROM paid),
    'withheld', (SELECT coalesce(sum(withheld), 0.00)::text FROM paid),
    'net', (SELECT coalesce(sum(net), 0.00)::text FROM paid),
    'tax', coalesce((SELECT paid FROM tax), CASE WHEN $2::boolean THEN (${TAX_DUE}) END, 0.00)::text,
    'held', (SELECT coalesce(jsonb_agg(jsonb_build_object('reason', held_reason, 'payments', payments, 'net', net::text) ORDER BY held_reason), '[]')
      FROM (SELECT held_reason, count(*) AS payments, sum(net) AS net FROM mine WHERE state = 'HELD' GROUP BY 1) _)
  ) AS figures`;
