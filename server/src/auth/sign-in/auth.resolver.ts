import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { UserActor } from '../../common/actor.js';
import type { GraphqlContext } from '../../common/request-of.js';
import { User } from '../../users/user.entity.js';
import { UsersService } from '../../users/users.service.js';
import { Allow, CurrentActor, Public, StaysInMaintenance } from '../../access/access.decorators.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { SignInInput } from './sign-in.input.js';
import { SignInResult } from './sign-in.model.js';
import { SignInService } from './sign-in.service.js';

@Resolver()
export class AuthResolver {
  constructor(
    private readonly signInService: SignInService,
    private readonly sessions: SessionsService,
    private readonly users: UsersService,
  ) {}

  @Allow()
  @Query(() => User, { nullable: true })
  me(@CurrentActor() actor: UserActor): Promise<User> {
    return this.users.profile(actor);
  }

  @Allow()
  @Mutation(() => User)
  endTour(@CurrentActor() actor: UserActor): Promise<User> {
    return this.users.endTour(actor);
  }

  @Public()
  @StaysInMaintenance()
  @Mutation(() => SignInResult)
  signIn(@Args('input') input: SignInInput, @Context() { req }: GraphqlContext): Promise<SignInResult> {
    return this.signInService.signIn(input, req.ip);
  }

  @Allow()
  @StaysInMaintenance()
  @Mutation(() => Boolean)
  async signOut(@CurrentActor() actor: UserActor): Promise<boolean> {
    await this.sessions.end(actor);
    return true;
  }
}
