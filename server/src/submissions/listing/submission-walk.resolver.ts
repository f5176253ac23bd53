import { Args, Query, Resolver } from '@nestjs/graphql';
import { Allow, AllowTokens, CurrentCaller } from '../../auth/access.decorators.js';
import { type Caller, Role } from '../../common/actor.js';
import { SubmissionWalk, SubmissionWalkArgs } from './submission-walk.model.js';
import { SubmissionWalkService } from './submission-walk.service.js';

@Resolver()
export class SubmissionWalkResolver {
  constructor(private readonly service: SubmissionWalkService) {}

  @Allow(Role.MASTER_ADMIN)
  @AllowTokens()
  @Query(() => SubmissionWalk)
  submissionWalk(@CurrentCaller() actor: Caller, @Args() args: SubmissionWalkArgs): Promise<SubmissionWalk> {
    return this.service.page(actor, args);
  }
}
