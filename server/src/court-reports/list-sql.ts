import { claimOf, nameOf, NO_AMOUNT, NO_CLAIM, NOBODY } from './list-parts.js';

/** The steps of a distribution with what each took. */
const STEPS = `jsonb_array_elements(d.fund -> 'steps') WITH ORDINALITY AS s (step, nth),
  jsonb_array_elements(d.figures -> 'waterfall') WITH ORDINALITY AS w (taken, nth)`;
const TAKEN = `(w.taken ->> 'principal')::numeric + (w.taken ->> 'interest')::numeric`;
const sumOf = (part: string) =>
  `(d.figures #>> '{${part},principal}')::numeric + (d.figures #>> '{${part},interest}')::numeric`;

/** A later distribution has no settlement sum of its own: its fund is what those before it left, and interest since. */
export const FUND = `
  SELECT f.kind, ${NO_CLAIM}, f.amount, d.frozen_at AS at, f.what, ${NOBODY}
  FROM distributions d CROSS JOIN LATERAL (
    SELECT 0::bigint AS nth, 'SETTLEMENT_SUM' AS kind, (d.fund ->> 'settlementSum')::numeric AS amount, '' AS what
      WHERE d.follows_id IS NULL
    UNION ALL SELECT 1, 'INTEREST', (d.fund ->> 'interest')::numeric, '' WHERE d.follows_id IS NULL
    UNION ALL SELECT 0, CASE s.source ->> 'kind' WHEN 'INTEREST' THEN 'EARNED_SINCE' ELSE 'LEFT_' || (s.source ->> 'kind') END,
      (s.source ->> 'principal')::numeric + (s.source ->> 'interest')::numeric,
      coalesce('distribution ' || (s.source ->> 'distribution'), '')
      FROM jsonb_array_elements(d.fund -> 'sources') AS s (source) WHERE d.follows_id IS NOT NULL
    UNION ALL SELECT 1 + s.nth, s.step ->> 'kind', ${TAKEN}, (s.step ->> 'name') || ': ' || (s.step ->> 'basis')
      FROM ${STEPS} WHERE w.nth = s.nth
    UNION ALL SELECT 10000, 'TO_BE_SHARED', ${sumOf('distributable')}, ''
    UNION ALL SELECT 10001, 'RESIDUE', ${sumOf('residue')}, ''
  ) f WHERE d.id = $1 ORDER BY f.nth`;

/** The kind of a row is the order that its step rests on; one step with a cap is enough. */
export const CAPPED = `
  SELECT * FROM (
    SELECT trim(s.step ->> 'basis') AS kind, ${NO_CLAIM}, ${TAKEN} AS amount, d.published_at AS at,
      'distribution ' || d.number || ': ' || (s.step ->> 'name') AS what, ${NOBODY}, d.number, s.nth,
      bool_or(s.step ->> 'cap' IS NOT NULL) OVER (PARTITION BY trim(s.step ->> 'basis')) AS is_capped
    FROM distributions d, ${STEPS} WHERE d.state = 'PUBLISHED' AND w.nth = s.nth
  ) c WHERE c.is_capped ORDER BY c.number, c.nth`;

/** An address is shown by its first letter and its domain. */
export const NOTICES = `
  SELECT * FROM (
    SELECT CASE WHEN m.sent_at IS NOT NULL THEN 'MAILED' WHEN m.failed_at IS NOT NULL THEN 'UNDELIVERABLE' ELSE 'WAITING' END AS kind,
      ${NO_CLAIM}, ${NO_AMOUNT}, coalesce(m.sent_at, m.failed_at, m.created_at) AS at,
      left(m.recipient, 1) || '…@' || split_part(m.recipient, '@', 2) AS what, ${NOBODY}
    FROM mails m WHERE m.template IN ('claim-assessed', 'claims-assessed')
    UNION ALL
    SELECT 'UPLOADED', n.sid, ${claimOf('n.sid')}, NULL, n.updated_at, n.name, ${NOBODY} FROM assessment_notices n
  ) n ORDER BY n.at, n.sid, n.what`;

