import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import type { UserActor } from '../../common/actor.js';
import { Conflict } from '../../common/errors.js';
import { isMember } from '../../common/policy.js';
import { KeyRing } from '../../encryption/key-ring.js';
import { maskedValue } from '../../rules/masked-value.js';
import { proofText } from '../../rules/proof/proof-text.js';
import type { RulesDocument } from '../../rules/rules-document.js';
import { visibleSubmission } from '../../submissions/reading/visible-submission.js';
import { decryptRestricted } from '../../submissions/restricted-fields.js';
import { Distribution } from '../distribution.entity.js';
import { DistributionLine } from '../distribution-line.entity.js';
import { figuresModelOf, fundModelOf } from '../distribution-models.js';
import { DistributionLineState } from '../distribution-line-state.js';
import { DistributionState } from '../distribution-state.js';
import { proofOfLine } from '../proof/proof-of-line.js';
import type { PaymentLineModel } from './payment-line.model.js';

/** A line of the published distribution with its proof, as its owner keeps it. */
export interface OwnProof {
  submissionId: string;
  sid: string;
  distribution: Distribution;
  /** The file: canonical JSON. */
  text: string;
}

/** The line of a claim in the published distribution, for its owner and for the office (LINE-1). */
@Injectable()
export class PaymentLinesService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly ring: KeyRing,
  ) {}

  /**
   * What a claim gets; null while no distribution is published, and for a claim that is not in it.
   * @throws NotFound, also for somebody else's claim
   */
  async of(actor: UserActor, submissionId: string): Promise<PaymentLineModel | null> {
    const claim = await visibleSubmission(this.db, actor, submissionId);
    const found = await publishedLine(this.db.manager, claim.id);
    if (!found) return null;
    const { distribution, line } = found;
    const { accountNo } = decryptRestricted(this.ring, claim.id, claim.sealed);
    const { waterfall, distributable, residue, loss, payment } = figuresModelOf(distribution.figures!);
    const rules = JSON.parse(distribution.run.rules.document) as RulesDocument;
    return {
      sid: line.sid,
      loss: line.loss,
      principal: line.principal,
      interest: line.interest,
      payment: line.payment,
      withheld: line.withheld,
      taxClass: line.taxClass,
      net: line.net,
      state: line.state,
      account: accountNo === '' ? null : maskedValue(accountNo),
      publishedAt: distribution.publishedAt!,
      fund: fundModelOf(distribution.fund),
      waterfall,
      distributable,
      residue,
      losses: loss,
      payments: payment,
      plan: JSON.stringify(rules.distribution),
      mayCheck: isMember(actor) && line.state !== DistributionLineState.NO_LOSS,
    };
  }

  /**
   * The line with its salt and its path to the root (LINE-3, LINE-4). The salt is for the owner alone: whoever has it can
   * tell which of the published lines is the claim's.
   * @throws NotFound for somebody else's claim; Conflict for the office, and for a claim without a published line that has a
   * loss
   */
  async proof(actor: UserActor, submissionId: string): Promise<OwnProof> {
    const claim = await visibleSubmission(this.db, actor, submissionId);
    return this.db.transaction('REPEATABLE READ', async (tx) => {
      const found = isMember(actor) ? await publishedLine(tx, claim.id) : null;
      const proof = found && (await proofOfLine(tx, this.ring, found.distribution.id, claim.id));
      if (!proof) throw new Conflict('There is no payment of this claim that could be proven to you.');
      const { sid, loss, principal, interest, payment, withheld, net, state } = found.line;
      const line = { sid, loss, principal, interest, payment, withheld, net, state };
      return { submissionId: claim.id, sid, distribution: found.distribution, text: proofText(line, proof) };
    });
  }
}

async function publishedLine(
  tx: EntityManager,
  submissionId: string,
): Promise<{ distribution: Distribution; line: DistributionLine } | null> {
  const distribution = await tx
    .getRepository(Distribution)
    .findOne({ where: { state: DistributionState.PUBLISHED }, relations: { run: { rules: true } } });
  const line =
    distribution &&
    (await tx.getRepository(DistributionLine).findOneBy({ distributionId: distribution.id, submissionId }));
  return line ? { distribution, line } : null;
}
