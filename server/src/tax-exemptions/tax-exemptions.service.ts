import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { recordAudit } from '../audit/audit.js';
import type { UserActor } from '../common/actor.js';
import { Conflict } from '../common/errors.js';
import { cleanMessage } from '../rules/amendment-schema.js';
import { visibleSubmission } from '../submissions/reading/visible-submission.js';
import { TaxExemption } from './tax-exemption.entity.js';
import type { DecideTaxExemptionArgs, TaxExemptionModel } from './tax-exemption.model.js';

/** Exemptions from quoting a tax file number, which the office decides with a reason (TAX-8). */
@Injectable()
export class TaxExemptionsService {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** All decisions on a claim, the newest first. @throws NotFound */
  async of(actor: UserActor, submissionId: string): Promise<TaxExemptionModel[]> {
    const { id } = await visibleSubmission(this.db, actor, submissionId);
    const found = await this.db.getRepository(TaxExemption).find({
      where: { submissionId: id },
      relations: { maker: true },
      order: { id: 'DESC' },
    });
    return found.map(({ maker, ...decision }) => ({ ...decision, maker: maker.name }));
  }

  /**
   * Exempts a claim's owner on a ground, or takes the exemption back; the decisions before it stay. A distribution that is
   * computed already keeps its lines.
   * @throws NotFound; Conflict where this is so already
   */
  async decide(
    actor: UserActor,
    { submissionId, ground: given, reason }: DecideTaxExemptionArgs,
  ): Promise<TaxExemptionModel[]> {
    const ground = given ?? null;
    await this.db.transaction(async (tx) => {
      const { id } = await visibleSubmission(tx, actor, submissionId);
      // Two decisions on one claim come one after the other.
      await tx.query('SELECT 1 FROM submissions WHERE id = $1 FOR NO KEY UPDATE', [id]);
      const newest = await tx.findOne(TaxExemption, { where: { submissionId: id }, order: { id: 'DESC' } });
      if ((newest?.ground ?? null) === ground)
        throw new Conflict(
          ground === null ? 'This claim has no exemption.' : 'This claim has this exemption already.',
        );
      await tx.insert(TaxExemption, {
        submissionId: id,
        ground,
        reason: cleanMessage(reason),
        makerId: actor.userId,
      });
      await recordAudit(tx, actor, 'tax.exemption-decided', { type: 'submission', id }, { ground });
    });
    return this.of(actor, submissionId);
  }
}
