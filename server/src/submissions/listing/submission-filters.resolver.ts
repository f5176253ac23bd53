import { Query, Resolver } from '@nestjs/graphql';
import { Allow, AllowTokens, CurrentCaller } from '../../access/access.decorators.js';
import { type Caller } from '../../common/actor.js';
import { Permission } from '../../rules/permissions.js';
import { SubmissionFilterCounts } from './filter-counts.model.js';
import { SubmissionFiltersService } from './submission-filters.service.js';

@Resolver()
export class SubmissionFiltersResolver {
  constructor(private readonly service: SubmissionFiltersService) {}

  @Allow(Permission.ClaimsRead)
  @AllowTokens()
  @Query(() => SubmissionFilterCounts)
  submissionFilterCounts(@CurrentCaller() actor: Caller): Promise<SubmissionFilterCounts> {
    return this.service.counts(actor);
  }
}
