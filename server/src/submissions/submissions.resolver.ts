import { Args, ID, Int, Query, Resolver } from '@nestjs/graphql';
import { Allow, CurrentActor } from '../auth/access.decorators.js';
import { Role, type UserActor } from '../common/actor.js';
import { readPage } from '../common/paging.js';
import { SubmissionListItem, SubmissionPage, SubmissionSearchResult } from './submission-list.model.js';
import { SubmissionModel } from './submission.model.js';
import { SubmissionsService } from './submissions.service.js';

@Resolver()
export class SubmissionsResolver {
  constructor(private readonly service: SubmissionsService) {}

  @Allow()
  @Query(() => SubmissionPage)
  submissions(
    @CurrentActor() actor: UserActor,
    @Args('page', { type: () => Int, nullable: true, defaultValue: 1 }) page: number | null,
  ): Promise<SubmissionPage> {
    return this.service.list(actor, readPage(page ?? undefined));
  }

  @Allow()
  @Query(() => [SubmissionListItem])
  mySubmissions(@CurrentActor() actor: UserActor): Promise<SubmissionListItem[]> {
    return this.service.listOwn(actor);
  }

  @Allow(Role.MASTER_ADMIN)
  @Query(() => SubmissionSearchResult)
  submissionSearch(@Args('query') query: string): Promise<SubmissionSearchResult> {
    return this.service.search(query);
  }

  @Allow()
  @Query(() => SubmissionModel)
  submission(
    @CurrentActor() actor: UserActor,
    @Args('id', { type: () => ID }) id: string,
  ): Promise<SubmissionModel> {
    return this.service.get(actor, id);
  }
}
