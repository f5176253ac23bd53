import { Args, ID, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Allow, AllowTokens, CurrentActor, CurrentCaller, WithoutUse } from '../access/access.decorators.js';
import type { Caller, UserActor } from '../common/actor.js';
import { MessageResult } from '../common/message-result.model.js';
import { Permission } from '../rules/permissions.js';
import {
  AssessmentCodeArgs,
  ConfirmedActArgs,
  PublishAssessmentArgs,
  ReviewAssessmentArgs,
} from './assessment-acts.args.js';
import { AcceptFindingArgs, WithdrawAcceptanceArgs } from './accept-finding.args.js';
import { AcceptFindingService } from './accept-finding.service.js';
import { AssessmentActsService } from './assessment-acts.service.js';
import { AssessedClaimPage, AssessedClaimsFilter, AssessmentDisagreement } from './assessed-claims.model.js';
import { AssessmentRunModel, AssessmentRunSummaryModel } from './assessment-run.model.js';
import { AcceptedFindingModel, AssessedClaimTraceModel } from './claim-trace.model.js';
import { AssessmentsService } from './assessments.service.js';
import { StartAssessmentService } from './start-assessment.service.js';
import { VersionArgs } from '../common/version.args.js';
import { WithdrawAcceptanceService } from './withdraw-acceptance.service.js';

@Resolver()
export class AssessmentsResolver {
  constructor(
    private readonly service: AssessmentsService,
    private readonly starter: StartAssessmentService,
    private readonly acts: AssessmentActsService,
    private readonly acceptances: AcceptFindingService,
    private readonly withdrawals: WithdrawAcceptanceService,
  ) {}

  @Allow(Permission.AssessmentsRead)
  @AllowTokens()
  @WithoutUse()
  @Query(() => [AssessmentRunSummaryModel])
  assessmentRuns(@CurrentCaller() caller: Caller): Promise<AssessmentRunSummaryModel[]> {
    return this.service.list(caller);
  }

  @Allow(Permission.AssessmentsRead)
  @WithoutUse()
  @Query(() => [AssessmentRunSummaryModel], {
    description:
      'The runs that the user started and that are open or ended within a day, at most 20, open ones first',
  })
  myAssessments(@CurrentActor() actor: UserActor): Promise<AssessmentRunSummaryModel[]> {
    return this.service.own(actor);
  }

  @Allow(Permission.AssessmentsRead)
  @AllowTokens()
  @WithoutUse()
  @Query(() => AssessmentRunModel)
  assessmentRun(
    @CurrentCaller() caller: Caller,
    @Args('id', { type: () => ID }) id: string,
  ): Promise<AssessmentRunModel> {
    return this.service.get(caller, id);
  }

  @Allow(Permission.AssessmentsRead)
  @AllowTokens()
  @Query(() => AssessedClaimPage)
  assessedClaims(
    @Args('runId', { type: () => ID }) runId: string,
    @Args('filter', { nullable: true }) filter?: AssessedClaimsFilter,
    @Args('page', { type: () => Int, nullable: true }) page?: number,
  ): Promise<AssessedClaimPage> {
    return this.service.claims(runId, filter ?? undefined, page ?? undefined);
  }

  @Allow(Permission.AssessmentsRead)
  @AllowTokens()
  @Query(() => AssessmentDisagreement)
  assessmentDisagreement(
    @Args('runId', { type: () => ID }) runId: string,
    @Args('submissionId', { type: () => ID }) submissionId: string,
  ): Promise<AssessmentDisagreement> {
    return this.service.disagreement(runId, submissionId);
  }

  @Allow(Permission.AssessmentsRead)
  @AllowTokens()
  @Query(() => AssessedClaimTraceModel)
  assessedClaimTrace(
    @CurrentCaller() caller: Caller,
    @Args('runId', { type: () => ID }) runId: string,
    @Args('submissionId', { type: () => ID }) submissionId: string,
  ): Promise<AssessedClaimTraceModel> {
    return this.service.trace(caller, runId, submissionId);
  }

