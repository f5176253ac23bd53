import type { DataSource } from 'typeorm';
import { auditedSql } from '../../audit/audited-sql.js';
import { auditedAs } from '../../audit/audit.js';
import type { Actor } from '../../common/actor.js';
import { prepared } from '../../database/prepared.js';
import {
  type ShownTrade,
  type TradeColumns,
  tradeColumnsSql,
  type TradePart,
  tradesOf,
} from '../../trades/shown-trades.js';
import { removalSql } from '../removed-claims.js';
import type { RemovedSubmission } from '../submission.model.js';
import { SUBMISSION_VIEW, type ViewedColumns } from './submission-columns.js';
import { visibleTo } from './visible-to.js';

/** A claim in full as it is stored, with its trades. */
export type StoredSubmission = ViewedColumns & {
  sealed: Buffer | null;
  listBalance: string | null;
  tradeVersion: number;
  trades: ShownTrade[];
  removed: RemovedSubmission | null;
};

/**
 * Reads a claim with its trades, if the actor may see it, and writes the audit entry in the same statement: one
 * snapshot, and no result without an audit entry.
 * @param part the trades that are read, with one more than may be shown
 */
export async function readSubmissionAudited(
  db: DataSource,
  actor: Actor,
  id: string,
  { limit, offset }: TradePart,
): Promise<StoredSubmission | undefined> {
  const { sql, parameters } = visibleTo(actor);
  const who = auditedAs(actor);
  const [text, values] = db.driver.escapeQueryWithParameters(
    `WITH claim AS (
       SELECT ${SUBMISSION_VIEW}, l.opening_balance AS "listBalance", coalesce(l.version, 0) AS "tradeVersion",
         ${removalSql('s.sid')} AS removed
       FROM submissions s LEFT JOIN trade_lists l ON l.submission_id = s.id WHERE s.id = :id AND ${sql}
     ), audited AS (
       INSERT INTO audit_entries (actor_kind, actor_id, action, subject_type, subject_id)
       SELECT :whoKind, :whoId::uuid, ${auditedSql('submission.read', 'submission')}, id::text FROM claim
     )
     SELECT claim.*, ${tradeColumnsSql('claim.id', ':limit', ':offset')} AS trades FROM claim`,
    { ...parameters, id, whoKind: who.kind, whoId: who.id, limit, offset },
  );
  type Row = Omit<StoredSubmission, 'trades'> & { trades: TradeColumns };
  const [claim] = await prepared<Row>(text).rows(db, values);
  return claim && { ...claim, trades: tradesOf(claim.trades) };
}
