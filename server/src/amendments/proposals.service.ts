import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { isUUID } from 'class-validator';
import type { DataSource, EntityManager } from 'typeorm';
import { recordAudit } from '../audit/audit.js';
import type { AuditAction } from '../audit/audit-actions.js';
import type { UserActor } from '../common/actor.js';
import { checkInput } from '../common/check-input.js';
import { Conflict, NotFound } from '../common/errors.js';
import { decisionSchema } from '../rules/amendment-schema.js';
import type { CheckedTrade } from '../rules/trade-row.js';
import { KeyRing } from '../encryption/key-ring.js';
import type { Submission } from '../submissions/submission.entity.js';
import { SubmissionsEditor } from '../submissions/editing/submissions-editor.js';
import { visibleSubmission } from '../submissions/reading/visible-submission.js';
import { AmendmentMails } from './amendment-mails.js';
import { AmendmentProposal } from './amendment-proposal.entity.js';
import { ProposalState } from './amendment-states.js';
import type { AmendmentThread } from './amendment-thread.entity.js';
import { Amendment } from './amendment.entity.js';
import type { ProposedChange } from './amendment.model.js';
import { Proposals } from './proposals.js';
import { isOutdated, decryptChanges } from './proposed-changes.js';
import { countUnseen, lockThread, moveThread } from './threads.js';

type Decided = Exclude<ProposalState, ProposalState.PROPOSED>;

const AUDITED = {
  [ProposalState.ACCEPTED]: 'proposal.accepted',
  [ProposalState.DECLINED]: 'proposal.declined',
  [ProposalState.WITHDRAWN]: 'proposal.withdrawn',
} as const satisfies Record<Decided, AuditAction>;

const DECIDED: Record<Decided, string> = {
  [ProposalState.ACCEPTED]: 'This proposed change has already been accepted.',
  [ProposalState.DECLINED]: 'This proposed change has already been declined.',
  [ProposalState.WITHDRAWN]: 'This proposed change has already been withdrawn.',
};

/** Decisions on proposed changes: by an administrator, or withdrawal by the proposer. Each is decided once. */
@Injectable()
export class ProposalsService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly ring: KeyRing,
    private readonly proposals: Proposals,
    private readonly editor: SubmissionsEditor,
    private readonly mails: AmendmentMails,
  ) {}

  /**
   * Accepts a proposed change, which applies all of it to the claim, or declines it; the member is notified of the
   * decision by mail.
   * @param lastSeenId the newest message that the administrator has seen: later messages of the member stay unanswered
   * @throws NotFound; BadInput when it is declined without a reason, or is invalid by the claim's rules now; Conflict
   * when it is already decided or the claim has changed since
   */
  decide(
    actor: UserActor,
    id: string,
    accept: boolean,
    reason: string,
    lastSeenId: string | null | undefined,
  ): Promise<ProposedChange> {
    const words = checkInput(decisionSchema, { reason }, { accept }).reason;
    return this.db.transaction(async (tx) => {
      const { proposal, claim, thread } = await this.lock(tx, actor, id);
      if (accept) await this.apply(tx, actor, proposal);
      const state = accept ? ProposalState.ACCEPTED : ProposalState.DECLINED;
      await settle(tx, actor, proposal, state, words || null);
      const { ofMember } = await countUnseen(tx, actor, claim.id, lastSeenId);
      await moveThread(tx, thread, 'proposal decided', ofMember);
      await this.mails.notifyMember(tx, claim, 'proposal-decided');
      return this.shown(tx, actor, proposal);
    });
  }

  /**
   * Withdraws a proposed change.
   * @throws NotFound when it is somebody else's; Conflict when it is already decided
   */
  withdraw(actor: UserActor, id: string): Promise<ProposedChange> {
    return this.db.transaction(async (tx) => {
      const { proposal, thread } = await this.lock(tx, actor, id, actor.userId);
      await settle(tx, actor, proposal, ProposalState.WITHDRAWN, null);
      await moveThread(tx, thread, 'proposal withdrawn');
      return this.shown(tx, actor, proposal);
    });
  }

  /**
   * Locks an undecided proposal for the rest of the transaction. The thread is locked first, as when a message is
   * added.
   */
  private async lock(
    tx: EntityManager,
    actor: UserActor,
    id: string,
    authorId?: string,
  ): Promise<{ proposal: AmendmentProposal; claim: Submission; thread: AmendmentThread }> {
    const found = isUUID(id) ? await tx.findOneBy(AmendmentProposal, { id }) : null;
    const author = found && (await tx.findOneBy(Amendment, { id: found.amendmentId }))?.authorId;
    if (!found || (authorId !== undefined && author !== authorId)) throw noProposal();
    const claim = await visibleSubmission(tx, actor, found.submissionId).catch(() => {
      throw noProposal();
    });
    const thread = await lockThread(tx, claim.id);
    const proposal = await tx.findOneOrFail(AmendmentProposal, {
      where: { id },
      lock: { mode: 'for_no_key_update' },
    });
    if (proposal.state !== ProposalState.PROPOSED) throw new Conflict(DECIDED[proposal.state]);
    return { proposal, claim, thread };
  }

  private async apply(tx: EntityManager, actor: UserActor, proposal: AmendmentProposal): Promise<void> {
    const locked = await this.editor.lock(tx, actor, proposal.submissionId);
    const changes = decryptChanges(this.ring, proposal.id, proposal.sealed);
    if (isOutdated(changes, await this.proposals.claimNow(tx, locked.claim)))
      throw new Conflict(
        'The claim has changed since this was proposed. Decline it, or ask the member to propose it again.',
      );
    const change = {
      fields: Object.fromEntries(changes.fields.map(({ path, proposed }) => [path, proposed])),
      addTrades: changes.addTrades as CheckedTrade[],
      removeTradeIds: changes.removeTrades.map(({ id }) => id),
    };
    await this.editor.write(tx, actor, locked, change, 'Change accepted');
  }

  private async shown(
    tx: EntityManager,
    actor: UserActor,
    { id, submissionId }: AmendmentProposal,
  ): Promise<ProposedChange> {
    const proposal = await tx.findOneOrFail(AmendmentProposal, {
      where: { id },
      relations: { decidedBy: true },
    });
    const claim = await visibleSubmission(tx, actor, submissionId);
    const shown = await this.proposals.show(tx, actor, claim, [proposal]);
    return shown.get(proposal.amendmentId)!;
  }
}

async function settle(
  tx: EntityManager,
  actor: UserActor,
  { id, submissionId }: AmendmentProposal,
  state: Decided,
  reason: string | null,
): Promise<void> {
  await tx.update(
    AmendmentProposal,
    { id },
    { state, reason, decidedAt: () => 'now()', decidedById: actor.userId },
  );
  await recordAudit(tx, actor, AUDITED[state], { type: 'proposal', id }, { submissionId });
}

const noProposal = () => new NotFound('We could not find this proposed change.');
