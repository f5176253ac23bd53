import { Args, ID, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { AllowOwn, AllowTokens, CurrentCaller, Public } from '../../access/access.decorators.js';
import type { Caller } from '../../common/actor.js';
import { Permission } from '../../rules/permissions.js';
import { LatestObjection } from '../objections/latest-objection.js';
import { AssessedClaimTraceModel } from '../claim-trace.model.js';
import { ClaimAssessmentCheck, ClaimAssessmentModel, IssuedNotice } from './assessment-notice.model.js';
import { AssessmentNoticesService } from './assessment-notices.service.js';

@Resolver(() => ClaimAssessmentModel)
export class AssessmentNoticesResolver {
  constructor(private readonly notices: AssessmentNoticesService) {}

  @AllowOwn(Permission.ClaimsRead)
  @AllowTokens()
  @Query(() => ClaimAssessmentModel, {
    nullable: true,
    description: 'The assessment of a claim in the published run; null when it has none',
  })
  assessment(
    @CurrentCaller() actor: Caller,
    @Args('submissionId', { type: () => ID }) submissionId: string,
  ): Promise<ClaimAssessmentModel | null> {
    return this.notices.of(actor, submissionId);
  }

  @AllowOwn(Permission.ClaimsRead)
  @AllowTokens()
  @ResolveField(() => AssessedClaimTraceModel)
  trace(@Parent() assessment: ClaimAssessmentModel): Promise<AssessedClaimTraceModel> {
    return this.notices.trace(assessment);
  }

  @AllowOwn(Permission.ClaimsRead)
  @AllowTokens()
  @ResolveField(() => [String], {
    description: 'The errors for which a blocked claim has no loss, each once; empty for any other claim',
  })
  blockedBy(@Parent() assessment: ClaimAssessmentModel): Promise<string[]> {
    return this.notices.blockedBy(assessment);
  }

  @AllowOwn(Permission.ClaimsRead)
  @AllowTokens()
  @ResolveField(() => LatestObjection, {
    nullable: true,
    description: 'The newest objection to the assessments of the claim that was not withdrawn',
  })
  latestObjection(@Parent() assessment: ClaimAssessmentModel): Promise<LatestObjection | null> {
    return this.notices.latestObjection(assessment);
  }

  @AllowOwn(Permission.ClaimsRead)
  @AllowTokens()
  @ResolveField(() => String, {
    description: 'The code under which /notice/{code} says whether this notice is real',
  })
  code(@Parent() assessment: ClaimAssessmentModel): Promise<string> {
    return this.notices.code(assessment);
  }

  @AllowOwn(Permission.ClaimsRead)
  @AllowTokens()
  @Query(() => ClaimAssessmentCheck, {
    description: 'What the published result of a claim was made from, to compute it again',
  })
  assessmentCheck(
    @CurrentCaller() actor: Caller,
    @Args('submissionId', { type: () => ID }) submissionId: string,
  ): Promise<ClaimAssessmentCheck> {
    return this.notices.check(actor, submissionId);
  }

  @Public()
  @Query(() => IssuedNotice, {
    nullable: true,
    description: 'Whether a notice with this code was issued; null when none was',
  })
  issuedNotice(@Args('code') code: string): Promise<IssuedNotice | null> {
    return this.notices.issued(code);
  }
}
