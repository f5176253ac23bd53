import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Allow, AllowTokens, CurrentActor, CurrentCaller, WithoutUse } from '../access/access.decorators.js';
import type { Caller, UserActor } from '../common/actor.js';
import { VersionArgs } from '../common/version.args.js';
import { Permission } from '../rules/permissions.js';
import { DistributionLinesArgs, SaveDistributionArgs } from './distribution.args.js';
import { DistributionDifference } from './distribution-difference.model.js';
import { DistributionDraftsService } from './distribution-drafts.service.js';
import {
  DistributionJobModel,
  DistributionLinePage,
  DistributionModel,
  DistributionSummaryModel,
} from './distribution.model.js';
import { DistributionsService } from './distributions.service.js';

@Resolver()
export class DistributionsResolver {
  constructor(
    private readonly service: DistributionsService,
    private readonly drafts: DistributionDraftsService,
  ) {}

  @Allow(Permission.DistributionsRead)
  @AllowTokens()
  @WithoutUse()
  @Query(() => [DistributionSummaryModel])
  distributions(): Promise<DistributionSummaryModel[]> {
    return this.service.list();
  }

  @Allow(Permission.DistributionsRead)
  @WithoutUse()
  @Query(() => [DistributionJobModel], {
    description:
      'The distributions of the user that are computed or frozen, or were within a day, at most 20, those under way first',
  })
  myDistributions(@CurrentActor() actor: UserActor): Promise<DistributionJobModel[]> {
    return this.service.own(actor);
  }

  @Allow(Permission.DistributionsRead)
  @AllowTokens()
  @WithoutUse()
  @Query(() => DistributionModel)
  distribution(
    @CurrentCaller() caller: Caller,
    @Args('id', { type: () => ID }) id: string,
  ): Promise<DistributionModel> {
    return this.service.get(caller, id);
  }

  @Allow(Permission.DistributionsRead)
  @AllowTokens()
  @Query(() => DistributionLinePage, { description: 'The largest payments first' })
  distributionLines(@Args() given: DistributionLinesArgs): Promise<DistributionLinePage> {
    return this.service.lines(given);
  }

  @Allow(Permission.DistributionsRead)
  @AllowTokens()
  @WithoutUse()
  @Query(() => DistributionDifference, { description: 'What another distribution changes for the claims' })
  distributionDifference(
    @Args('id', { type: () => ID }) id: string,
    @Args('otherId', { type: () => ID }) otherId: string,
    @Args('afterTax', {
      defaultValue: false,
      description: 'Compares what is paid out after tax, else the payments',
    })
    afterTax: boolean,
  ): Promise<DistributionDifference> {
    return this.service.difference(id, otherId, afterTax);
  }

  @Allow(Permission.DistributionsEdit)
  @Mutation(() => DistributionModel)
  async saveDistribution(
    @CurrentActor() actor: UserActor,
    @Args() given: SaveDistributionArgs,
  ): Promise<DistributionModel> {
    return this.service.get(actor, await this.drafts.save(actor, given));
  }

  @Allow(Permission.DistributionsEdit)
  @Mutation(() => DistributionModel, {
    description: 'A copy, to compare another fund or other rules with it',
  })
  async copyDistribution(
    @CurrentActor() actor: UserActor,
    @Args('id', { type: () => ID }) id: string,
  ): Promise<DistributionModel> {
    return this.service.get(actor, await this.drafts.copy(actor, id));
  }

  @Allow(Permission.DistributionsEdit)
  @Mutation(() => DistributionModel)
  async computeDistribution(
    @CurrentActor() actor: UserActor,
    @Args() { id, version }: VersionArgs,
  ): Promise<DistributionModel> {
    await this.drafts.compute(actor, id, version);
    return this.service.get(actor, id);
  }
}
