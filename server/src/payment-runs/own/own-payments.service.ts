import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { UserActor } from '../../common/actor.js';
import { KeyRing } from '../../encryption/key-ring.js';
import { maskedValue } from '../../rules/masked-value.js';
import { visibleSubmission } from '../../submissions/reading/visible-submission.js';
import { frozenAccount } from '../frozen-account.js';
import type { OwnPayment } from '../payment-run.model.js';
import type { PaymentStatus } from './payment-status.model.js';
import { paymentStatuses } from './payment-statuses.js';
import { paymentsForOwners } from './payments-for-owners.js';

/** Where payments stand, for the owners of their claims. */
@Injectable()
export class OwnPaymentsService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly ring: KeyRing,
  ) {}

  /** Where the payments of a claim stand, for its owner and for the office (PAY-11). @throws NotFound */
  async of(actor: UserActor, submissionId: string): Promise<OwnPayment[]> {
    const claim = await visibleSubmission(this.db, actor, submissionId);
    const payments = await paymentsForOwners(this.db, this.ring, [claim.id]);
    return payments.map(({ payment, told }) => {
      const account = frozenAccount(this.ring, payment.run, payment);
      return { ...told, account: account === null ? null : maskedValue(account) };
    });
  }

  /** How far the payments of the actor's claims are, or of one of them (PAY-18). */
  statuses(actor: UserActor, submissionId: string | null): Promise<PaymentStatus[]> {
    return paymentStatuses(this.db, this.ring, actor, submissionId);
  }
}
