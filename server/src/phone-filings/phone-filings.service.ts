import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { recordAudit } from '../audit/audit.js';
import { stateOfAddress } from '../auth/accounts/account-of.js';
import { MailLimits, PAUSE_SECONDS } from '../auth/limits/mail-limits.js';
import type { UserActor } from '../common/actor.js';
import { Conflict, type FieldMessages, RateLimited } from '../common/errors.js';
import { may } from '../common/policy.js';
import { KeyRing } from '../encryption/key-ring.js';
import { Permission, isOfficeRole } from '../rules/permissions.js';
import { dayIn, type PhoneCall, phoneCallSchema } from '../rules/phone-call.js';
import { validated } from '../rules/schema-errors.js';
import { cleanEmail, textError } from '../rules/text-values.js';
import type { SchemeFile } from '../scheme/scheme.js';
import { SCHEME } from '../scheme/scheme.token.js';
import { under } from '../submissions/filing/check-submission.js';
import { SubmissionFilingService } from '../submissions/filing/submission-filing.service.js';
import type { SubmissionDataInput } from '../submissions/filing/submission.input.js';
import { visibleSubmission } from '../submissions/reading/visible-submission.js';
import { ClaimCopyLinks } from './claim-copy-links.js';
import type { PhoneCallInput } from './phone-filing.input.js';
import { PhoneFiling } from './phone-filing.entity.js';
import type { FiledByTelephone, PhoneFilingModel } from './phone-filing.model.js';
import { decryptCall, encryptCall } from './encrypted-call.js';

const OFFICE_ADDRESS =
  'This address belongs to somebody at the settlement administrator. Enter the address of the person on the telephone';
const CONFIRMED = 'The copy of this claim was confirmed, and its link has ended.';
const NO_ADDRESS =
  'This claim has no e-mail address. Print the copy, or enter the address in the claim first.';
const JUST_SENT =
  'A copy was sent a moment ago, or too many in the last hour. Please wait a minute and try again.';

/** The office's side of claims filed by telephone. */
@Injectable()
export class PhoneFilingsService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    @Inject(SCHEME) private readonly scheme: SchemeFile,
    private readonly ring: KeyRing,
    private readonly filing: SubmissionFilingService,
    private readonly links: ClaimCopyLinks,
    private readonly mailLimits: MailLimits,
  ) {}

  /**
   * Files a claim for the person on the telephone: claim, record of the call, copy to be mailed and audit are written in
   * one transaction (PHONE-1).
   * @param key when sent again with the same input, the first claim is returned
   * @throws BadInput with the paths of all fields to correct, of the call below `call`; Conflict when another submission
   *   has the SID
   */
  async file(
    actor: UserActor,
    sid: string,
    input: SubmissionDataInput,
    given: PhoneCallInput,
    key?: string,
  ): Promise<FiledByTelephone> {
    const schema = phoneCallSchema(dayIn(this.scheme.timeZone, new Date()));
    const { values: call, errors: callErrors = {} } = validated<PhoneCall>(schema, given);
    const email = cleanEmail(input.contactDetails.email ?? '');
    const errors = { ...under('call', callErrors), ...(await this.addressErrors(email)) };
    const filed = await this.filing.createFor(actor, {
      sid,
      input,
      by: 'telephone',
      call: { name: 'file-by-telephone', body: { sid, input, call: given }, key },
      errors,
      also: (tx, claim) => this.record(tx, actor, claim, call!),
    });
    return { ...filed, copied: email !== '' };
  }

  /**
   * What is known of a claim's filing by telephone; null for a claim filed in another way. The call is for the office
   * only, and reading it is audited. @throws NotFound, also for somebody else's claim
   */
  get(actor: UserActor, submissionId: string): Promise<PhoneFilingModel | null> {
    return this.db.transaction(async (tx) => {
      const claim = await visibleSubmission(tx, actor, submissionId);
      return this.shown(tx, actor, claim);
    });
  }

  /**
   * Mails a new copy of the claim as it is now; the link of an earlier one ends (PHONE-10).
   * @throws NotFound; Conflict when it was confirmed, there is no address, or it was not filed by telephone; RateLimited
   */
  async sendAgain(actor: UserActor, submissionId: string): Promise<PhoneFilingModel> {
    const sent = await this.db.transaction(async (tx) => {
      const { id } = await visibleSubmission(tx, actor, submissionId);
      // A copy shows the claim as of its time, so no edit may be on its way.
      await tx.query('SELECT 1 FROM submissions WHERE id = $1 FOR UPDATE', [id]);
      const claim = await visibleSubmission(tx, actor, id);
      const filing = await tx.findOne(PhoneFiling, {
        where: { submissionId: id },
        lock: { mode: 'pessimistic_write' },
      });
      if (!filing) throw new Conflict('This claim was not filed by telephone.');
      if (filing.confirmedAt) throw new Conflict(CONFIRMED);
      if (claim.email === '') throw new Conflict(NO_ADDRESS);
      if (!(await this.mailLimits.allows(tx, 'claim-copy', claim.email))) return undefined;
      await this.links.send(tx, claim);
      await recordAudit(tx, actor, 'claim-copy.sent', { type: 'submission', id });
      return this.shown(tx, actor, claim);
    });
    if (!sent) throw new RateLimited(PAUSE_SECONDS, JUST_SENT);
    return sent;
  }

  private async record(
    tx: EntityManager,
    actor: UserActor,
    claim: { id: string; email: string; sid: string },
    call: PhoneCall,
  ): Promise<void> {
    const sealed = encryptCall(this.ring, claim.id, call);
    await tx.insert(PhoneFiling, { submissionId: claim.id, sealed, filedById: actor.userId });
    const copied = claim.email !== '';
    if (copied) await this.links.send(tx, claim);
    await recordAudit(tx, actor, 'phone-filing.created', { type: 'submission', id: claim.id }, { copied });
  }

  /** An operator must not be able to confirm what they filed. */
  private async addressErrors(email: string): Promise<FieldMessages> {
    // A text that cannot be stored cannot be looked up either; the claim's own check refuses it.
    if (email === '' || textError(email, false)) return {};
    const { role } = await stateOfAddress(this.db, email);
    return role !== null && isOfficeRole(role) ? { 'contactDetails.email': OFFICE_ADDRESS } : {};
  }

  private async shown(
    tx: EntityManager,
    actor: UserActor,
    { id, email }: { id: string; email: string },
  ): Promise<PhoneFilingModel | null> {
    const filing = await tx.findOne(PhoneFiling, {
      where: { submissionId: id },
      relations: { filedBy: true },
    });
    if (!filing) return null;
    const { createdAt: filedAt, copiedAt, confirmedAt, disputedAt } = filing;
    const maySend = may(actor, Permission.ClaimsEdit) && email !== '' && !confirmedAt;
    const known = { submissionId: id, filedAt, copiedAt, confirmedAt, disputedAt, maySend };
    if (!may(actor, Permission.ClaimsRead)) return { ...known, call: null };
    await recordAudit(tx, actor, 'phone-filing.read', { type: 'submission', id });
    const call = { ...decryptCall(this.ring, id, filing.sealed), filedBy: filing.filedBy.name };
    return { ...known, call };
  }
}
