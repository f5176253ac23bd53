import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { isUUID } from 'class-validator';
import type { DataSource } from 'typeorm';
import { recordAudit } from '../audit/audit.js';
import type { UserActor } from '../common/actor.js';
import { Conflict, NotFound } from '../common/errors.js';
import { cleanMessage } from '../rules/amendment-schema.js';
import { readAccepted } from './accepted-findings.js';
import type { AcceptedFindingModel } from './claim-trace.model.js';

/** The number of the newest run that was published with this acceptance: the claim has a result there despite the error. */
const PUBLISHED_WITH = `
  SELECT r.number FROM assessment_runs r JOIN assessment_results c ON c.run_id = r.id AND c.submission_id = $1
  WHERE r.published_at IS NOT NULL AND r.moment >= $3 AND c.status = 'ASSESSED' AND $2 = ANY (c.findings)
  ORDER BY r.number DESC LIMIT 1`;

/** Withdraws what was accepted of a claim, so that it blocks the claim again from the next run on (RUN-12). */
@Injectable()
export class WithdrawAcceptanceService {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /**
   * Withdraws an acceptance, and returns it as it is now.
   * @throws NotFound; Conflict when it was withdrawn already, or a published result rests on it
   */
  async withdraw(actor: UserActor, id: string, reason: string): Promise<AcceptedFindingModel> {
    const because = cleanMessage(reason);
    const submissionId = await this.db.transaction(async (tx) => {
      const [accepted] = isUUID(id)
        ? await tx.query<{ submissionId: string; code: string; acceptedAt: string; isWithdrawn: boolean }[]>(
            `SELECT submission_id AS "submissionId", code, accepted_at::text AS "acceptedAt", withdrawn_at IS NOT NULL AS "isWithdrawn"
             FROM accepted_findings WHERE id = $1 FOR UPDATE`,
            [id],
          )
        : [];
      if (!accepted) throw new NotFound('We could not find this acceptance.');
      const { code, acceptedAt, isWithdrawn } = accepted;
      if (isWithdrawn) throw new Conflict('This acceptance was withdrawn already.');
      const [published] = await tx.query<{ number: number }[]>(PUBLISHED_WITH, [
        accepted.submissionId,
        code,
        acceptedAt,
      ]);
      if (published)
        throw new Conflict(
          `Run ${published.number} was published with this acceptance, so it cannot be withdrawn any more.`,
        );
      await tx.query(
        'UPDATE accepted_findings SET withdrawn_at = now(), withdrawn_by_id = $2, withdrawn_because = $3 WHERE id = $1',
        [id, actor.userId, because],
      );
      const subject = { type: 'submission' as const, id: accepted.submissionId };
      await recordAudit(tx, actor, 'assessment.acceptance-withdrawn', subject, { code, because });
      return accepted.submissionId;
    });
    const now = (await readAccepted(this.db, submissionId)).find((one) => one.id === id);
    if (!now) throw new NotFound('We could not find this acceptance.');
    return now;
  }
}
