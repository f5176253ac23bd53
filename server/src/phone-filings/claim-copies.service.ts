import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { AmendmentsService } from '../amendments/amendments.service.js';
import { recordAudit } from '../audit/audit.js';
import { ActCodes } from '../auth/acts/act-codes.js';
import { CodeAccounts } from '../auth/sign-in/code-accounts.js';
import type { UserActor } from '../common/actor.js';
import { checkInput } from '../common/check-input.js';
import { BadInput, NotFound } from '../common/errors.js';
import { KeyRing } from '../encryption/key-ring.js';
import { amendmentSchema } from '../rules/amendment-schema.js';
import { maskedValue } from '../rules/masked-value.js';
import { readTimeline, readTradesAsOf, readVersions } from '../submissions/history/read-history.js';
import { submissionDataOf } from '../submissions/reading/submission-data.js';
import { RESTRICTED_FIELDS, type RestrictedFields } from '../submissions/restricted-fields.js';
import { Submission } from '../submissions/submission.entity.js';
import { ClaimCopyLinks, type OpenCopy } from './claim-copy-links.js';
import type { ClaimCopy } from './phone-filing.model.js';

/** The same for every link that opens nothing, so that it says nothing about a claim (PHONE-9). */
const NO_COPY =
  'This link does not work any more. If you have answered already, there is nothing left to do. Otherwise a newer e-mail from us has a link that works, or we can send you one: please write to us or call us.';
const PASS_ENDED =
  'An hour has passed since you entered the code. Please ask for a new code. What you have typed is still here.';
const CONFIRMED = 'Thank you. You have confirmed your claim.';
const DISPUTED = 'Thank you. We will look at your claim and answer you by e-mail.';

/** The side of the person for whom a claim was filed by telephone: they have a link, and a code for each visit. */
@Injectable()
export class ClaimCopiesService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly ring: KeyRing,
    private readonly links: ClaimCopyLinks,
    private readonly codes: ActCodes,
    private readonly accounts: CodeAccounts,
    private readonly amendments: AmendmentsService,
  ) {}

  /** Mails the code that opens the copy to the address it was sent to. @throws NotFound for any other link; RateLimited */
  async requestCode(token: string, clientAddress: string): Promise<void> {
    const copy = await this.links.find(this.db, token);
    if (!copy) throw new NotFound(NO_COPY);
    await this.codes.sendForCopy(boundTo(copy), clientAddress);
    const subject = { type: 'submission' as const, id: copy.submissionId };
    await recordAudit(this.db.manager, 'anonymous', 'claim-copy.code-requested', subject);
  }

  /**
   * The claim as it was when the copy was sent, restricted values masked. The correct code verifies the address, as a
   * sign-in by code does, and gives the pass to answer.
   * @throws NotFound for a link that does not work; BadInput for a wrong code; RateLimited
   */
  async open(token: string, code: string): Promise<ClaimCopy> {
    const copy = await this.links.find(this.db, token);
    if (!copy) throw new NotFound(NO_COPY);
    const subject = { type: 'submission' as const, id: copy.submissionId };
    try {
      return await this.codes.opened(boundTo(copy), code, async (tx) => {
        const member = await this.memberOf(tx, copy);
        await recordAudit(tx, member, 'claim-copy.opened', subject);
        return this.read(tx, copy);
      });
    } catch (error) {
      if (error instanceof BadInput)
        await recordAudit(this.db.manager, 'anonymous', 'claim-copy.refused', subject);
      throw error;
    }
  }

  /** 'This is right'. @throws NotFound for a link that does not work; BadInput after the pass has ended */
  confirm(token: string, pass: string): Promise<{ message: string }> {
    return this.answer(token, pass, async (tx, copy, member) => {
      await end(tx, copy, 'confirmed_at');
      await recordAudit(tx, member, 'claim-copy.confirmed', { type: 'submission', id: copy.submissionId });
      return CONFIRMED;
    });
  }

  /**
   * 'Something is wrong': the words become a request on the claim.
   * @throws as `confirm`; BadInput without words; RateLimited when a hundred requests wait
   */
  dispute(token: string, pass: string, given: string): Promise<{ message: string }> {
    const { message } = checkInput<{ message: string }>(amendmentSchema, { message: given });
    return this.answer(token, pass, async (tx, copy, member) => {
      const claim = await tx.findOneByOrFail(Submission, { id: copy.submissionId });
      await this.amendments.receive(tx, member, claim, message);
      await end(tx, copy, 'disputed_at');
      await recordAudit(tx, member, 'claim-copy.disputed', { type: 'submission', id: copy.submissionId });
      return DISPUTED;
    });
  }

  private answer(
    token: string,
    pass: string,
    work: (tx: EntityManager, copy: OpenCopy, member: UserActor) => Promise<string>,
  ): Promise<{ message: string }> {
    return this.db.transaction(async (tx) => {
      const copy = await this.links.lock(tx, token, pass);
      if (!copy) throw (await this.links.find(tx, token)) ? new BadInput(PASS_ENDED) : new NotFound(NO_COPY);
      return { message: await work(tx, copy, await this.memberOf(tx, copy)) };
    });
  }

  /** The account of the address, created or verified: whoever has the link and the code has the mailbox. */
  private async memberOf(tx: EntityManager, { email }: OpenCopy): Promise<UserActor> {
    const user = await this.accounts.verifiedBy(tx, email);
    if (!user?.enabled) throw new NotFound(NO_COPY);
    return {
      kind: 'user',
      userId: user.id,
      email: user.email,
      name: user.name,
      role: user.role,
      sessionId: '',
    };
  }

  private async read(
    tx: EntityManager,
    { submissionId, moment, copiedAt, filedAt }: OpenCopy,
  ): Promise<ClaimCopy> {
    const pass = await this.links.givePass(tx, submissionId);
    const claim = await tx.findOneByOrFail(Submission, { id: submissionId });
    const timeline = await readTimeline(tx, this.ring, claim, await readVersions(tx, submissionId, moment));
    const snapshot = timeline.after(moment);
    const trades = await readTradesAsOf(tx, submissionId, moment);
    const shown = { openingBalance: snapshot.listBalance, version: 0, trades };
    const submissionData = submissionDataOf(
      snapshot.columns,
      masked(timeline.restricted(snapshot)),
      shown,
      false,
    );
    return { pass, filedAt, copiedAt, sid: snapshot.sid, submissionData };
  }
}

/** A code opens one copy only: a newer copy ends it. */
const boundTo = ({ email, submissionId, moment }: OpenCopy) => ({
  email,
  key: `claim-copy ${submissionId} ${moment}`,
});

async function end(
  tx: EntityManager,
  { submissionId }: OpenCopy,
  answer: 'confirmed_at' | 'disputed_at',
): Promise<void> {
  await tx.query(
    `UPDATE phone_filings SET ${answer} = now(), pass_hash = NULL, pass_expires_at = NULL WHERE submission_id = $1`,
    [submissionId],
  );
}

const masked = (restricted: RestrictedFields) =>
  Object.fromEntries(
    RESTRICTED_FIELDS.map((name) => [name, maskedValue(restricted[name])]),
  ) as unknown as RestrictedFields;
