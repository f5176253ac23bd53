import { Args, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Allow, CurrentActor } from '../access/access.decorators.js';
import { type UserActor } from '../common/actor.js';
import { Permission } from '../rules/permissions.js';
import { DraftRulesInput } from './draft-rules.input.js';
import { RulesDifference, RulesVersionModel, RulesVersionSummary } from './rules-version.model.js';
import { RulesVersionsService } from './rules-versions.service.js';

@Resolver()
export class RulesVersionsResolver {
  constructor(private readonly service: RulesVersionsService) {}

  @Allow(Permission.RulesRead)
  @Query(() => [RulesVersionSummary])
  rulesVersions(@CurrentActor() actor: UserActor): Promise<RulesVersionSummary[]> {
    return this.service.list(actor);
  }

  @Allow(Permission.RulesRead)
  @Query(() => RulesVersionModel)
  rulesVersion(
    @CurrentActor() actor: UserActor,
    @Args('number', { type: () => Int }) number: number,
  ): Promise<RulesVersionModel> {
    return this.service.get(actor, number);
  }

  @Allow(Permission.RulesRead)
  @Query(() => [RulesDifference])
  rulesDifference(
    @Args('from', { type: () => Int }) from: number,
    @Args('to', { type: () => Int }) to: number,
  ): Promise<RulesDifference[]> {
    return this.service.difference(from, to);
  }

  @Allow(Permission.RulesEdit)
  @Mutation(() => RulesVersionModel)
  draftRules(
    @CurrentActor() actor: UserActor,
    @Args('input') input: DraftRulesInput,
  ): Promise<RulesVersionModel> {
    return this.service.draft(actor, input);
  }
}
