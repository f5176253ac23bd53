import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Allow, AllowOwn, AllowTokens, CurrentActor, CurrentCaller } from '../access/access.decorators.js';
import type { Caller, UserActor } from '../common/actor.js';
import { MessageResult } from '../common/message-result.model.js';
import { Permission } from '../rules/permissions.js';
import {
  ClaimDecisionModel,
  ConfirmDecisionArgs,
  DecideClaimArgs,
  RefuseDecisionArgs,
} from './claim-decision.model.js';
import { RemovedSubmission } from '../submissions/submission.model.js';
import { VersionArgs } from '../common/version.args.js';
import { ClaimDecisionsService } from './claim-decisions.service.js';

@Resolver()
export class ClaimDecisionsResolver {
  constructor(private readonly service: ClaimDecisionsService) {}

  @Allow(Permission.ClaimsRead)
  @AllowTokens()
  @Query(() => [ClaimDecisionModel], { description: 'All decisions on a claim, the newest first' })
  claimDecisions(
    @CurrentCaller() caller: Caller,
    @Args('submissionId', { type: () => ID }) submissionId: string,
  ): Promise<ClaimDecisionModel[]> {
    return this.service.of(caller, submissionId);
  }

  @AllowOwn(Permission.ClaimsRead)
  @AllowTokens()
  @Query(() => RemovedSubmission, {
    nullable: true,
    description: 'Why, when and until which answer a claim was removed; null for one that is not removed',
  })
  claimRemoval(
    @CurrentCaller() caller: Caller,
    @Args('submissionId', { type: () => ID }) submissionId: string,
  ): Promise<RemovedSubmission | null> {
    return this.service.removalOf(caller, submissionId);
  }

  @Allow(Permission.DeadlinesRead)
  @Query(() => [ClaimDecisionModel], {
    description: 'The decisions that wait for a second person, at most 200, the oldest first',
  })
  waitingClaimDecisions(@CurrentActor() actor: UserActor): Promise<ClaimDecisionModel[]> {
    return this.service.waiting(actor);
  }

  @Allow(Permission.ClaimsRemove)
  @Mutation(() => ClaimDecisionModel, {
    description: 'Proposes to remove a claim or to restore it; a second person confirms',
  })
  decideClaim(@CurrentActor() actor: UserActor, @Args() given: DecideClaimArgs): Promise<ClaimDecisionModel> {
    return this.service.propose(actor, given);
  }

  @Allow(Permission.ClaimsRemove)
  @Mutation(() => MessageResult, { description: 'Mails the code with which a decision is confirmed' })
  async sendClaimDecisionCode(
    @CurrentActor() actor: UserActor,
    @Args() { id, version }: VersionArgs,
  ): Promise<MessageResult> {
    await this.service.sendCode(actor, id, version);
    return { message: `A code was sent to ${actor.email}.` };
  }

  @Allow(Permission.ClaimsRemove)
  @Mutation(() => ClaimDecisionModel)
  confirmClaimDecision(
    @CurrentActor() actor: UserActor,
    @Args() given: ConfirmDecisionArgs,
  ): Promise<ClaimDecisionModel> {
    return this.service.confirm(actor, given);
  }

  @Allow(Permission.ClaimsRemove)
  @Mutation(() => ClaimDecisionModel, {
    description: 'Refuses a proposed decision, or withdraws one’s own',
  })
  refuseClaimDecision(
    @CurrentActor() actor: UserActor,
    @Args() given: RefuseDecisionArgs,
  ): Promise<ClaimDecisionModel> {
    return this.service.refuseProposal(actor, given);
  }
}
