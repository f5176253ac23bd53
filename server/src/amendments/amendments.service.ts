import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, In } from 'typeorm';
import { recordAudit } from '../audit/audit.js';
import { accountOf, type Actor, type Caller } from '../common/actor.js';
import { checkInput } from '../common/check-input.js';
import { may, requireReach } from '../common/policy.js';
import { BadInput, Conflict } from '../common/errors.js';
import type { ActProof } from '../auth/acts/act-proofs.js';
import { IdempotencyService } from '../idempotency/idempotency.service.js';
import { ReceiptMails } from '../mail/receipt-mails.js';
import { amendmentSchema } from '../rules/amendment-schema.js';
import type { ProposedTexts } from '../rules/proposed-change.js';
import { BankChanges } from '../submissions/editing/bank-changes.js';
import { isBankPath } from '../submissions/submission-fields.js';
import type { Submission } from '../submissions/submission.entity.js';
import { visibleSubmission } from '../submissions/reading/visible-submission.js';
import { AmendmentMails } from './amendment-mails.js';
import { AmendmentProposal } from './amendment-proposal.entity.js';
import type { AmendmentCounts, AmendmentQueuePage } from './amendment-queue.model.js';
import { countThreads, readQueue } from './amendment-queue.js';
import { AmendmentState, ProposalState } from './amendment-states.js';
import { AmendmentThread } from './amendment-thread.entity.js';
import { Amendment } from './amendment.entity.js';
import type { AmendmentModel, AmendmentThreadModel } from './amendment.model.js';
import { Proposals } from './proposals.js';
import { countUnseen, lockThread, moveThread } from './threads.js';
import { Permission } from '../rules/permissions.js';

const ANSWERED_MEANWHILE =
  'Another administrator has answered in the meantime. Read that answer, and send yours if it is still needed.';

