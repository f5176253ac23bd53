import { Args, Query, Resolver } from '@nestjs/graphql';
import { Allow, AllowTokens, CurrentCaller } from '../../access/access.decorators.js';
import { type Caller } from '../../common/actor.js';
import { SubmissionWalk, SubmissionWalkArgs } from './submission-walk.model.js';
import { SubmissionWalkService } from './submission-walk.service.js';
import { Permission } from '../../rules/permissions.js';

@Resolver()
export class SubmissionWalkResolver {
  constructor(private readonly service: SubmissionWalkService) {}

  @Allow(Permission.ClaimsRead)
  @AllowTokens()
  @Query(() => SubmissionWalk)
  submissionWalk(@CurrentCaller() actor: Caller, @Args() args: SubmissionWalkArgs): Promise<SubmissionWalk> {
    return this.service.page(actor, args);
  }
}