/** Late is after the last day for claims, for all or for its SID as extended, in the scheme's time zone. */
export const CLAIMS = `
  SELECT CASE WHEN (s.created_at AT TIME ZONE $1)::date > greatest(a.due, own.due) THEN 'LATE' ELSE 'IN_TIME' END AS kind,
    s.sid, s.id AS submission_id, ${NO_AMOUNT}, s.created_at AS at, '' AS what, ${NOBODY}
  FROM submissions s
    CROSS JOIN (SELECT max(due) AS due FROM deadlines WHERE kind = 'LATE_CLAIM' AND sid IS NULL) a
    LEFT JOIN (
      SELECT coalesce(l.submission_id, x.id) AS id, max(l.due) AS due FROM deadlines l LEFT JOIN submissions x ON x.sid = l.sid
      WHERE l.kind = 'LATE_CLAIM' AND l.sid IS NOT NULL GROUP BY 1) own ON own.id = s.id
  ORDER BY s.id`;

export const DECISIONS = `
  SELECT d.kind::text AS kind, d.sid, coalesce(d.submission_id, ${claimOf('d.sid')}) AS submission_id, ${NO_AMOUNT}, d.decided_at AS at, d.reason AS what,
    coalesce(${nameOf('d.maker_id')}, '') AS made_by, coalesce(${nameOf('d.checker_id')}, '') AS checked_by
  FROM claim_decisions d WHERE d.state = 'IN_FORCE' ORDER BY d.kind, d.sid COLLATE "C"`;

export const FINDINGS = `
  SELECT f.code AS kind, s.sid, s.id AS submission_id, ${NO_AMOUNT}, f.accepted_at AS at, f.reason AS what,
    ${nameOf('f.accepted_by_id')} AS made_by, '' AS checked_by
  FROM accepted_findings f JOIN submissions s ON s.id = f.submission_id
  WHERE f.withdrawn_at IS NULL ORDER BY f.accepted_at, f.id`;

export const OBJECTIONS = `
  SELECT o.state::text AS kind, s.sid, s.id AS submission_id, o.own_figure AS amount, coalesce(o.ended_at, o.created_at) AS at,
    coalesce(o.reason, '') AS what, '' AS made_by, coalesce(${nameOf('o.ended_by_id')}, '') AS checked_by
  FROM objections o JOIN submissions s ON s.id = o.submission_id ORDER BY o.created_at, o.id`;

/** A share may come to less than a cent, or to nothing where the loss was paid before. */
export const LINES = `
  SELECT CASE WHEN l.payment = 0 AND l.state = 'SHARED' AND l.paid_before >= l.loss THEN 'PAID_BEFORE' WHEN l.payment = 0 AND l.state = 'SHARED' THEN 'BELOW_A_CENT' ELSE l.state::text END AS kind,
    l.sid, l.submission_id, l.payment AS amount, NULL::timestamptz AS at, '' AS what, ${NOBODY}
  FROM distribution_lines l WHERE l.distribution_id = $1 ORDER BY l.sid`;

export const TAX = `
  SELECT l.tax_class::text AS kind, l.sid, l.submission_id, l.withheld AS amount, NULL::timestamptz AS at, '' AS what, ${NOBODY}
  FROM distribution_lines l WHERE l.distribution_id = $1 AND l.payment > 0 ORDER BY l.sid`;

const PAYMENT = `p.submission_id, p.net AS amount, coalesce(r.settled_at, r.sent_at) AS at,
    'payment run ' || r.number || ', ' || p.id AS what, ${NOBODY}
  FROM payments p JOIN payment_runs r ON r.id = p.run_id JOIN distributions d ON d.id = p.distribution_id`;
export const PAYMENTS = `
  SELECT p.state::text AS kind, p.sid, ${PAYMENT}
  WHERE d.state = 'PUBLISHED' AND p.kind = 'CLAIM' ORDER BY d.number, p.sid, p.id`;

/** What was withheld is paid to the tax office by payments of no claim. */
export const TAX_PAID = `
  SELECT p.state::text AS kind, NULL::text AS sid, ${PAYMENT}
  WHERE d.state = 'PUBLISHED' AND p.kind = 'TAX' ORDER BY r.number, p.id`;

/** What the bank could not pay, by what became of it since; its reason is a code of the bank. */
export const RETURNED = `
  SELECT CASE p.state WHEN 'CANCELLED' THEN 'UNCLAIMED' WHEN 'PAID' THEN 'FOUND_PAID' ELSE p.state::text END AS kind, nullif(p.sid, '') AS sid, p.submission_id,
    p.net AS amount, b.returned_at AS at, 'reason ' || b.reason_code || ', payment run ' || r.number || ', ' || p.id AS what, ${NOBODY}
  FROM returned_items b JOIN payments p ON p.id = b.payment_id JOIN payment_runs r ON r.id = p.run_id
    JOIN distributions d ON d.id = p.distribution_id
  WHERE d.state = 'PUBLISHED' ORDER BY b.returned_at, b.id`;

