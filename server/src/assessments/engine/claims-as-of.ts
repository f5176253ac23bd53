/** No trade list is this old, and no id this low. */
export const NO_ID = '00000000-0000-0000-0000-000000000000';

/** Each claim as it was at a time: what a change after it left in the history, else what it is (RUN-2). */
const nextVersion = (part: string) =>
  `LATERAL (SELECT content FROM claim_versions
     WHERE submission_id = s.id AND part = '${part}' AND at > $1 ORDER BY at, id LIMIT 1)`;

/** The ids after $2, in order, of the claims that existed at $1; at most $3. */
export const IDS_AS_OF = 'SELECT id FROM submissions WHERE id > $2 AND created_at <= $1 ORDER BY id LIMIT $3';

const TRADE = `submission_id, id::text AS id, transaction_type::text AS transaction_type, trade_date, quantity::numeric AS quantity,
  trim_scale(price_per_share) AS price_per_share, trim_scale(total_amount) AS total_amount`;

const tradesAsOf = (whose: string) => `
  SELECT ${TRADE} FROM trades WHERE submission_id ${whose} AND created_at <= $1
  UNION ALL
  SELECT ${TRADE} FROM removed_trades WHERE submission_id ${whose} AND created_at <= $1 AND removed_at > $1`;

/** The trades of the claims $2 at $1. */
export const TRADES_AS_OF = tradesAsOf('= ANY ($2::uuid[])');

/**
 * SHA-256 of the balances and the transactions of the claim `claim` at $1, in no order of rows. Without a closing balance
 * it is the one from before there was any, so that what was accepted then goes on to hold.
 */
const CONTENT_AS_OF = `sha256(convert_to(((CASE WHEN claim.closing_balance IS NULL THEN jsonb_build_array(claim.opening_balance)
  ELSE jsonb_build_array(claim.opening_balance, claim.closing_balance) END) || jsonb_build_array((
  SELECT jsonb_agg(line ORDER BY line COLLATE "C") FROM (
    SELECT concat_ws(' ', transaction_type, trade_date, quantity, price_per_share, total_amount) AS line
    FROM (${tradesAsOf('= claim.id')}) trade) lines)))::text, 'UTF8'))`;

/** The SIDs, balances and accepted findings of the claims $2 at $1; a closing balance that was not stated is NULL. */
export const CLAIMS_AS_OF = `
  SELECT id, sid, opening_balance, closing_balance,
    ARRAY(SELECT code FROM accepted_findings f WHERE f.submission_id = claim.id AND f.accepted_at <= $1 AND (f.withdrawn_at IS NULL OR f.withdrawn_at > $1)
        AND f.content_sha256 = ${CONTENT_AS_OF} ORDER BY code COLLATE "C") AS accepted
  FROM (
    SELECT s.id, CASE WHEN claim.content IS NULL THEN s.sid ELSE claim.content ->> 'sid' END AS sid,
      coalesce(
        CASE WHEN l.created_at > $1 THEN NULL WHEN list.content IS NULL THEN l.opening_balance ELSE list.content ->> 'opening_balance' END,
        CASE WHEN claim.content IS NULL THEN s.opening_balance ELSE claim.content ->> 'opening_balance' END
      ) AS opening_balance,
      nullif(CASE WHEN claim.content IS NULL THEN s.closing_balance ELSE claim.content ->> 'closing_balance' END, '') AS closing_balance
    FROM submissions s LEFT JOIN trade_lists l ON l.submission_id = s.id
      LEFT JOIN ${nextVersion('CLAIM')} claim ON true LEFT JOIN ${nextVersion('TRADES')} list ON true
    WHERE s.id = ANY ($2::uuid[]) OFFSET 0
  ) claim`;

const TRADE_JSON = `'{"id":"' || id || '","pricePerShare":"' || price_per_share || '","quantity":"' || quantity
  || '","totalAmount":"' || total_amount || '","tradeDate":"' || trade_date || '","transactionType":"' || transaction_type || '"}'`;

/**
 * The claims $2 at $1 with their SIDs, each with what its result is made from as canonical JSON; the trades are in the order of
 * their ids. Trades are looked up by claim, since a join could be planned in quadratic time.
 */
export const INPUTS_AS_OF = `
  SELECT claim.id, claim.sid, concat('{"accepted":', array_to_json(accepted), ',"closingBalance":', coalesce(to_json(closing_balance)::text, 'null'),
    ',"openingBalance":', coalesce(to_json(opening_balance)::text, 'null'), ',"trades":[', (
      SELECT string_agg(${TRADE_JSON}, ',' ORDER BY id::bigint) FROM (${tradesAsOf('= claim.id')}) trade
    ), ']}') AS input
  FROM (${CLAIMS_AS_OF}) claim`;

/** The digests of what an acceptance is bound to, of the claims $2 at $1. */
export const CONTENTS_AS_OF = `SELECT claim.id, ${CONTENT_AS_OF} AS digest FROM (${CLAIMS_AS_OF}) claim`;