/** Requested amendments: the thread about each claim, and the administrators' queue of threads. */
@Injectable()
export class AmendmentsService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly idempotency: IdempotencyService,
    private readonly mails: AmendmentMails,
    private readonly receipts: ReceiptMails,
    private readonly proposals: Proposals,
    private readonly bankChanges: BankChanges,
  ) {}

  /** The thread about a claim, oldest message first. @throws NotFound, also for somebody else's claim */
  of(actor: Actor, submissionId: string): Promise<AmendmentThreadModel> {
    return this.db.transaction('REPEATABLE READ', async (tx) =>
      this.threadOf(tx, actor, await visibleSubmission(tx, actor, submissionId)),
    );
  }

  /**
   * Adds a message to the thread, on the side that the sender's permission determines. The other side is notified by
   * mail: the administrators once until they have answered.
   * @param proposal a proposed change of the claim with the message; members only
   * @param lastSeenId the newest message that an administrator has seen: later messages of the member stay unanswered
   * @param proof of the member, asked for once the proposal changes bank details (CLAIM-51)
   * @throws NotFound, also for somebody else's claim; BadInput for an invalid message or proposal; Conflict when
   * another administrator has answered since
   */
  send(
    actor: Caller,
    submissionId: string,
    message: string,
    proposal: ProposedTexts | null,
    lastSeenId: string | null | undefined,
    proof: ActProof,
    key?: string,
  ): Promise<AmendmentModel> {
    const text = checkInput(amendmentSchema, { message }).message;
    requireReach(actor, Permission.AmendmentsWrite);
    const byAdmin = may(actor, Permission.AmendmentsWrite);
    if (proposal && byAdmin)
      throw new BadInput('Administrators edit the claim instead of proposing a change.', {
        proposal: 'Only members propose a change',
      });
    return this.bankChanges.run(actor, submissionId, proof, async (tx, prove) => {
      const claim = await visibleSubmission(tx, actor, submissionId);
      const body = { submissionId: claim.id, message: text, proposal };
      const { id } = await this.idempotency.once(tx, actor, 'send-amendment', key, body, async () => {
        if (!byAdmin) {
          const received = await this.receive(tx, actor, claim, text, proposal);
          if (proposal?.fields?.some(({ path }) => isBankPath(path))) await prove();
          return received;
        }
        const thread = await lockThread(tx, claim.id);
        const unseen = await countUnseen(tx, actor, claim.id, lastSeenId);
        if (unseen.ofAdministrators > 0) throw new Conflict(ANSWERED_MEANWHILE);
        const amendment = await insertMessage(tx, actor, claim, text);
        await moveThread(tx, thread, 'administrator wrote', unseen.ofMember);
        await this.mails.notifyMember(tx, claim, 'amendment-answered');
        await auditMessage(tx, actor, claim, amendment, { isAdmin: true, proposal: false });
        return amendment;
      });
      const [sent] = await this.messagesOf(tx, actor, claim, id);
      return sent!;
    });
  }

  /**
   * Adds a member's message in the caller's transaction, which has checked the message and that the claim is the
   * member's.
   */
  async receive(
    tx: EntityManager,
    member: Caller,
    claim: Submission,
    text: string,
    proposal: ProposedTexts | null = null,
  ): Promise<{ id: string }> {
    const thread = await lockThread(tx, claim.id);
    const amendment = await insertMessage(tx, member, claim, text);
    if (proposal) await this.proposals.keep(tx, claim, amendment, proposal);
    await moveThread(tx, thread, 'member wrote');
    if (thread.unanswered === 0) {
      await this.mails.notifyAdministrators(tx, claim);
      await this.receipts.requestReceived(tx, member, claim);
    }
    await auditMessage(tx, member, claim, amendment, { isAdmin: false, proposal: proposal !== null });
    return amendment;
  }

  /**
   * Closes a thread that needs no answer; the member's next message opens it again. Closing a closed thread changes
   * nothing.
   * @throws NotFound; Conflict while a proposed change is undecided, or when the member has written after `lastSeenId`
   */
  close(
    actor: Caller,
    submissionId: string,
    lastSeenId: string | null | undefined,
  ): Promise<AmendmentThreadModel> {
    return this.db.transaction(async (tx) => {
      const claim = await visibleSubmission(tx, actor, submissionId);
      const thread = await tx.findOne(AmendmentThread, {
        where: { submissionId: claim.id },
        lock: { mode: 'for_no_key_update' },
      });
      if (thread && thread.state !== AmendmentState.CLOSED) {
        const undecided = { submissionId: claim.id, state: ProposalState.PROPOSED };
        if (await tx.existsBy(AmendmentProposal, undecided))
          throw new Conflict('Decide the proposed change before you close the thread.');
        if ((await countUnseen(tx, actor, claim.id, lastSeenId)).ofMember > 0)
          throw new Conflict('The member has sent a new message. Read it before you close the thread.');
        await moveThread(tx, thread, 'closed');
        await recordAudit(tx, actor, 'amendments.closed', { type: 'submission', id: claim.id });
      }
      return this.threadOf(tx, actor, claim);
    });
  }

  /** A page of the claims whose threads are in a state, open ones with the longest wait first; empty past the end. */
  queue(state: AmendmentState, page: number): Promise<AmendmentQueuePage> {
    return readQueue(this.db, state, page);
  }

  /** The number of threads in each state. */
  counts(): Promise<AmendmentCounts> {
    return countThreads(this.db);
  }

  private async threadOf(tx: EntityManager, actor: Actor, claim: Submission): Promise<AmendmentThreadModel> {
    const thread = await tx.findOneBy(AmendmentThread, { submissionId: claim.id });
    const messages = await this.messagesOf(tx, actor, claim);
    return { submissionId: claim.id, state: thread?.state ?? null, messages };
  }

  /** All messages of a claim's thread, or the one with this id. */
  private async messagesOf(
    tx: EntityManager,
    actor: Actor,
    claim: Submission,
    id?: string,
  ): Promise<AmendmentModel[]> {
    const namesAuthors = may(actor, Permission.ClaimsRead);
    const rows = await tx.find(Amendment, {
      where: { submissionId: claim.id, ...(id !== undefined && { id }) },
      order: { createdAt: 'ASC', id: 'ASC' },
      relations: { author: namesAuthors },
    });
    const proposals = await tx.find(AmendmentProposal, {
      where: { amendmentId: In(rows.map((row) => row.id)) },
      relations: { decidedBy: namesAuthors },
    });
    const shown = await this.proposals.show(tx, actor, claim, proposals);
    return rows.map((row) => ({
      id: row.id,
      submissionId: row.submissionId,
      message: row.message,
      isAdmin: row.isAdmin,
      author: namesAuthors && row.isAdmin ? row.author.name : null,
      timeCreatedAt: row.createdAt,
      proposal: shown.get(row.id) ?? null,
    }));
  }
}

async function auditMessage(
  tx: EntityManager,
  actor: Caller,
  { id: submissionId }: Submission,
  { id }: { id: string },
  side: { isAdmin: boolean; proposal: boolean },
): Promise<void> {
  await recordAudit(tx, actor, 'amendment.sent', { type: 'amendment', id }, { submissionId, ...side });
}

/** The time is taken under the thread's lock, so that messages are ordered as they arrive. */
async function insertMessage(
  tx: EntityManager,
  actor: Caller,
  { id: submissionId }: Submission,
  message: string,
): Promise<{ id: string }> {
  const [row] = await tx.query<{ id: string }[]>(
    `INSERT INTO amendments (submission_id, author_id, is_admin, message, created_at)
     VALUES ($1, $2, $3, $4, clock_timestamp()) RETURNING id`,
    [submissionId, accountOf(actor), may(actor, Permission.AmendmentsWrite), message],
  );
  return row!;
}