/** What two people declared unclaimed, and goes back to the fund: less the tax that stays with the tax office. */
export const UNCLAIMED = `
  SELECT 'CANCELLED' AS kind, p.sid, p.submission_id, p.principal + p.interest - CASE WHEN p.tax_kept THEN p.withheld ELSE 0 END AS amount, declared.decided_at AS at,
    'distribution ' || d.number || ', until ' || declared.due || ': ' || declared.basis AS what,
    coalesce(${nameOf('declared.maker_id')}, '') AS made_by, coalesce(${nameOf('declared.decider_id')}, '') AS checked_by
  FROM payments p JOIN unclaimed_declarations declared ON declared.id = p.unclaimed_id JOIN distributions d ON d.id = p.distribution_id
  WHERE d.state = 'PUBLISHED' ORDER BY d.number, p.sid, p.id`;

/** A further format names itself here; a file has the payment of the tax that was withheld, too. */
export const FILES = `
  SELECT CASE WHEN x.id IS NOT NULL THEN 'FILE_REJECTED' WHEN f.format = 'ABA' THEN 'DIRECT_ENTRY' ELSE 'PAIN' END AS kind, ${NO_CLAIM}, f.total AS amount, f.sent_at AS at,
    'file ' || r.number || '-' || f.number || ', ' || f.payments || ' payments, SHA-256 ' || encode(f.sha256, 'hex') || coalesce(', rejected: ' || x.reference, '') AS what,
    coalesce(${nameOf('f.sender_id')}, '') AS made_by, '' AS checked_by
  FROM payment_files f JOIN payment_runs r ON r.id = f.run_id JOIN distributions d ON d.id = r.distribution_id
    LEFT JOIN file_rejections x ON x.file_id = f.id AND x.state = 'CONFIRMED'
  WHERE d.state = 'PUBLISHED' AND f.live AND f.sent_at IS NOT NULL ORDER BY r.number, f.number`;

export const EXTENSIONS = `
  SELECT coalesce(root.kind, l.kind)::text AS kind, l.sid, coalesce(l.submission_id, ${claimOf('l.sid')}) AS submission_id, ${NO_AMOUNT}, l.set_at AS at,
    l.due::text || ': ' || l.reason AS what, coalesce(${nameOf('l.set_by_id')}, '') AS made_by, '' AS checked_by
  FROM deadlines l JOIN deadlines root ON root.id = l.extends_id ORDER BY l.set_at, l.id`;

export const RULES = `
  SELECT v.state::text AS kind, ${NO_CLAIM}, ${NO_AMOUNT}, v.approved_at AS at,
    'rules version ' || v.number || ', SHA-256 ' || encode(v.sha256, 'hex') || ': ' || v.basis AS what,
    ${nameOf('v.author_id')} AS made_by, coalesce(${nameOf('v.approved_by_id')}, '') AS checked_by
  FROM rules_versions v WHERE v.state <> 'DRAFT' ORDER BY v.number`;

export const SEALS = `
  SELECT * FROM (
    SELECT 'ASSESSMENT' AS kind, ${NO_CLAIM}, ${NO_AMOUNT}, coalesce(r.final_at, r.published_at) AS at,
      'assessment run ' || r.number || ', SHA-256 ' || encode(r.frozen_sha256, 'hex') AS what,
      ${nameOf('r.maker_id')} AS made_by, coalesce(${nameOf('r.approver_id')}, '') AS checked_by
    FROM assessment_runs r WHERE r.state IN ('PUBLISHED', 'FINAL', 'SUPERSEDED')
    UNION ALL
    SELECT 'DISTRIBUTION', ${NO_CLAIM}, NULL, d.published_at,
      'distribution ' || d.number || ', SHA-256 ' || encode(d.frozen_sha256, 'hex') || ', seal ' || encode(d.seal, 'hex'),
      ${nameOf('d.maker_id')}, ${nameOf('d.approver_id')}
    FROM distributions d WHERE d.state = 'PUBLISHED'
  ) s ORDER BY s.at, s.what`;
