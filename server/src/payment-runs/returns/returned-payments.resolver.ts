import { Args, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Allow, CurrentActor } from '../../access/access.decorators.js';
import type { UserActor } from '../../common/actor.js';
import { MessageResult } from '../../common/message-result.model.js';
import { VersionArgs } from '../../common/version.args.js';
import { Permission } from '../../rules/permissions.js';
import { ReleasePaymentArgs } from '../payment-runs.args.js';
import { DecideReturnsService } from './decide-returns.service.js';
import { ReturnedPaymentModel, ReturnedPaymentPage } from './returned-payment.model.js';
import { ReturnedPaymentsService } from './returned-payments.service.js';

/** What the bank sent back, and the decisions about it: to pay it again as it was, or that it was paid; not for API tokens. */
@Resolver()
export class ReturnedPaymentsResolver {
  constructor(
    private readonly service: ReturnedPaymentsService,
    private readonly decider: DecideReturnsService,
  ) {}

  @Allow(Permission.PaymentsRead)
  @Query(() => ReturnedPaymentPage, {
    description: 'Payments that the bank sent back, of all runs, the last to come back first',
  })
  returnedPayments(
    @CurrentActor() actor: UserActor,
    @Args('page', { type: () => Int, nullable: true, defaultValue: 1 }) page?: number | null,
  ): Promise<ReturnedPaymentPage> {
    return this.service.page(actor, page);
  }

  @Allow(Permission.PaymentsApprove)
  @Mutation(() => MessageResult, {
    description: 'Mails the code with which a returned payment is made again as it was',
  })
  async sendReissueCode(
    @CurrentActor() actor: UserActor,
    @Args() { id, version }: VersionArgs,
  ): Promise<MessageResult> {
    await this.decider.sendCode(actor, 'reissue', id, version);
    return { message: `A code was sent to ${actor.email}.` };
  }

  @Allow(Permission.PaymentsApprove)
  @Mutation(() => ReturnedPaymentModel, {
    description: 'Decides that the next run makes a returned payment again as it was',
  })
  async reissuePayment(
    @CurrentActor() actor: UserActor,
    @Args() given: ReleasePaymentArgs,
  ): Promise<ReturnedPaymentModel> {
    return this.service.one(actor, await this.decider.decide(actor, 'reissue', given));
  }

  @Allow(Permission.PaymentsApprove)
  @Mutation(() => MessageResult, {
    description: 'Mails the code with which a returned payment is found to be paid',
  })
  async sendFindPaidCode(
    @CurrentActor() actor: UserActor,
    @Args() { id, version }: VersionArgs,
  ): Promise<MessageResult> {
    await this.decider.sendCode(actor, 'found-paid', id, version);
    return { message: `A code was sent to ${actor.email}.` };
  }

  @Allow(Permission.PaymentsApprove)
  @Mutation(() => ReturnedPaymentModel, {
    description: 'Decides that a payment which the bank had twice was paid after all: no run makes it again',
  })
  async findPaymentPaid(
    @CurrentActor() actor: UserActor,
    @Args() given: ReleasePaymentArgs,
  ): Promise<ReturnedPaymentModel> {
    return this.service.one(actor, await this.decider.decide(actor, 'found-paid', given));
  }
}
