import type { DataSource, EntityManager } from 'typeorm';
import type { Caller } from '../common/actor.js';
import { may } from '../common/policy.js';
import { Permission } from '../rules/permissions.js';
import type { AcceptedFindingModel } from './claim-trace.model.js';
import { CONTENTS_AS_OF } from './engine/claims-as-of.js';

/** Whether somebody may accept errors that block a claim (RUN-11). */
export function mayAcceptFindings(actor: Caller): boolean {
  return actor.kind === 'user' && may(actor, Permission.AssessmentsRun);
}

/** The digest of what an acceptance is bound to. @param moment a timestamp as text; undefined when the claim is gone */
export async function contentAt(
  tx: EntityManager,
  submissionId: string,
  moment: string,
): Promise<Buffer | undefined> {
  const [row] = await tx.query<{ digest: Buffer }[]>(CONTENTS_AS_OF, [moment, [submissionId]]);
  return row?.digest;
}

/** What was accepted for a claim at any time, the newest first. */
export async function readAccepted(db: DataSource, submissionId: string): Promise<AcceptedFindingModel[]> {
  return db.transaction('REPEATABLE READ', async (tx) => {
    const rows = await tx.query<(AcceptedFindingModel & { digest: Buffer })[]>(
      `SELECT f.id, f.code, f.reason, u.name AS "acceptedBy", f.accepted_at AS "acceptedAt", f.content_sha256 AS digest,
         f.withdrawn_at AS "withdrawnAt", w.name AS "withdrawnBy", f.withdrawn_because AS "withdrawnBecause"
       FROM accepted_findings f JOIN users u ON u.id = f.accepted_by_id LEFT JOIN users w ON w.id = f.withdrawn_by_id
       WHERE f.submission_id = $1 ORDER BY f.accepted_at DESC, f.id`,
      [submissionId],
    );
    if (rows.length === 0) return [];
    const now = await contentAt(tx, submissionId, 'infinity');
    return rows.map(({ digest, ...row }) => ({
      ...row,
      holds: row.withdrawnAt === null && (now?.equals(digest) ?? false),
    }));
  });
}
