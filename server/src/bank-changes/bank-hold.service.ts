import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { UserActor } from '../common/actor.js';
import { KeyRing } from '../encryption/key-ring.js';
import { maskedValue } from '../rules/masked-value.js';
import { visibleSubmission } from '../submissions/reading/visible-submission.js';
import { BankChangeState } from './bank-change-state.js';
import { BankChange } from './bank-change.entity.js';
import type { BankHold } from './bank-change.model.js';
import { bankDetailsOf } from './bank-details.js';
import { HELD } from './held-bank-details.js';
import { ReleaseWait } from './release-wait.js';

/** Says on a claim why nothing is paid to its bank details yet. */
@Injectable()
export class BankHoldService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly ring: KeyRing,
    private readonly wait: ReleaseWait,
  ) {}

  /** The unreleased change of a claim; null when its details are released. @throws NotFound */
  async of(actor: UserActor, submissionId: string): Promise<BankHold | null> {
    const { id } = await visibleSubmission(this.db, actor, submissionId);
    const change = await this.db.manager.findOne(BankChange, {
      where: { submissionId: id },
      order: { id: 'DESC' },
    });
    if (!change || !HELD.includes(change.state)) return null;
    const { state, changedAt, announcedAt } = change;
    const details = bankDetailsOf(this.ring, id, change.changedBank, change.changedSealed);
    const isWaiting = state === BankChangeState.PENDING && announcedAt !== null;
    const wait = isWaiting ? (await this.wait.reader(this.db))(announcedAt) : null;
    return {
      state,
      changedAt,
      account: maskedValue(details.accountNo),
      releasableAt: wait?.until ?? null,
      paymentDay: wait?.paymentDay ?? null,
    };
  }
}
