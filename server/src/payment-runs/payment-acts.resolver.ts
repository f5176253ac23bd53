import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { Allow, CurrentActor } from '../access/access.decorators.js';
import type { UserActor } from '../common/actor.js';
import { MessageResult } from '../common/message-result.model.js';
import { VersionArgs } from '../common/version.args.js';
import { Permission } from '../rules/permissions.js';
import { HoldPaymentsService } from './hold-payments.service.js';
import { PaymentActsService } from './payment-acts.service.js';
import { PaymentRunModel } from './payment-run.model.js';
import {
  CancelPaymentsArgs,
  ConfirmedPaymentsArgs,
  HoldPaymentArgs,
  MarkFileSentArgs,
  PaymentsCodeArgs,
  PreparePaymentsArgs,
  ReleasePaymentArgs,
} from './payment-runs.args.js';
import { PaymentRunsService } from './payment-runs.service.js';
import { PreparePaymentsService } from './prepare-payments.service.js';
import { SendPaymentsService } from './send-payments.service.js';

const codeSent = ({ email }: UserActor): MessageResult => ({ message: `A code was sent to ${email}.` });

/** From the lines of a published distribution to payments; not for API tokens. Each gives the run as it is then. */
@Resolver()
export class PaymentActsResolver {
  constructor(
    private readonly runs: PaymentRunsService,
    private readonly preparer: PreparePaymentsService,
    private readonly holder: HoldPaymentsService,
    private readonly acts: PaymentActsService,
    private readonly sender: SendPaymentsService,
  ) {}

  @Allow(Permission.PaymentsPrepare)
  @Mutation(() => PaymentRunModel, { description: 'Prepares the payments of the published distribution' })
  async preparePayments(
    @CurrentActor() actor: UserActor,
    @Args() given: PreparePaymentsArgs,
  ): Promise<PaymentRunModel> {
    return this.runs.get(actor, await this.preparer.prepare(actor, given));
  }

  @Allow(Permission.PaymentsPrepare)
  @Mutation(() => PaymentRunModel, { description: 'Checks again what is held and what is ready' })
  async checkPayments(
    @CurrentActor() actor: UserActor,
    @Args() { id, version }: VersionArgs,
  ): Promise<PaymentRunModel> {
    await this.preparer.check(actor, id, version);
    return this.runs.get(actor, id);
  }

  @Allow(Permission.PaymentsPrepare)
  @Mutation(() => PaymentRunModel, { description: 'Cancels a run that nothing was sent of' })
  async cancelPayments(
    @CurrentActor() actor: UserActor,
    @Args() given: CancelPaymentsArgs,
  ): Promise<PaymentRunModel> {
    await this.preparer.cancel(actor, given);
    return this.runs.get(actor, given.id);
  }

  @Allow(Permission.PaymentsPrepare)
  @Mutation(() => PaymentRunModel, { description: 'Holds a payment that is in no file; gives its run' })
  async holdPayment(
    @CurrentActor() actor: UserActor,
    @Args() given: HoldPaymentArgs,
  ): Promise<PaymentRunModel> {
    return this.runs.get(actor, await this.holder.hold(actor, given));
  }

  @Allow(Permission.PaymentsApprove)
  @Mutation(() => MessageResult, { description: 'Mails the code with which a payment is released' })
  async sendPaymentReleaseCode(
    @CurrentActor() actor: UserActor,
    @Args() { id, version }: VersionArgs,
  ): Promise<MessageResult> {
    await this.holder.sendCode(actor, id, version);
    return codeSent(actor);
  }

  @Allow(Permission.PaymentsApprove)
  @Mutation(() => PaymentRunModel, {
    description:
      'Releases a payment that is held by hand, or for an account that other claims name too; gives its run',
  })
  async releasePayment(
    @CurrentActor() actor: UserActor,
    @Args() given: ReleasePaymentArgs,
  ): Promise<PaymentRunModel> {
    return this.runs.get(actor, await this.holder.release(actor, given));
  }

  @Allow(Permission.PaymentsRead)
  @Mutation(() => MessageResult, {
    description: 'Mails the code for APPROVE or WRITE; the caller needs the permission of that act',
  })
  async sendPaymentsCode(
    @CurrentActor() actor: UserActor,
    @Args() given: PaymentsCodeArgs,
  ): Promise<MessageResult> {
    await this.acts.sendCode(actor, given);
    return codeSent(actor);
  }

  @Allow(Permission.PaymentsApprove)
  @Mutation(() => PaymentRunModel)
  async approvePayments(
    @CurrentActor() actor: UserActor,
    @Args() given: ConfirmedPaymentsArgs,
  ): Promise<PaymentRunModel> {
    await this.acts.approve(actor, given);
    return this.runs.get(actor, given.id);
  }

  @Allow(Permission.PaymentsWrite)
  @Mutation(() => PaymentRunModel, { description: 'Has the files of an approved run written' })
  async writePayments(
    @CurrentActor() actor: UserActor,
    @Args() given: ConfirmedPaymentsArgs,
  ): Promise<PaymentRunModel> {
    await this.acts.write(actor, given);
    return this.runs.get(actor, given.id);
  }

  @Allow(Permission.PaymentsWrite)
  @Mutation(() => PaymentRunModel, { description: 'Notes the bank’s receipt of a file; gives its run' })
  async markFileSent(
    @CurrentActor() actor: UserActor,
    @Args() given: MarkFileSentArgs,
  ): Promise<PaymentRunModel> {
    return this.runs.get(actor, await this.sender.markSent(actor, given));
  }

  @Allow(Permission.PaymentsPrepare)
  @Mutation(() => PaymentRunModel, {
    description: 'Has the payments of a run brought in line with its files, where that failed',
  })
  async movePayments(
    @CurrentActor() actor: UserActor,
    @Args() { id, version }: VersionArgs,
  ): Promise<PaymentRunModel> {
    await this.sender.move(actor, id, version);
    return this.runs.get(actor, id);
  }

  @Allow(Permission.PaymentsWrite)
  @Mutation(() => PaymentRunModel, {
    description: 'Notes that the payments of a run are made, after its day',
  })
  async settlePayments(
    @CurrentActor() actor: UserActor,
    @Args() { id, version }: VersionArgs,
  ): Promise<PaymentRunModel> {
    await this.sender.settle(actor, id, version);
    return this.runs.get(actor, id);
  }
}
