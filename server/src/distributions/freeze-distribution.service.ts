import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { recordAudit } from '../audit/audit.js';
import type { UserActor } from '../common/actor.js';
import { Conflict } from '../common/errors.js';
import { requestJob } from '../jobs/outbox.js';
import { freezeRefusal } from './distribution-acts.js';
import type { FreezeDistributionArgs } from './distribution-acts.args.js';
import type { Distribution } from './distribution.entity.js';
import { DistributionState } from './distribution-state.js';
import { lockMoneyLeft, staleFund } from './money-left.js';
import { lockDistribution } from './find-distribution.js';

/** Has the worker freeze a distribution. */
@Injectable()
export class FreezeDistributionService {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /**
   * Has a computed distribution frozen by its maker; of two who ask at once, the second finds another version (FREEZE-1).
   * @throws NotFound; Conflict with the reason
   */
  async freeze(actor: UserActor, { id, version, publishLines }: FreezeDistributionArgs): Promise<void> {
    await this.db.transaction(async (tx) => {
      await lockMoneyLeft(tx);
      const row = await lockDistribution(tx, id, version);
      const refusal = freezeRefusal(row, actor) ?? (await staleFund(tx, row)) ?? (await withoutSid(tx, row));
      if (refusal) throw new Conflict(refusal);
      // The frozen text states the time to the second.
      await tx.query(
        `UPDATE distributions SET state = $2, publish_lines = $3, frozen_at = date_trunc('second', now()), message = NULL, written = 0,
           updated_at = now(), version = version + 1 WHERE id = $1`,
        [id, DistributionState.FREEZING, publishLines],
      );
      await recordAudit(
        tx,
        actor,
        'distribution.freeze-asked',
        { type: 'distribution', id },
        { publishLines },
      );
      await requestJob(tx, 'freeze-distribution', { distributionId: id });
    });
  }
}

/** Without its SID a claim has no line in the frozen text, and its payment no reference. */
async function withoutSid(tx: EntityManager, { id, number }: Distribution): Promise<string | undefined> {
  const [{ claims }] = await tx.query<[{ claims: number }]>(
    `SELECT count(*)::int AS claims FROM distribution_lines WHERE distribution_id = $1 AND btrim(sid) = ''`,
    [id],
  );
  if (claims === 0) return undefined;
  const have = claims === 1 ? 'One claim has' : `${claims} claims have`;
  return `${have} no SID in distribution ${number}, so nothing was frozen. Give every claim its SID, then assess and distribute again.`;
}
