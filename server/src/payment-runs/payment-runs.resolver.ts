import { Args, ID, Query, Resolver } from '@nestjs/graphql';
import { Allow, AllowTokens, CurrentActor, CurrentCaller, WithoutUse } from '../access/access.decorators.js';
import type { Caller, UserActor } from '../common/actor.js';
import { Permission } from '../rules/permissions.js';
import { PaymentJobModel, PaymentPage, PaymentRunModel, PaymentRunSummary } from './payment-run.model.js';
import { PaymentsArgs } from './payment-runs.args.js';
import { PaymentRunsService } from './payment-runs.service.js';

/** Payment runs, to read; for API tokens too. */
@Resolver()
export class PaymentRunsResolver {
  constructor(private readonly service: PaymentRunsService) {}

  @Allow(Permission.PaymentsRead)
  @AllowTokens()
  @WithoutUse()
  @Query(() => [PaymentRunSummary], { description: 'The newest first' })
  paymentRuns(): Promise<PaymentRunSummary[]> {
    return this.service.list();
  }

  @Allow(Permission.PaymentsRead)
  @WithoutUse()
  @Query(() => [PaymentJobModel], {
    description:
      'The payment runs of the user on which the worker is at work, or was within a day, at most 20, those under way first',
  })
  myPayments(@CurrentActor() actor: UserActor): Promise<PaymentJobModel[]> {
    return this.service.own(actor);
  }

  @Allow(Permission.PaymentsRead)
  @AllowTokens()
  @WithoutUse()
  @Query(() => PaymentRunModel)
  paymentRun(
    @CurrentCaller() caller: Caller,
    @Args('id', { type: () => ID }) id: string,
  ): Promise<PaymentRunModel> {
    return this.service.get(caller, id);
  }

  @Allow(Permission.PaymentsRead)
  @AllowTokens()
  @Query(() => PaymentPage, { description: 'In order of SID' })
  payments(@Args() given: PaymentsArgs): Promise<PaymentPage> {
    return this.service.payments(given);
  }
}
