import { Mutation, Query, Resolver } from '@nestjs/graphql';
import type { UserActor } from '../../common/actor.js';
import { Allow, CurrentActor, WithoutUse } from '../../access/access.decorators.js';
import { SessionEnd } from './session-end.model.js';
import { SessionsService } from './sessions.service.js';

@Resolver()
export class SessionEndResolver {
  constructor(private readonly sessions: SessionsService) {}

  @Allow()
  @WithoutUse()
  @Query(() => SessionEnd)
  sessionEnd(@CurrentActor() actor: UserActor): Promise<SessionEnd> {
    return this.sessions.endOf(actor);
  }

  @Allow()
  @Mutation(() => SessionEnd)
  keepSignedIn(@CurrentActor() actor: UserActor): Promise<SessionEnd> {
    return this.sessions.keep(actor);
  }
}
