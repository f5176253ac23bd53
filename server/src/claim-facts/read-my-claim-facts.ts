import type { DataSource } from 'typeorm';
import { AmendmentState } from '../amendments/amendment-states.js';
import { latestObjectionSql, wasDecisionReadSql } from '../assessments/objections/latest-objection.js';
import type { ObjectionState } from '../assessments/objections/objection-state.js';
import { AttachmentKind, ScanState } from '../attachments/attachment.entity.js';
import { bankHoldSql } from '../bank-changes/held-bank-details.js';
import type { UserActor } from '../common/actor.js';
import { prepared } from '../database/prepared.js';
import { isOfClaimSql } from '../deadlines/effective-deadlines.js';
import { isUnreadableBalance } from '../rules/trade-warnings.js';
import { isRemovedSql } from '../submissions/removed-claims.js';
import { ownedBy } from '../submissions/reading/visible-to.js';
import { Relationship } from '../submissions/submission.entity.js';
import { TransactionType } from '../trades/trade.entity.js';
import { hasNoticeSql, isBlockedSql } from './has-notice.js';
import { quotesAbn, withoutTaxNumberSql } from './lacks-tax-number.js';
import type { MyClaimFacts } from './my-claim-facts.model.js';
import { onlyOfficeWroteSql } from './only-office-wrote.js';

type FactsRow = Omit<MyClaimFacts, 'hasUnreadableBalance' | 'latestObjection'> & {
  openingBalance: string;
  abnAcn: string;
  /** Null without an objection, as the next one is. */
  objection: ObjectionState | null;
  raisedAt: Date | null;
  endedAt: Date | null;
};

/**
 * Facts about all claims that the user owns, in one statement and in any order. Whether an answer is new follows from
 * the audit: a claim and its thread are one page; and so it does for the decision of an objection, whose page is that of the
 * assessment.
 * @param takesProof whether proofs of identity are still accepted
 * @param isTaxed whether tax is withheld from residents who quote no number
 */
export async function readMyClaimFacts(
  db: DataSource,
  actor: UserActor,
  { takesProof, isTaxed }: { takesProof: boolean; isTaxed: boolean },
): Promise<MyClaimFacts[]> {
  const { sql, parameters } = ownedBy(actor);
  const [text, values] = db.driver.escapeQueryWithParameters(
    `SELECT s.id, s.created_at AS "createdAt",
       EXISTS (
         SELECT FROM trades t WHERE t.submission_id = s.id AND t.transaction_type <> '${TransactionType.OPEN}'
       ) AS "hasTrades",
       (:takesProof::boolean AND s.relationship IS NOT DISTINCT FROM '${Relationship.INDIVIDUAL}' AND NOT EXISTS (
         SELECT FROM attachments a WHERE a.submission_id = s.id
           AND a.kind = '${AttachmentKind.IDENTITY}' AND a.scan <> '${ScanState.INFECTED}'
       )) AS "lacksProof",
       h.state AS request, h.since AS "requestSince", ${onlyOfficeWroteSql('s', 'h')} AS "onlyOfficeWrote",
       (h.state IS NOT DISTINCT FROM '${AmendmentState.ANSWERED}' AND NOT EXISTS (
         SELECT FROM audit_entries e WHERE e.subject_type = 'submission' AND e.subject_id = s.id::text
           AND e.action = 'submission.read' AND e.actor_id = :reader::uuid AND e.at >= h.since
       )) AS "hasNewAnswer",
       ${hasNoticeSql('s', 'n')} AS "hasNotice",
       ${isBlockedSql('s')} AS "isBlocked", ${bankHoldSql('s')} AS "bankHold",
       (:isTaxed::boolean AND NOT ${isRemovedSql('s.sid')} AND ${withoutTaxNumberSql('s')}) AS "lacksTaxNumber", s.abn_acn AS "abnAcn",
       coalesce(l.opening_balance, s.opening_balance) AS "openingBalance",
       o.state AS objection, o."raisedAt", o."endedAt",
       (o."endedAt" IS NOT NULL AND NOT ${wasDecisionReadSql({ id: 'o.id', endedAt: 'o."endedAt"' }, ':reader::uuid')})
         AS "hasNewDecision",
       CASE WHEN a.run_id IS NOT NULL THEN
         coalesce((SELECT max(e.due) FROM deadlines e WHERE e.run_id = r.id AND (e.sid IS NULL OR ${isOfClaimSql('e', { id: 's.id', sid: 's.sid' })})), r.objections_until)::text
       END AS "objectionsUntil"
     FROM submissions s
     LEFT JOIN trade_lists l ON l.submission_id = s.id
     LEFT JOIN amendment_threads h ON h.submission_id = s.id
     LEFT JOIN assessment_notices n ON n.sid = s.sid
     LEFT JOIN (
       SELECT id, objections_until FROM assessment_runs WHERE state IN ('PUBLISHED', 'FINAL') ORDER BY number DESC LIMIT 1
     ) r ON true
     LEFT JOIN assessment_results a ON a.run_id = r.id AND a.submission_id = s.id
     LEFT JOIN LATERAL (${latestObjectionSql('s.id')}) o ON a.run_id IS NOT NULL
     WHERE ${sql}`,
    { ...parameters, takesProof, isTaxed, reader: actor.userId },
  );
  const rows = await prepared<FactsRow>(text).rows(db, values);
  return rows.map(({ openingBalance, abnAcn, objection, raisedAt, endedAt, ...facts }) => ({
    ...facts,
    latestObjection: objection && raisedAt ? { state: objection, raisedAt, endedAt } : null,
    lacksTaxNumber: facts.lacksTaxNumber && !quotesAbn(abnAcn),
    hasUnreadableBalance: isUnreadableBalance(openingBalance),
  }));
}
