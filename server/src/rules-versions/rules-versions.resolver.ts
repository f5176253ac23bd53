import { Args, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Allow, CurrentActor } from '../access/access.decorators.js';
import { type UserActor } from '../common/actor.js';
import { Permission } from '../rules/permissions.js';
import { MessageResult } from '../common/message-result.model.js';
import { ApproveRulesService } from './approve-rules.service.js';
import { DraftRulesInput } from './draft-rules.input.js';
import { ApproveRulesArgs, RetireRulesArgs, RulesVersionArgs } from './rules-version.args.js';
import { RetireRulesService } from './retire-rules.service.js';
import { RulesDifference, RulesVersionModel, RulesVersionSummary } from './rules-version.model.js';
import { RulesVersionsService } from './rules-versions.service.js';

@Resolver()
export class RulesVersionsResolver {
  constructor(
    private readonly service: RulesVersionsService,
    private readonly approval: ApproveRulesService,
    private readonly retirement: RetireRulesService,
  ) {}

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

  @Allow(Permission.RulesApprove)
  @Mutation(() => MessageResult)
  async sendRulesApprovalCode(
    @CurrentActor() actor: UserActor,
    @Args() { number, version }: RulesVersionArgs,
  ): Promise<MessageResult> {
    await this.approval.sendCode(actor, number, version);
    return { message: `A code was sent to ${actor.email}.` };
  }

  @Allow(Permission.RulesApprove)
  @Mutation(() => RulesVersionModel)
  async approveRules(
    @CurrentActor() actor: UserActor,
    @Args() { number, version, code }: ApproveRulesArgs,
  ): Promise<RulesVersionModel> {
    await this.approval.approve(actor, number, version, code);
    return this.service.get(actor, number);
  }

  @Allow(Permission.RulesApprove)
  @Mutation(() => RulesVersionModel)
  async retireRules(
    @CurrentActor() actor: UserActor,
    @Args() { number, version, reason }: RetireRulesArgs,
  ): Promise<RulesVersionModel> {
    await this.retirement.retire(actor, number, version, reason);
    return this.service.get(actor, number);
  }
}