  @Allow(Permission.AssessmentsRun)
  @Mutation(() => AssessedClaimTraceModel, {
    description: 'Accepts an error for a claim as it was in a run, from the next run on',
  })
  async acceptFinding(
    @CurrentActor() actor: UserActor,
    @Args() given: AcceptFindingArgs,
  ): Promise<AssessedClaimTraceModel> {
    await this.acceptances.accept(actor, given);
    return this.service.trace(actor, given.runId, given.submissionId);
  }

  @Allow(Permission.AssessmentsRun)
  @Mutation(() => AcceptedFindingModel, {
    description:
      'Withdraws what was accepted of a claim, from the next run on; refused once a result with it is published',
  })
  withdrawAcceptance(
    @CurrentActor() actor: UserActor,
    @Args() { id, reason }: WithdrawAcceptanceArgs,
  ): Promise<AcceptedFindingModel> {
    return this.withdrawals.withdraw(actor, id, reason);
  }

  @Allow(Permission.AssessmentsRun)
  @Mutation(() => AssessmentRunModel)
  async startAssessment(
    @CurrentActor() actor: UserActor,
    @Args('rulesNumber', { type: () => Int }) rulesNumber: number,
    @Args('moment', { type: () => Date, nullable: true, description: 'By default now' }) moment?: Date,
    @Args('anew', {
      type: () => Boolean,
      nullable: true,
      description: 'Computes every claim, also those that have not changed since an earlier run',
    })
    anew?: boolean,
  ): Promise<AssessmentRunModel> {
    const id = await this.starter.start(actor, rulesNumber, moment ?? null, anew ?? false);
    return this.service.get(actor, id);
  }

  @Allow(Permission.AssessmentsRun)
  @Mutation(() => AssessmentRunModel)
  async cancelAssessment(
    @CurrentActor() actor: UserActor,
    @Args() { id, version }: VersionArgs,
  ): Promise<AssessmentRunModel> {
    await this.starter.cancel(actor, id, version);
    return this.service.get(actor, id);
  }

  @Allow(Permission.AssessmentsRead)
  @Mutation(() => MessageResult, {
    description: 'Mails the code for an act; the caller needs the permission of that act',
  })
  async sendAssessmentCode(
    @CurrentActor() actor: UserActor,
    @Args() { id, version, act }: AssessmentCodeArgs,
  ): Promise<MessageResult> {
    await this.acts.sendCode(actor, id, version, act);
    return { message: `A code was sent to ${actor.email}.` };
  }

  @Allow(Permission.AssessmentsReview)
  @Mutation(() => AssessmentRunModel)
  async reviewAssessment(
    @CurrentActor() actor: UserActor,
    @Args() { withdrawBecause, ...given }: ReviewAssessmentArgs,
  ): Promise<AssessmentRunModel> {
    if (withdrawBecause === null || withdrawBecause === undefined) await this.acts.review(actor, given);
    else await this.acts.withdraw(actor, given, withdrawBecause);
    return this.service.get(actor, given.id);
  }

  @Allow(Permission.AssessmentsApprove)
  @Mutation(() => AssessmentRunModel)
  async approveAssessment(
    @CurrentActor() actor: UserActor,
    @Args() given: ConfirmedActArgs,
  ): Promise<AssessmentRunModel> {
    await this.acts.approve(actor, given);
    return this.service.get(actor, given.id);
  }

  @Allow(Permission.AssessmentsRun)
  @Mutation(() => AssessmentRunModel)
  async publishAssessment(
    @CurrentActor() actor: UserActor,
    @Args() { objectionsUntil, ...given }: PublishAssessmentArgs,
  ): Promise<AssessmentRunModel> {
    await this.acts.publish(actor, given, objectionsUntil);
    return this.service.get(actor, given.id);
  }

  @Allow(Permission.AssessmentsApprove)
  @Mutation(() => AssessmentRunModel)
  async finaliseAssessment(
    @CurrentActor() actor: UserActor,
    @Args() given: ConfirmedActArgs,
  ): Promise<AssessmentRunModel> {
    await this.acts.finalise(actor, given);
    return this.service.get(actor, given.id);
  }
}
