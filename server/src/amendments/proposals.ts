import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { recordAudit } from '../audit/audit.js';
import type { Actor } from '../common/actor.js';
import { may, mayReadRestricted, shownRestricted } from '../common/policy.js';
import { uuidV7 } from '../common/uuid-v7.js';
import { Permission } from '../rules/permissions.js';
import type { ProposedTexts } from '../rules/proposed-change.js';
import { KeyRing } from '../encryption/key-ring.js';
import { isRestrictedPath } from '../submissions/submission-fields.js';
import type { Submission } from '../submissions/submission.entity.js';
import { TradesService } from '../trades/trades.service.js';
import { AmendmentProposal } from './amendment-proposal.entity.js';
import type { Amendment } from './amendment.entity.js';
import type { ProposedChange } from './amendment.model.js';
import { type ClaimNow, readClaimNow } from './claim-now.js';
import { proposalModel } from './proposal-models.js';
import { checkedChanges, encryptChanges, decryptChanges } from './proposed-changes.js';

/** Stores and displays the proposed changes of threads. */
@Injectable()
export class Proposals {
  constructor(
    private readonly ring: KeyRing,
    private readonly trades: TradesService,
  ) {}

  /** Stores a proposed change with its message. @throws BadInput naming what cannot be proposed */
  async keep(
    tx: EntityManager,
    claim: Submission,
    { id: amendmentId }: Pick<Amendment, 'id'>,
    proposed: ProposedTexts,
  ): Promise<void> {
    const changes = checkedChanges(proposed, await this.claimNow(tx, claim));
    const id = uuidV7();
    const sealed = encryptChanges(this.ring, id, changes);
    await tx.insert(AmendmentProposal, { id, amendmentId, submissionId: claim.id, sealed });
  }

  /**
   * The proposals compared with the current claim, by the id of their message. Showing restricted fields is audited;
   * without the permission they are masked, or empty for an API token.
   */
  async show(
    tx: EntityManager,
    actor: Actor,
    claim: Submission,
    proposals: AmendmentProposal[],
  ): Promise<Map<string, ProposedChange>> {
    if (proposals.length === 0) return new Map();
    const now = await this.claimNow(tx, claim);
    const mayRead = mayReadRestricted(actor);
    const reader = {
      restricted: (value: string) => shownRestricted(actor, value),
      namesAdministrators: may(actor, Permission.ClaimsRead),
    };
    const shown = proposals.map((proposal) => {
      const changes = decryptChanges(this.ring, proposal.id, proposal.sealed);
      return [proposal.amendmentId, proposalModel(proposal, changes, now, reader)] as const;
    });
    if (mayRead && shown.some(([, { fields }]) => fields.some(({ path }) => isRestrictedPath(path))))
      await recordAudit(tx, actor, 'proposal.read', { type: 'submission', id: claim.id });
    return new Map(shown);
  }

  claimNow(tx: EntityManager, claim: Submission): Promise<ClaimNow> {
    return readClaimNow(tx, this.ring, this.trades, claim);
  }
}
