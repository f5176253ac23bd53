import { Args, ID, Int, Query, Resolver } from '@nestjs/graphql';
import { Allow, CurrentActor } from '../../access/access.decorators.js';
import { type UserActor } from '../../common/actor.js';
import { readPage } from '../../common/paging.js';
import { SubmissionAsOf, SubmissionHistoryPage } from './submission-history.model.js';
import { SubmissionHistoryService } from './submission-history.service.js';
import { Permission } from '../../rules/permissions.js';

/** The change history of claims, for administrators. */
@Resolver()
export class SubmissionHistoryResolver {
  constructor(private readonly history: SubmissionHistoryService) {}

  @Allow(Permission.HistoryRead)
  @Query(() => SubmissionHistoryPage)
  claimHistory(
    @CurrentActor() actor: UserActor,
    @Args('submissionId', { type: () => ID }) submissionId: string,
    @Args('page', { type: () => Int, nullable: true, defaultValue: 1 }) page: number | null,
  ): Promise<SubmissionHistoryPage> {
    return this.history.list(actor, submissionId, readPage(page ?? undefined));
  }

  @Allow(Permission.HistoryRead)
  @Query(() => SubmissionAsOf)
  claimAsOf(
    @CurrentActor() actor: UserActor,
    @Args('submissionId', { type: () => ID }) submissionId: string,
    @Args('changeId', { type: () => ID }) changeId: string,
  ): Promise<SubmissionAsOf> {
    return this.history.asOf(actor, submissionId, changeId);
  }
}
