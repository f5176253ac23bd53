import { Args, ID, Query, Resolver } from '@nestjs/graphql';
import { Allow, AllowOwn, CurrentActor, WithoutUse } from '../access/access.decorators.js';
import type { UserActor } from '../common/actor.js';
import { Permission } from '../rules/permissions.js';
import { OwnPayment, PaymentPage, PaymentRunModel, PaymentRunSummary } from './payment-run.model.js';
import { PaymentsArgs } from './payment-runs.args.js';
import { PaymentRunsService } from './payment-runs.service.js';

/** Payment runs, to read; not for API tokens. */
@Resolver()
export class PaymentRunsResolver {
  constructor(private readonly service: PaymentRunsService) {}

  @Allow(Permission.PaymentsRead)
  @WithoutUse()
  @Query(() => [PaymentRunSummary], { description: 'The newest first' })
  paymentRuns(): Promise<PaymentRunSummary[]> {
    return this.service.list();
  }

  @Allow(Permission.PaymentsRead)
  @WithoutUse()
  @Query(() => PaymentRunModel)
  paymentRun(
    @CurrentActor() actor: UserActor,
    @Args('id', { type: () => ID }) id: string,
  ): Promise<PaymentRunModel> {
    return this.service.get(actor, id);
  }

  @Allow(Permission.PaymentsRead)
  @Query(() => PaymentPage, { description: 'In order of SID' })
  payments(@Args() given: PaymentsArgs): Promise<PaymentPage> {
    return this.service.payments(given);
  }

  @AllowOwn(Permission.PaymentsRead)
  @Query(() => [OwnPayment], { description: 'Where the payments of a claim stand, the newest first' })
  paymentsOf(
    @CurrentActor() actor: UserActor,
    @Args('submissionId', { type: () => ID }) submissionId: string,
  ): Promise<OwnPayment[]> {
    return this.service.of(actor, submissionId);
  }
}
