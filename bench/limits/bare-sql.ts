const isBlank = (column: string) => `(btrim(${column}) = '')::int`;
const isUnset = (column: string) => `(${column} IS NULL)::int`;
const lacksBit = (bit: number) => `(s.sealed IS NULL OR s.restricted_given & ${bit} = 0)`;
const forBank = (type: string, condition: string) =>
  `(s.bank_type IS NOT DISTINCT FROM '${type}' AND ${condition})::int`;

const FILLED = [
  ...['first_name', 'last_name', 'mobile', 'legal_entity', 'registered_owner', 'bank_name'],
  ...['address', 'suburb', 'state', 'post_code', 'country', 'opening_balance'],
].map((column) => `s.${column}`);

/** The number of empty required fields, computed without decrypting the restricted ones, as in the list. */
const MISSING = [
  ...FILLED.map(isBlank),
  isBlank(`coalesce(nullif(s.contact_email, ''), s.contact_email)`),
  ...['s.relationship', 's.australian_citizen', 's.bank_type'].map(isUnset),
  ...[16, 32].map((bit) => `(${lacksBit(bit)})::int`),
  forBank('LOCAL', lacksBit(4)),
  forBank('INTERNATIONAL', lacksBit(8)),
  forBank('INTERNATIONAL', `btrim(s.customer_city) = ''`),
  forBank('INTERNATIONAL', `btrim(s.customer_country) = ''`),
].join(' + ');

/** A row of the list as a JSON object, from `submissions s`; $1 is the list of removed SIDs. */
const LIST_ROW = `json_build_object('__typename', 'SubmissionListItem', 'id', s.id, 'sid', s.sid, 'legalEntity', s.legal_entity,
  'contactEmail', coalesce(nullif(s.contact_email, ''), s.email),
  'contactName', btrim(s.first_name || ' ' || s.last_name), 'missing', ${MISSING},
  'removed', coalesce(s.sid = ANY ($1::text[]), false))`;

const listFrom = (offset: string) => `SELECT coalesce(json_agg(${LIST_ROW}), '[]')::text AS json
  FROM (SELECT * FROM submissions ORDER BY id DESC LIMIT 25${offset}) s`;

/** The first page of the list, newest first, as one text. Without an offset its plan is cached. */
export const FIRST_PAGE = listFrom('');

/** A page by offset, $2. */
export const LIST_PAGE = listFrom(' OFFSET $2');

/** The session of a token; $1 is its SHA-256. */
export const SESSION = `SELECT s.id, u.id AS user_id, u.email, u.name, u.role
  FROM sessions s JOIN users u ON u.id = s.user_id
  WHERE s.token_hash = $1 AND s.revoked_at IS NULL AND s.expires_at > now() AND u.enabled AND u.verified_at IS NOT NULL`;

export const TOTAL = 'SELECT count(*)::int AS total FROM submissions';

const SEARCHED =
  'submission_search_text(s.sid, s.legal_entity, s.first_name, s.last_name, s.contact_email, s.email)';

/**
 * The claims that contain one word: $2 in lower case, $3 as a pattern; an exact SID first, then by relevance. The
 * subquery hides the pattern from the planner, so that PostgreSQL does not plan again for each word.
 */
export const SEARCH = `
  WITH matches AS (
    (SELECT s.id, s.sid, s.legal_entity, ${SEARCHED} AS text FROM submissions s WHERE s.sid = $2)
    UNION
    (SELECT s.id, s.sid, s.legal_entity, ${SEARCHED} FROM submissions s WHERE ${SEARCHED} LIKE (SELECT $3::text) LIMIT 5000)
  ), best AS (
    SELECT id, row_number() OVER (ORDER BY sid IS NOT DISTINCT FROM $2 DESC,
      (starts_with(lower(sid), $2) OR starts_with(lower(legal_entity), $2)) IS TRUE DESC,
      similarity(text, $2) DESC, id DESC) AS place
    FROM matches ORDER BY place LIMIT 101
  )
  SELECT coalesce(json_agg(${LIST_ROW} ORDER BY place) FILTER (WHERE place <= 100), '[]')::text AS json, count(*) > 100 AS more
  FROM best JOIN submissions s USING (id)`;

/** The trades of a claim, newest first, as one text. */
const TRADES = `
  SELECT coalesce(json_agg(json_build_object('__typename', 'Trade', 'id', id::text, 'transactionType', transaction_type, 'tradeDate', trade_date,
    'quantity', quantity::text, 'pricePerShare', trim_scale(price_per_share)::text,
    'totalAmount', trim_scale(total_amount)::text) ORDER BY trade_date DESC, id DESC), '[]')::text
  FROM trades WHERE submission_id = $1`;

/** A claim with its trades, and the version and opening balance of its trade list. */
export const CLAIM = `
  SELECT s.*, coalesce(l.version, 0) AS trade_version, coalesce(l.opening_balance, s.opening_balance) AS balance,
    (${TRADES}) AS trades
  FROM submissions s LEFT JOIN trade_lists l ON l.submission_id = s.id WHERE s.id = $1`;

/** The audit entry that each view of a claim must write; $1 is the claim. */
export const AUDIT_ENTRY = `INSERT INTO audit_entries (actor_kind, actor_id, action, subject_type, subject_id)
  VALUES ('user', $1::uuid, 'bench.audited', 'submission', $1::text)`;

export const AUDITED_CLAIM = `WITH entry AS (${AUDIT_ENTRY}) ${CLAIM}`;

/** The number of claims that contain a word, $1 as a pattern, counted up to a thousand. */
export const CAPPED_COUNT = `SELECT count(*) FROM (
  SELECT FROM submissions s WHERE ${SEARCHED} LIKE $1 LIMIT 1000
) AS found`;
