import { Args, ID, Int, Query, Resolver } from '@nestjs/graphql';
import { AllowOwn, CurrentActor } from '../../access/access.decorators.js';
import type { UserActor } from '../../common/actor.js';
import { Permission } from '../../rules/permissions.js';
import { PaymentLineModel } from './payment-line.model.js';
import { PaymentLinesService } from './payment-lines.service.js';

const NUMBER = {
  type: () => Int,
  nullable: true,
  description: 'Of the distribution; without it the last one in which the claim has a line',
} as const;

@Resolver()
export class PaymentLinesResolver {
  constructor(private readonly lines: PaymentLinesService) {}

  @AllowOwn(Permission.DistributionsRead)
  @Query(() => PaymentLineModel, {
    nullable: true,
    description: 'What a claim gets by the published distribution; null when it has no line',
  })
  distributionLine(
    @CurrentActor() actor: UserActor,
    @Args('submissionId', { type: () => ID }) submissionId: string,
    @Args('number', NUMBER) number: number | null,
  ): Promise<PaymentLineModel | null> {
    return this.lines.of(actor, submissionId, number ?? null);
  }

  @AllowOwn(Permission.DistributionsRead)
  @Query(() => String, {
    description: 'The line of one’s own claim with its salt and its path to the published root, as JSON',
  })
  async distributionLineProof(
    @CurrentActor() actor: UserActor,
    @Args('submissionId', { type: () => ID }) submissionId: string,
    @Args('number', NUMBER) number: number | null,
  ): Promise<string> {
    return (await this.lines.proof(actor, submissionId, number ?? null)).text;
  }
}
