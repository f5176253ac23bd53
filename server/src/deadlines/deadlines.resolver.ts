import { Args, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Allow, CurrentActor } from '../access/access.decorators.js';
import type { UserActor } from '../common/actor.js';
import { readPage } from '../common/paging.js';
import { Permission } from '../rules/permissions.js';
import { DeadlineModel, DeadlinePage, ExtendDeadlineArgs, SetDeadlineArgs } from './deadline.model.js';
import { DeadlinesService } from './deadlines.service.js';

@Resolver()
export class DeadlinesResolver {
  constructor(private readonly service: DeadlinesService) {}

  @Allow(Permission.DeadlinesRead)
  @Query(() => DeadlinePage, { description: 'The open deadlines, the next first, or the ended ones' })
  deadlines(
    @Args('page', { type: () => Int, nullable: true }) page?: number,
    @Args('ended', { nullable: true, description: 'Those that ended, or that nothing waits for' })
    ended?: boolean,
  ): Promise<DeadlinePage> {
    return this.service.list(readPage(page ?? undefined), ended ?? false);
  }

  @Allow(Permission.DeadlinesSet)
  @Mutation(() => DeadlineModel)
  setDeadline(@CurrentActor() actor: UserActor, @Args() given: SetDeadlineArgs): Promise<DeadlineModel> {
    return this.service.set(actor, given);
  }

  @Allow(Permission.DeadlinesSet)
  @Mutation(() => DeadlineModel, {
    description: 'Extends a deadline with a reason, for all claims or for one',
  })
  extendDeadline(
    @CurrentActor() actor: UserActor,
    @Args() given: ExtendDeadlineArgs,
  ): Promise<DeadlineModel> {
    return this.service.extend(actor, given);
  }
}
