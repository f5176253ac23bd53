import { Args, ArgsType, Field, ID, Query, Resolver } from '@nestjs/graphql';
import { IsOptional, IsUUID } from 'class-validator';
import { AllowOwn, CurrentActor } from '../../access/access.decorators.js';
import type { UserActor } from '../../common/actor.js';
import { Permission } from '../../rules/permissions.js';
import { OwnPayment } from '../payment-run.model.js';
import { OwnPaymentsService } from './own-payments.service.js';
import { PaymentStatus } from './payment-status.model.js';

@ArgsType()
export class PaymentStatusesArgs {
  @Field(() => ID, { nullable: true, description: 'One of the claims; without it all' })
  @IsOptional()
  @IsUUID('all', { message: 'submissionId must be the id of a claim' })
  submissionId?: string | null;
}

/** Where the payments of one's own claims stand; not for API tokens. */
@Resolver()
export class OwnPaymentsResolver {
  constructor(private readonly service: OwnPaymentsService) {}

  @AllowOwn(Permission.PaymentsRead)
  @Query(() => [OwnPayment], { description: 'The status of each payment of a claim, the newest first' })
  paymentsOf(
    @CurrentActor() actor: UserActor,
    @Args('submissionId', { type: () => ID }) submissionId: string,
  ): Promise<OwnPayment[]> {
    return this.service.of(actor, submissionId);
  }

  @AllowOwn(Permission.PaymentsRead)
  @Query(() => [PaymentStatus], {
    description:
      'How far the payments of the own claims are of which a distribution was published, or a loss of 0, in any order',
  })
  myPaymentStatuses(
    @CurrentActor() actor: UserActor,
    @Args() { submissionId }: PaymentStatusesArgs,
  ): Promise<PaymentStatus[]> {
    return this.service.statuses(actor, submissionId ?? null);
  }
}
