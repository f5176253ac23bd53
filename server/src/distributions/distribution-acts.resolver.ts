import { Args, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Allow, CurrentActor, Public } from '../access/access.decorators.js';
import type { UserActor } from '../common/actor.js';
import { MessageResult } from '../common/message-result.model.js';
import { Permission } from '../rules/permissions.js';
import {
  ApproveDistributionArgs,
  ConfirmedDistributionArgs,
  DistributionCodeArgs,
  FreezeDistributionArgs,
  WithdrawDistributionArgs,
} from './distribution-acts.args.js';
import { DistributionActsService } from './distribution-acts.service.js';
import { DistributionModel } from './distribution.model.js';
import { publishedModelOf } from './distribution-models.js';
import { DistributionsService } from './distributions.service.js';
import { FreezeDistributionService } from './freeze-distribution.service.js';
import { PublishedDistributionModel, PublishedNameModel } from './published-distribution.model.js';

/** From a computed distribution to a published one. */
@Resolver()
export class DistributionActsResolver {
  constructor(
    private readonly service: DistributionsService,
    private readonly freezer: FreezeDistributionService,
    private readonly acts: DistributionActsService,
  ) {}

  @Allow(Permission.DistributionsFreeze)
  @Mutation(() => DistributionModel, { description: 'Fixes a computed distribution for good' })
  async freezeDistribution(
    @CurrentActor() actor: UserActor,
    @Args() given: FreezeDistributionArgs,
  ): Promise<DistributionModel> {
    await this.freezer.freeze(actor, given);
    return this.service.get(actor, given.id);
  }

  @Allow(Permission.DistributionsRead)
  @Mutation(() => MessageResult, {
    description: 'Mails the code for an act; the caller needs the permission of that act',
  })
  async sendDistributionCode(
    @CurrentActor() actor: UserActor,
    @Args() given: DistributionCodeArgs,
  ): Promise<MessageResult> {
    await this.acts.sendCode(actor, given);
    return { message: `A code was sent to ${actor.email}.` };
  }

  @Allow(Permission.DistributionsApprove)
  @Mutation(() => DistributionModel)
  async approveDistribution(
    @CurrentActor() actor: UserActor,
    @Args() given: ApproveDistributionArgs,
  ): Promise<DistributionModel> {
    await this.acts.approve(actor, given);
    return this.service.get(actor, given.id);
  }

  @Allow(Permission.DistributionsPublish)
  @Mutation(() => DistributionModel)
  async publishDistribution(
    @CurrentActor() actor: UserActor,
    @Args() given: ConfirmedDistributionArgs,
  ): Promise<DistributionModel> {
    await this.acts.publish(actor, given);
    return this.service.get(actor, given.id);
  }

  @Allow(Permission.DistributionsApprove)
  @Mutation(() => DistributionModel)
  async withdrawDistribution(
    @CurrentActor() actor: UserActor,
    @Args() given: WithdrawDistributionArgs,
  ): Promise<DistributionModel> {
    await this.acts.withdraw(actor, given);
    return this.service.get(actor, given.id);
  }

  @Public()
  @Query(() => PublishedDistributionModel, {
    nullable: true,
    description:
      'What was published of a distribution, of the last one without a number, also if it was withdrawn since',
  })
  async publishedDistribution(
    @Args('number', { type: () => Int, nullable: true }) number: number | null,
  ): Promise<PublishedDistributionModel | null> {
    const published = await this.service.published(number ?? null);
    return published && publishedModelOf(published);
  }

  @Public()
  @Query(() => [PublishedNameModel], {
    description:
      'The distributions that were published, also those that were withdrawn since, in their order',
  })
  publishedDistributions(): Promise<PublishedNameModel[]> {
    return this.service.publishedNames();
  }
}
