import type { DataSource } from 'typeorm';
import { Prepared } from '../database/prepared.js';
import { type ClaimFacts, MOST_TRADES_COUNTED } from './claim-facts.model.js';
import { hasNoticeSql } from './has-notice.js';
import { onlyOfficeWroteSql } from './only-office-wrote.js';

/** Each fact is found by an index; the notice of a removed claim cannot be read, so it has none. */
const FACTS = new Prepared<ClaimFacts>(
  `SELECT s.id, s.claim_type AS source, s.created_at AS "createdAt",
     greatest(s.updated_at, l.updated_at) AS "updatedAt",
     (SELECT count(*)::int FROM (
       SELECT FROM trades t WHERE t.submission_id = s.id AND t.transaction_type <> 'OPEN' LIMIT ${MOST_TRADES_COUNTED + 1}
     ) counted) AS trades,
     h.state AS request, h.since AS "requestSince",
     ${onlyOfficeWroteSql('s', 'h')} AS "onlyOfficeWrote",
     ${hasNoticeSql('s', 'n')} AS "hasNotice"
   FROM submissions s
   LEFT JOIN trade_lists l ON l.submission_id = s.id
   LEFT JOIN amendment_threads h ON h.submission_id = s.id
   LEFT JOIN assessment_notices n ON n.sid = s.sid
   WHERE s.id = ANY ($1::uuid[])`,
);

/** Facts about these claims in one statement, in any order; claims that do not exist are left out. */
export function readClaimFacts(db: DataSource, ids: readonly string[]): Promise<ClaimFacts[]> {
  return FACTS.read(db, [ids]);
}
