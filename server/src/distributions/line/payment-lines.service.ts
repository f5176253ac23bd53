import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { UserActor } from '../../common/actor.js';
import { Conflict } from '../../common/errors.js';
import { isMember } from '../../common/policy.js';
import { KeyRing } from '../../encryption/key-ring.js';
import { maskedValue } from '../../rules/masked-value.js';
import { proofText } from '../../rules/proof/proof-text.js';
import { withheldText } from '../../rules-versions/rules-digest.js';
import { decryptRestricted } from '../../submissions/restricted-fields.js';
import { figuresModelOf, fundModelOf } from '../distribution-models.js';
import { DistributionLineState } from '../distribution-line-state.js';
import { proofOfLine } from '../proof/proof-of-line.js';
import type { PaymentLineModel } from './payment-line.model.js';
import { type PublishedLine, publishedLine } from './published-line.js';

/** A line of the published distribution with its proof, as its owner keeps it. */
export interface OwnProof extends Pick<PublishedLine, 'submissionId' | 'sid' | 'number' | 'frozenSha256'> {
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
   * @throws NotFound, also for somebody else's claim; Conflict when the rules it is explained by were changed by SQL
   * (RULES-20)
   */
  async of(actor: UserActor, submissionId: string, number: number | null): Promise<PaymentLineModel | null> {
    const line = await publishedLine(this.db, actor, submissionId, number);
    if (!line) return null;
    if (line.plan === null) throw new Conflict(withheldText(line.rulesNumber));
    const { accountNo } = decryptRestricted(this.ring, line.submissionId, line.sealed);
    const { waterfall, distributable, residue, loss, payment } = figuresModelOf(line.figures);
    return {
      sid: line.sid,
      loss: line.loss,
      principal: line.principal,
      interest: line.interest,
      payment: line.payment,
      withheld: line.withheld,
      taxClass: line.taxClass,
      net: line.net,
      paidBefore: line.paidBefore,
      number: line.number,
      numbers: line.numbers,
      state: line.state,
      account: accountNo === '' ? null : maskedValue(accountNo),
      publishedAt: line.publishedAt,
      fund: fundModelOf(line.fund),
      waterfall,
      distributable,
      residue,
      losses: loss,
      payments: payment,
      plan: line.plan,
      mayCheck: isMember(actor) && line.state !== DistributionLineState.NO_LOSS,
    };
  }

  /**
   * The line with its salt and its path to the root (LINE-3, LINE-4). The salt is for the owner alone: whoever has it can
   * tell which of the published lines is the claim's.
   * @throws NotFound for somebody else's claim; Conflict for the office, and for a claim without a published line that has a
   * loss
   */
  async proof(actor: UserActor, submissionId: string, given: number | null): Promise<OwnProof> {
    const found = await publishedLine(this.db, actor, submissionId, given);
    const isOwn = found !== null && isMember(actor);
    // Nothing of a published distribution changes, so both statements read the same.
    const proof = isOwn
      ? await proofOfLine(this.db, this.ring, found.distributionId, found.submissionId)
      : null;
    if (!found || !proof)
      throw new Conflict('There is no payment of this claim that could be proven to you.');
    const { sid, loss, principal, interest, payment, withheld, net, state, number, frozenSha256 } = found;
    const text = proofText({ sid, loss, principal, interest, payment, withheld, net, state }, proof);
    return { submissionId: found.submissionId, sid, number, frozenSha256, text };
  }
}
