import { Args, Query, Resolver } from '@nestjs/graphql';
import { Allow, AllowTokens, CurrentCaller } from '../../access/access.decorators.js';
import { type Caller } from '../../common/actor.js';
import { Permission } from '../../rules/permissions.js';
import { SubmissionFilterCounts } from './filter-counts.model.js';
import { SubmissionFilter } from './submission-list-filter.js';
import { SubmissionFiltersService } from './submission-filters.service.js';

const AMONG =
  'Counts among the claims that this filter shows, without its condition on the counted property itself; by default among all';

const SEARCH = 'Counts among the claims that this search matches, as in `submissionSearch`';

const TOO_MANY = 'Null when more than 5,000 claims match `query`; never null without it';

@Resolver()
export class SubmissionFiltersResolver {
  constructor(private readonly service: SubmissionFiltersService) {}

  @Allow(Permission.ClaimsRead)
  @AllowTokens()
  @Query(() => SubmissionFilterCounts, { nullable: true, description: TOO_MANY })
  submissionFilterCounts(
    @CurrentCaller() actor: Caller,
    @Args('filter', { type: () => SubmissionFilter, nullable: true, description: AMONG })
    filter: SubmissionFilter | null,
    @Args('query', { type: () => String, nullable: true, description: SEARCH })
    query: string | null,
  ): Promise<SubmissionFilterCounts | null> {
    return this.service.counts(actor, filter ?? {}, query ?? undefined);
  }
}
