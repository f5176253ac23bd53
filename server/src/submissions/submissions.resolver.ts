import { Args, ID, Int, Query, Resolver } from '@nestjs/graphql';
import { Allow, AllowTokens, CurrentCaller } from '../auth/access.decorators.js';
import { type Caller, Role } from '../common/actor.js';
import { readPage } from '../common/paging.js';
import { SubmissionFilter, SubmissionSort } from './submission-list-filter.js';
import { SubmissionListItem, SubmissionPage, SubmissionSearchResult } from './submission-list.model.js';
import { SubmissionModel } from './submission.model.js';
import { SubmissionsService } from './submissions.service.js';

@Resolver()
export class SubmissionsResolver {
  constructor(private readonly service: SubmissionsService) {}

  @Allow()
  @AllowTokens()
  @Query(() => SubmissionPage)
  submissions(
    @CurrentCaller() actor: Caller,
    @Args('page', { type: () => Int, nullable: true, defaultValue: 1 }) page: number | null,
    @Args('filter', { type: () => SubmissionFilter, nullable: true }) filter: SubmissionFilter | null,
    @Args('sort', { type: () => SubmissionSort, nullable: true, defaultValue: SubmissionSort.NEWEST })
    sort: SubmissionSort | null,
  ): Promise<SubmissionPage> {
    return this.service.list(actor, readPage(page ?? undefined), filter ?? {}, sort ?? SubmissionSort.NEWEST);
  }

  @Allow()
  @AllowTokens()
  @Query(() => [SubmissionListItem])
  mySubmissions(@CurrentCaller() actor: Caller): Promise<SubmissionListItem[]> {
    return this.service.listOwn(actor);
  }

  @Allow(Role.MASTER_ADMIN)
  @AllowTokens()
  @Query(() => SubmissionSearchResult)
  submissionSearch(@Args('query') query: string): Promise<SubmissionSearchResult> {
    return this.service.search(query);
  }

  @Allow()
  @AllowTokens()
  @Query(() => SubmissionModel)
  submission(
    @CurrentCaller() actor: Caller,
    @Args('id', { type: () => ID }) id: string,
  ): Promise<SubmissionModel> {
    return this.service.get(actor, id);
  }
}
