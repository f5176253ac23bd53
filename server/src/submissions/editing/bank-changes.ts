import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { ActCodes } from '../../auth/acts/act-codes.js';
import { type ActProof, ActProofs, type ProvenAct, type ProvenWork } from '../../auth/acts/act-proofs.js';
import type { Caller, UserActor } from '../../common/actor.js';
import { BadInput } from '../../common/errors.js';
import { isMember } from '../../common/policy.js';
import { endingOf } from '../../mail/mail-templates.js';
import { visibleSubmission } from '../reading/visible-submission.js';

/**
 * Changes of a claim's bank details by its member, which need a code, the password or a recent sign-in (CLAIM-51).
 * Administrators and API tokens are not asked: theirs is the routine of an office with its own step-up, and every change
 * is mailed to the owners.
 */
@Injectable()
export class BankChanges {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly codes: ActCodes,
    private readonly proofs: ActProofs,
  ) {}

  /**
   * Mails a member the code for changing the bank details of this claim.
   * @throws NotFound, RateLimited; BadInput for others, who need none
   */
  async sendCode(actor: UserActor, submissionId: string): Promise<void> {
    if (!isMember(actor)) throw new BadInput('Administrators change bank details without a code.');
    const { id, sid } = await visibleSubmission(this.db.manager, actor, submissionId);
    await this.codes.send(actor, bankChangeOf(id, sid));
  }

  /**
   * Runs work that calls `prove` once it has found that bank details change.
   * @throws BadInput at `code`, `password` or `proof`; RateLimited
   */
  run<Result>(
    actor: Caller,
    submissionId: string,
    proof: ActProof,
    work: ProvenWork<Result>,
  ): Promise<Result> {
    if (actor.kind === 'user' && isMember(actor))
      return this.proofs.run(actor, bankChangeOf(submissionId, null), proof, work);
    return this.db.transaction((tx) => work(tx, () => Promise.resolve()));
  }
}

/** The code is not bound to a version: the owner may have to settle a conflict with another edit first. */
function bankChangeOf(id: string, sid: string | null): ProvenAct {
  return {
    key: `change-bank-details ${id.toLowerCase()}`,
    named: { name: 'change-bank-details', ending: endingOf(sid) },
    refusal: 'bank details can only be changed',
  };
}
